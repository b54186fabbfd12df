import {
  addOrderItem,
  createPromotionOrder,
  getOrder,
  listSupplierPrices,
  reorderRegrets,
  updateOrderItem,
} from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import { getPromotions } from '../../src/rules/products/promotions.ts';
import { buyer, getLine, newOrder, offers, startBackend } from '../support/buyer.ts';
import { answered, callApi, enter } from '../support/client.ts';

/** A deal of several units with several free, and an order for it. */
async function withDeal() {
  const { backend, fetch } = startBackend();
  const mine = await buyer(fetch);
  const offer = offers(backend).find(({ price }) => price.bonusquantity > 1);
  if (!offer) throw new Error('Nobody gives more than one free.');
  const orderid = await newOrder(mine);
  const line = (quantity: number, bonusquantity: number) => {
    const { query, body } = getLine({ orderid, ...offer, quantity });
    return { query, body: { ...body, bonusquantity } };
  };
  const item = async () =>
    (await answered(fetch, getOrder, { query: { orderid } }, mine.by)).clientorders[0]?.orderitems[0];
  return { backend, fetch, mine, by: mine.by, price: offer.price, orderid, line, item };
}

const refused = (bonus: number, quantity: number) => ({
  kind: 'error',
  code: 2,
  text: `${bonus} free with ${quantity} is more than the supplier gives.`,
});

describe('the free units that a line claims', () => {
  it('are those of the deal, or fewer', async () => {
    const { fetch, by, price, line } = await withDeal();
    const { quantity, bonusquantity } = price;
    for (const [ordered, free] of [
      [quantity, bonusquantity],
      [3 * quantity, 3 * bonusquantity],
      [quantity, 0],
      [quantity + 1, Math.trunc(((quantity + 1) / quantity) * bonusquantity)],
    ] as const) {
      expect((await callApi(fetch, addOrderItem, line(ordered, free), by)).kind).toBe('value');
      const more = line(ordered, Math.trunc((ordered / quantity) * bonusquantity) + 1);
      expect(await callApi(fetch, addOrderItem, more, by)).toEqual(refused(more.body.bonusquantity, ordered));
    }
  });

  it('are none without a deal', async () => {
    const { backend, fetch, by, orderid } = await withDeal();
    const plain = offers(backend).find(({ price }) => price.bonusquantity === 0);
    if (!plain) throw new Error('Everybody gives something free.');
    const { query, body } = getLine({ orderid, ...plain, quantity: 1_000 });
    expect(await callApi(fetch, addOrderItem, { query, body: { ...body, bonusquantity: 1 } }, by)).toEqual(
      refused(1, 1_000),
    );
  });

  it('are validated when the line is changed', async () => {
    const { fetch, by, price, line, item } = await withDeal();
    const { quantity, bonusquantity } = price;
    const { orderitemid } = await answered(fetch, addOrderItem, line(2 * quantity, 2 * bonusquantity), by);
    const to = (ordered: number, free: number) =>
      callApi(
        fetch,
        updateOrderItem,
        { query: { orderid: 0 }, body: { ...line(ordered, free).body, orderitemid } },
        by,
      );
    expect(await to(quantity, 2 * bonusquantity)).toEqual(refused(2 * bonusquantity, quantity));
    expect((await item())?.orderedquantity).toBe(2 * quantity);
    expect((await to(quantity, bonusquantity)).kind).toBe('value');
    expect(await item()).toMatchObject({ orderedquantity: quantity, bonusquantity });
  });

  it('are validated when a regret is reordered', async () => {
    const { backend, fetch } = startBackend('openingTime');
    const mine = await buyer(fetch);
    const orderid = await newOrder(mine);
    const [regret] = backend.store.regrets.at(1001);
    if (!regret) throw new Error('Nothing was regretted.');
    const { retailerid: _, respondedat: _at, regretquantity, orderedpricecents, processed: _done, ...again } = regret;
    const item = (bonusquantity: number) => ({
      ...again,
      neworderid: orderid,
      orderedquantity: regretquantity,
      orderedprice: orderedpricecents / 100,
      bonusquantity,
      itemnumber: 1,
      staffname: '',
    });
    const reorder = (bonusquantity: number) =>
      callApi(
        fetch,
        reorderRegrets,
        { query: { deletewhenreordered: false }, body: { conflicts: 'keep', orderid, items: [item(bonusquantity)] } },
        mine.by,
      );
    expect(await reorder(999_999_999)).toEqual(refused(999_999_999, regretquantity));
    expect((await reorder(regret.bonusquantity)).kind).toBe('value');
  });

  it('never prevent a regret of the sample from being reordered', () => {
    const { backend } = startBackend('openingTime');
    for (const { supplierpriceid, productid, regretquantity, bonusquantity } of backend.store.regrets.all()) {
      const product = backend.catalogue.byId(productid);
      const price =
        product && backend.catalogue.getPrices(product).find((one) => one.supplierpriceid === supplierpriceid);
      if (!price) continue;
      expect(bonusquantity).toBeLessThanOrEqual(Math.trunc((regretquantity / price.quantity) * price.bonusquantity));
    }
  });
});

