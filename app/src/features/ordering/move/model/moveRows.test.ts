import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrderLine } from '#orders/current/model/line.ts';
import { lineAt } from '#orders/lines/testing/historyLines.ts';
import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import { isOrderable } from '#rules/quantity.ts';
import { getCheapestPrice, getMovedLine, getOffer, type Rounding, withMovedLine } from './movedLine.ts';
import { moveOptions, moveRows, type PricesOf } from './moveRows.ts';

/** A supplier's price for a product; the second supplier has a deal with ten. */
function getPrice(product: number, supplier: number, changes: Partial<SupplierPrice> = {}): SupplierPrice {
  const { supplierPriceId, supplierCode, supplier: name, deal, price } = lineAt(0, product, supplier, 1);
  return {
    supplierPriceId,
    preference: 0,
    supplierCode,
    supplier: name,
    supplierProductCode: '',
    supplierProductDescription: '',
    packSize: '',
    bandCode: '',
    price: price / 100,
    quantity: deal.step,
    bonusQuantity: deal.bonus,
    lastDate: null,
    lastInvoicedQuantity: 0,
    locked: false,
    creditorId: supplier,
    ...changes,
  };
}

/** Suppliers 1 to 3 sell products 1 to 3, except product 3 at the third. */
const getPrices: PricesOf = (code) => {
  const product = Number(code.slice(1));
  return [1, 2, 3].filter((supplier) => product < 3 || supplier < 3).map((supplier) => getPrice(product, supplier));
};

const to = (supplier: number | null, rounding: Rounding = 'leave') => ({
  supplier: supplier === null ? null : `S${supplier}`,
  rounding,
});

describe('a line moved to another supplier', () => {
  const order = [lineAt(1, 1, 1, 20), lineAt(2, 2, 1, 7), lineAt(3, 3, 1, 4), lineAt(4, 2, 3, 5)];
  const row = (id: number, ...where: Parameters<typeof to>) =>
    moveRows(
      order,
      order.filter((line) => line.id === id),
      to(...where),
      getPrices,
    )[0];

  it('has the price and free units of that supplier', () => {
    expect(row(1, 2)).toMatchObject({
      stays: null,
      difference: 20,
      freer: 2,
      arrival: { into: null, line: { supplierPriceId: 102, quantity: 20, price: 1012 } },
    });
  });

  it.each([
    ['has no price there', 3, 3, 'no price'],
    ['already there', 4, 3, 'already there'],
    ['is not a multiple that the supplier sells', 2, 2, 'not a multiple'],
  ] as const)('stays if it %s', (_why, id, supplier, stays) => {
    expect(row(id, supplier)).toMatchObject({ stays, arrival: null, difference: 0, freer: 0 });
  });

  it.each([
    ['down', 7, null, 'not a multiple'],
    ['up', 7, 10, null],
    ['down', 24, 20, null],
    ['up', 24, 30, null],
  ] as const)('is rounded %s: %i becomes %s', (rounding, quantity, becomes, stays) => {
    const line = lineAt(1, 1, 1, quantity);
    const [only] = moveRows([line], [line], to(2, rounding), getPrices);
    expect(only?.arrival?.line.quantity ?? null).toBe(becomes);
    expect(only?.stays).toBe(stays);
  });

  it('is merged into the existing line at that price', () => {
    expect(row(2, 3)).toMatchObject({ arrival: { into: { id: 4 }, line: { quantity: 12 } }, difference: 14 });
  });

  it('stays if the merged quantity exceeds the maximum of a line', () => {
    const lines = [lineAt(1, 2, 1, 600_000), lineAt(2, 2, 3, 400_000)];
    const [only] = moveRows(lines, lines.slice(0, 1), to(3), getPrices);
    expect(only).toMatchObject({ stays: 'too many', arrival: null, difference: 0 });
  });

  it('is unknown while prices load, or no supplier is chosen', () => {
    expect(moveRows(order, order, to(2), () => undefined)[0]).toMatchObject({
      stays: null,
      offer: null,
      arrival: null,
    });
    expect(row(1, null)).toMatchObject({ stays: null, offer: null, arrival: null });
  });

  it('is merged with another line that moves to the same price', () => {
    const both = [lineAt(1, 1, 1, 4), lineAt(2, 1, 3, 6)];
    const rows = moveRows(both, both, to(2, 'up'), getPrices);
    expect(rows.map(({ arrival }) => [arrival?.line.quantity, arrival?.into?.id])).toEqual([
      [10, undefined],
      [20, 1],
    ]);
  });

  it('reports that its supplier is locked', () => {
    const locked: PricesOf = () => [getPrice(1, 2, { locked: true })];
    expect(moveRows(order, order.slice(0, 1), to(2), locked)[0]?.locked).toBe(true);
  });
});

