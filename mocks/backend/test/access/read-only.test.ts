import { deleteOrder, describeOrder, getOrder, getOrderLock, updateOrderStatus } from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import { buyer, lock, newOrder, startBackend } from '../support/buyer.ts';
import { answered, callApi } from '../support/client.ts';

describe('a read-only user', () => {
  async function opened() {
    const { fetch, openOrderId: orderid = 0 } = startBackend('readOnly');
    const viewer = await buyer(fetch, 'viewer@1001', 'TILL-3');
    const mine = await buyer(fetch);
    return { fetch, viewer, mine, orderid };
  }

  it('opens and reads an order, and locks no one out of it', async () => {
    const { fetch, viewer, mine, orderid } = await opened();
    expect(await lock(viewer, orderid, true)).toEqual({ kind: 'value', value: {} });
    const [seen] = (await answered(fetch, getOrder, { query: { orderid } }, viewer.by)).clientorders;
    expect(seen).toMatchObject({ locked: false, statusdescription: 'Unsent' });
    expect((await lock(mine, orderid, true)).kind).toBe('value');
    expect(await lock(viewer, orderid, false)).toEqual({ kind: 'value', value: {} });
    expect((await answered(fetch, getOrderLock, { query: { orderid } }, viewer.by)).locked).toBe(true);
    expect((await callApi(fetch, describeOrder, { body: { orderid, description: 'Mine' } }, mine.by)).kind).toBe(
      'value',
    );
  });

  it('sees who has it open, like everyone', async () => {
    const { viewer, mine, orderid } = await opened();
    await lock(mine, orderid, true);
    const by = { staffname: 'Thabo Nkosi', computername: 'TILL-1' };
    expect(await lock(viewer, orderid, true)).toEqual({ kind: 'blocked', by });
  });
});

describe('a user who may only create orders', () => {
  it('reads a saved order like a reader: locks no one out and sets no status', async () => {
    const { fetch, backend } = startBackend('mayNotSend');
    const creator = await buyer(fetch);
    const admin = await buyer(fetch, 'admin@1001', 'TILL-2');
    const [order] = backend.store.orders.at(1001).filter(({ statusdescription }) => statusdescription === 'Unsent');
    const orderid = order?.orderid ?? 0;
    expect((await lock(creator, orderid, true)).kind).toBe('value');
    const query = { orderid, statusdescription: 'Pending' };
    const refused = { kind: 'error', code: 2, text: 'You do not have permissions to update orders.' };
    expect(await callApi(fetch, updateOrderStatus, { query }, creator.by)).toEqual(refused);
    expect(backend.store.orders.get(orderid)).toEqual(order);
    expect((await lock(admin, orderid, true)).kind).toBe('value');
  });

  it('holds an order of their own until it was closed once', async () => {
    const { fetch } = startBackend('mayNotSend');
    const creator = await buyer(fetch);
    const admin = await buyer(fetch, 'admin@1001', 'TILL-2');
    const orderid = await newOrder(creator);
    expect((await lock(creator, orderid, true)).kind).toBe('value');
    expect((await lock(admin, orderid, true)).kind).toBe('blocked');
    await lock(creator, orderid, false);
    await lock(creator, orderid, true);
    expect((await lock(admin, orderid, true)).kind).toBe('value');
  });
});

describe('an order without value', () => {
  it('cannot be discarded by a colleague without the update right, unless the colleague has it open', async () => {
    const { fetch } = startBackend();
    const admin = await buyer(fetch, 'admin@1001', 'TILL-2');
    const orderid = await newOrder(admin);
    await lock(admin, orderid, false);
    const refused = { kind: 'error', code: 2, text: 'You do not have permissions to update orders.' };
    const viewer = await buyer(fetch, 'viewer@1001', 'TILL-3');
    await lock(viewer, orderid, true);
    expect(await callApi(fetch, deleteOrder, { query: { orderid } }, viewer.by)).toEqual(refused);
    const shop = await buyer(fetch, 'shop@1001');
    expect(await callApi(fetch, deleteOrder, { query: { orderid } }, shop.by)).toEqual(refused);
    await lock(shop, orderid, true);
    expect((await callApi(fetch, deleteOrder, { query: { orderid } }, shop.by)).kind).toBe('value');
  });
});
