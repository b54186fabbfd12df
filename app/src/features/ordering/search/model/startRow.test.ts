import type { Product } from '@mortar/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startRow } from './startRow.ts';

const products = (...descriptions: string[]) =>
  descriptions.map((productdescription) => ({ productcode: productdescription, productdescription }) as Product);
const start = (text: string, ...descriptions: string[]) =>
  startRow(products(...descriptions), { text, field: 'Description' });

describe('where the cursor of a search begins', () => {
  it.each([
    ['eltroxin 100', "Eltroxin 50µg 50 mcg TAB 100's", "Eltroxin 100µg 100 mcg TAB 100's"],
    ['voltaren 50', "Voltaren 25 mg TAB 50's", "Voltaren 50 mg TAB 20's"],
    ['VOLTAREN 50', "Voltaren 25 mg TAB 50's", "Voltaren 50 mg TAB 20's"],
    ['50 voltaren', "Voltaren 25 mg TAB 50's", "Voltaren 50 mg TAB 20's"],
    ['brufen 200', 'Brufen 100 mg/5ml SUS 200ml', "Brufen 200 mg TAB 100's"],
    // A figure by itself comes before one within another.
    ['lipitor 10', "Lipitor 100 mg TAB 30's", "Lipitor 10 mg TAB 30's"],
    ['losec 5', "Losec 0.5 mg TAB 30's", "Losec 5 mg TAB 30's"],
    ['losec 5', 'Losec 5,5 mg TAB 30', 'Losec 5 mg TAB 30'],
    ['losec 0.5', 'Losec 10.5 mg TAB', 'Losec 0.5 mg TAB'],
    ['losec 0.5', 'Losec 0,05 mg 0.52 mg TAB', 'Losec 0.5 mg TAB'],
    ['panado 500mg', "Panado 250 mg TAB 500's", "Panado 500 mg TAB 20's"],
    ['panado 500mg', "Panado 1500 mg TAB 20's", "Panado 500  mg TAB 20's"],
    ['PANADO 500MG', "Panado 1500 mg TAB 20's", "Panado 500 mg TAB 20's"],
    [' panado  500 ', "Panado 1500 mg TAB 20's", "Panado 500 mg TAB 20's"],
    ['vitamin b1', "Vitamin B12 1 mg TAB 30's", "Vitamin B1 100 mg TAB 30's"],
    ['panado 500 mg', "Panado 250 mg TAB 500's", "Panado 500 mg TAB 20's"],
  ])('for "%s" is not %s but %s', (text, wrong, right) => {
    expect(start(text, wrong, right)).toBe(right);
  });

  it('is the first of a figure within another, where none stands by itself', () => {
    expect(start('lipitor 1', "Lipitor 80 mg TAB 10's", "Lipitor 10 mg TAB 30's")).toBe("Lipitor 10 mg TAB 30's");
  });

  it('is the first row where every row has a word in its pack alone, and where nothing was typed', () => {
    expect(start('panado 24', "Panado 500 mg TAB 24's")).toBeUndefined();
    expect(start(' ', "Panado 500 mg TAB 24's")).toBeUndefined();
    expect(start('panado')).toBeUndefined();
  });

  it('is the first row of any other field', () => {
    const found = products("Voltaren 25 mg TAB 50's", "Voltaren 50 mg TAB 20's");
    expect(startRow(found, { text: 'voltaren 50', field: 'Keywords' })).toBeUndefined();
  });

  it('takes what is typed as text, whatever signs it has', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => start(text, "Panado 500 mg TAB 24's")).not.toThrow();
        expect(() => start(`5${text}`, "Panado 500 mg TAB 24's")).not.toThrow();
      }),
    );
  });
});
