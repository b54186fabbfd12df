import { describe, expect, it } from 'vitest';
import { type IngredientSearch, matchingIngredients, splitSearch } from './ingredients.ts';

const search = (text: string, changes: Partial<IngredientSearch> = {}): IngredientSearch => ({
  text,
  field: 'ActiveIngredient',
  match: 'Containing',
  ...changes,
});
const found = [
  { index: 0, fullgenericdescription: 'Amoxicillin 250 mg; Clavulanic acid 125 mg, TAB', nappicode: '700700001' },
  { index: 1, fullgenericdescription: 'Ampicillin 250 mg, CAP', nappicode: '800700001' },
  { index: 2, fullgenericdescription: 'Co-amoxicillin 500 mg, TAB', nappicode: '700700002' },
];
const indices = (requested: IngredientSearch) => matchingIngredients(found, requested).map(({ index }) => index);

describe('active ingredients', () => {
  it.each([
    ['amoxicillin', {}, [0, 1, 2]],
    [' Amoxicillin ', { match: 'StartsWith' }, [0]],
    ['tab', { match: 'EndsWith' }, [0, 2]],
    ['mg tab amox', {}, [0, 2]],
    ['amoxicillin 250mg', {}, [0, 1]],
    ['700', { field: 'Nappi', match: 'StartsWith' }, [0, 2]],
    ['001', { field: 'Nappi', match: 'EndsWith' }, [0, 1]],
    ['nothing of the kind', { match: 'StartsWith' }, []],
  ] as const)('match "%s" with the options %j', (text, changes, expected) => {
    expect(indices(search(text, changes))).toEqual(expected);
  });

  it('are requested by the most specific word, or by the full code', () => {
    expect(splitSearch(search('500 amoxicillin'))).toEqual({ requested: 'amoxicillin', others: ['500'] });
    expect(splitSearch(search(' 700 001 ', { field: 'Nappi' }))).toEqual({ requested: '700 001', others: [] });
    expect(splitSearch(search('500 amox', { match: 'StartsWith' }))).toEqual({
      requested: '500 amox',
      others: [],
    });
  });

  it('are the same list if there is nothing to filter', () => {
    expect(matchingIngredients(found, search('am'))).toBe(found);
  });
});
