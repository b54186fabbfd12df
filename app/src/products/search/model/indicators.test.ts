import { describe, expect, it } from 'vitest';
import { productIndicators } from './indicators.ts';
import type { Product } from './product.ts';

const product = (changes: Partial<Product>) =>
  ({
    discovery: false,
    mpl: false,
    mrp: false,
    gems: false,
    isFavourite: false,
    isPreferred: false,
    pplRank: 0,
    ...changes,
  }) as Product;
const everything = { discovery: true, mpl: true, mrp: true, gems: true, isFavourite: true, isPreferred: true };

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
    [{ isFavourite: true }, ['favourite']],
    [{ isPreferred: true, pplRank: 1 }, ['vip']],
    [{ isPreferred: true, pplRank: 2 }, ['preferred']],
    [{ isPreferred: false, pplRank: 1 }, []],
  ])('for %o are %j', (changes, marks) => {
    expect(productIndicators(product(changes), false)).toEqual(marks);
  });
});
