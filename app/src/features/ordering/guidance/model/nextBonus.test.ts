import type { Schedule } from '@mortar/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bonusUnits, isOrderable } from '#rules/quantity.ts';
import { nextBonus } from './nextBonus.ts';

const DEAL = { step: 10, bonus: 1 };
const ADVISED: readonly Schedule[] = ['N', 'NM', '0'];
const REFUSED: readonly Schedule[] = ['1', '2', '3', '4', '5', '6', '7', 'other'];

describe('the next bonus', () => {
  it.each([
    [1, { more: 9, cost: 900, free: 1 }],
    [8, { more: 2, cost: 200, free: 1 }],
    [10, { more: 10, cost: 1000, free: 1 }],
    [19, { more: 1, cost: 100, free: 1 }],
  ])('for %i', (quantity, expected) => expect(nextBonus(quantity, DEAL, 100, '0')).toEqual(expected));

  it('is null without a deal', () => expect(nextBonus(8, { step: 1, bonus: 0 }, 100, '0')).toBeNull());

  it.each(ADVISED)('is described for schedule %s', (schedule) =>
    expect(nextBonus(8, DEAL, 100, schedule)).not.toBeNull(),
  );
  it.each(REFUSED)('is not advised for schedule %s', (schedule) =>
    expect(nextBonus(8, DEAL, 100, schedule)).toBeNull(),
  );

  it('is a valid quantity, with the cost and free units of that quantity', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999 }),
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        (quantity, step, bonus, price) => {
          const deal = { step, bonus };
          const next = nextBonus(quantity, deal, price, 'N');
          if (!next) throw new Error('there is a deal');
          expect(isOrderable(quantity + next.more, deal)).toBe(true);
          expect(next.more).toBeGreaterThan(0);
          expect(next.more).toBeLessThanOrEqual(step);
          expect(next.cost).toBe(price * next.more);
          expect(bonusUnits(quantity, deal) + next.free).toBe(bonusUnits(quantity + next.more, deal));
        },
      ),
    ));
});
