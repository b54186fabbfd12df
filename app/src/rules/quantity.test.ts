import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bonusUnits, dealText, isOrderable, nearestMultiples } from './quantity.ts';

const step = fc.integer({ min: 1, max: 500 });
const quantity = fc.integer({ min: 1, max: 900_000 });

describe('bonus units', () => {
  it.each([
    [10, { step: 10, bonus: 1 }, 1],
    [25, { step: 10, bonus: 1 }, 2],
    [24, { step: 12, bonus: 2 }, 4],
    [9, { step: 10, bonus: 1 }, 0],
    [100, { step: 10, bonus: 0 }, 0],
    [7, { step: 1, bonus: 0 }, 0],
    [7, { step: 0, bonus: 0 }, 0],
  ])('for %d at %o are %d', (ordered, deal, free) => {
    expect(bonusUnits(ordered, deal)).toBe(free);
  });
});

it('writes deals in the notation of the trade', () => {
  expect([dealText({ step: 12, bonus: 2 }), dealText({ step: 1, bonus: 1 }), dealText({ step: 6, bonus: 0 })]).toEqual([
    '12 + 2',
    '1 + 1',
    '',
  ]);
});

describe('multiples', () => {
  it('enclose a quantity that is not one', () => {
    expect(nearestMultiples(13, 10)).toEqual({ lower: 10, higher: 20 });
    expect(nearestMultiples(3, 10)).toEqual({ lower: null, higher: 10 });
  });

  it('are the nearest valid quantities on either side', () => {
    fc.assert(
      fc.property(quantity, step, (typed, by) => {
        const deal = { step: by, bonus: 1 };
        fc.pre(!isOrderable(typed, deal));
        const { lower, higher } = nearestMultiples(typed, by);
        const below = typed - (lower ?? 0);
        return isOrderable(higher, deal) && higher - typed + below === by && below > 0 && higher > typed;
      }),
    );
  });

  it('do not apply without a deal', () => expect(isOrderable(7, { step: 10, bonus: 0 })).toBe(true));
});
