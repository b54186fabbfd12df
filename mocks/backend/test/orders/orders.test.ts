import {
  addOrderItem,
  createOrder,
  deleteOrder,
  deleteOrderItem,
  describeOrder,
  getCreditUsage,
  getOrder,
  getResponseDetails,
  listCommOrders,
  listProducts,
  listResponses,
  listSupplierPrices,
  listUnsentOrders,
  logout,
  notificationHistory,
  sendOrders,
  updateCommOrderStatus,
  updateOrderItem,
  updateOrderStatus,
} from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import { createBackend, manualClock, scenarios } from '../../src/index.ts';
import { add, buyer, getLine, lock, newOrder, offers, startBackend } from '../support/buyer.ts';
import { answered, callApi } from '../support/client.ts';

const unsent = { query: {} };

describe('a lock', () => {
  it('excludes everyone else, and names its holder', async () => {
    const { backend, fetch } = startBackend();
    const mine = await buyer(fetch);
    const orderid = await newOrder(mine);
    const [offer] = offers(backend);
    if (!offer) throw new Error('nothing to order');
    const orderitemid = await add(mine, { orderid, ...offer });
    const other = await buyer(fetch, 'admin@1001', 'TILL-2');

    expect(await lock(other, orderid, true)).toEqual({
      kind: 'blocked',
      by: { staffname: 'Thabo Nkosi', computername: 'TILL-1' },
    });
    expect((await lock(other, orderid, false)).kind).toBe('blocked');
    const line = getLine({ orderid, ...offer });
    const writes = [
      callApi(fetch, addOrderItem, line, other.by),
      callApi(fetch, updateOrderItem, { query: { orderid: 0 }, body: { ...line.body, orderitemid } }, other.by),
      callApi(fetch, deleteOrderItem, { query: { orderid, orderItemId: orderitemid, staffname: '' } }, other.by),
      callApi(fetch, describeOrder, { body: { orderid, description: 'Mine now' } }, other.by),
      callApi(fetch, deleteOrder, { query: { orderid } }, other.by),
      callApi(fetch, updateOrderStatus, { query: { orderid, statusdescription: 'Unsent' } }, other.by),
    ];
    for (const outcome of await Promise.all(writes)) expect(outcome).toMatchObject({ kind: 'blocked' });
    const orders = await answered(fetch, listUnsentOrders, unsent, other.by);
    expect(orders.clientorders).toMatchObject([{ orderid, locked: true, staffname: 'Thabo Nkosi' }]);
    expect(await callApi(fetch, listCommOrders, { query: { computername: 'TILL-2', orderid: 0 } }, other.by)).toEqual({
      kind: 'nothing',
    });
  });

  it('reopens for its holder on the same computer and on no other', async () => {
    const { fetch } = startBackend();
    const mine = await buyer(fetch);
    const orderid = await newOrder(mine);
    expect((await lock(mine, orderid, true)).kind).toBe('value');
    const otherComputer = { ...mine, computername: 'TILL-2' };
    expect((await lock(otherComputer, orderid, true)).kind).toBe('blocked');
    expect((await lock(otherComputer, orderid, false)).kind).toBe('blocked');
    const requested = { query: { computername: 'TILL-2' } };
    expect((await answered(fetch, listUnsentOrders, requested, mine.by)).clientorders[0]?.locked).toBe(true);
    expect((await answered(fetch, listUnsentOrders, unsent, mine.by)).clientorders[0]?.locked).toBe(false);
    expect((await lock(mine, orderid, false)).kind).toBe('value');
    expect((await lock(otherComputer, orderid, true)).kind).toBe('value');
  });

  it('is released after sending', async () => {
    const { backend, fetch } = startBackend();
    const mine = await buyer(fetch);
    const orderid = await newOrder(mine);
    for (const offer of offers(backend).slice(0, 30)) await add(mine, { orderid, ...offer });
    const query = { computername: 'TILL-1', orderid };
    const [first] = (await answered(fetch, listCommOrders, { query }, mine.by)).commorders;
    const body = [{ suppliercode: first?.suppliercode ?? '', computername: 'TILL-1' }];
    await answered(fetch, sendOrders, { body }, mine.by);
    await answered(fetch, updateCommOrderStatus, { query }, mine.by);
    const other = await buyer(fetch, 'admin@1001', 'TILL-2');
    expect((await lock(other, orderid, true)).kind).toBe('value');
  });
});

