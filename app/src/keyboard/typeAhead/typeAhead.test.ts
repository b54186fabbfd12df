import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appendKey, NOTHING_TYPED, type PressedKey, type TypedAhead } from './typeAhead.ts';

const press = (key: string, more: Partial<PressedKey> = {}): PressedKey => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  isComposing: false,
  ...more,
});
const typing = (...keys: string[]) =>
  keys.reduce<TypedAhead | null>((typed, key) => typed && appendKey(typed, press(key)), NOTHING_TYPED);

describe('type-ahead text', () => {
  it.each([
    [[...'brufen'], 'brufen', false],
    [[...'brufen', 'Enter'], 'brufen', true],
    [[...'brux', 'Backspace', ...'fen'], 'brufen', false],
    [['Backspace', 'b'], 'b', false],
    [[], '', false],
    [[...'bru', 'Enter', 'Backspace'], 'br', false],
    [[' ', 'b', ' ', '5'], 'b 5', false],
    [[...'bru', 'Enter', 'f'], 'bruf', false],
    [['ü'], 'ü', false],
  ])('%j is "%s", entered: %s', (keys, text, entered) => {
    expect(typing(...keys)).toEqual({ text, entered });
  });

  it('leaves Enter to the dialog until something is typed', () => {
    expect(appendKey(NOTHING_TYPED, press('Enter'))).toBeNull();
    expect(typing(' ', 'Enter')).toBeNull();
  });

  it.each(['Escape', 'Tab', 'ArrowDown', 'F6', 'Delete', 'Home', 'Shift', 'Dead', 'Process'])('is not %s', (key) => {
    expect(appendKey({ text: 'bru', entered: false }, press(key))).toBeNull();
  });

  it.each([{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { isComposing: true }])('is not %o', (more) => {
    expect(appendKey(NOTHING_TYPED, press('s', more))).toBeNull();
  });

  it('contains every character, in order', () => {
    fc.assert(fc.property(fc.stringMatching(/^[a-z0-9][a-z0-9 ]{0,20}$/), (text) => typing(...text)?.text === text));
  });
});