describe('several prices of one supplier', () => {
  it('are chosen by the lowest nett price, unlocked ones first', () => {
    const dear = getPrice(1, 1, { supplierPriceId: 1, price: 12 });
    const deal = getPrice(1, 1, { supplierPriceId: 2, price: 12, quantity: 10, bonusQuantity: 5 });
    const locked = getPrice(1, 1, { supplierPriceId: 3, price: 1, locked: true });
    expect(getCheapestPrice([dear, locked, deal], 'S1')?.supplierPriceId).toBe(2);
    expect(getCheapestPrice([locked], 'S1')?.supplierPriceId).toBe(3);
    expect(getCheapestPrice([locked], 'S2')).toBeNull();
  });
});

describe('the suppliers to move to', () => {
  it('start with the one that sells most of the lines, then the cheapest', () => {
    const order = [lineAt(1, 1, 1, 10), lineAt(2, 2, 1, 10), lineAt(3, 3, 1, 10)];
    expect(moveOptions(order, order, getPrices)).toEqual([
      { code: 'S2', name: 'Supplier 2', lines: 3, difference: 30 },
      { code: 'S3', name: 'Supplier 3', lines: 2, difference: 40 },
    ]);
  });

  it('are empty if no line is selected, and exclude the supplier of all the lines', () => {
    const order = [lineAt(1, 1, 1, 10)];
    expect(moveOptions(order, [], getPrices)).toEqual([]);
    expect(moveOptions(order, order, () => [getPrice(1, 1)])).toEqual([]);
  });
});

const anOrder = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 })), { selector: String })
  .chain((places) =>
    fc.tuple(...places.map(([product, supplier]) => fc.nat(40).map((more) => [product, supplier, more + 1] as const))),
  )
  .map((lines) => lines.map(([product, supplier, quantity], index) => lineAt(index + 1, product, supplier, quantity)));

const units = (lines: readonly OrderLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
const cost = (lines: readonly OrderLine[]) => lines.reduce((sum, { total }) => sum + total, 0);

describe('any move', () => {
  const anyMove = fc.tuple(anOrder, fc.integer({ min: 1, max: 3 }), fc.constantFrom<Rounding>('leave', 'down', 'up'));
  const after = (order: readonly OrderLine[], rows: ReturnType<typeof moveRows>) =>
    rows.reduce<readonly OrderLine[]>(
      (lines, { line, arrival }) => (arrival ? withMovedLine(lines, line, arrival) : lines),
      order,
    );

  it('neither loses nor duplicates units, and has the cost that it reports', () => {
    fc.assert(
      fc.property(anyMove, ([order, supplier, rounding]) => {
        const rows = moveRows(order, order, to(supplier, rounding), getPrices);
        const lines = after(order, rows);
        const products = (some: readonly OrderLine[]) =>
          [...new Set(some.map(({ productCode }) => productCode))].toSorted();
        expect(products(lines)).toEqual(products(order));
        expect(new Set(lines.map(({ supplierPriceId }) => supplierPriceId)).size).toBe(lines.length);
        expect(cost(lines)).toBe(cost(order) + rows.reduce((sum, row) => sum + row.difference, 0));
        if (rounding === 'leave') expect(units(lines)).toBe(units(order));
        for (const { arrival } of rows)
          if (arrival) expect(isOrderable(arrival.line.quantity, arrival.line.deal)).toBe(true);
        const stayed = rows.filter(({ arrival }) => !arrival).map(({ line }) => line.id);
        expect(lines.map(({ id }) => id)).toEqual(expect.arrayContaining(stayed));
      }),
    );
  });

  it('leaves a line alone that is already there', () => {
    const line = lineAt(1, 1, 2, 10);
    expect(getMovedLine(line, getOffer(line, getPrice(1, 2)), [line], 'leave')).toBe('already there');
  });
});
