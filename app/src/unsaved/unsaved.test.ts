import { createStore } from 'jotai';
import { describe, expect, it, vi } from 'vitest';
import { sessionAtom } from '#session/session.ts';
import { session } from '#session/testing/sessions.ts';
import { endSavingAtom, forgetUnsavedAtom, noteUnsavedAtom, startSavingAtom } from './noteUnsaved.ts';
import { unsavedPromptAtom, unsavedQuestionAtom } from './unsaved.ts';

const unsaved = { title: 'Names', discard: () => undefined };

/** Store with unsaved forms, forms being saved, or neither. */
function start({ dirty = [] as string[], saving = [] as string[] }) {
  const store = createStore();
  store.set(sessionAtom, session);
  for (const name of dirty) store.set(noteUnsavedAtom, name, unsaved);
  for (const name of saving) store.set(startSavingAtom, name);
  const going = () => {
    const proceed = vi.fn();
    return { proceed, atOnce: store.set(unsavedPromptAtom, { proceed, leaves: false }) };
  };
  return {
    store,
    going,
    requested: () => store.get(unsavedQuestionAtom) !== null,
    saved: (name: string) => {
      store.set(forgetUnsavedAtom, name);
      store.set(endSavingAtom, name);
    },
    failed: (name: string) => store.set(endSavingAtom, name),
  };
}

describe('leaving', () => {
  it('proceeds at once if nothing is unsaved', () => {
    const { going, requested } = start({});
    const { proceed, atOnce } = going();
    expect([atOnce, proceed.mock.calls.length, requested()]).toEqual([true, 1, false]);
  });

  it('opens a dialog if something is unsaved', () => {
    const { going, requested } = start({ dirty: ['a'] });
    const { proceed, atOnce } = going();
    expect([atOnce, proceed.mock.calls.length, requested()]).toEqual([false, 0, true]);
  });

  it('waits during a save without a dialog, and proceeds afterwards', () => {
    const { going, requested, saved } = start({ dirty: ['a'], saving: ['a'] });
    const { proceed, atOnce } = going();
    expect([atOnce, proceed.mock.calls.length, requested()]).toEqual([false, 0, false]);
    saved('a');
    expect([proceed.mock.calls.length, requested()]).toEqual([1, false]);
  });

  it('opens a dialog once saving failed', () => {
    const { going, requested, failed } = start({ dirty: ['a'], saving: ['a'] });
    const { proceed } = going();
    failed('a');
    expect([proceed.mock.calls.length, requested()]).toEqual([0, true]);
  });

  it('proceeds only with the last request', () => {
    const { going, saved } = start({ dirty: ['a'], saving: ['a'] });
    const first = going();
    const second = going();
    saved('a');
    expect([first.proceed.mock.calls.length, second.proceed.mock.calls.length]).toEqual([0, 1]);
  });

  it('waits for all saves, and opens a dialog about other unsaved changes', () => {
    const { going, requested, saved } = start({ dirty: ['a', 'b', 'c'], saving: ['a', 'b'] });
    const { proceed } = going();
    saved('a');
    expect([proceed.mock.calls.length, requested()]).toEqual([0, false]);
    saved('b');
    expect([proceed.mock.calls.length, requested()]).toEqual([0, true]);
  });

  it('is dropped if the session ended meanwhile', () => {
    const { going, requested, saved, store } = start({ dirty: ['a'], saving: ['a'] });
    const { proceed } = going();
    store.set(sessionAtom, null);
    saved('a');
    expect([proceed.mock.calls.length, requested()]).toEqual([0, false]);
  });
});
