import {
  createBasket,
  createOrder,
  createOrderFromBasket,
  createPromotionOrder,
  describeOrder,
  getOrder,
  listBasketDuplicates,
  listCommOrders,
  listUnsentOrders,
  updateOrderItem,
  updateOrderStatus,
} from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import { createBackend } from '../../src/index.ts';
import { getPromotions } from '../../src/rules/products/promotions.ts';
import { buyer, lock, startBackend } from '../support/buyer.ts';
import { answered, callApi, enter } from '../support/client.ts';
import { peopleFixture } from '../support/people.ts';

const IDENTITY = { staffname: 'Thabo Nkosi', computername: 'TILL-1' };

async function opened() {
  const { fetch, backend } = startBackend('openingTime');
  const me = await enter(fetch, 'buyer@1001');
  const basket = backend.store.orders.at(1001).find((order) => order.description === 'Dispensary fast movers');
  if (!basket) throw new Error('The sample lacks a basket.');
  const order = () =>
    callApi(
      fetch,
      createOrderFromBasket,
      { body: { ...IDENTITY, orderids: [basket.orderid], retailerid: 1001, orderdescription: 'Monday' } },
      me,
    );
  return { fetch, backend, me, basket, order, items: backend.store.items.at(basket.orderid) };
}

describe('baskets', () => {
  it('are listed by type, separate from unsent orders', async () => {
    const { fetch, me } = await opened();
    const list = async (baskettype?: string) => {
      const query = baskettype === undefined ? {} : { baskettype };
      return (await answered(fetch, listUnsentOrders, { query }, me)).clientorders;
    };
    for (const [type, status] of [
      ['daily', 'Daily_Basket'],
      ['weekly', 'Weekly_Basket'],
      ['monthly', 'Monthly_Basket'],
      ['custom', 'Custom_Basket'],
    ]) {
      expect(new Set((await list(type)).map(({ statusdescription }) => statusdescription))).toEqual(new Set([status]));
    }
    expect((await list()).some(({ statusdescription }) => statusdescription.endsWith('_Basket'))).toBe(false);
  });

  it('are created once per name', async () => {
    const { fetch, me } = await opened();
    const body = {
      ...IDENTITY,
      name: '1001',
      description: 'Winter',
      isbasket: true,
      statusdescription: 'Custom_Basket',
    } as const;
    expect((await callApi(fetch, createBasket, { body }, me)).kind).toBe('value');
    expect(await callApi(fetch, createBasket, { body }, me)).toMatchObject({ kind: 'error', code: 2 });
    const { clientorders } = await answered(fetch, listUnsentOrders, { query: { baskettype: 'custom' } }, me);
    expect(clientorders.filter(({ description }) => description === 'Winter')).toMatchObject([{ orderitemqty: 0 }]);
  });

  it('are never sent themselves', async () => {
    const { fetch, me, basket } = await opened();
    const query = { computername: 'TILL-1', orderid: 0 };
    const { commorders } = await answered(fetch, listCommOrders, { query }, me);
    const numbers = commorders.flatMap(({ orderdetailscomms }) => orderdetailscomms.map((line) => line.ordernumber));
    expect(numbers).not.toContain(basket.ordernumber);
  });

  it('become an order of their items, open for its creator, and remain unchanged', async () => {
    const { fetch, me, order, items, backend, basket } = await opened();
    const outcome = await order();
    const orderid = outcome.kind === 'value' ? outcome.value.orderid : 0;
    const { clientorders } = await answered(fetch, getOrder, { query: { orderid } }, me);
    expect(clientorders[0]).toMatchObject({
      description: 'Monday',
      statusdescription: 'Pending',
      locked: true,
      isbasket: false,
    });
    expect(clientorders[0]?.orderitems.map((item) => item.supplierpriceid)).toEqual(
      items.map((item) => item.supplierpriceid),
    );
    expect(backend.store.items.at(basket.orderid)).toHaveLength(items.length);
    expect(await order()).toEqual(outcome);
  });

  it('are emptied by it if the settings require it', async () => {
    const { order, backend, basket } = await opened();
    const settings = backend.store.settings.get(1001);
    if (!settings) throw new Error('The sample lacks settings.');
    const values = { ...settings.values, ordering_EmptyBaskets: true };
    backend.store.transaction(() => backend.store.settings.put({ ...settings, values }));
    await order();
    expect(backend.store.items.at(basket.orderid)).toEqual([]);
  });

  it('keep items that a role may not order, and cannot be ordered from if those are all', async () => {
    const { fetch, me, order, backend, basket, items } = await opened();
    const settings = backend.store.settings.get(1001);
    const people = [...backend.store.staff.all()];
    /** Limits what all roles may order from now on. */
    const limit = (products: { dispensaryproducts: boolean; frontshopproducts: boolean }, schedules: boolean) =>
      backend.store.transaction(() => {
        if (settings)
          backend.store.settings.put({ ...settings, values: { ...settings.values, ordering_EmptyBaskets: true } });
        for (const { role, ...row } of people) {
          const { ordering } = role.rolepermissions;
          const productschedules = schedules
            ? ordering.productschedules
            : (Object.fromEntries(
                Object.keys(ordering.productschedules).map((key) => [key, false]),
              ) as typeof ordering.productschedules);
          const rolepermissions = { ...role.rolepermissions, ordering: { ...ordering, ...products, productschedules } };
          backend.store.staff.put({ ...row, role: { ...role, rolepermissions } });
        }
      });
    limit({ dispensaryproducts: false, frontshopproducts: false }, false);
    expect(await order()).toMatchObject({ kind: 'error', code: 2, text: 'Nothing of this basket can be ordered.' });
    expect(backend.store.items.at(basket.orderid)).toEqual(items);
    limit({ dispensaryproducts: false, frontshopproducts: true }, true);
    const made = await order();
    const orderid = made.kind === 'value' ? made.value.orderid : 0;
    const { clientorders } = await answered(fetch, getOrder, { query: { orderid } }, me);
    const ordered = clientorders[0]?.orderitems.map(({ productid }) => productid) ?? [];
    const remaining = backend.store.items.at(basket.orderid).map(({ productid }) => productid);
    expect(ordered.length).toBeGreaterThan(0);
    expect(remaining.length).toBeGreaterThan(0);
    expect([...ordered, ...remaining].toSorted()).toEqual(items.map(({ productid }) => productid).toSorted());
  });

  it('cannot be ordered from while another user has them open, or when they are empty', async () => {
    const { fetch, me, order, basket, backend } = await opened();
    const empty = backend.store.orders.at(1001).find(({ description }) => description === 'New clinic');
    const body = { ...IDENTITY, orderids: [empty?.orderid ?? 0], retailerid: 1001, orderdescription: '' };
    expect(await callApi(fetch, createOrderFromBasket, { body }, me)).toMatchObject({ text: 'This basket is empty.' });
    await lock(await buyer(fetch, 'admin@1001', 'TILL-2'), basket.orderid, true, 'Daily_Basket');
    expect((await order()).kind).toBe('blocked');
  });

  it('warn only of products that are already on an unsent order', async () => {
    const { fetch, me, order, items, basket } = await opened();
    const productcodes = items.map(({ productcode }) => productcode);
    const body = { productcodes, retailerid: 1001, orderid: basket.orderid };
    const before = await callApi(fetch, listBasketDuplicates, { body }, me);
    const already = before.kind === 'value' ? before.value.products.length : 0;
    await order();
    const { products } = await answered(fetch, listBasketDuplicates, { body }, me);
    expect(products).toHaveLength(already + items.length);
    expect(products.at(-1)).toMatchObject({ staffname: 'Thabo Nkosi', statusdescription: 'Pending' });
  });
});

