import { expect, it } from 'vitest';
import type { Product } from '#products/search/model/product.ts';
import { samePackFirst } from './samePackFirst.ts';

const product = (productcode: string, packsize: string) =>
  ({ productCode: productcode, packSize: packsize }) as Product;
const LISTED = [product('a', "1000's"), product('b', "50's"), product('c', "20's"), product('d', "50'S ")];
const codes = (of: Product | null) => samePackFirst(LISTED, of).map(({ productCode }) => productCode);

it.each([
  ["50's", ['b', 'd', 'a', 'c']],
  ["20's", ['c', 'a', 'b', 'd']],
  ["10's", ['a', 'b', 'c', 'd']],
])('of a product in %s, lists generics in the same pack first and keeps the order otherwise', (pack, expected) => {
  expect(codes(product('x', pack))).toEqual(expected);
});

it('keeps the order if there is no product', () => {
  expect(codes(null)).toEqual(['a', 'b', 'c', 'd']);
});
