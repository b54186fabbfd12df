import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { historyItem, historyOrder } from '#orders/history/testing/orders.ts';
import { toPastOrder } from './pastOrder.ts';
import { barsByMonth, barsBySupplier, filterOrders, getValues, NO_PICK } from './picture.ts';

let id = 0;
const order = (month: string, supplier: string, ordervalue: number, invoicedvalue: number) =>
  toPastOrder(
    historyOrder({
      orderid: ++id,
      ordervalue,
      invoicedvalue,
      indicator: invoicedvalue < ordervalue ? 'Partial' : 'Invoiced',
      senddatetime: `${month.replace('/', '-')}-15T10:00:00.000Z`,
      orderitems: [historyItem({ supplier })],
    }),
  );

const orders = [
  order('2026/01', 'Kestrel', 100, 80),
  order('2025/11', 'Kestrel', 50, 50),
  order('2026/01', 'Umvoti', 200, 210),
];

describe('the bars of the months', () => {
  it('run from the first to the last without a gap', () => {
    expect(barsByMonth(orders)).toEqual([
      { key: '2025/11', ordered: 5000, invoiced: 5000, regretted: 0 },
      { key: '2025/12', ordered: 0, invoiced: 0, regretted: 0 },
      { key: '2026/01', ordered: 30_000, invoiced: 29_000, regretted: 2000 },
    ]);
    expect(barsByMonth([])).toEqual([]);
  });

  it('leave out orders without a date, and are limited in number', () => {
    const undated = toPastOrder(historyOrder({ senddatetime: null }));
    expect(barsByMonth([undated])).toEqual([]);
    expect(barsByMonth([order('0999/01', 'Kestrel', 1, 1), ...orders]).length).toBeLessThanOrEqual(120);
  });
});

it('starts the bars of the suppliers with the highest ordered value', () => {
  expect(barsBySupplier(orders).map(({ key, regretted }) => [key, regretted])).toEqual([
    ['Umvoti', 0],
    ['Kestrel', 2000],
  ]);
});

it('selects the orders of the month and of the supplier', () => {
  expect(filterOrders(orders, NO_PICK)).toBe(orders);
  expect(filterOrders(orders, { month: '2026/01', supplier: null })).toHaveLength(2);
  expect(filterOrders(orders, { month: '2026/01', supplier: 'Kestrel' })).toEqual([orders[0]]);
  expect(filterOrders(orders, { month: '2025/12', supplier: null })).toEqual([]);
});

it('has bars that add up to the total of the orders', () => {
  const some = fc.array(
    fc.record({
      month: fc.constantFrom('2025/10', '2025/12', '2026/03'),
      supplier: fc.constantFrom('Kestrel', 'Umvoti', 'Cape'),
      ordered: fc.integer({ min: 0, max: 1000 }),
      invoiced: fc.integer({ min: 0, max: 1000 }),
    }),
  );
  fc.assert(
    fc.property(some, (rows) => {
      const made = rows.map(({ month, supplier, ordered, invoiced }) => order(month, supplier, ordered, invoiced));
      const total = getValues(made);
      for (const bars of [barsByMonth(made), barsBySupplier(made)]) {
        for (const of of ['ordered', 'invoiced', 'regretted'] as const) {
          expect(bars.reduce((sum, bar) => sum + bar[of], 0)).toBe(total[of]);
        }
      }
      expect(total.regretted).toBeGreaterThanOrEqual(0);
    }),
  );
});
