import {
  addOrderItem,
  deleteRegrets,
  getOrder,
  getOrderRetailers,
  listGroupRegrets,
  listRegrets,
  listUnsentOrders,
  notificationHistory,
  type Regret,
  type RegretConflict,
  reorderRegrets,
  sendOrders,
  updateAutoRegrets,
  updateRegretSettings,
} from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import { ConnectionCut } from '../../src/index.ts';
import { add, type Buyer, buyer, getLine, newOrder, offers, startBackend } from '../support/buyer.ts';
import { answered, callApi, enter } from '../support/client.ts';

const SEARCH = {
  description: '',
  startdate: '',
  enddate: '',
  wholesalercode: '',
  regretprocessed: false,
  ...({ datefilter: 'All', sortby: 'Alphabetically' } as const),
};
const DAY = 24 * 60 * 60 * 1000;

const list = ({ fetch, by }: Buyer, change: Partial<Parameters<typeof searched>[0]> = {}) =>
  callApi(fetch, listRegrets, { body: searched(change) }, by);
const searched = (change: Partial<typeof SEARCH>) => ({ ...SEARCH, ...change });

async function getRegrets(mine: Buyer): Promise<Regret[]> {
  const outcome = await list(mine);
  return outcome.kind === 'value' ? outcome.value.products : [];
}

/** A discontinued product sold by several suppliers: every order of it is regretted. */
function gone({ backend }: ReturnType<typeof startBackend>, suppliercode = 'KEST') {
  const found = offers(backend, suppliercode).find(
    ({ product }) => product.discontinued && backend.catalogue.getPrices(product).length > 2,
  );
  if (!found) throw new Error('Everything is still made.');
  return found;
}

/** One regretted line, its buyer, and a new order of theirs. */
async function regretted(
  before: (mine: Buyer, setup: ReturnType<typeof startBackend>) => Promise<void> = async () => {},
) {
  const setup = startBackend();
  const mine = await buyer(setup.fetch);
  await before(mine, setup);
  const offer = gone(setup);
  const first = await newOrder(mine);
  await add(mine, { orderid: first, ...offer, quantity: 5 });
  await answered(setup.fetch, sendOrders, { body: [{ suppliercode: 'KEST', computername: 'TILL-1' }] }, mine.by);
  setup.clock.advance(6_000);
  const [regret] = await getRegrets(mine);
  return { ...setup, mine, offer, regret };
}

function again(orderid: number, regret: Regret | undefined, conflicts: RegretConflict, deletewhenreordered = true) {
  if (!regret) throw new Error('Nothing was regretted.');
  const {
    regretquantity,
    wholesalername: _,
    responsedatetime: _at,
    retailerid: _of,
    productcode: _code,
    ...line
  } = regret;
  const item = { ...line, neworderid: orderid, orderedquantity: regretquantity, itemnumber: 50, staffname: 'A Buyer' };
  return { query: { deletewhenreordered }, body: { conflicts, orderid, items: [item] } };
}

