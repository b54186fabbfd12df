import { describe, expect, it } from 'vitest';
import type { Product } from '#products/search/model/product.ts';
import { productEntries, productSearches, recentProducts } from './products.ts';

describe('the product searches', () => {
  it.each<[string, readonly string[]]>([
    ['pa', []],
    ['  pa ', []],
    ['pan', ['Description Containing pan', 'Keywords StartsWith pan']],
    // The most specific word is sent; the others filter the answer.
    ['500 panado', ['Description Containing panado', 'Keywords StartsWith 500 panado']],
    [
      '500',
      [
        ...['Description Containing 500', 'Keywords StartsWith 500'],
        ...['Barcode StartsWith 500', 'Nappi StartsWith 500', 'SupplierProduct StartsWith 500'],
      ],
    ],
    [
      '6001 234-567',
      ['Barcode StartsWith 6001234567', 'Nappi StartsWith 6001234567', 'SupplierProduct StartsWith 6001234567'],
    ],
    ...['https://id.gs1.org/01/06001234567899/10/ABC', '(01)06001234567899(17)270131', '6.001234567899E12'].map(
      (typed): [string, string[]] => [
        typed,
        [
          'Barcode StartsWith 6001234567899',
          'Nappi StartsWith 6001234567899',
          'SupplierProduct StartsWith 6001234567899',
        ],
      ],
    ),
    ['AB12', ['Description Containing AB12', 'Keywords StartsWith AB12', 'SupplierProduct StartsWith AB12']],
    ['10%', ['Description Containing 10%', 'Keywords StartsWith 10%', 'SupplierProduct StartsWith 10%']],
  ])('for "%s": %j', (typed, searches) =>
    expect(productSearches(typed).map(({ field, match, text }) => `${field} ${match} ${text}`)).toEqual(searches),
  );
});

const product = {
  productCode: 'P1',
  description: 'Panado',
  nappiCode: '700',
  barcodes: ['600', '', '', '', ''] as readonly string[],
  keyword: '',
} as Product;

it('makes one entry per product, whichever search found it, with each of its codes', () => {
  const [entry, ...others] = productEntries([[product], [], [product]]);
  expect(others).toEqual([]);
  expect(entry).toMatchObject({ id: 'product:P1', title: 'Panado', detail: '700', codes: ['P1', '700', '600'] });
});

it('offers recent products until they are found again, and disables them without ordering rights', () => {
  const recent = ['product:P1', 'product:P2', 'go.settings'].map((id) => ({ id, title: id, detail: '700' }));
  const found = productEntries([[product]]);
  expect(recentProducts(recent, found, 'You may not.')).toEqual([
    {
      id: 'product:P2',
      group: 'products',
      title: 'product:P2',
      detail: '700',
      codes: ['700'],
      refusal: 'You may not.',
      target: { kind: 'product', code: 'P2', description: 'product:P2' },
    },
  ]);
});
