import type { GridSort } from '@mortar/design-system';
import { expect, it } from 'vitest';
import { historyOrder } from '#orders/history/testing/orders.ts';
import { byRetailer, type HistoryRow, retailerKey } from './byRetailer.ts';
import { toPastOrder } from './pastOrder.ts';

const order = (orderid: number, retailerid: number, ordervalue: number, received: string | null = null) =>
  toPastOrder(
    historyOrder({
      orderid,
      retailerid,
      ordervalue,
      invoicedvalue: 0,
      indicator: 'Regretted',
      receiveddatetime: received,
      retailername: `Pharmacy ${'CBA'[retailerid - 1]}`,
    }),
  );
const orders = [order(9, 1, 10), order(8, 2, 30, '2026-03-01'), order(7, 1, 50, '2026-02-01'), order(6, 3, 20)];
const CELLS: Record<string, (row: HistoryRow) => string | number | null> = {
  ordered: ({ ordered }) => ordered,
  received: (row) => (row.kind === 'order' ? row.received : null),
};
const rows = (folded: number[] = [], sort: GridSort[] = []) =>
  byRetailer(orders, new Set(folded.map(retailerKey)), sort, (row, column) => CELLS[column]?.(row) ?? null);
const ids = (...given: Parameters<typeof rows>) => rows(...given).map(({ id }) => id);

it('lists retailers by name, each with its totals above its orders in their order', () => {
  expect(ids()).toEqual([retailerKey(3), 6, retailerKey(2), 8, retailerKey(1), 9, 7]);
  expect(rows()[4]).toMatchObject({
    kind: 'retailer',
    retailer: 'Pharmacy C',
    orders: 2,
    ordered: 6000,
    regretted: 6000,
  });
});

it('hides the orders of a collapsed retailer, but keeps them in its totals', () => {
  expect(ids([1, 3])).toEqual([retailerKey(3), retailerKey(2), 8, retailerKey(1)]);
  expect(rows([1]).at(-1)).toMatchObject({ open: false, orders: 2, ordered: 6000 });
});

it('sorts the retailers and the orders of each, empty values last', () => {
  expect(ids([], [{ column: 'ordered', direction: 'desc' }])).toEqual([
    ...[retailerKey(1), 7, 9],
    ...[retailerKey(2), 8],
    ...[retailerKey(3), 6],
  ]);
  for (const direction of ['asc', 'desc'] as const) {
    expect(ids([2, 3], [{ column: 'received', direction }]).slice(-2)).toEqual([7, 9]);
  }
});
