import {
  getGroupHistory,
  getOrderHistory,
  getResponseDetails,
  listGroupHistory,
  listGroupResponses,
  listOrderHistory,
  listSupplierHistory,
  markResponsesRead,
  notificationHistory,
  sendOrders,
} from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import { startBackend } from '../support/buyer.ts';
import { answered, callApi, enter } from '../support/client.ts';

const DAY = 24 * 60 * 60 * 1000;

async function opened(username = 'buyer@1001') {
  const { fetch, clock, backend } = startBackend('openingTime');
  return { fetch, clock, backend, me: await enter(fetch, username) };
}

describe('the order history', () => {
  it('covers fifteen months, newest first, and less on request', async () => {
    const { fetch, clock, me } = await opened();
    const oldest: number[] = [];
    const counts: number[] = [];
    for (const datefilter of ['Last 3 Months', 'Last 6 Months', 'Last Year', 'All Time'] as const) {
      const { clientorders } = await answered(fetch, listOrderHistory, { query: { datefilter } }, me);
      const sent = clientorders.map(({ senddatetime }) => Date.parse(senddatetime ?? ''));
      expect(sent).toEqual([...sent].sort((a, b) => b - a));
      oldest.push(Math.round((clock.now() - (sent.at(-1) ?? 0)) / DAY));
      counts.push(clientorders.length);
    }
    expect(oldest[0]).toBeLessThanOrEqual(92);
    expect(oldest[2]).toBeLessThanOrEqual(366);
    expect(oldest[3]).toBeGreaterThan(450);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
  });

  it('adds up: order value, invoiced value and regretted lines equal those of its lines', async () => {
    const { fetch, me } = await opened();
    const query = { datefilter: 'All Time' as const };
    const { clientorders } = await answered(fetch, listOrderHistory, { query }, me);
    const sum = (numbers: number[]) => Math.round(numbers.reduce((a, b) => a + b, 0) * 100) / 100;
    for (const { orderitems, ordervalue, invoicedvalue, regretteditems, orderitemqty, indicator } of clientorders) {
      expect(sum(orderitems.map((item) => item.orderedquantity * item.orderedprice))).toBe(ordervalue);
      expect(sum(orderitems.map((item) => item.suppliedquantity * item.invoicedprice))).toBe(invoicedvalue);
      const missing = indicator === 'Waiting' ? [] : orderitems.filter((item) => item.suppliedquantity === 0);
      expect(missing).toHaveLength(regretteditems);
      expect(orderitems).toHaveLength(orderitemqty);
    }
    expect(new Set(clientorders.map(({ indicator }) => indicator))).toEqual(
      new Set(['Waiting', 'Invoiced', 'Partial', 'Regretted']),
    );
  });

  it('has an order that was just sent, waiting for its response', async () => {
    const { fetch, me } = await opened();
    await answered(fetch, sendOrders, { body: [{ suppliercode: 'KEST', computername: 'TILL-7' }] }, me);
    const query = { datefilter: 'Last 3 Months' as const };
    const { clientorders } = await answered(fetch, listOrderHistory, { query }, me);
    const waiting = { indicator: 'Waiting', invoicedvalue: 0, regretteditems: 0, receiveddatetime: null };
    expect(clientorders[0]).toMatchObject({ ...waiting, computername: 'TILL-7' });
  });

  it('has one order for printing, sent or not, with schedules and pack sizes', async () => {
    const { fetch, backend, me } = await opened();
    const basket = backend.store.orders.at(1001).find((order) => order.description === 'Month-end stock up');
    const query = { orderid: basket?.orderid ?? 0 };
    const { clientorders } = await answered(fetch, getOrderHistory, { query }, me);
    expect(clientorders).toMatchObject([{ isbasket: true, senddatetime: null, statusdescription: 'Monthly_Basket' }]);
    expect(clientorders[0]?.orderitems).toHaveLength(15);
    for (const { schedule, supplier, accountnumber } of clientorders[0]?.orderitems ?? []) {
      expect(schedule).toMatch(/^(NM?|[0-7])$/);
      expect(`${supplier} ${accountnumber}`).toMatch(/\w \w/);
    }
  });

  it('of a group lists only the requested retailers', async () => {
    const { fetch, me } = await opened('buyer@2000');
    const body = { groupretailerid: 2000, retailerids: [2001, 2003], datefilter: 'All Time' as const };
    const { clientorders } = await answered(fetch, listGroupHistory, { body }, me);
    expect(new Set(clientorders.map(({ retailerid }) => retailerid))).toEqual(new Set([2001, 2003]));
    const orderid = clientorders[0]?.orderid ?? 0;
    const printed = await answered(fetch, getGroupHistory, { body: { groupretailerid: 2000, orderid } }, me);
    expect(printed.clientorders).toEqual([clientorders[0]]);
  });

  it('of a group is denied to one of its pharmacies', async () => {
    const { fetch, me } = await opened('admin@1001');
    const body = { groupretailerid: 1001, retailerids: [1001], datefilter: 'All Time' as const };
    expect(await callApi(fetch, listGroupHistory, { body }, me)).toMatchObject({
      kind: 'error',
      text: expect.stringMatching(/group profile/),
    });
  });

  it('by supplier covers the requested days', async () => {
    const { fetch, clock, me } = await opened();
    const lines = async (lastdays: number) => {
      const query = { lastdays, wholesalercode: 'KEST' };
      return (await answered(fetch, listSupplierHistory, { query }, me)).orderproducthistory;
    };
    const [month, year] = [await lines(30), await lines(365)];
    expect(year.length).toBeGreaterThan(month.length);
    const oldest = Math.min(...month.map(({ senddatetime }) => Date.parse(senddatetime ?? '')));
    expect(clock.now() - oldest).toBeLessThan(31 * DAY);
  });
});

