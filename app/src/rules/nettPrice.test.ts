import { describe, expect, it } from 'vitest';
import { nettPrice, saving, shownBases } from './nettPrice.ts';

describe('nett price', () => {
  it.each([
    [{ price: 100, quantity: 1, bonusQuantity: 0 }, 'exclusive', 10000],
    [{ price: 110, quantity: 10, bonusQuantity: 1 }, 'exclusive', 10000],
    [{ price: 110, quantity: 10, bonusQuantity: 1 }, 'inclusive', 11500],
    [{ price: 14, quantity: 12, bonusQuantity: 2 }, 'exclusive', 1200],
    [{ price: 10, quantity: 1, bonusQuantity: 1 }, 'exclusive', 1000],
    [{ price: 0.02, quantity: 1, bonusQuantity: 0 }, 'inclusive', 2],
  ] as const)('for %o, %s, is %d cents', (terms, basis, cents) => {
    expect(nettPrice(terms, basis, 15)).toBe(cents);
  });

  it('is rounded once, at the end', () => {
    expect(nettPrice({ price: 10.01, quantity: 3, bonusQuantity: 1 }, 'inclusive', 15)).toBe(863);
  });
});

describe('saving', () => {
  it.each([
    [9000, 10000, { cents: 1000, percent: 10 }],
    [10000, 10000, { cents: 0, percent: 0 }],
    [0, 0, { cents: 0, percent: 0 }],
    [6667, 10000, { cents: 3333, percent: 33.3 }],
  ])('for %d against %d is %o', (nett, highest, expected) => {
    expect(saving(nett, highest)).toEqual(expected);
  });
});

describe('nett price columns', () => {
  it.each([
    [false, false, ['exclusive']],
    [true, false, ['exclusive']],
    [false, true, ['inclusive']],
    [true, true, ['exclusive', 'inclusive']],
  ])('with exclusive %s and inclusive %s are %j', (exclusive, inclusive, bases) => {
    expect(shownBases({ ordering_NettPriceExclusive: exclusive, ordering_NettPriceInclusive: inclusive })).toEqual(
      bases,
    );
  });
});