describe('the right to edit', () => {
  it('remains with the creator if a colleague releases an order that is not theirs', async () => {
    const { backend, fetch } = startBackend();
    const shop = await buyer(fetch, 'shop@1001');
    const orderid = await newOrder(shop);
    const [offer] = offers(backend);
    if (!offer) throw new Error('nothing to order');
    await answered(fetch, logout, { query: { staffid: shop.by.staffid } }, shop.by);
    const admin = await buyer(fetch, 'admin@1001', 'TILL-2');
    await answered(fetch, updateCommOrderStatus, { query: { orderid, computername: 'TILL-2' } }, admin.by);
    const again = await buyer(fetch, 'shop@1001');
    expect((await lock(again, orderid, true)).kind).toBe('value');
    expect((await callApi(fetch, addOrderItem, getLine({ orderid, ...offer }), again.by)).kind).toBe('value');
  });

  it('is only the creator’s until the order was closed once', async () => {
    const { backend, fetch } = startBackend();
    const shop = await buyer(fetch, 'shop@1001');
    const orderid = await newOrder(shop);
    const [offer] = offers(backend);
    if (!offer) throw new Error('nothing to order');
    await add(shop, { orderid, ...offer });
    await lock(shop, orderid, false);
    const refused = await callApi(fetch, addOrderItem, getLine({ orderid, ...offer }), shop.by);
    expect(refused).toEqual({ kind: 'error', code: 2, text: 'You do not have permissions to update orders.' });
    expect((await callApi(fetch, deleteOrder, { query: { orderid } }, shop.by)).kind).toBe('error');
  });

  it('is not required to discard an order without value', async () => {
    const { fetch } = startBackend();
    const shop = await buyer(fetch, 'shop@1001');
    const orderid = await newOrder(shop);
    await lock(shop, orderid, false);
    expect((await callApi(fetch, deleteOrder, { query: { orderid } }, shop.by)).kind).toBe('value');
  });

  it('does not extend to another pharmacy’s order', async () => {
    const { fetch } = startBackend();
    const orderid = await newOrder(await buyer(fetch));
    const group = await buyer(fetch, 'buyer@2000');
    expect(await callApi(fetch, getOrder, { query: { orderid } }, group.by)).toEqual({ kind: 'nothing' });
    expect(await lock(group, orderid, true)).toEqual({ kind: 'nothing' });
  });

  it('is limited to the role’s schedules, in search and in orders', async () => {
    const scenario = scenarios.emptyPharmacy();
    const staff = scenario.seed.state.staff.map((row) => {
      const { ordering, ...others } = row.role.rolepermissions;
      const productschedules = { ...ordering.productschedules, five: false };
      const rolepermissions = { ...others, ordering: { ...ordering, frontshopproducts: false, productschedules } };
      return { ...row, role: { ...row.role, rolepermissions } };
    });
    const seed = { ...scenario.seed, state: { ...scenario.seed.state, staff } };
    const backend = createBackend({ seed, clock: manualClock(seed.now) });
    const mine = await buyer(backend.fetch);
    const search = { filter: 'Description', sortby: 'Alphabetically', value: 'a', searchtype: 'Containing' } as const;
    const query = { ...search, wholesalercode: '', adid: 0, productschedules: 'N,NM,4,5' };
    const { products } = await answered(backend.fetch, listProducts, { query }, mine.by);
    expect(new Set(products.map(({ schedule }) => schedule))).toEqual(new Set(['4']));
    const barred = offers(backend).find(({ product }) => product.schedule === '5');
    if (!barred) throw new Error('no schedule 5');
    const orderid = await newOrder(mine);
    const refused = await callApi(backend.fetch, addOrderItem, getLine({ orderid, ...barred }), mine.by);
    expect(refused).toMatchObject({ kind: 'error', code: 2 });
  });
});