describe('regrets', () => {
  it('are created by the answers of suppliers', async () => {
    const { regret, offer, clock } = await regretted();
    expect(regret).toMatchObject({
      productcode: offer.product.productcode,
      wholesalername: 'Kestrel Wholesale',
      regretquantity: 5,
      orderedprice: offer.price.pricecents / 100,
      responsedatetime: new Date(clock.now()).toISOString(),
      retailerid: 1001,
    });
  });

  it.each([false, true])('include a partial supply if the setting is %s', async (counts) => {
    const { fetch, backend, clock } = startBackend();
    const mine = await buyer(fetch);
    const body = { ordering_General_PartialRegret: counts };
    await answered(fetch, updateRegretSettings, { body }, mine.by);
    const orderid = await newOrder(mine);
    for (const offer of offers(backend, 'KEST').slice(0, 40)) await add(mine, { orderid, ...offer, quantity: 9 });
    await answered(fetch, sendOrders, { body: [{ suppliercode: 'KEST', computername: 'TILL-1' }] }, mine.by);
    clock.advance(6_000);
    const lines = [...backend.store.sentOrders.all()].at(-1)?.lines ?? [];
    const short = lines.filter((line) => line.suppliedquantity > 0 && line.suppliedquantity < 9);
    expect(short.length).toBeGreaterThan(0);
    const quantities = new Map((await getRegrets(mine)).map((row) => [row.orderitemid, row.regretquantity]));
    for (const line of short) {
      expect(quantities.get(line.orderitemid)).toBe(counts ? 9 - line.suppliedquantity : undefined);
    }
    for (const line of lines.filter(({ suppliedquantity }) => suppliedquantity === 0)) {
      expect(quantities.get(line.orderitemid)).toBe(9);
    }
  });

  it('are found by text, supplier and date, and sorted', async () => {
    const { fetch } = startBackend('busyMorning');
    const mine = await buyer(fetch);
    const all = await getRegrets(mine);
    expect(all).toHaveLength(30);
    const names = all.map(({ productdescription }) => productdescription);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    const times = async (change: Parameters<typeof list>[1]) => {
      const outcome = await list(mine, change);
      return outcome.kind === 'value' ? outcome.value.products.map((row) => row.responsedatetime ?? '') : [];
    };
    const byDate = await times({ sortby: 'Date' as never });
    expect(byDate).toEqual(byDate.toSorted().reverse());
    expect(await times({ wholesalercode: 'KEST' })).toHaveLength(10);
    expect(await times({ description: names[0]?.toUpperCase() ?? '' })).not.toHaveLength(0);
    const today = await times({ datefilter: 'Today' as never });
    const yesterday = await times({ datefilter: 'Yesterday' as never });
    expect(today.length + yesterday.length).toBe(30);
    const custom = { datefilter: 'Custom' as never, startdate: '2026/03/02', enddate: '2026/03/02' };
    expect(await times(custom)).toHaveLength(today.length);
    expect((await list(mine, { datefilter: 'Custom' as never })).kind).toBe('error');
  });

  it('exclude those older than the requested days', async () => {
    const { clock, fetch } = await regretted();
    clock.advance(4 * DAY);
    const later = await buyer(fetch, 'admin@1001', 'TILL-2');
    expect(await list(later, { datefilter: 'Last 3 Days' as never })).toEqual({ kind: 'nothing' });
    expect((await list(later, { datefilter: 'Last 7 Days' as never })).kind).toBe('value');
  });

  it('are deleted only from the user’s own pharmacy', async () => {
    const { fetch, mine, regret } = await regretted();
    const body = [{ orderitemid: regret?.orderitemid ?? 0 }];
    const group = await enter(fetch, 'buyer@2000');
    expect(await callApi(fetch, deleteRegrets, { body }, group)).toEqual({ kind: 'nothing' });
    await answered(fetch, deleteRegrets, { body }, mine.by);
    expect(await getRegrets(mine)).toEqual([]);
  });

  it('are removed when the product is reordered, if the client requests it', async () => {
    const { fetch, mine, offer } = await regretted();
    const orderid = await newOrder(mine);
    await add(mine, { orderid, ...offer });
    expect(await getRegrets(mine)).toHaveLength(1);
    const line = getLine({ orderid, ...offer });
    await answered(fetch, addOrderItem, { ...line, query: { ...line.query, deletewhenreordered: true } }, mine.by);
    expect(await getRegrets(mine)).toEqual([]);
  });
});

