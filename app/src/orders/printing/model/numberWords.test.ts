import { expect, it } from 'vitest';
import { numberWords } from './numberWords.ts';

it.each([
  [0, 'zero'],
  [7, 'seven'],
  [13, 'thirteen'],
  [20, 'twenty'],
  [42, 'forty-two'],
  [100, 'one hundred'],
  [101, 'one hundred and one'],
  [124, 'one hundred and twenty-four'],
  [999, 'nine hundred and ninety-nine'],
  [1000, 'one thousand'],
  [1005, 'one thousand and five'],
  [2340, 'two thousand three hundred and forty'],
  [15_000, 'fifteen thousand'],
  [999_999, 'nine hundred and ninety-nine thousand nine hundred and ninety-nine'],
])('writes %d as %s', (count, words) => expect(numberWords(count)).toBe(words));

it.each([-1, 1.5, 1_000_000, Number.NaN])('leaves %d in digits', (count) => {
  expect(numberWords(count)).toBe(String(count));
});

it('writes no two numbers the same', () => {
  const words = Array.from({ length: 20_000 }, (_, count) => numberWords(count));
  expect(new Set(words).size).toBe(words.length);
});