describe('a new order', () => {
  it('is one order if a browser requests it twice', async () => {
    const { backend, fetch } = startBackend();
    const { by } = await buyer(fetch);
    const body = { computername: 'TILL-1', name: '', description: '', staffname: 'A Buyer', isbasket: false };
    const at = (createddatetime: string) => answered(fetch, createOrder, { body: { ...body, createddatetime } }, by);
    const first = await at('2026-03-02T06:31:00.000Z');
    expect(await at('2026-03-02T06:31:00.000Z')).toEqual(first);
    expect(await at('2026-03-02T06:31:00.001Z')).not.toEqual(first);
    expect(backend.store.orders.size).toBe(2);
  });
});

describe('a line', () => {
  it.each([
    ['of no quantity', { orderedquantity: 0 }],
    ['of a million', { orderedquantity: 1_000_000 }],
    ['of half a pack', { orderedquantity: 1.5 }],
    ['at a price other than the supplier’s', { orderedprice: 0.01 }],
    ['of a product that is not there', { productid: 1 }],
    ['at another product’s price', { supplierpriceid: 1 }],
  ])('%s is rejected', async (_, changed) => {
    const { backend, fetch } = startBackend();
    const mine = await buyer(fetch);
    const orderid = await newOrder(mine);
    const [offer] = offers(backend);
    if (!offer) throw new Error('nothing to order');
    const line = getLine({ orderid, ...offer });
    const refused = await callApi(fetch, addOrderItem, { ...line, body: { ...line.body, ...changed } }, mine.by);
    expect(refused).toMatchObject({ kind: 'error', code: 2 });
  });

  it('is one line if a browser sends it twice', async () => {
    const { backend, fetch } = startBackend();
    const mine = await buyer(fetch);
    const orderid = await newOrder(mine);
    const [offer] = offers(backend);
    if (!offer) throw new Error('nothing to order');
    const first = await add(mine, { orderid, ...offer, itemnumber: 1 });
    expect(await add(mine, { orderid, ...offer, itemnumber: 1 })).toBe(first);
    expect(await add(mine, { orderid, ...offer, itemnumber: 2 })).not.toBe(first);
    expect(backend.store.items.at(orderid)).toHaveLength(2);
  });

  it('moves to another supplier of the same product', async () => {
    const { backend, fetch } = startBackend();
    const mine = await buyer(fetch);
    const orderid = await newOrder(mine);
    const product = backend.catalogue.products.find((one) => backend.catalogue.getPrices(one).length > 1);
    const [price, dearer] = product ? backend.catalogue.getPrices(product) : [];
    if (!product || !price || !dearer) throw new Error('nothing to order');
    const orderitemid = await add(mine, { orderid, product, price });
    const { body } = getLine({ orderid, product, price: dearer, quantity: 4 });
    const requested = { query: { orderid }, body: { ...body, orderitemid } };
    await answered(fetch, updateOrderItem, requested, mine.by);
    const { clientorders } = await answered(fetch, getOrder, { query: { orderid } }, mine.by);
    expect(clientorders[0]?.ordervalue).toBeCloseTo((4 * dearer.pricecents) / 100, 2);
    expect(clientorders[0]?.orderitems).toMatchObject([
      { orderitemid, orderedquantity: 4, suppliercode: dearer.supplier.suppliercode, status: 'Pending' },
    ]);
  });
});

