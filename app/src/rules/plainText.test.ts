import { describe, expect, it } from 'vitest';
import { isBlank, plainText } from './plainText.ts';

describe('text without its tags', () => {
  it.each([
    ['<p>Good <b>morning</b></p>', 'Good morning'],
    ['  spaces  ', 'spaces'],
    ['5 < 6 and 7 > 3', '5 < 6 and 7 > 3'],
    ['<img src=x onerror=alert(1)>', ''],
    ['a<!-- hidden <b> -->b', 'ab'],
    ['Dose <5 mg', 'Dose <5 mg'],
    ['two\nlines', 'two\nlines'],
  ])('%j', (typed, expected) => expect(plainText(typed)).toBe(expected));
});

describe('visible text', () => {
  it.each(['', ' \n', '<p> </p>', '\u200b', '\u202e<b>\u2800</b>', '\0', '\ud800', '\ufe0f'])('%j has none', (typed) =>
    expect(isBlank(typed)).toBe(true),
  );
  it.each(['.', '<p>a</p>', '❤️', '\u202ea', '5 < 6'])('%j has some', (typed) => expect(isBlank(typed)).toBe(false));
});
