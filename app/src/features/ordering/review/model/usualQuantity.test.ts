import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFarAbove, usualQuantity } from './usualQuantity.ts';

describe('the usual quantity', () => {
  it.each([
    [[], null],
    [[12, 12], null],
    [[12, 24, 12], { usual: 12, maximum: 24 }],
    [[60, 10, 20, 10], { usual: 15, maximum: 60 }],
    [[1, 2, 3, 4, 5], { usual: 3, maximum: 5 }],
  ])('for %j', (quantities, expected) => expect(usualQuantity(quantities)).toEqual(expected));

  it('is between the minimum and the maximum, in any order', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 999_999 }), { minLength: 3 }), (quantities) => {
        const found = usualQuantity(quantities);
        expect(found).toEqual(usualQuantity(quantities.toReversed()));
        expect(found?.maximum).toBe(Math.max(...quantities));
        expect(found?.usual).toBeGreaterThanOrEqual(Math.min(...quantities));
        expect(found?.usual).toBeLessThanOrEqual(Math.max(...quantities));
      }),
    ));
});

describe('a quantity far above the usual', () => {
  it.each([
    ['three times as much', 36, { usual: 12, maximum: 24 }, false],
    ['more than three times as much', 37, { usual: 12, maximum: 24 }, true],
    ['as much as once before', 60, { usual: 12, maximum: 60 }, false],
    ['more than ever', 61, { usual: 12, maximum: 60 }, true],
    ['more than ever, and little more than usual', 25, { usual: 12, maximum: 24 }, false],
  ])('is %s', (_case, quantity, usual, expected) => expect(isFarAbove(quantity, usual)).toBe(expected));

  it('is never a quantity that was ordered before', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 999_999 }), { minLength: 3 }), (quantities) => {
        const usual = usualQuantity(quantities);
        for (const quantity of quantities) expect(usual && isFarAbove(quantity, usual)).toBe(false);
      }),
    ));
});
