import { describe, expect, it } from 'vitest';
import { byKey, getKey, keyHint, type PressedKey } from './keys.ts';

const pressed = (key: string, more: Partial<PressedKey> = {}): PressedKey => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

describe('the key name of a command', () => {
  it.each<[string | null, PressedKey]>([
    ['F6', pressed('F6')],
    ['Shift+F6', pressed('F6', { shiftKey: true })],
    ['Ctrl+F6', pressed('F6', { ctrlKey: true })],
    ['Ctrl+Enter', pressed('Enter', { ctrlKey: true })],
    ['Ctrl+Enter', pressed('Enter', { metaKey: true })],
    ['Ctrl+S', pressed('s', { ctrlKey: true })],
    ['Ctrl+S', pressed('S', { ctrlKey: true })],
    ['Ctrl+Shift+S', pressed('S', { ctrlKey: true, shiftKey: true })],
    // A digit by its key, also on French keyboards, but not on the number pad.
    ['Alt+1', pressed('&', { altKey: true, code: 'Digit1' })],
    ['Alt+Shift+1', pressed('1', { altKey: true, shiftKey: true, code: 'Digit1' })],
    ['Alt+End', pressed('End', { altKey: true, code: 'Numpad1' })],
    ['&', pressed('&', { code: 'Digit1' })],
    // A letter by its character, or by its key if Alt produces another one.
    ['Alt+N', pressed('n', { altKey: true, code: 'KeyB' })],
    ['Alt+N', pressed('Dead', { altKey: true, code: 'KeyN' })],
    ['Dead', pressed('Dead', { code: 'KeyN' })],
    // A symbol by its character, wherever its key is.
    ['?', pressed('?', { shiftKey: true, code: 'Slash' })],
    ['?', pressed('?')],
    ['Ctrl+?', pressed('?', { ctrlKey: true, shiftKey: true })],
    // Some browsers report AltGr as Ctrl and Alt.
    [null, pressed('1', { altKey: true, ctrlKey: true, code: 'Digit1' })],
  ])('is %s', (name, event) => expect(getKey(event)).toBe(name));

  it.each([
    ['Ctrl+Enter', 'Ctrl ↵'],
    ['Alt+N', 'Alt N'],
    ['F6', 'F6'],
  ])('is shown as buttons show keys: %s', (key, hint) => expect(keyHint(key)).toBe(hint));

  it('is sorted in a list by its purpose', () => {
    const keys = ['Ctrl+S', 'Alt+10', 'F8', 'Alt+N', 'Alt+2', 'Shift+F6', 'A letter', 'F6', 'Ctrl+Enter'];
    expect(keys.map((key) => ({ key })).toSorted(byKey)).toEqual(
      ['F6', 'F8', 'Shift+F6', 'Alt+2', 'Alt+10', 'Ctrl+Enter', 'Ctrl+S', 'Alt+N', 'A letter'].map((key) => ({ key })),
    );
  });
});