describe('sending', () => {
  async function sent() {
    const setup = startBackend();
    const { backend, fetch } = setup;
    const mine = await buyer(fetch);
    const orderid = await newOrder(mine);
    for (const offer of offers(backend, 'KEST').slice(0, 12)) await add(mine, { orderid, ...offer, quantity: 10 });
    const requested = { body: [{ suppliercode: 'KEST', computername: 'TILL-1' }] };
    const credit = { query: { suppliercode: 'KEST' } };
    const [before] = (await answered(fetch, getCreditUsage, credit, mine.by)).creditusageformonth;
    const outcome = await callApi(fetch, sendOrders, requested, mine.by);
    const [after] = (await answered(fetch, getCreditUsage, credit, mine.by)).creditusageformonth;
    const responses = () => callApi(fetch, listResponses, { query: { search: '', filter: 'All' } }, mine.by);
    return { ...setup, mine, orderid, requested, outcome, responses, used: (after?.usage ?? 0) - (before?.usage ?? 0) };
  }

  it('removes the order from the unsent list and adds it to the supplier’s', async () => {
    const { fetch, mine, orderid, outcome, responses, used } = await sent();
    expect(outcome.kind).toBe('value');
    expect(await callApi(fetch, listUnsentOrders, unsent, mine.by)).toEqual({ kind: 'nothing' });
    expect(await callApi(fetch, getOrder, { query: { orderid } }, mine.by)).toEqual({ kind: 'nothing' });
    const found = await responses();
    if (found.kind !== 'value') throw new Error('no responses');
    const [row] = found.value.responses;
    expect(row).toMatchObject({ supplier: 'Kestrel Wholesale', indicator: 'Waiting', results: '' });
    expect(used).toBeCloseTo(row?.ordertotal ?? Number.NaN, 2);
  });

  it('twice sends once', async () => {
    const { fetch, requested, mine, backend } = await sent();
    expect(await callApi(fetch, sendOrders, requested, mine.by)).toEqual({ kind: 'nothing' });
    expect(backend.store.sentOrders.size).toBe(1);
  });

  it('does not change the status of a sent order', async () => {
    const { fetch, orderid, mine } = await sent();
    const status = { query: { orderid, statusdescription: 'Unsent' } };
    expect((await callApi(fetch, updateOrderStatus, status, mine.by)).kind).toBe('value');
    expect(await callApi(fetch, listUnsentOrders, unsent, mine.by)).toEqual({ kind: 'nothing' });
    expect(await lock(mine, orderid, true)).toEqual({ kind: 'nothing' });
  });

  it('is answered after six seconds, line by line, with a notification', async () => {
    const { fetch, clock, mine, responses } = await sent();
    clock.advance(5_999);
    expect(await callApi(fetch, notificationHistory, {}, mine.by)).toEqual({ kind: 'nothing' });
    clock.advance(1);
    const { notifications } = await answered(fetch, notificationHistory, {}, mine.by);
    const found = await responses();
    if (found.kind !== 'value') throw new Error('no responses');
    const [row] = found.value.responses;
    expect(notifications).toMatchObject([
      { group: 'response', identifier: row?.ordernumber, secondaryidentifier: String(row?.orderid) },
    ]);
    const query = { orderid: row?.orderid ?? 0, identifier: '' };
    const { responsedetails } = await answered(fetch, getResponseDetails, { query }, mine.by);
    expect(responsedetails).toHaveLength(12);
    for (const line of responsedetails) {
      expect(line.suppliedquantity).toBeLessThanOrEqual(line.orderedquantity);
      expect(line.regretdescription === '').toBe(line.suppliedquantity === line.orderedquantity);
      expect(line.invoicenumber === '').toBe(line.suppliedquantity === 0);
      expect(line.invoicedprice > 0).toBe(line.suppliedquantity > 0);
    }
    const regretted = responsedetails.filter(({ suppliedquantity }) => suppliedquantity === 0).length;
    if (regretted > 0) expect(row?.results).toContain(`${regretted} regretted`);
  });

  it('is denied without the right', async () => {
    const { fetch } = startBackend('mayNotSend');
    const mine = await buyer(fetch);
    const refused = await callApi(fetch, sendOrders, { body: [{ suppliercode: 'KEST', computername: 'A' }] }, mine.by);
    expect(refused).toEqual({ kind: 'error', code: 2, text: 'You do not have permissions to send orders.' });
  });
});

