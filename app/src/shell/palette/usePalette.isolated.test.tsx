import { toast } from '@mortar/design-system';
import { act, renderHook } from '@testing-library/react';
import type { KeyboardEvent } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recentChoices } from '#preferences/recentChoices.ts';
import { machineStorage } from '#session/storage.ts';
import type { Entry } from './model/entry.ts';
import { usePalette } from './usePalette.ts';

const staff = { retailerid: 1, staffid: 1 };
const sources = { entries: [] as readonly Entry[], busy: false, failed: [], again: vi.fn() };

vi.mock('./useEntries.ts', () => ({ useEntries: () => ({ ...sources }) }));
vi.mock('#session/useSession.ts', () => ({ useSession: () => ({ staff }) }));

const entry = (title: string, more: Partial<Entry> = {}): Entry => ({
  id: title,
  group: 'products',
  title,
  target: { kind: 'path', path: `/${title}` },
  ...more,
});

const getKey = (key: string, more: object = {}) =>
  ({ key, nativeEvent: { isComposing: false }, preventDefault: vi.fn(), ...more }) as unknown as KeyboardEvent;

function start(typed: string) {
  const [onChoose, press] = [vi.fn(), vi.fn()];
  const { result, rerender } = renderHook(() => usePalette(onChoose, press));
  const taken = () => result.current.shown[result.current.active]?.title;
  act(() => result.current.type(typed));
  return {
    onChoose,
    taken,
    type: (text: string) => act(() => result.current.type(text)),
    press: (key: string, more?: object) => act(() => result.current.onKeyDown(getKey(key, more))),
    pressed: press,
    choose: (at: number) => act(() => result.current.choose(result.current.shown[at] ?? entry('none'))),
    answer(entries: readonly Entry[], busy = false) {
      Object.assign(sources, { entries, busy });
      rerender();
    },
  };
}

beforeEach(() => {
  Object.assign(sources, { entries: [], busy: false });
  machineStorage.remove('mortar.palette.1/1');
});

describe('the active entry', () => {
  it('stays the same when better entries arrive late, and changes with the text', () => {
    sources.entries = [entry('Campana')];
    const { taken, answer, type } = start('pan');
    expect(taken()).toBe('Campana');
    answer([entry('Panado'), entry('Campana')]);
    expect(taken()).toBe('Campana');
    type('pana');
    expect(taken()).toBe('Panado');
  });

  it('moves by arrow keys and wraps around, and by no key with Ctrl', () => {
    sources.entries = ['Pan 1', 'Pan 2', 'Pan 3'].map((title) => entry(title));
    const { taken, press } = start('pan');
    press('ArrowDown', { ctrlKey: true });
    expect(taken()).toBe('Pan 1');
    press('ArrowUp');
    expect(taken()).toBe('Pan 3');
    press('ArrowDown');
    press('ArrowDown');
    expect(taken()).toBe('Pan 2');
  });

  it('is chosen by Enter, but not by a held Enter', () => {
    sources.entries = [entry('Panado')];
    const { press, pressed } = start('pan');
    press('Enter', { repeat: true });
    expect(pressed).not.toHaveBeenCalled();
    press('Enter');
    expect(pressed.mock.calls).toEqual([[0]]);
  });
});

describe('Enter after a code that is not found yet', () => {
  const found = entry('Panado', { codes: ['6001234'] });

  it('chooses the result', () => {
    sources.busy = true;
    const { press, answer, onChoose } = start('6001234');
    press('Enter');
    expect(onChoose).not.toHaveBeenCalled();
    answer([found]);
    expect(onChoose.mock.calls).toEqual([[found.target]]);
  });

  it('is dropped once something else is typed, and if nothing is found', () => {
    sources.busy = true;
    const { press, answer, type, onChoose } = start('6001234');
    press('Enter');
    type('600123');
    type('6001234');
    answer([found]);
    type('6009999');
    answer([], true);
    press('Enter');
    answer([]);
    answer([entry('Other', { codes: ['6009999'] })]);
    expect(onChoose).not.toHaveBeenCalled();
  });
});

it('shows why an entry is disabled, does nothing, and stores only executed entries', () => {
  const error = vi.spyOn(toast, 'error').mockReturnValue(1);
  sources.entries = [entry('Panado', { refusal: 'You may not.' }), entry('Pantoloc')];
  const { choose, onChoose } = start('pan');
  choose(0);
  expect(error).toHaveBeenCalledWith('You may not.');
  expect(onChoose).not.toHaveBeenCalled();
  expect(recentChoices(staff)).toEqual([]);
  choose(1);
  expect(recentChoices(staff).map(({ id }) => id)).toEqual(['Pantoloc']);
});
