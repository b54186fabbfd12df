import { describe, expect, it } from 'vitest';
import { changedValues, type SaveNote, type SaveState, sameValues, saveNote } from './saveState.ts';

const texts = { saving: 'Saving...', unsaved: 'Unsaved changes', blocked: 'Unable to save' };
const idle: SaveState = { kind: 'idle' };
const saved: SaveState = { kind: 'saved', text: 'Settings saved successfully' };
const failed: SaveState = { kind: 'failed', text: 'Sorry' };

describe('the status text of a section', () => {
  it.each<[string, SaveState, boolean, boolean, SaveNote | null]>([
    ['nothing was edited', idle, false, false, null],
    ['something differs', idle, true, false, { tone: 'plain', text: texts.unsaved }],
    ['it is under way', { kind: 'saving' }, true, false, { tone: 'plain', text: texts.saving }],
    ['it is under way after errors', { kind: 'saving' }, true, true, { tone: 'plain', text: texts.saving }],
    ['it was done', saved, false, false, { tone: 'success', text: saved.text }],
    ['it was done and something differs again', saved, true, false, { tone: 'plain', text: texts.unsaved }],
    ['it failed', failed, true, false, { tone: 'danger', text: failed.text }],
    ['it failed and everything was put back', failed, false, false, { tone: 'danger', text: failed.text }],
    ['the form has errors', idle, true, true, { tone: 'danger', text: texts.blocked }],
    ['the form has errors after a failure', failed, true, true, { tone: 'danger', text: texts.blocked }],
  ])('if %s', (_, state, dirty, hasErrors, note) => {
    expect(saveNote({ state, dirty, hasErrors, texts })).toEqual(note);
  });
});

describe('the difference from the saved values', () => {
  it('is compared by content', () => {
    expect(sameValues({ one: { a: 1 } }, { one: { a: 1 } })).toBe(true);
    expect(sameValues({ one: { a: 1 } }, { one: { a: 2 } })).toBe(false);
  });

  it('is found by the fields of the form', () => {
    const before = { type: '0', colour: null as string | null, suppliers: { 7: true } };
    expect(changedValues(before, before)).toEqual({});
    expect(changedValues({ ...before, colour: '#fff', suppliers: { 7: false } }, before)).toEqual({
      colour: '#fff',
      suppliers: { 7: false },
    });
  });
});
