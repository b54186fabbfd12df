import { describe, expect, it } from 'vitest';
import { fold, foundParts, startsWordAt, wordsIn } from './text.ts';

describe('a folded text', () => {
  it.each([
    ['Crème BRÛLÉE', 'creme brulee'],
    ["D'Urso’s", 'dursos'],
    ['Betadine 10%', 'betadine 10%'],
    ['İzmir', 'izmir'],
    ['ΣΟΣ', 'σοσ'],
    ['ʼ', ''],
  ])('%s: %s', (text, folded) => expect(fold(text)).toBe(folded));

  it('is split into words without ignored characters', () =>
    expect(wordsIn("  Pan'ado ’ 500  ")).toEqual(['panado', '500']));
});

it.each<[string, number, boolean]>([
  ['panado', 0, true],
  ['panado', 3, false],
  ['pan ado', 4, true],
  ['pan-ado', 4, true],
  ['500mg', 3, true],
  ['vitamin b12', 9, true],
  ['10%', 2, true],
])('finds in "%s" a word start at %i: %s', (text, at, starts) => expect(startsWordAt(text, at)).toBe(starts));

describe('the highlighted match', () => {
  const marked = (text: string, typed: string) =>
    foundParts(text, wordsIn(typed))
      .map((part) => (part.found ? `[${part.text}]` : part.text))
      .join('');

  it.each([
    ['Panado Tablets', 'pan', '[Pan]ado Tablets'],
    ['Panado Tablets', 'tab pan', '[Pan]ado [Tab]lets'],
    // Matches at the start of a word suppress others.
    ['Pan Campana', 'pan', '[Pan] Campana'],
    ['Campana', 'pan', 'Cam[pan]a'],
    ['Crème', 'creme', '[Crème]'],
    ['Cre\u0300me', 'cre', '[Cre\u0300]me'],
    ["D'Urso", 'durso', "[D'Urso]"],
    ['Betadine 10% 50ml', '10% ml', 'Betadine [10%] 50[ml]'],
    ['a.b (c)', '.b', 'a[.b] (c)'],
    ['💊 Panado', 'pan', '💊 [Pan]ado'],
    ['Panado', '', 'Panado'],
    ['', 'pan', ''],
  ])('of "%s" for "%s" is %s', (text, typed, shown) => expect(marked(text, typed)).toBe(shown));
});

it.each([
  ['703456-001', ['703456001']],
  ['NAPPI 703456001', ['703456001']],
  ['600 1234 567899', ['6001234567899']],
  ['500 panado', ['500', 'panado']],
  ['order 20417', ['order', '20417']],
  ['20417', ['20417']],
])('splits %s into the words %j', (typed, words) => {
  expect(wordsIn(typed)).toEqual(words);
});
