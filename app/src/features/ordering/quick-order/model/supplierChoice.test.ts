import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceAt } from '#features/ordering/quick-order/testing/sold.ts';
import { isOrderable } from '#rules/quantity.ts';
import { chooseSupplier, type Rounding, type SupplierChoice, type SupplierRule } from './supplierChoice.ts';

const CHEAPEST = { kind: 'cheapest' } as const;
const PREFERRED = { kind: 'preferred' } as const;
const at = (code: string) => ({ kind: 'supplier', code }) as const;

function summaryOf(choice: SupplierChoice): string {
  switch (choice.kind) {
    case 'bid': {
      const { price, quantity, bonus, nett, total } = choice.bid;
      return `${price.supplierCode} ${quantity}+${bonus} at ${nett} for ${total}`;
    }
    case 'not sold':
      return 'not sold';
    case 'locked':
      return `locked ${choice.price.supplierCode}`;
    case 'multiple':
      return `${choice.price.supplierCode} ${choice.lower} or ${choice.higher}`;
  }
}

describe('the supplier of a line', () => {
  const A = priceAt('A', 10, { preference: 2 });
  const B = priceAt('B', 9);
  const C = priceAt('C', 11, { preference: 1, quantity: 10, bonusQuantity: 3 });
  const D = priceAt('D', 8, { locked: true });

  it.each<[string, Parameters<typeof chooseSupplier>, string]>([
    ['the cheapest', [[A, B], 5, CHEAPEST, 'none'], 'B 5+0 at 900 for 4500'],
    ['the cheapest nett, with the deal at that quantity', [[A, B, C], 10, CHEAPEST, 'none'], 'C 10+3 at 846 for 11000'],
    ['the cheapest of those that sell the quantity', [[A, C], 7, CHEAPEST, 'none'], 'A 7+0 at 1000 for 7000'],
    [
      'one that sells the exact quantity before one with a rounded quantity',
      [[A, C], 9, CHEAPEST, 'up'],
      'A 9+0 at 1000 for 9000',
    ],
    [
      'one with the quantity rounded up if no supplier sells the exact one',
      [[C], 7, CHEAPEST, 'up'],
      'C 10+3 at 846 for 11000',
    ],
    ['one that is rounded down', [[C], 27, CHEAPEST, 'down'], 'C 20+6 at 846 for 22000'],
    ['one with its first multiple if there is none below', [[C], 7, CHEAPEST, 'down'], 'C 10+3 at 846 for 11000'],
    ['none if the user must choose the quantity', [[C], 27, CHEAPEST, 'none'], 'C 20 or 30'],
    ['none below the first multiple without rounding', [[C], 7, CHEAPEST, 'none'], 'C null or 10'],
    ['the preferred supplier, dearer or not', [[A, B], 5, PREFERRED, 'none'], 'A 5+0 at 1000 for 5000'],
    ['the first in preference', [[A, B, C], 10, PREFERRED, 'none'], 'C 10+3 at 846 for 11000'],
    ['not another one if the preferred one has a deal', [[A, B, C], 7, PREFERRED, 'none'], 'C null or 10'],
    ['the cheapest if none is preferred', [[priceAt('E', 12), B], 5, PREFERRED, 'none'], 'B 5+0 at 900 for 4500'],
    ['the requested one', [[A, B, C], 5, at('A'), 'none'], 'A 5+0 at 1000 for 5000'],
    ['none if the requested one does not sell it', [[A, B], 5, at('C'), 'none'], 'not sold'],
    ['none if no supplier sells it', [[], 5, CHEAPEST, 'none'], 'not sold'],
    ['never a locked one', [[A, D], 5, CHEAPEST, 'none'], 'A 5+0 at 1000 for 5000'],
    ['none if the requested one is locked', [[A, D], 5, at('D'), 'none'], 'locked D'],
    ['none if all are locked', [[D], 5, PREFERRED, 'up'], 'locked D'],
    ['the preferred one of equals', [[priceAt('F', 10), A], 5, CHEAPEST, 'none'], 'A 5+0 at 1000 for 5000'],
    [
      'the first of those that are equal in all',
      [[priceAt('F', 10), priceAt('G', 10)], 5, CHEAPEST, 'none'],
      'F 5+0 at 1000 for 5000',
    ],
  ])('is %s', (_, request, expected) => {
    expect(summaryOf(chooseSupplier(...request))).toBe(expected);
  });

  const prices = fc.array(
    fc
      .record({
        code: fc.constantFrom('A', 'BB', 'CCC', 'DDDD', 'EEEEE'),
        price: fc.integer({ min: 1, max: 9999 }),
        preference: fc.nat(3),
        quantity: fc.integer({ min: 1, max: 12 }),
        bonusQuantity: fc.nat(3),
        locked: fc.boolean(),
      })
      .map(({ code, price, ...more }) => priceAt(code, price / 100, more)),
    { maxLength: 6 },
  );
  const rule = fc.constantFrom<SupplierRule>(CHEAPEST, PREFERRED, at('A'), at('ZZ'));
  const rounding = fc.constantFrom<Rounding>('none', 'up', 'down');
  const quantity = fc.integer({ min: 1, max: 60 });

  it('is never locked, and the quantity is valid there', () => {
    fc.assert(
      fc.property(prices, quantity, rule, rounding, (all, asked, by, how) => {
        const choice = chooseSupplier(all, asked, by, how);
        if (choice.kind !== 'bid') return;
        const { price, quantity: ordered } = choice.bid;
        expect(price.locked).toBe(false);
        expect(isOrderable(ordered, { step: price.quantity, bonus: price.bonusQuantity })).toBe(true);
        if (how === 'none') expect(ordered).toBe(asked);
        expect(Math.abs(ordered - asked)).toBeLessThan(price.quantity);
      }),
    );
  });

  it('has the lowest nett price of all that sell the quantity', () => {
    fc.assert(
      fc.property(prices, quantity, rounding, (all, asked, how) => {
        const choice = chooseSupplier(all, asked, CHEAPEST, how);
        const others = all.filter(
          ({ locked, quantity: step, bonusQuantity: bonus }) => !locked && isOrderable(asked, { step, bonus }),
        );
        if (others.length === 0) return;
        if (choice.kind !== 'bid') throw new Error(choice.kind);
        for (const other of others) {
          const alone = chooseSupplier([other], asked, CHEAPEST, 'none');
          if (alone.kind === 'bid') expect(choice.bid.nett).toBeLessThanOrEqual(alone.bid.nett);
        }
      }),
    );
  });
});
