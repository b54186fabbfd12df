import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isStrongPassword, PASSWORD_RULE } from './password.ts';

describe('a strong password', () => {
  it.each([
    ['Karoo!74'],
    ['aB3@$!'],
    ['A1a%%%'],
    ['with spaces and letters of any language', 'lange Wörter Zürich 1&'],
    ['with unlisted characters next to a listed one', 'Karoo#74!'],
    ['with unlisted characters before a listed one', '#-_Ka1@'],
  ])('can be %s', (...named) => {
    expect(isStrongPassword(named.at(-1) ?? '')).toBe(true);
  });

  it.each([...PASSWORD_RULE.signs])('can have %s as its special character', (character) => {
    expect(isStrongPassword(`Karoo74${character}`)).toBe(true);
  });

  it.each([
    ['too short', 'aB3@$'],
    ['too short, counted as people count', 'aB3@😀'],
    ['without an uppercase letter', 'karoo!74'],
    ['without a lowercase letter', 'KAROO!74'],
    ['without a digit', 'Karoo!!!'],
    ['without a special character', 'Karoo747'],
    ['with a special character that is none of the list', 'Karoo#74'],
    ['empty', ''],
  ])('is not one %s: %s', (_, password) => {
    expect(isStrongPassword(password)).toBe(false);
  });

  it('remains one with any text added', () => {
    fc.assert(fc.property(fc.string(), fc.string(), (before, after) => isStrongPassword(`${before}aB3@$!${after}`)));
  });
});
