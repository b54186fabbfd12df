import { createOrder, createOrderFromBasket, getOrderHistory, importOrder, logout } from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import { newOrder, startBackend } from '../support/buyer.ts';
import { answered, enter } from '../support/client.ts';
import { orderFile } from '../support/upload-files.ts';

const COMPUTER = { computername: 'TILL-1', staffname: '' };

/** Two users who alternate at one computer. */
async function colleagues(scenario: 'openingTime' | 'frontShopOnly' = 'openingTime') {
  const { backend, fetch } = startBackend(scenario);
  return { backend, fetch, one: await enter(fetch, 'buyer@1001'), other: await enter(fetch, 'admin@1001') };
}

describe('the same request by another user at the same computer', () => {
  it('creates a separate order', async () => {
    const { fetch, one, other } = await colleagues();
    const createddatetime = '2026-03-02T06:30:00.000Z';
    const body = { ...COMPUTER, createddatetime, name: '', description: '', isbasket: false };
    const mine = await answered(fetch, createOrder, { body }, one);
    expect(await answered(fetch, createOrder, { body }, one)).toEqual(mine);
    expect((await answered(fetch, createOrder, { body }, other)).orderid).not.toBe(mine.orderid);
  });

  it('creates a separate order from a basket, and from a file', async () => {
    const { backend, fetch, one, other } = await colleagues();
    const [basket] = backend.store.orders.at(1001).filter(({ description }) => description === 'Flu season');
    const orderids = [basket?.orderid ?? 0];
    const ofBasket = { body: { ...COMPUTER, orderids, retailerid: 1001, orderdescription: 'Monday' } };
    const mine = await answered(fetch, createOrderFromBasket, ofBasket, one);
    expect(await answered(fetch, createOrderFromBasket, ofBasket, one)).toEqual(mine);
    expect((await answered(fetch, createOrderFromBasket, ofBasket, other)).orderid).not.toBe(mine.orderid);

    const [product] = backend.catalogue.products;
    const importorderbase64xml = orderFile([{ nap: product?.nappicode ?? '', q: 3 }]);
    const ofFile = { body: { ...COMPUTER, rule: 'Cheapest' as const, status: 'save' as const, importorderbase64xml } };
    const { orderid } = await answered(fetch, importOrder, ofFile, one);
    expect((await answered(fetch, importOrder, ofFile, one)).orderid).toBe(orderid);
    expect((await answered(fetch, importOrder, ofFile, other)).orderid).not.toBe(orderid);
  });
});

it('creates a separate order if the clock was set back a day in between', async () => {
  const { backend, fetch, one } = await colleagues();
  const [product] = backend.catalogue.products;
  const importorderbase64xml = orderFile([{ nap: product?.nappicode ?? '', q: 3 }]);
  const body = { ...COMPUTER, rule: 'Cheapest' as const, status: 'save' as const, importorderbase64xml };
  const { orderid } = await answered(fetch, importOrder, { body }, one);
  const order = backend.store.orders.get(orderid);
  if (!order) throw new Error('No order was made.');
  const yesterdaysTomorrow = { ...order, createdat: order.createdat + 86_400_000, saved: true, lock: null };
  backend.store.transaction(() => backend.store.orders.put(yesterdaysTomorrow));
  expect((await answered(fetch, importOrder, { body }, one)).orderid).not.toBe(orderid);
});

describe('an order created from a basket', () => {
  it('excludes schedules that the role may not order', async () => {
    const { backend, fetch, one } = await colleagues('frontShopOnly');
    const baskets = backend.store.orders.at(1001).filter(({ isbasket }) => isbasket);
    const orderids = baskets.map(({ orderid }) => orderid);
    const body = { ...COMPUTER, orderids, retailerid: 1001, orderdescription: '' };
    const { orderid } = await answered(fetch, createOrderFromBasket, { body }, one);
    const schedules = (id: number) =>
      backend.store.items.at(id).map(({ productid }) => backend.catalogue.byId(productid)?.schedule ?? '');
    expect(orderids.flatMap(schedules).some((schedule) => ['3', '4', '5', '6'].includes(schedule))).toBe(true);
    expect(schedules(orderid).length).toBeGreaterThan(0);
    for (const schedule of schedules(orderid)) expect(['N', 'NM', '0', '1', '2']).toContain(schedule);
  });
});

describe('an order for printing', () => {
  it('is no longer open once the session that opened it has ended', async () => {
    const { fetch, one, other } = await colleagues();
    const orderid = await newOrder({ fetch, by: one, computername: 'TILL-1' });
    const locked = async () =>
      (await answered(fetch, getOrderHistory, { query: { orderid } }, other)).clientorders[0]?.locked;
    expect(await locked()).toBe(true);
    await answered(fetch, logout, { query: { staffid: one.staffid } }, one);
    expect(await locked()).toBe(false);
  });
});
