import type { Product } from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import { productIndicators } from './indicators.ts';

const product = (changes: Partial<Product>) =>
  ({
    discovery: false,
    mpl: false,
    mrp: false,
    gems: false,
    isfavourite: false,
    ispreferred: false,
    pplrank: 0,
    ...changes,
  }) as Product;
const everything = { discovery: true, mpl: true, mrp: true, gems: true, isfavourite: true, ispreferred: true };

describe('the marks of a product', () => {
  it('have a fixed order, and include medical aids only if the setting shows them', () => {
    const marked = product(everything);
    expect(productIndicators(marked, true)).toEqual(['discovery', 'mpl', 'mrp', 'gems', 'favourite', 'preferred']);
    expect(productIndicators(marked, false)).toEqual(['favourite', 'preferred']);
  });

  it.each(['discovery', 'mpl', 'mrp', 'gems'] as const)('name the list %s only if it is on no other', (list) => {
    expect(productIndicators(product({ [list]: true }), true)).toEqual([list]);
  });

  it.each([
    [{}, []],
    [{ isfavourite: true }, ['favourite']],
    [{ ispreferred: true, pplrank: 1 }, ['vip']],
    [{ ispreferred: true, pplrank: 2 }, ['preferred']],
    [{ ispreferred: false, pplrank: 1 }, []],
  ])('for %o are %j', (changes, marks) => {
    expect(productIndicators(product(changes), false)).toEqual(marks);
  });
});