describe('the status of a basket', () => {
  it('is set when it is created: no order is created as a basket without one', async () => {
    const { fetch, backend, me } = await opened();
    const before = backend.store.orders.size;
    const body = {
      ...IDENTITY,
      createddatetime: '2026-11-20T08:00:00Z',
      name: '1001',
      description: '',
      isbasket: true,
    };
    expect(await callApi(fetch, createOrder, { body }, me)).toMatchObject({ kind: 'error', code: 2 });
    expect(backend.store.orders.size).toBe(before);
  });

  const FOREIGN = ['Unsent', 'Pending', 'Weekly_Basket', 'Custom_Basket'] as const;

  it.each(FOREIGN)('is never %s for a daily basket: it stays among those of its type', async (status) => {
    const { fetch, backend, me, basket } = await opened();
    const mine = { fetch, by: me, computername: 'TILL-1' };
    const { orderid } = basket;
    const refusal = { kind: 'error', code: 2, text: 'A basket keeps its status, Daily_Basket.' };
    const query = { orderid, statusdescription: status };
    expect(await callApi(fetch, updateOrderStatus, { query }, me)).toMatchObject(refusal);
    for (const on of [true, false]) expect(await lock(mine, orderid, on, status)).toMatchObject(refusal);
    expect(backend.store.orders.get(orderid)).toMatchObject({ statusdescription: 'Daily_Basket', lock: null });
    const { clientorders } = await answered(fetch, listUnsentOrders, { query: { baskettype: 'daily' } }, me);
    expect(clientorders.map((order) => order.orderid)).toContain(orderid);
  });

  it('is kept when it is locked, released and set to itself', async () => {
    const { fetch, backend, me, basket } = await opened();
    const mine = { fetch, by: me, computername: 'TILL-1' };
    for (const on of [true, false]) expect((await lock(mine, basket.orderid, on, 'Daily_Basket')).kind).toBe('value');
    const query = { orderid: basket.orderid, statusdescription: 'Daily_Basket' };
    expect((await callApi(fetch, updateOrderStatus, { query }, me)).kind).toBe('value');
    expect(backend.store.orders.get(basket.orderid)).toMatchObject({ statusdescription: 'Daily_Basket' });
  });

  it('cannot be set on an order, which never becomes a basket', async () => {
    const { fetch, backend, me } = await opened();
    const order = backend.store.orders.at(1001).find((row) => !row.isbasket && row.statusdescription === 'Unsent');
    if (!order) throw new Error('The sample lacks an order.');
    const { orderid } = order;
    const refusal = { kind: 'error', code: 2, text: 'Daily_Basket is the status of a basket.' };
    const query = { orderid, statusdescription: 'Daily_Basket' };
    expect(await callApi(fetch, updateOrderStatus, { query }, me)).toMatchObject(refusal);
    const mine = { fetch, by: me, computername: 'TILL-1' };
    expect(await lock(mine, orderid, true, 'Daily_Basket')).toMatchObject(refusal);
    expect(backend.store.orders.get(orderid)).toEqual(order);
  });
});