describe('a reordered regret', () => {
  const lines = async ({ fetch, by }: Buyer, orderid: number) =>
    (await answered(fetch, getOrder, { query: { orderid } }, by)).clientorders[0]?.orderitems ?? [];

  it('is on the order and off the list, and a lost answer duplicates nothing', async () => {
    const { fetch, mine, regret, backend } = await regretted();
    const orderid = await newOrder(mine);
    backend.faults.add({ call: 'reorderRegrets', kind: 'lostAnswer', times: 1 });
    await expect(callApi(fetch, reorderRegrets, again(orderid, regret, 'merge'), mine.by)).rejects.toThrow(
      ConnectionCut,
    );
    expect(await callApi(fetch, reorderRegrets, again(orderid, regret, 'merge'), mine.by)).toEqual({ kind: 'nothing' });
    expect(await lines(mine, orderid)).toMatchObject([{ orderedquantity: 5, productid: regret?.productid }]);
    expect(await getRegrets(mine)).toEqual([]);
  });

  it('is kept as processed if it must not be deleted, and cannot be reordered twice', async () => {
    const { fetch, mine, regret } = await regretted();
    const orderid = await newOrder(mine);
    await answered(fetch, reorderRegrets, again(orderid, regret, 'merge', false), mine.by);
    expect(await getRegrets(mine)).toEqual([]);
    expect(await list(mine, { regretprocessed: true })).toMatchObject({ value: { products: [regret] } });
    expect(await callApi(fetch, reorderRegrets, again(orderid, regret, 'merge'), mine.by)).toEqual({ kind: 'nothing' });
  });

  it.each([
    ['keep', 2, 1],
    ['merge', 7, 0],
    ['replace', 5, 0],
  ] as const)('in conflict with the order: %s leaves %d', async (conflict, quantity, left) => {
    const { fetch, mine, regret, offer } = await regretted();
    const orderid = await newOrder(mine);
    await add(mine, { orderid, ...offer, quantity: 2 });
    await answered(fetch, reorderRegrets, again(orderid, regret, conflict), mine.by);
    expect(await lines(mine, orderid)).toMatchObject([{ orderedquantity: quantity }]);
    expect(await getRegrets(mine)).toHaveLength(left);
  });

  it('conflicts with the line of its own price, wherever else the product is on the order', async () => {
    const { fetch, mine, regret, offer, backend } = await regretted();
    const otherPrices = backend.catalogue
      .getPrices(offer.product)
      .filter(({ supplierpriceid }) => supplierpriceid !== offer.price.supplierpriceid);
    const orderid = await newOrder(mine);
    const [first, last] = otherPrices;
    if (!first || !last) throw new Error('Nobody else sells it.');
    await add(mine, { orderid, product: offer.product, price: first, quantity: 2 });
    await add(mine, { orderid, ...offer, quantity: 3 });
    await add(mine, { orderid, product: offer.product, price: last, quantity: 4 });
    await answered(fetch, reorderRegrets, again(orderid, regret, 'merge'), mine.by);
    const quantities = new Map(
      (await lines(mine, orderid)).map((line) => [line.supplierpriceid, line.orderedquantity]),
    );
    const prices = [first, offer.price, last].map(({ supplierpriceid }) => supplierpriceid);
    expect(prices.map((price) => quantities.get(price))).toEqual([2, 8, 4]);
  });

  it('is ordered in full or not at all', async () => {
    const { fetch, mine, regret } = await regretted();
    const orderid = await newOrder(mine);
    const request = again(orderid, regret, 'merge');
    const [first] = request.body.items;
    if (!first) throw new Error('Nothing was regretted.');
    const body = { ...request.body, items: [first, { ...first, orderitemid: 987_654 }] };
    expect(await callApi(fetch, reorderRegrets, { ...request, body }, mine.by)).toEqual({ kind: 'nothing' });
    expect(await lines(mine, orderid)).toEqual([]);
    expect(await getRegrets(mine)).toHaveLength(1);
  });

  it('is not added to an order that another user has open', async () => {
    const { fetch, mine, regret } = await regretted();
    const orderid = await newOrder(await buyer(fetch, 'admin@1001', 'TILL-2'));
    expect((await callApi(fetch, reorderRegrets, again(orderid, regret, 'merge'), mine.by)).kind).toBe('blocked');
  });
});

