import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Product } from './product.ts';
import { isWideSearch, toWords, withWords } from './searchWords.ts';

const search = (text: string) => toWords({ text, field: 'Description', match: 'Containing' });
const product = (productdescription: string) =>
  ({ description: productdescription, keyword: 'fever pain', supplierProductDescription: 'PANADO TAB' }) as Product;

describe('the words of a search', () => {
  it.each([
    ['panado', 'panado', []],
    [' panado ', 'panado', []],
    ['panado 100', 'panado', ['100']],
    ['100 panado', 'panado', ['100']],
    ['500mg panado tab', 'panado', ['500mg', 'tab']],
    ['capsules amo', 'amo', ['capsules']],
    ['1000 20', '1000', ['20']],
    ['20 1000', '1000', ['20']],
    ['tab paracetamol', 'paracetamol', ['tab']],
    ['abc 12345', 'abc', ['12345']],
    ['panado  \t 100', 'panado', ['100']],
    ['1mg é2345', '1mg', ['é2345']],
    ['', '', []],
  ])('of "%s" request "%s"', (text, requested, others) => {
    expect(search(text)).toEqual({ requested, others });
  });

  it.each(['StartsWith', 'EndsWith'] as const)('are one text if the match is %s', (match) => {
    expect(toWords({ text: 'panado 100', field: 'Description', match })).toEqual({
      requested: 'panado 100',
      others: [],
    });
  });

  it.each(['Barcode', 'Nappi', 'SupplierProduct'] as const)('are one text if the field is %s', (field) => {
    expect(toWords({ text: '700 1', field, match: 'Containing' })).toEqual({ requested: '700 1', others: [] });
  });
});

describe('a search that would match a large part of the catalogue', () => {
  it.each([
    ['pa', true],
    ['500', true],
    ['500mg', true],
    ['tab', true],
    ['Tablets 500', true],
    ['10 ml', true],
    ['pan', false],
    ['pa 500', true],
    ['tab pan', false],
    ['é1à', true],
    ['', false],
  ])('is "%s" in the description: %s', (text, isWide) => {
    expect(isWideSearch({ text, field: 'Description', match: 'Containing' })).toBe(isWide);
    expect(isWideSearch({ text, field: 'Barcode', match: 'Containing' })).toBe(false);
  });
});

describe('products that match words', () => {
  const panado = product("Panado Tablets 500 mg TAB 100's");
  const syrup = product('Panado Paediatric Syrup 120 mg/5ml 100 ml');

  it.each([
    [['100'], [panado, syrup]],
    [['TABLETS', '100'], [panado]],
    [['500mg'], [panado]],
    [['ml', 'syrup'], [syrup]],
    [['brufen'], []],
    [['paediatricsyrup'], [syrup]],
    [['tab', 'syrup'], []],
  ])('%j are those that contain each word', (words, found) => {
    expect(withWords([panado, syrup], 'Description', words)).toEqual(found);
  });

  it('are matched in the searched field', () => {
    expect(withWords([panado], 'Keywords', ['fever'])).toEqual([panado]);
    expect(withWords([panado], 'Keywords', ['tablets'])).toEqual([]);
    expect(withWords([panado], 'SupplierDescription', ['tab'])).toEqual([panado]);
  });

  it('match across any space between a number and its unit', () => {
    expect(withWords([product('Panado 500  mg')], 'Description', ['500mg'])).toHaveLength(1);
  });

  it('are the same list if no word is left, so that nothing renders again', () => {
    const products = [panado, syrup];
    expect(withWords(products, 'Description', [])).toBe(products);
  });

  it.each(['Barcode', 'Nappi', 'SupplierProduct'] as const)('are all products if the field is %s', (field) => {
    expect(withWords([panado, syrup], field, ['brufen'])).toEqual([panado, syrup]);
  });

  it('match their words in any order', () => {
    const word = fc.stringMatching(/^[a-z]{2,8}$|^[0-9]{1,4}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), fc.infiniteStream(fc.nat()), (words, chance) => {
        const matching = product(words.join(' '));
        const mixed = words.map((each) => ({ each, at: chance.next().value })).toSorted((a, b) => a.at - b.at);
        const { requested, others } = search(mixed.map(({ each }) => each).join(' '));
        return matching.description.includes(requested) && withWords([matching], 'Description', others).length === 1;
      }),
    );
  });
});
