import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Product } from './product.ts';
import { startRow } from './startRow.ts';

const products = (...descriptions: string[]) =>
  descriptions.map(
    (productdescription) => ({ productCode: productdescription, description: productdescription }) as Product,
  );
const start = (text: string, ...descriptions: string[]) =>
  startRow(products(...descriptions), { text, field: 'Description' });

describe('the start row of a search', () => {
  it.each([
    ['eltroxin 100', "Eltroxin 50µg 50 mcg TAB 100's", "Eltroxin 100µg 100 mcg TAB 100's"],
    ['voltaren 50', "Voltaren 25 mg TAB 50's", "Voltaren 50 mg TAB 20's"],
    ['VOLTAREN 50', "Voltaren 25 mg TAB 50's", "Voltaren 50 mg TAB 20's"],
    ['50 voltaren', "Voltaren 25 mg TAB 50's", "Voltaren 50 mg TAB 20's"],
    ['brufen 200', 'Brufen 100 mg/5ml SUS 200ml', "Brufen 200 mg TAB 100's"],
    // A separate number precedes one within another.
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
    // The volume of a strength counts as pack size.
    ['voltaren 50', 'Voltaren 25 mg/50ml SUS 100ml', "Voltaren 50 mg TAB 20's"],
    ['augmentin 375', 'Augmentin 125 mg/375ml SUS', "Augmentin 375 250/125 mg TAB 15's"],
    ['augmentin 125', 'Augmentin 250 mg per 125 ml SUS', "Augmentin 375 250/125 mg TAB 15's"],
    ['amaryl 500', "Amaryl 2 mg TAB 500's", "Amaryl Combi 2/500 mg TAB 30's"],
    ['andolex 3', 'Andolex 0.15 g / 3 g GEL 10g', "Andolex-c 3mg/1.33mg LOZ 16's"],
    ['andolex 1.33', 'Andolex 0.15 g/1.33g GEL', "Andolex-c 3mg/1.33mg LOZ 16's"],
    ['tazocin 0.5', 'Tazocin 0.1 g/0.5 g GEL', 'Tazocin 4 g/0.5 g INJ 1'],
    ['fucidin 20', 'Fucidin 5 mg/20cm DRE 10', 'Fucidin 20 mg/g CRE 15g'],
    ['venteze 200', 'Venteze 2 mg/200 dose INH', 'Venteze 200 mcg INH 1'],
    ['brufen 100mg/5ml', 'Brufen 200 mg/100ml SUS', 'Brufen 100 mg/5ml SUS 200ml'],
    ['brufen 250 5ml', 'Brufen 125 mg/5ml SUS 250ml', 'Brufen 250 mg/5ml SUS 100ml'],
  ])('for "%s" is not %s but %s', (text, wrong, right) => {
    expect(start(text, wrong, right)).toBe(right);
  });

  it('is the first row with the number inside another, if no number matches exactly', () => {
    expect(start('lipitor 1', "Lipitor 80 mg TAB 10's", "Lipitor 10 mg TAB 30's")).toBe("Lipitor 10 mg TAB 30's");
  });

  it('is the first row if words match only the packs, and if nothing is typed', () => {
    expect(start('panado 24', "Panado 500 mg TAB 24's")).toBeUndefined();
    expect(start(' ', "Panado 500 mg TAB 24's")).toBeUndefined();
    expect(start('panado')).toBeUndefined();
  });

  it.each([
    [
      'allergex 100',
      "Allergex 4 mg TAB 100's",
      'Allergex Elixir 2 mg/5ml SYR 100ml',
      'Allergex Cream 2 g/100g CRM 25g',
    ],
    ['allergex 100', "Allergex 4 mg TAB 100's", 'Allergex Cream 2 g / 100 g CRM 25g'],
    ['fastum 100', 'Fastum Gel 2.5 g/100g GEL 50g', 'Fastum Gel 2.5 g/100g GEL 100g'],
    ['brufen 5', "Brufen 200 mg TAB 5's", 'Brufen 100 mg/5ml SUS 200ml'],
    ['panado 5ml', 'Panado 120 mg SYR 5ml', 'Panado 120 mg/5ml SYR 100ml'],
    ['synapause 100', "Synapause 1 mg TAB 100's", 'Synapause 0.1 g per 100 g VCR 15g'],
  ])('for "%s" is the first row if only packs and the diluent of a strength have the number', (...texts) => {
    const [text, ...descriptions] = texts;
    expect(start(text, ...descriptions)).toBeUndefined();
  });

  it('is the first row for any other field', () => {
    const found = products("Voltaren 25 mg TAB 50's", "Voltaren 50 mg TAB 20's");
    expect(startRow(found, { text: 'voltaren 50', field: 'Keywords' })).toBeUndefined();
  });

  it('treats typed text literally, whatever characters it has', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => start(text, "Panado 500 mg TAB 24's")).not.toThrow();
        expect(() => start(`5${text}`, "Panado 500 mg TAB 24's")).not.toThrow();
      }),
    );
  });
});