describe('a saved basket', () => {
  it.each([
    ['no-update@1001', 'value'],
    ['no-create@1001', 'error'],
  ])('can be changed by users who may create orders, as %s', async (person, kind) => {
    const backend = createBackend({ seed: peopleFixture() });
    const { fetch } = backend;
    const me = await enter(fetch, person);
    const basket = backend.store.orders.at(1001).find(({ isbasket }) => isbasket);
    const body = { orderid: basket?.orderid ?? 0, description: 'Renamed' };
    expect((await callApi(fetch, describeOrder, { body }, me)).kind).toBe(kind);
  });
});

describe('an order from the promotions shop', () => {
  it('is unsent, at the promotion’s cost, and its lines can be changed at that cost', async () => {
    const { fetch, backend } = startBackend('openingTime');
    const me = await enter(fetch, 'shop@1001');
    const promotion = getPromotions(backend.catalogue).find(({ bonusqty }) => bonusqty === 1);
    if (!promotion) throw new Error('The sample has no such promotion.');
    const { product, price, costcents, minimumorderqty } = promotion;
    const line = {
      productid: product.productid,
      supplierpriceid: price.supplierpriceid,
      staffname: 'Zanele Petersen',
      supplierproductcode: price.supplierproductcode,
      creditorid: price.supplier.creditorid,
      orderedquantity: 2 * minimumorderqty,
      orderedprice: costcents / 100,
      bonusquantity: 2,
    };
    const cart = { ...IDENTITY, status: 'save' as const, name: '1001', orderitems: [line] };
    const made = Math.max(...[...backend.store.orders.all()].map(({ orderid }) => orderid));
    await answered(fetch, createPromotionOrder, { body: cart }, me);
    const query = { orderid: made + 1 };
    const item = (await answered(fetch, getOrder, { query }, me)).clientorders[0]?.orderitems[0];
    expect(item).toMatchObject({
      orderedprice: costcents / 100,
      orderedquantity: 2 * minimumorderqty,
      bonusquantity: 2,
    });
    const thabo = await enter(fetch, 'buyer@1001');
    const change = { ...line, orderitemid: item?.orderitemid ?? 0, orderedquantity: 5, bonusquantity: 0 };
    await answered(fetch, updateOrderItem, { query: { orderid: 0 }, body: change }, thabo);
    const after = (await answered(fetch, getOrder, { query }, thabo)).clientorders[0]?.orderitems[0];
    expect(after).toMatchObject({ orderedprice: costcents / 100, orderedquantity: 5 });
    const odd = { ...cart, orderitems: [{ ...line, orderedquantity: minimumorderqty + 0.5 }] };
    expect((await callApi(fetch, createPromotionOrder, { body: odd }, me)).kind).toBe('error');
  });

  it('is one order if its answer was lost and it is requested again, and a second one later', async () => {
    const { fetch, backend, clock } = startBackend('openingTime');
    const me = await enter(fetch, 'shop@1001');
    const [promotion] = getPromotions(backend.catalogue);
    if (!promotion) throw new Error('The sample has no promotion.');
    const { product, price, costcents, minimumorderqty } = promotion;
    const line = {
      productid: product.productid,
      supplierpriceid: price.supplierpriceid,
      staffname: 'Zanele Petersen',
      creditorid: price.supplier.creditorid,
      orderedquantity: minimumorderqty,
      orderedprice: costcents / 100,
      bonusquantity: 0,
    };
    const body = { ...IDENTITY, status: 'save' as const, name: '1001', orderitems: [line] };
    const before = backend.store.orders.size;
    backend.faults.add({ call: 'createPromotionOrder', kind: 'lostAnswer', times: 1 });
    await expect(callApi(fetch, createPromotionOrder, { body }, me)).rejects.toThrow(TypeError);
    await answered(fetch, createPromotionOrder, { body }, me);
    expect(backend.store.orders.size).toBe(before + 1);
    clock.advance(61_000);
    await answered(fetch, createPromotionOrder, { body }, me);
    expect(backend.store.orders.size).toBe(before + 2);
  });
});
