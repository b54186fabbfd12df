import {
  addOrderItem,
  createBasket,
  createOrderFromBasket,
  createPromotionOrder,
  getOrder,
  importBasket,
  importOrder,
  reorderRegrets,
  updateOrderItem,
} from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import { getPromotions } from '../../src/rules/products/promotions.ts';
import { add, buyer, getLine, newOrder, offers, startBackend } from '../support/buyer.ts';
import { answered, callApi, enter } from '../support/client.ts';
import { basketFile, orderFile } from '../support/upload-files.ts';

const MAX_QUANTITY = 999_999;
const OUT_OF_RANGE = [0, MAX_QUANTITY + 1, 999_999_999_999, Number.MAX_SAFE_INTEGER - 1];

async function pharmacy() {
  const { backend, fetch } = startBackend('openingTime');
  const mine = await buyer(fetch);
  const [offer] = offers(backend).filter(({ price }) => price.bonusquantity === 0);
  if (!offer) throw new Error('The sample lacks a price without a deal.');
  const quantities = async (orderid: number) =>
    (await answered(fetch, getOrder, { query: { orderid } }, mine.by)).clientorders[0]?.orderitems.map(
      ({ orderedquantity }) => orderedquantity,
    ) ?? [];
  return { backend, fetch, mine, by: mine.by, offer, quantities };
}

const refused = (text: unknown = expect.stringContaining(`from 1 to ${MAX_QUANTITY}.`)) => ({
  kind: 'error',
  code: 2,
  text,
});

describe('the maximum quantity of a line', () => {
  it.each(OUT_OF_RANGE)('rejects %d packs in an added and in a changed line', async (quantity) => {
    const { fetch, mine, by, offer, quantities } = await pharmacy();
    const orderid = await newOrder(mine);
    expect(await callApi(fetch, addOrderItem, getLine({ orderid, ...offer, quantity }), by)).toEqual(refused());
    const orderitemid = await add(mine, { orderid, ...offer, quantity: MAX_QUANTITY });
    const { body } = getLine({ orderid, ...offer, quantity });
    const change = { query: { orderid: 0 }, body: { ...body, orderitemid } };
    expect(await callApi(fetch, updateOrderItem, change, by)).toEqual(refused());
    expect(await quantities(orderid)).toEqual([MAX_QUANTITY]);
  });
});

describe('the maximum quantity in the promotions cart', () => {
  async function cart() {
    const { backend, fetch } = startBackend('openingTime');
    const promotion = getPromotions(backend.catalogue).find(({ minimumorderqty }) => minimumorderqty > 1);
    if (!promotion) throw new Error('No promotion has a multiple.');
    const { product, price, costcents, minimumorderqty: step } = promotion;
    const shop = await enter(fetch, 'shop@1001');
    const line = (orderedquantity: number) => ({
      productid: product.productid,
      supplierpriceid: price.supplierpriceid,
      staffname: '',
      orderedquantity,
      supplierproductcode: price.supplierproductcode,
      creditorid: price.supplier.creditorid,
      orderedprice: costcents / 100,
      bonusquantity: 0,
    });
    const order = (...quantities: number[]) => {
      const orderitems = quantities.map(line);
      const body = { computername: 'TILL-1', staffname: '', status: 'save' as const, name: '', orderitems };
      return callApi(fetch, createPromotionOrder, { body }, shop);
    };
    return { backend, order, step, maximum: MAX_QUANTITY - (MAX_QUANTITY % step) };
  }

  it('accepts the largest multiple within it', async () => {
    const { backend, order, maximum } = await cart();
    const before = backend.store.orders.at(1001).length;
    expect((await order(maximum)).kind).toBe('value');
    expect(backend.store.orders.at(1001)).toHaveLength(before + 1);
  });

  it('rejects a line above it, and several that add up to more, and creates no order', async () => {
    const { backend, order, step, maximum } = await cart();
    const before = backend.store.orders.at(1001).length;
    expect(await order(maximum + step)).toEqual(refused());
    expect(await order(step * 1_000_000_000)).toEqual(refused());
    expect(await order(maximum, maximum, maximum)).toEqual(refused());
    expect(await order(maximum, step)).toEqual(refused());
    expect(backend.store.orders.at(1001)).toHaveLength(before);
  });
});

