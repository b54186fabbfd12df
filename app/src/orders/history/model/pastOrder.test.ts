import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { historyItem, historyOrder } from '#orders/history/testing/orders.ts';
import { keepUnchanged, pastLines, regrettedValue, toPastOrder } from './pastOrder.ts';

describe('the regretted value', () => {
  it.each([
    ['is 0 while the order waits', { indicator: 'Waiting', ordervalue: 100, invoicedvalue: 0 }, 0],
    [
      'is the ordered value less the invoiced value',
      { indicator: 'Partial', ordervalue: 100.1, invoicedvalue: 60.05 },
      4005,
    ],
    [
      'is the full value if nothing was invoiced',
      { indicator: 'Regretted', ordervalue: 100, invoicedvalue: 0 },
      10_000,
    ],
    ['is never below zero', { indicator: 'Invoiced', ordervalue: 16_657.63, invoicedvalue: 16_949.04 }, 0],
  ] as const)('%s', (_, changes, value) => expect(regrettedValue(historyOrder(changes))).toBe(value));
});

describe('a line', () => {
  it.each([
    ['Partial', 10, 10, 'invoiced', 10],
    ['Partial', 10, 12, 'invoiced', 12],
    ['Partial', 10, 4, 'partial', 4],
    ['Partial', 10, 0, 'regretted', 0],
    ['Regretted', 10, 0, 'regretted', 0],
    ['Waiting', 10, 0, 'waiting', null],
    ['Waiting', 10, 4, 'partial', 4],
  ] as const)(
    'of a %s order with %d ordered and %d supplied is %s',
    (indicator, ordered, suppliedUnits, supply, supplied) => {
      const item = historyItem({ orderedquantity: ordered, suppliedquantity: suppliedUnits });
      const [line] = pastLines(toPastOrder(historyOrder({ indicator, orderitems: [item] })));
      expect(line).toMatchObject({ supply, supplied, invoicedPrice: suppliedUnits > 0 ? 1250 : null });
    },
  );
});

it('names the supplier of an order once, and all suppliers of several', () => {
  const getSupplier = (...suppliers: string[]) =>
    toPastOrder(historyOrder({ orderitems: suppliers.map((supplier) => historyItem({ supplier })) })).supplier;
  expect(getSupplier('Kestrel', 'Kestrel')).toBe('Kestrel');
  expect(getSupplier('Kestrel', 'Umvoti')).toBe('Kestrel, Umvoti');
});

describe('a refetched list', () => {
  const list = (...orders: Parameters<typeof historyOrder>[0][]) =>
    orders.map((changes) => toPastOrder(historyOrder({ ...changes, orderitems: [historyItem()] })));

  it('stays the same list if nothing changed', () => {
    const before = list({ orderid: 1 }, { orderid: 2 });
    expect(keepUnchanged(before, list({ orderid: 1 }, { orderid: 2 }))).toBe(before);
  });

  it('keeps each unchanged order, at any position', () => {
    const before = list({ orderid: 1 }, { orderid: 2 });
    const now = keepUnchanged(before, list({ orderid: 3 }, { orderid: 1 }, { orderid: 2, indicator: 'Partial' }));
    expect(now.map(({ id }) => id)).toEqual([3, 1, 2]);
    expect(now[1]).toBe(before[0]);
    expect(now[2]).not.toBe(before[1]);
  });

  it('detects a change in any field of an order or a line', () => {
    const { orderitems: _, ...fields } = historyOrder();
    const change = (value: unknown) =>
      typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : 'other';
    for (const name of Object.keys(fields) as (keyof typeof fields)[]) {
      if (name === 'orderid') continue;
      const changed = [
        toPastOrder({ ...historyOrder(), [name]: name === 'indicator' ? 'Partial' : change(fields[name]) }),
      ];
      expect(keepUnchanged([toPastOrder(historyOrder())], changed)[0], name).toBe(changed[0]);
    }
    for (const [name, value] of Object.entries(historyItem())) {
      const item = { ...historyItem(), [name]: change(value) };
      const changed = keepUnchanged([toPastOrder(historyOrder())], [toPastOrder(historyOrder({ orderitems: [item] }))]);
      expect(changed[0]?.source.orderitems[0], name).toBe(item);
    }
  });

  it('contains the data of the last answer', () => {
    const some = fc.array(fc.record({ orderid: fc.nat(6), ordervalue: fc.nat(3), invoicedvalue: fc.nat(3) }), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(some, some, (before, now) => {
        const unique = (orders: typeof before) =>
          list(...new Map(orders.map((order) => [order.orderid, order])).values());
        expect(keepUnchanged(unique(before), unique(now))).toEqual(unique(now));
      }),
    );
  });
});