describe('responses', () => {
  it('of a group name their retailer', async () => {
    const { fetch, me } = await opened('buyer@2000');
    const body = { groupretailerid: 2000, retailerids: [2002], search: '', filter: 'Complete' as const };
    const { responses } = await answered(fetch, listGroupResponses, { body }, me);
    expect(new Set(responses.map(({ retailername }) => retailername))).toEqual(
      new Set(['Table Bay Pharmacy Claremont']),
    );
  });

  it('of a group show their lines only to users of that retailer', async () => {
    const { fetch, me } = await opened('buyer@2000');
    const list = async (retailerid: number) => {
      const body = { groupretailerid: 2000, retailerids: [retailerid], search: '', filter: 'All' as const };
      return (await answered(fetch, listGroupResponses, { body }, me)).responses[0]?.orderid ?? 0;
    };
    const [seaPoint, claremont] = [await list(2001), await list(2002)];
    const lines = (orderid: number, by = me) =>
      callApi(fetch, getResponseDetails, { query: { orderid, identifier: '' } }, by);
    expect((await lines(claremont)).kind).toBe('value');
    const branch = await enter(fetch, 'branch@2000');
    expect((await lines(seaPoint, branch)).kind).toBe('value');
    expect((await lines(claremont, branch)).kind).toBe('nothing');
    expect((await lines(claremont, await enter(fetch, 'buyer@1001'))).kind).toBe('nothing');
  });

  it('of a group can be filtered by supplier and date range', async () => {
    const { fetch, me } = await opened('buyer@2000');
    const custom = {
      filter: 'Custom' as const,
      wholesalercode: 'PROT',
      startdate: '2025/06/01',
      enddate: '2025/11/30',
    };
    const body = { groupretailerid: 2000, retailerids: [2001, 2002, 2003], search: '', ...custom };
    const { responses } = await answered(fetch, listGroupResponses, { body }, me);
    for (const { supplier, senddatetime } of responses) {
      expect(supplier).toBe('Protea Medical Distributors');
      expect(senddatetime).toMatch(/^2025-(0[6-9]|1[01]|05-31)/);
    }
  });

  it('are read when no notification about them is left; other notifications stay', async () => {
    const { fetch } = startBackend('busyMorning');
    const me = await enter(fetch, 'buyer@1001');
    await answered(fetch, markResponsesRead, {}, me);
    const { notifications } = await answered(fetch, notificationHistory, {}, me);
    expect(notifications.map(({ group }) => group).sort()).toEqual(['auto regret', 'supplier', 'support']);
  });
});
