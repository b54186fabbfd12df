import type { SupplierPrice } from '@mortar/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPriceRows } from '#products/prices/model/priceRow.ts';
import { bonusUnits } from '#rules/quantity.ts';
import { type KnownPrices, savedBy, savedByOrder } from './savings.ts';

const settings = {
  ordering_NettPriceExclusive: true,
  ordering_NettPriceInclusive: false,
  ordering_VAT: 15,
  ordering_SelectSupplier_Rule: '0',
} as const;

const priceOf = (supplierpriceid: number, price: number, quantity = 1, bonusquantity = 0) =>
  ({
    ...{ supplierpriceid, price, quantity, bonusquantity, preference: 0, suppliercode: `S${supplierpriceid}` },
    ...{ suppliername: `S${supplierpriceid}`, lastdate: null },
  }) as SupplierPrice;

const known = (prices: readonly SupplierPrice[], lastPaid: number | null = null): KnownPrices => ({
  rows: toPriceRows(prices, settings),
  lastPaid,
});

const lineOf = ({ supplierpriceid, price, quantity: step, bonusquantity }: SupplierPrice, quantity: number) => ({
  ...{ supplierPriceId: supplierpriceid, productCode: '1', quantity, price: Math.round(price * 100) },
  deal: { step, bonus: bonusquantity },
});

describe('what a quantity saves', () => {
  const [cheap, dear, deal] = [priceOf(1, 8), priceOf(2, 10), priceOf(3, 10, 10, 2)];
  it.each([
    ['the cheaper of two', cheap, [cheap, dear], null, { dearest: 1200, lastPaid: null }],
    ['the dearest', dear, [cheap, dear], null, { dearest: 0, lastPaid: null }],
    ['a deal, free units among them', deal, [dear, deal], null, { dearest: 167 * 7, lastPaid: null }],
    ['less than was paid last', cheap, [cheap, dear], 900, { dearest: 1200, lastPaid: 600 }],
    ['more than was paid last', cheap, [cheap, dear], 750, { dearest: 1200, lastPaid: -300 }],
    ['of the only supplier', cheap, [cheap], 800, { dearest: null, lastPaid: 0 }],
    ['of a price that is there no more', priceOf(9, 8), [cheap, dear], null, { dearest: null, lastPaid: null }],
    ['of which nobody looked at prices', cheap, [], 900, { dearest: null, lastPaid: 600 }],
  ])('for 6 of %s', (_case, price, prices, lastPaid, expected) =>
    expect(savedBy(lineOf(price, 6), known(prices, lastPaid))).toEqual(expected),
  );

  it('is the Save of the grid for each unit that comes', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 1, max: 24 }), fc.nat(3)), {
          minLength: 2,
          maxLength: 6,
        }),
        fc.integer({ min: 1, max: 999 }),
        (terms, quantity) => {
          const prices = terms.map(([cents, step, bonus], at) => priceOf(at + 1, cents / 100, step, bonus));
          const rows = toPriceRows(prices, settings);
          for (const row of rows) {
            const units = quantity + bonusUnits(quantity, row.deal);
            const { dearest } = savedBy(lineOf(row.price, quantity), known(prices));
            expect(dearest).toBe(row.save * units);
            expect(dearest).toBeGreaterThanOrEqual(0);
          }
        },
      ),
    ));
});

describe('what an order saves', () => {
  const [cheap, dear] = [priceOf(1, 8), priceOf(2, 10)];
  const of = (knowns: Record<string, KnownPrices>) => (code: string) => knowns[code] ?? null;

  it('is the sum of the lines of which it is known', () => {
    const lines = [
      lineOf(cheap, 6),
      { ...lineOf(cheap, 1), productCode: '2' },
      { ...lineOf(dear, 3), productCode: '3' },
    ];
    const knowns = { 1: known([cheap, dear], 900), 3: known([cheap, dear], 950) };
    expect(savedByOrder(lines, of(knowns))).toEqual({ dearest: 1200, lastPaid: 600 - 150 });
  });

  it('is not known where nothing is', () =>
    expect(savedByOrder([lineOf(cheap, 6)], of({}))).toEqual({ dearest: null, lastPaid: null }));
});
