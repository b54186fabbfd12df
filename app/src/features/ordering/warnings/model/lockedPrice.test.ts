import { describe, expect, it } from 'vitest';
import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import { againstPreferred, toComparedPrice } from './lockedPrice.ts';

const terms = (price: number, quantity = 1, bonusQuantity = 0) => ({ price, quantity, bonusQuantity });
const price = (...given: Parameters<typeof terms>) => terms(...given) as SupplierPrice;

describe('a price and its deal', () => {
  it.each([
    [terms(62.21, 12, 2), { unit: 6221, deal: '12 + 2', nett: 5332 }],
    [terms(55.11), { unit: 5511, deal: '', nett: 5511 }],
    [terms(55.11, 6, 0), { unit: 5511, deal: '', nett: 5511 }],
    // A 1 + 1 deal needs a second unit, so it does not apply to this quantity (ruling 11).
    [terms(10, 1, 1), { unit: 1000, deal: '', nett: 1000 }],
    [terms(10, 2, 2), { unit: 1000, deal: '2 + 2', nett: 500 }],
    [terms(0, 12, 2), { unit: 0, deal: '', nett: 0 }],
    // A bonus worth less than a cent.
    [terms(0.1, 500, 1), { unit: 10, deal: '', nett: 10 }],
  ])('%o is %o', (given, expected) => expect(toComparedPrice(given)).toEqual(expected));
});

describe('a locked price next to the preferred one', () => {
  it.each([
    // By list price the preferred supplier is R7.10 dearer; nett it is R1.79 cheaper.
    ['a bonus at the preferred', price(55.11), price(62.21, 12, 2), -179],
    ['a bonus at the one chosen', price(62.21, 12, 2), price(55.11), 179],
    ['bonuses at both', price(110, 10, 1), price(120, 5, 1), 0],
    ['none', price(10), price(11), 100],
    ['equal prices', price(10), price(10), 0],
  ])('with %s has a nett difference', (_what, chosen, preferred, difference) => {
    const weighing = againstPreferred(chosen, preferred);
    expect(weighing.difference).toBe(difference);
    expect(weighing.retained.nett - weighing.requested.nett).toBe(difference);
    expect([weighing.requested, weighing.retained]).toEqual([toComparedPrice(chosen), toComparedPrice(preferred)]);
  });
});