describe('a line of a promotion', () => {
  async function ordered() {
    const { backend, fetch } = startBackend('openingTime');
    const promotion = getPromotions(backend.catalogue).find(
      ({ bonusqty, price }) => bonusqty > 0 && price.bonusquantity === 0,
    );
    if (!promotion) throw new Error('No promotion gives something free.');
    const { product, price, costcents, minimumorderqty: step, bonusqty } = promotion;
    const line = {
      productid: product.productid,
      supplierpriceid: price.supplierpriceid,
      staffname: '',
      supplierproductcode: price.supplierproductcode,
      creditorid: price.supplier.creditorid,
      orderedquantity: 2 * step,
      orderedprice: costcents / 100,
      bonusquantity: 2 * bonusqty,
    };
    const shop = await enter(fetch, 'shop@1001');
    const order = (changed: object = {}) => {
      const body = {
        computername: 'TILL-1',
        staffname: '',
        status: 'save' as const,
        name: '',
        orderitems: [{ ...line, ...changed }],
      };
      return callApi(fetch, createPromotionOrder, { body }, shop);
    };
    const by = await enter(fetch, 'buyer@1001');
    const item = async () => {
      const orderid = Math.max(...backend.store.orders.at(1001).map((row) => row.orderid));
      return (await answered(fetch, getOrder, { query: { orderid } }, by)).clientorders[0]?.orderitems[0];
    };
    return { backend, fetch, by, promotion, line, order, item, step, bonusqty };
  }

  it('has the same free units when it is opened and changed later', async () => {
    const { fetch, by, line, order, item, step, bonusqty } = await ordered();
    expect((await order()).kind).toBe('value');
    const made = await item();
    expect(made).toMatchObject({
      bonusquantity: 2 * bonusqty,
      supplierquantity: step,
      supplierbonusquantity: bonusqty,
    });
    const change = {
      ...line,
      orderitemid: made?.orderitemid ?? 0,
      orderedquantity: 3 * step,
      bonusquantity: 3 * bonusqty,
    };
    await answered(fetch, updateOrderItem, { query: { orderid: 0 }, body: change }, by);
    expect(await item()).toMatchObject({
      orderedquantity: 3 * step,
      bonusquantity: 3 * bonusqty,
      supplierquantity: step,
      supplierbonusquantity: bonusqty,
      orderedprice: line.orderedprice,
    });
  });

  it('claims no more free units than the promotion gives', async () => {
    const { order, step, bonusqty } = await ordered();
    const bonusquantity = 2 * bonusqty + 1;
    expect(await order({ bonusquantity })).toMatchObject({
      text: `${bonusquantity} free with ${2 * step} is more than the promotion gives.`,
    });
  });

  it('claims none of them at the supplier’s usual price', async () => {
    const { backend, fetch, by, promotion, line, step } = await ordered();
    const mine = { fetch, by, computername: 'TILL-1' };
    const { query, body } = getLine({ orderid: await newOrder(mine), ...promotion, quantity: 2 * step });
    expect(backend.catalogue.getPrices(promotion.product)).toContain(promotion.price);
    const bonusquantity = line.bonusquantity;
    expect(await callApi(fetch, addOrderItem, { query, body: { ...body, bonusquantity } }, by)).toEqual(
      refused(bonusquantity, 2 * step),
    );
  });

  it('of an advert is added with the terms of its supplier’s price', async () => {
    const { fetch, by, promotion, step, bonusqty } = await ordered();
    const { productcode } = promotion.product;
    for (const adid of [1, 3]) {
      const query = { productcode, supplierrule: '0' as const, adid, lockpreferred: false };
      const { wholesalerproducts } = await answered(fetch, listSupplierPrices, { query }, by);
      const row = wholesalerproducts.find(({ supplierpriceid }) => supplierpriceid === promotion.price.supplierpriceid);
      if (!row || row.price === promotion.price.pricecents / 100) continue;
      expect(row).toMatchObject({ quantity: step, bonusquantity: bonusqty });
      const orderid = await newOrder({ fetch, by, computername: 'TILL-1' });
      const { query: where, body } = getLine({ orderid, ...promotion, quantity: step });
      const line = { ...body, orderedprice: row.price, bonusquantity: row.bonusquantity };
      expect((await callApi(fetch, addOrderItem, { query: where, body: line }, by)).kind).toBe('value');
      return;
    }
    throw new Error('The promotion belongs to no advert.');
  });
});
