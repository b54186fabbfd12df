import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isStrongPassword } from './password.ts';

describe('a strong password', () => {
  it.each(['Karoo!74', 'aB3@$!', 'lange Wörter Zürich 1&', 'A1a%%%'])('may be %s', (password) => {
    expect(isStrongPassword(password)).toBe(true);
  });

  it.each([
    ['too short', 'aB3@$'],
    ['without an uppercase letter', 'karoo!74'],
    ['without a lowercase letter', 'KAROO!74'],
    ['without a digit', 'Karoo!!!'],
    ['without a special character', 'Karoo747'],
    ['with a special character that is none of them', 'Karoo#74'],
    ['empty', ''],
  ])('is not one %s: %s', (_, password) => {
    expect(isStrongPassword(password)).toBe(false);
  });

  it('stays one whatever is added to it', () => {
    fc.assert(fc.property(fc.string(), fc.string(), (before, after) => isStrongPassword(`${before}aB3@$!${after}`)));
  });
});
