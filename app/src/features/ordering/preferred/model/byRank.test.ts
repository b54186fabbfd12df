import type { Product } from '@mortar/contract';
import { expect, it } from 'vitest';
import { preferredByRank } from './byRank.ts';

const product = (productdescription: string, pplrank: number, ispreferred = true) =>
  ({ productdescription, pplrank, ispreferred }) as Product;

it('lists the preferred products by rank, those without a rank last, equals by description', () => {
  const list = [
    product('Unranked', 0),
    product('Second', 2),
    product('Other', 1, false),
    product("Brand 30's", 1),
    product("Brand 7's", 1),
  ];
  expect(preferredByRank(list).map(({ productdescription }) => productdescription)).toEqual([
    "Brand 7's",
    "Brand 30's",
    'Second',
    'Unranked',
  ]);
});