describe('auto regrets', () => {
  const automatic = (...creditorids: number[]) =>
    regretted(async ({ fetch, by }) => {
      await answered(fetch, updateRegretSettings, { body: { ordering_General_AutoRegrets_Enabled: true } }, by);
      const body = creditorids.map((creditorid) => ({ creditorid, autoregretsenabled: true }));
      if (body.length > 0) await answered(fetch, updateAutoRegrets, { body }, by);
    });
  const suppliers = Array.from({ length: 12 }, (_, index) => 101 + index);

  it('reorder regretted lines from another supplier, with a notification', async () => {
    const { fetch, mine, offer, regret } = await automatic(...suppliers);
    expect(regret).toBeUndefined();
    const { clientorders } = await answered(fetch, listUnsentOrders, { query: {} }, mine.by);
    const made = clientorders.find(({ description }) => description.startsWith('Auto Regret #'));
    expect(made).toMatchObject({ orderitemqty: 1, locked: false });
    const query = { orderid: made?.orderid ?? 0 };
    const [line] = (await answered(fetch, getOrder, { query }, mine.by)).clientorders[0]?.orderitems ?? [];
    expect(line).toMatchObject({ productid: offer.product.productid, orderedquantity: 5 });
    expect(line?.suppliercode).not.toBe('KEST');
    const { notifications } = await answered(fetch, notificationHistory, {}, mine.by);
    expect(notifications.find(({ group }) => group === 'auto regret')).toMatchObject({
      title: 'Auto Regret',
      identifier: String(made?.orderid),
      secondaryidentifier: made?.ordernumber,
    });
  });

  it('fail if no supplier may be used, keep the regret and report it', async () => {
    const { fetch, mine, regret } = await automatic(101);
    expect(regret).toBeDefined();
    const { notifications } = await answered(fetch, notificationHistory, {}, mine.by);
    expect(notifications.map(({ title }) => title)).toContain('Auto Regret Failed');
    const { kind } = await callApi(fetch, listUnsentOrders, { query: {} }, mine.by);
    expect(kind).toBe('nothing');
  });

  it('of a group’s pharmacy are on an order of the group for that pharmacy', async () => {
    const { fetch, backend, clock } = startBackend('groupBuyer');
    const mine = await buyer(fetch, 'buyer@2000');
    const body = { ordering_General_AutoRegrets_Enabled: true };
    await answered(fetch, updateRegretSettings, { body }, mine.by);
    const named = suppliers.map((creditorid) => ({ creditorid, autoregretsenabled: true }));
    await answered(fetch, updateAutoRegrets, { body: named }, mine.by);
    const { product, price } = gone({ backend } as ReturnType<typeof startBackend>);
    const at2001 = { ...mine, by: { ...mine.by, retailerid: 2001 } };
    await add(at2001, { orderid: await newOrder(at2001), product, price, quantity: 4 });
    await answered(fetch, sendOrders, { body: [{ suppliercode: 'KEST', computername: 'TILL-1' }] }, at2001.by);
    clock.advance(6_000);
    const orders = (await answered(fetch, listUnsentOrders, { query: {} }, mine.by)).clientorders;
    const made = orders.find(({ description }) => description.startsWith('Auto Regret #'));
    const { retailers } = await answered(fetch, getOrderRetailers, { query: { orderid: made?.orderid ?? 0 } }, mine.by);
    expect(retailers.map(({ retailerid }) => retailerid)).toEqual([2001]);
  });
});

describe('regrets of a group', () => {
  it('are listed for the requested pharmacies, and only for assigned ones', async () => {
    const { fetch } = startBackend('groupBuyer');
    const request = (retailerids: number[]) => ({ body: { ...SEARCH, groupretailerid: 2000, retailerids } });
    const mine = await enter(fetch, 'buyer@2000');
    const { products } = await answered(fetch, listGroupRegrets, request([2002, 2003]), mine);
    expect(new Set(products.map(({ retailerid }) => retailerid))).toEqual(new Set([2002, 2003]));
    const branch = await enter(fetch, 'branch@2000');
    expect((await callApi(fetch, listGroupRegrets, request([2001]), branch)).kind).toBe('value');
    expect((await callApi(fetch, listGroupRegrets, request([2001, 2002]), branch)).kind).toBe('error');
  });
});