describe('responses', () => {
  it('are found by number, supplier, product and day', async () => {
    const { fetch } = startBackend('busyMorning');
    const mine = await buyer(fetch);
    const find = (query: object) =>
      callApi(fetch, listResponses, { query: { search: '', filter: 'All', ...query } as const }, mine.by);
    const count = async (query: object) => {
      const found = await find(query);
      return found.kind === 'value' ? found.value.responses.length : 0;
    };
    expect(await count({})).toBe(10);
    expect(await count({ filter: 'Outstanding' })).toBe(1);
    expect(await count({ filter: 'Complete' })).toBe(9);
    expect(await count({ search: 'hartebeest' })).toBe(1);
    expect(await count({ search: '10 regretted' })).toBe(3);
    const custom = { filter: 'Custom', wholesalercode: 'HART', startdate: '2026/03/02', enddate: '2026/03/02' };
    expect(await count(custom)).toBe(1);
    expect(await count({ ...custom, startdate: '2026/03/01', enddate: '2026/03/01' })).toBe(0);
    expect((await find({ ...custom, enddate: '2026/02/30' })).kind).toBe('error');
  });
});

describe('supplier prices', () => {
  it.each(['0', '1', '3'] as const)('are sorted by rule %s', async (supplierrule) => {
    const { backend, fetch } = startBackend();
    const mine = await buyer(fetch);
    for (const { productcode } of backend.catalogue.products.slice(0, 40)) {
      const query = { productcode, supplierrule, adid: 0, lockpreferred: true };
      const { wholesalerproducts } = await answered(fetch, listSupplierPrices, { query }, mine.by);
      const ranks = wholesalerproducts.map(({ preference }) => preference || 99);
      const prices = wholesalerproducts.map(({ price, quantity, bonusquantity }) =>
        quantity > 1 ? Math.round((price * 100 * quantity) / (quantity + bonusquantity)) : Math.round(price * 100),
      );
      if (supplierrule === '1') expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      if (supplierrule === '0') expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      if (supplierrule === '3') {
        expect(ranks[0]).toBe(Math.min(...ranks));
        expect(prices.slice(1)).toEqual(prices.slice(1).toSorted((a, b) => a - b));
      }
    }
  });

  it('are locked only if that is requested, and never the preferred one', async () => {
    const { backend, fetch } = startBackend();
    const mine = await buyer(fetch);
    const lockable = backend.catalogue.products.filter((one) => backend.catalogue.getPrices(one)[0]?.lockable);
    expect(lockable.length).toBeGreaterThan(0);
    for (const { productcode } of lockable.slice(0, 5)) {
      const locked = async (lockpreferred: boolean) => {
        const query = { productcode, supplierrule: '0' as const, adid: 0, lockpreferred };
        return (await answered(fetch, listSupplierPrices, { query }, mine.by)).wholesalerproducts.map(
          (row) => row.locked,
        );
      };
      expect(await locked(false)).not.toContain(true);
      const [first, ...others] = await locked(true);
      expect(first).toBe(false);
      expect(others).not.toContain(false);
    }
  });

  it('are open to all for three days after a supplier’s regret', async () => {
    const { backend, fetch } = startBackend();
    const mine = await buyer(fetch);
    const product = backend.catalogue.products.find((one) => backend.catalogue.getPrices(one)[0]?.lockable);
    const price = product && backend.catalogue.getPrices(product)[0];
    if (!product || !price) throw new Error('nothing to lock');
    const lockedAfter = async (days: number) => {
      const regrettedat = backend.clock.now() - days * 86_400_000;
      const { productid } = product;
      const row = {
        retailerid: 1001,
        supplierpriceid: price.supplierpriceid,
        productid,
        at: 0,
        quantity: 0,
        regrettedat,
      };
      backend.store.transaction(() => backend.store.purchases.put(row));
      const query = { productcode: product.productcode, supplierrule: '0' as const, adid: 0, lockpreferred: true };
      return (await answered(fetch, listSupplierPrices, { query }, mine.by)).wholesalerproducts.some(
        (one) => one.locked,
      );
    };
    expect(await lockedAfter(2.99)).toBe(false);
    expect(await lockedAfter(3)).toBe(true);
  });
});
