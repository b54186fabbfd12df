import { expect, it } from 'vitest';
import type { Product } from '#products/search/model/product.ts';
import { preferredByRank } from './byRank.ts';

const product = (productdescription: string, pplrank: number, ispreferred = true) =>
  ({ description: productdescription, pplRank: pplrank, isPreferred: ispreferred }) as Product;

it('lists the preferred products by rank, those without a rank last, equals by description', () => {
  const list = [
    product('Unranked', 0),
    product('Second', 2),
    product('Other', 1, false),
    product("Brand 30's", 1),
    product("Brand 7's", 1),
  ];
  expect(preferredByRank(list).map(({ description }) => description)).toEqual([
    "Brand 7's",
    "Brand 30's",
    'Second',
    'Unranked',
  ]);
});
