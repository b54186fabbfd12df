import type { Lookup } from '@mortar/reading';
import { describe, expect, it } from 'vitest';
import { getProduct, listLine } from '#features/ordering/quick-order/testing/sold.ts';
import { getConfidence } from './match.ts';

const barcode: Lookup = { field: 'Barcode', value: '6001234567899' };
const nappi: Lookup = { field: 'Nappi', value: '703456001' };
const supplier: Lookup = { field: 'SupplierProduct', value: 'KE1' };
const PRODUCT = getProduct('P1', { description: "Panado Tablets 500 mg TAB 24's", manufacturer: 'Adcock' });

describe('a match', () => {
  it.each([
    ['certain by its check digit', { lookups: [barcode], named: 0, certain: true }, barcode, 'certain'],
    ['certain by its column', { lookups: [nappi], named: 1, certain: false }, nappi, 'certain'],
    [
      'certain by its name',
      { lookups: [nappi], named: 0, certain: false, description: 'PANADO 500MG' },
      nappi,
      'certain',
    ],
    ['likely by its code alone', { lookups: [nappi], named: 0, certain: false }, nappi, 'likely'],
    [
      'likely by a code that its column does not name',
      { lookups: [nappi, supplier], named: 1, certain: false },
      supplier,
      'likely',
    ],
    [
      'doubtful by another name',
      { lookups: [barcode], named: 1, certain: true, description: 'Brufen syrup' },
      barcode,
      'doubtful',
    ],
    [
      'doubtful by another of its codes',
      { lookups: [barcode, { ...nappi, value: '799999001' }], named: 2, certain: true },
      barcode,
      'doubtful',
    ],
    ['certain by two codes', { lookups: [barcode, nappi], named: 2, certain: true }, barcode, 'certain'],
    [
      'certain whatever a supplier calls it',
      { lookups: [barcode, supplier], named: 2, certain: true },
      barcode,
      'certain',
    ],
    [
      'certain by the beginning of a word',
      { lookups: [nappi], named: 0, certain: false, description: 'Panad. tabl' },
      nappi,
      'certain',
    ],
    [
      'likely by a description of numbers and units only',
      { lookups: [nappi], named: 0, certain: false, description: '500 mg 24' },
      nappi,
      'likely',
    ],
    [
      'certain without its accents',
      { lookups: [nappi], named: 0, certain: false, description: 'Pánadö' },
      nappi,
      'certain',
    ],
  ] as const)('is %s', (_, line, by, expected) => {
    expect(getConfidence(listLine(1, 1, line), PRODUCT, by)).toBe(expected);
  });
});