describe('merged lines above the maximum quantity', () => {
  const basketBody = (description: string) => ({
    staffname: '',
    computername: 'TILL-1',
    name: '1001',
    description,
    isbasket: true as const,
    statusdescription: 'Custom_Basket' as const,
  });

  it('are rejected when an order is created from baskets, which keep their items', async () => {
    const { backend, fetch, mine, by, offer, quantities } = await pharmacy();
    const orderids: number[] = [];
    for (const name of ['One', 'Other']) {
      await answered(fetch, createBasket, { body: basketBody(name) }, by);
      const basket = backend.store.orders.at(1001).find(({ description }) => description === name);
      if (!basket) throw new Error('No basket was made.');
      orderids.push(basket.orderid);
      await add(mine, { orderid: basket.orderid, ...offer, quantity: 600_000 });
    }
    const before = backend.store.orders.at(1001).length;
    const body = { staffname: '', computername: 'TILL-1', orderids, retailerid: 1001, orderdescription: 'Both' };
    expect(await callApi(fetch, createOrderFromBasket, { body }, by)).toEqual(
      refused(`${offer.product.description}: 1200000 in all. A quantity is from 1 to ${MAX_QUANTITY}.`),
    );
    expect(backend.store.orders.at(1001)).toHaveLength(before);
    for (const orderid of orderids) expect(await quantities(orderid)).toEqual([600_000]);
  });

  it('are rejected in an order file', async () => {
    const { backend, fetch, by, offer } = await pharmacy();
    const before = backend.store.orders.at(1001).length;
    const importorderbase64xml = orderFile([
      { nap: offer.product.nappicode, q: '600000' },
      { nap: offer.product.nappicode, q: '600000' },
    ]);
    const body = { rule: 'Cheapest' as const, computername: 'TILL-1', staffname: '', status: 'save' as const };
    expect(await callApi(fetch, importOrder, { body: { ...body, importorderbase64xml } }, by)).toEqual(refused());
    expect(backend.store.orders.at(1001)).toHaveLength(before);
  });

  it('are rejected in a basket file, together with the items of the basket, which keeps them', async () => {
    const { backend, fetch, mine, by, offer, quantities } = await pharmacy();
    await answered(fetch, createBasket, { body: basketBody('One') }, by);
    const basket = backend.store.orders.at(1001).find(({ description }) => description === 'One');
    if (!basket) throw new Error('No basket was made.');
    const { orderid, statusdescription } = basket;
    const cheapest = [...backend.catalogue.getPrices(offer.product)].sort((a, b) => a.pricecents - b.pricecents)[0];
    await add(mine, { orderid, product: offer.product, price: cheapest ?? offer.price, quantity: MAX_QUANTITY });
    const filebase64 = basketFile([['', offer.product.nappicode, '', '1']]);
    const body = {
      staffname: '',
      computername: 'TILL-1',
      orderid,
      statusdescription,
      emptyonimport: false,
      filebase64,
      ...({ fileextension: 'xlsx', rule: 'Cheapest', retailerid: 1001 } as const),
    };
    expect(await callApi(fetch, importBasket, { body }, by)).toEqual(refused());
    expect(await quantities(orderid)).toEqual([MAX_QUANTITY]);
    const emptied = await callApi(fetch, importBasket, { body: { ...body, emptyonimport: true } }, by);
    expect(emptied.kind).toBe('value');
    expect(await quantities(orderid)).toEqual([1]);
  });

  it('are rejected when a regret is merged with its line, which stays unchanged', async () => {
    const { backend, fetch, mine, by, quantities } = await pharmacy();
    const orderid = await newOrder(mine);
    const [regret] = backend.store.regrets.at(1001);
    const product = regret && backend.catalogue.byId(regret.productid);
    const price =
      product && backend.catalogue.getPrices(product).find((one) => one.supplierpriceid === regret.supplierpriceid);
    if (!regret || !product || !price) throw new Error('Nothing was regretted.');
    await add(mine, { orderid, product, price, quantity: MAX_QUANTITY });
    const { retailerid: _, respondedat: _at, regretquantity, orderedpricecents, processed: _done, ...again } = regret;
    const item = {
      ...again,
      neworderid: orderid,
      orderedquantity: regretquantity,
      orderedprice: price.pricecents / 100,
      bonusquantity: 0,
      itemnumber: 2,
      staffname: '',
    };
    const body = { conflicts: 'merge' as const, orderid, items: [item] };
    expect(await callApi(fetch, reorderRegrets, { query: { deletewhenreordered: true }, body }, by)).toEqual(refused());
    expect(await quantities(orderid)).toEqual([MAX_QUANTITY]);
    expect(backend.store.regrets.get(regret.orderitemid)).toBeDefined();
  });
});
