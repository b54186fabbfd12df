import { getCreditUsage, type HistoryOrder, listOrderHistory, listSuppliers } from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import { reportData } from '../../src/reports/answer.ts';
import { REPORTS } from '../../src/reports/reports.ts';
import { startBackend } from '../support/buyer.ts';
import { answered, enter } from '../support/client.ts';

const { backend, fetch } = startBackend('openingTime');
const me = await enter(fetch, 'admin@1001');
const history = (await answered(fetch, listOrderHistory, { query: { datefilter: 'All Time' } }, me)).clientorders;

/** How the page displays each report, from its script, which has no types. */
const { definitions }: { definitions: object } = await import(
  new URL('../../src/reports/pages/definitions.js', import.meta.url).href
);

type Rows = readonly Record<string, string | number>[];

/** Returns the rows of a report as its page receives them. */
function toRows(name: string): Rows {
  const data = reportData(backend, name, { token: me.token, retailerid: '1001' });
  if ('problem' in data) throw new Error(data.problem);
  return data.rows;
}

const cents = (amount: number) => Math.round(amount * 100);
const total = (rows: Rows, column: string) => rows.reduce((sum, row) => sum + Number(row[column]), 0);
const sum = <Each>(list: readonly Each[], column: (each: Each) => number) =>
  list.reduce((all, each) => all + column(each), 0);

/** South African time: two hours ahead of the calls' UTC. */
const toMonth = ({ senddatetime }: HistoryOrder) =>
  new Date(Date.parse(senddatetime ?? '') + 2 * 3_600_000).toISOString().slice(0, 7).replace('-', '/');
const getSupplier = ({ orderitems }: HistoryOrder) => orderitems[0]?.supplier ?? '';
const items = history.flatMap((order) => order.orderitems.map((item) => ({ ...item, order })));
const isAnswered = ({ receiveddatetime }: HistoryOrder) => receiveddatetime !== null;

it('every report has a definition of its page, and each definition a report', () => {
  expect(Object.keys(definitions).sort()).toEqual(REPORTS.map(({ name }) => name).sort());
});

