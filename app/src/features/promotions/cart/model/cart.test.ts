import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromCents } from '#rules/money.ts';
import {
  type CartLine,
  cartTotal,
  EMPTY_CART,
  getBonus,
  getLine,
  getNetted,
  getTotal,
  orderable,
  withLine,
  withoutLine,
  withoutOrdered,
} from './cart.ts';
import type { Promotion } from './promotion.ts';

const promotion = (fields: Partial<Promotion> = {}) =>
  ({ supplierPriceId: 1, cost: 1000, deal: { step: 6, bonus: 1 }, ...fields }) as Promotion;
const line = (quantity: number, fields: Partial<Promotion> = {}): CartLine => ({
  promotion: promotion(fields),
  quantity,
});

describe('a line of the cart', () => {
  it.each([
    [6, 1, 857, 6000],
    [12, 2, 929, 12_000],
    [18, 3, 952, 18_000],
  ])('of %i has %i free, a nett price of %i cents, %i in total', (quantity, bonus, netted, total) => {
    const one = line(quantity);
    expect([getBonus(one), getNetted(one), getTotal(one)]).toEqual([bonus, netted, total]);
  });

  it('without a bonus has its cost as nett price', () => {
    expect(getNetted(line(6, { deal: { step: 6, bonus: 0 } }))).toBe(1000);
  });

  it('never has a nett price above its cost, nor below zero', () =>
    fc.assert(
      fc.property(
        fc.record({
          quantity: fc.integer({ min: 1, max: 999_999 }),
          cost: fc.integer({ min: 0, max: 10_000_000 }),
          step: fc.integer({ min: 1, max: 48 }),
          bonus: fc.integer({ min: 0, max: 12 }),
        }),
        ({ quantity, cost, step, bonus }) => {
          const netted = getNetted(line(quantity, { cost, deal: { step, bonus } }));
          expect(netted).toBeGreaterThanOrEqual(0);
          expect(netted).toBeLessThanOrEqual(cost);
        },
      ),
    ));

  it.each([
    [1, 6],
    [5, 6],
    [6, 6],
    [11, 6],
    [12, 12],
    [0, 6],
  ])('of %i is ordered as %i', (typed, ordered) => expect(orderable(promotion(), typed)).toBe(ordered));
});

describe('a cart', () => {
  const ids = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 12 });

  it('has each price once, with the quantity that was added last', () =>
    fc.assert(
      fc.property(ids, (all) => {
        const cart = all.reduce(
          (cartSoFar, id, index) => withLine(cartSoFar, line(6 * (index + 1), { supplierPriceId: id })),
          EMPTY_CART,
        );
        expect(cart.lines.map(({ promotion: { supplierPriceId } }) => supplierPriceId)).toEqual([...new Set(all)]);
        for (const id of all) expect(getLine(cart, id)?.quantity).toBe(6 * (all.lastIndexOf(id) + 1));
      }),
    ));

  it('has the sum of its lines as total, to the cent', () => {
    const cart = [line(6, { supplierPriceId: 1, cost: 333 }), line(12, { supplierPriceId: 2, cost: 101 })].reduce(
      withLine,
      EMPTY_CART,
    );
    expect(fromCents(cartTotal(cart))).toBe(32.1);
    expect(cartTotal(withoutLine(cart, 2))).toBe(1998);
  });

  it('keeps lines that were added or changed after it was ordered', () => {
    const ordered = [line(6, { supplierPriceId: 1 }), line(6, { supplierPriceId: 2 })];
    const later = {
      lines: [...ordered.slice(0, 1), line(12, { supplierPriceId: 2 }), line(6, { supplierPriceId: 3 })],
    };
    const left = withoutOrdered({ ...later, attempt: { at: 0, known: [], lines: ordered } }, ordered);
    expect(left).toEqual({ attempt: null, lines: later.lines.slice(1) });
  });
});
