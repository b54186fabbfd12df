import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPriceRows } from '#products/prices/model/priceRow.ts';
import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import { bonusUnits } from '#rules/quantity.ts';
import { type KnownPrices, savedBy, savedByOrder } from './savings.ts';

const settings = {
  ordering_NettPriceExclusive: true,
  ordering_NettPriceInclusive: false,
  ordering_VAT: 15,
  ordering_SelectSupplier_Rule: '0',
} as const;

const getPrice = (supplierpriceid: number, price: number, quantity = 1, bonusquantity = 0) =>
  ({
    supplierPriceId: supplierpriceid,
    price,
    quantity,
    bonusQuantity: bonusquantity,
    preference: 0,
    supplierCode: `S${supplierpriceid}`,
    supplier: `S${supplierpriceid}`,
    lastDate: null,
  }) as SupplierPrice;

const known = (prices: readonly SupplierPrice[], lastPaid: number | null = null): KnownPrices => ({
  rows: toPriceRows(prices, settings),
  vat: 0,
  lastPaid,
});

const getLine = ({ supplierPriceId, price, quantity: step, bonusQuantity }: SupplierPrice, quantity: number) => ({
  supplierPriceId,
  productCode: '1',
  quantity,
  price: Math.round(price * 100),
  deal: { step, bonus: bonusQuantity },
});

describe('the savings of a quantity', () => {
  const [cheap, dear, deal] = [getPrice(1, 8), getPrice(2, 10), getPrice(3, 10, 10, 2)];
  it.each([
    ['the cheaper of two', cheap, [cheap, dear], null, { dearest: 1200, lastPaid: null }],
    ['the dearest', dear, [cheap, dear], null, { dearest: 0, lastPaid: null }],
    ['a deal, with one free unit', deal, [dear, deal], null, { dearest: 1000, lastPaid: null }],
    ['less than was paid last', cheap, [cheap, dear], 900, { dearest: 1200, lastPaid: 600 }],
    ['more than was paid last', cheap, [cheap, dear], 750, { dearest: 1200, lastPaid: -300 }],
    ['of the only supplier', cheap, [cheap], 800, { dearest: null, lastPaid: 0 }],
    ['of a price that is there no more', getPrice(9, 8), [cheap, dear], null, { dearest: null, lastPaid: null }],
    ['a product with unknown prices', cheap, [], 900, { dearest: null, lastPaid: 600 }],
  ])('for 6 of %s', (_case, price, prices, lastPaid, expected) =>
    expect(savedBy(getLine(price, 6), known(prices, lastPaid))).toEqual(expected),
  );

  it.each([
    [2, 3184],
    [9, 14328],
    [10, 3184 * 5 + 14683],
    [11, 1592 * 11 + 14683],
    [20, (3184 * 5 + 14683) * 2],
  ])('for %i count only the free units of that quantity', (quantity, dearest) => {
    const [own, other] = [getPrice(1, 130.91, 10, 1), getPrice(2, 146.83)];
    expect(savedBy(getLine(own, quantity), known([own, other])).dearest).toBe(dearest);
  });

  it('compare with the dearest supplier, whose deal counts if the quantity earns its bonus', () => {
    const [own, other] = [getPrice(1, 10), getPrice(2, 12, 10, 1)];
    expect(savedBy(getLine(own, 2), known([own, other])).dearest).toBe(400);
    expect(savedBy(getLine(own, 10), known([own, other])).dearest).toBe(909);
    expect(savedBy(getLine(other, 10), known([own, other])).dearest).toBe(0);
  });

  it('use the displayed VAT basis', () => {
    const [own, other] = [getPrice(1, 8), getPrice(2, 10)];
    expect(savedBy(getLine(own, 6), { ...known([own, other]), vat: 15 }).dearest).toBe(1380);
  });

  it('equal the Save column for each unit of a multiple, except for rounding', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 1, max: 24 }), fc.nat(3)), {
          minLength: 2,
          maxLength: 4,
        }),
        fc.integer({ min: 1, max: 999 }),
        (terms, quantity) => {
          const prices = terms.map(([cents, step, bonus], index) =>
            // A deal needs a step of two or more (ruling 11).
            getPrice(index + 1, cents / 100, step, step > 1 ? bonus : 0),
          );
          const rows = toPriceRows(prices, settings);
          const all = rows.reduce((product, { deal }) => product * deal.step, quantity);
          for (const row of rows) {
            const units = all + bonusUnits(all, row.deal);
            const { dearest } = savedBy(getLine(row.price, all), known(prices));
            expect(Math.abs((dearest ?? 0) - row.save * units)).toBeLessThanOrEqual(units);
            expect(savedBy(getLine(row.price, quantity), known(prices)).dearest).toBeGreaterThanOrEqual(0);
          }
        },
      ),
    ));
});

describe('the savings of an order', () => {
  const [cheap, dear] = [getPrice(1, 8), getPrice(2, 10)];
  const of = (knowns: Record<string, KnownPrices>) => (code: string) => knowns[code] ?? null;

  it('are the sum of the lines with known savings', () => {
    const lines = [
      getLine(cheap, 6),
      { ...getLine(cheap, 1), productCode: '2' },
      { ...getLine(dear, 3), productCode: '3' },
    ];
    const knowns = { 1: known([cheap, dear], 900), 3: known([cheap, dear], 950) };
    expect(savedByOrder(lines, of(knowns))).toEqual({ dearest: 1200, lastPaid: 600 - 150 });
  });

  it('are unknown if none is known', () =>
    expect(savedByOrder([getLine(cheap, 6)], of({}))).toEqual({ dearest: null, lastPaid: null }));
});