describe('the numbers of a report equal those of the history, to the cent:', () => {
  it('purchases by month and supplier', () => {
    const rows = toRows('purchases');
    const groups = Map.groupBy(history, (order) => `${toMonth(order)} ${getSupplier(order)}`);
    expect(rows).toHaveLength(groups.size);
    for (const row of rows) {
      const orders = groups.get(`${row.month} ${row.supplier}`) ?? [];
      expect(row).toMatchObject({
        orders: orders.length,
        lines: sum(orders, ({ orderitems }) => orderitems.length),
        orderedcents: sum(orders, ({ ordervalue }) => cents(ordervalue)),
        invoicedcents: sum(orders, ({ invoicedvalue }) => cents(invoicedvalue)),
      });
    }
    expect(total(rows, 'orderedcents')).toBeGreaterThan(0);
  });

  it('supplier share, of the same purchases', () => {
    expect(total(toRows('supplier-share'), 'invoicedcents')).toBe(
      sum(history, ({ invoicedvalue }) => cents(invoicedvalue)),
    );
  });

  it('paid values, and previously paid values', () => {
    const rows = toRows('savings');
    expect(total(rows, 'paidcents')).toBe(sum(history, ({ invoicedvalue }) => cents(invoicedvalue)));
    const oldestFirst = items
      .filter(({ suppliedquantity }) => suppliedquantity > 0)
      .toSorted(
        (a, b) =>
          Date.parse(a.order.senddatetime ?? '') - Date.parse(b.order.senddatetime ?? '') ||
          a.order.orderid - b.order.orderid,
      );
    const last = new Map<number, number>();
    let below = 0;
    for (const { productid, suppliedquantity, invoicedprice } of oldestFirst) {
      below += suppliedquantity * ((last.get(productid) ?? cents(invoicedprice)) - cents(invoicedprice));
      last.set(productid, cents(invoicedprice));
    }
    expect(total(rows, 'belowlastcents')).toBe(below);
    expect(below).not.toBe(0);
  });

  it('no product is dearer elsewhere than at the dearest of the pharmacy’s suppliers', () => {
    const { store, catalogue } = backend;
    const accounts = new Set(
      store.terms
        .at(1001)
        .flatMap(({ suppliercode, accountnumbers }) => (accountnumbers.length > 0 ? [suppliercode] : [])),
    );
    const dearest = (productid: number) => {
      const product = catalogue.byId(productid);
      const prices = (product ? catalogue.getPrices(product) : []).filter(({ supplier }) =>
        accounts.has(supplier.suppliercode),
      );
      return Math.max(0, ...prices.map(({ pricecents }) => pricecents));
    };
    const above = sum(
      items,
      ({ productid, suppliedquantity, invoicedprice }) =>
        suppliedquantity * Math.max(0, dearest(productid) - cents(invoicedprice)),
    );
    expect(total(toRows('savings'), 'belowdearestcents')).toBe(above);
    expect(above).toBeGreaterThan(0);
  });

  it('unsupplied quantities, of answered orders', () => {
    const rows = toRows('regrets');
    const prices = items.filter(({ order }) => isAnswered(order));
    const missing = (item: (typeof items)[number]) => Math.max(0, item.orderedquantity - item.suppliedquantity);
    expect(total(rows, 'orderedpacks')).toBe(sum(prices, ({ orderedquantity }) => orderedquantity));
    expect(total(rows, 'missingpacks')).toBe(sum(prices, missing));
    expect(total(rows, 'missingcents')).toBe(sum(prices, (item) => missing(item) * cents(item.orderedprice)));
    expect(total(rows, 'regrettedlines')).toBe(sum(history, ({ regretteditems }) => regretteditems));
    for (const { supplier, product, orderedpacks, missingpacks } of rows) {
      expect(Number(missingpacks), `${supplier} ${product}`).toBeLessThanOrEqual(Number(orderedpacks));
    }
  });

  it('scheduled items, line by line', () => {
    const rows = toRows('scheduled');
    const scheduled = items.filter(({ schedule }) => /^[1-7]$/.test(schedule));
    expect(rows).toHaveLength(scheduled.length);
    const key = (values: readonly unknown[]) => JSON.stringify(values);
    const expected = scheduled.map((item) =>
      key([
        item.order.ordernumber,
        item.productdescription,
        item.schedule,
        item.orderedquantity,
        item.suppliedquantity,
      ]),
    );
    const shown = rows.map(({ ordernumber, product, schedule, orderedpacks, suppliedpacks }) =>
      key([ordernumber, product, schedule, orderedpacks, suppliedpacks]),
    );
    expect(shown.toSorted()).toEqual(expected.toSorted());
  });

  it('the used credit of each supplier, as in the settings', async () => {
    const rows = toRows('credit');
    const { wholesalers } = await answered(fetch, listSuppliers, {}, me);
    for (const { wholesalercode: suppliercode, wholesalername: suppliername } of wholesalers) {
      const [month] = (await answered(fetch, getCreditUsage, { query: { suppliercode } }, me)).creditusageformonth;
      const row = rows.find(({ supplier }) => supplier === suppliername);
      const isShown = cents(month?.creditlimit ?? 0) > 0 || cents(month?.usage ?? 0) > 0;
      expect(row !== undefined, suppliername).toBe(isShown);
      if (row) {
        expect(row).toMatchObject({ limitcents: cents(month?.creditlimit ?? 0), usedcents: cents(month?.usage ?? 0) });
      }
    }
    expect(rows.length).toBeGreaterThan(5);
  });
});

describe('a user without orders', () => {
  it('has reports without rows, except for the used credit', async () => {
    const empty = startBackend('emptyPharmacy');
    const { token } = await enter(empty.fetch, 'admin@1001');
    for (const name of ['purchases', 'supplier-share', 'savings', 'regrets', 'scheduled']) {
      expect(reportData(empty.backend, name, { token, retailerid: '1001' })).toMatchObject({ rows: [] });
    }
  });
});
