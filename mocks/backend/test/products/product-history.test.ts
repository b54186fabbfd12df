import {
  getInvoiceHistory,
  getRegretSlider,
  listGroupSentOfProduct,
  listGroupUnsentOfProduct,
  listProductHistoryOfDays,
  listProductHistoryOfYear,
  listUnsentOfProduct,
  sendOrders,
} from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import { add, buyer, newOrder, offers, startBackend } from '../support/buyer.ts';
import { answered, callApi } from '../support/client.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Milliseconds until a supplier answers. */
const ANSWER_DELAY_MS = 6_000;

/** Sends a line of one product, which is not answered yet. */
async function sendLine(quantity = 6) {
  const setup = startBackend();
  const mine = await buyer(setup.fetch);
  const offer = offers(setup.backend, 'KEST').find(({ product }) => !product.discontinued);
  if (!offer) throw new Error('nothing to order');
  const orderid = await newOrder(mine);
  await add(mine, { orderid, ...offer, quantity });
  await answered(setup.fetch, sendOrders, { body: [{ suppliercode: 'KEST', computername: 'TILL-1' }] }, mine.by);
  return { ...setup, mine, productcode: offer.product.productcode, offer };
}

describe('the history of a product', () => {
  it('starts as sent and is complete once the supplier has answered', async () => {
    const { fetch, mine, productcode, clock } = await sendLine();
    const query = { productcode, filter: 'LastYear' as const };
    const before = (await answered(fetch, listProductHistoryOfYear, { query }, mine.by)).orderproducthistory;
    expect(before).toMatchObject([
      { orderedqty: 6, suppliedqty: 0, responsedatetime: null, statusdescription: 'Sent' },
    ]);
    clock.advance(ANSWER_DELAY_MS);
    const [after] = (await answered(fetch, listProductHistoryOfYear, { query }, mine.by)).orderproducthistory;
    expect(after).toMatchObject({ statusdescription: 'Complete', supplier: 'Kestrel Wholesale' });
    expect(after?.responsedatetime).not.toBeNull();
  });

  it('covers the requested number of days', async () => {
    const { fetch, productcode, clock } = await sendLine();
    clock.advance(8 * 60 * 60 * 1000);
    // The first session has ended meanwhile.
    const fresh = await buyer(fetch, 'admin@1001');
    const history = (lastdays: number) =>
      callApi(fetch, listProductHistoryOfDays, { query: { productcode, lastdays } }, fresh.by);
    expect((await history(14)).kind).toBe('value');
    clock.advance(15 * DAY);
    const later = await buyer(fetch, 'shop@1001');
    const historyLater = (lastdays: number) =>
      callApi(fetch, listProductHistoryOfDays, { query: { productcode, lastdays } }, later.by);
    expect(await historyLater(14)).toEqual({ kind: 'nothing' });
    expect((await historyLater(365)).kind).toBe('value');
  });

  it('has twelve months of invoices, the current one last', async () => {
    const { fetch, mine, productcode, clock } = await sendLine();
    clock.advance(ANSWER_DELAY_MS);
    const { productinvoicehistory: months } = await answered(
      fetch,
      getInvoiceHistory,
      { query: { productcode } },
      mine.by,
    );
    expect(months).toHaveLength(12);
    expect(months[0]?.monthyear).toBe('2025/04');
    expect(months.at(-1)).toMatchObject({ monthyear: '2026/03', orderedqty: 6 });
    expect(months.slice(0, 11).every(({ orderedqty }) => orderedqty === 0)).toBe(true);
  });

  it('counts regrets only once the supplier has answered', async () => {
    const { fetch, mine, productcode, backend, clock } = await sendLine();
    const slider = async () =>
      (await answered(fetch, getRegretSlider, { query: { productcode, lastdays: 1 } }, mine.by)).regretsliderinfo;
    expect(await slider()).toEqual([{ orderedqty: 6, regrettedqty: 0 }]);
    clock.advance(ANSWER_DELAY_MS);
    const line = [...backend.store.sentOrders.all()].at(-1)?.lines[0];
    expect(await slider()).toEqual([{ orderedqty: 6, regrettedqty: 6 - (line?.suppliedquantity ?? 0) }]);
  });
});

describe('the last-ordered warning', () => {
  it('names other unsent orders of the product, not the current one', async () => {
    const { fetch, backend } = startBackend();
    const mine = await buyer(fetch);
    const [offer] = offers(backend);
    if (!offer) throw new Error('nothing to order');
    const [first, second] = [await newOrder(mine), await newOrder(mine)];
    await add(mine, { orderid: first, ...offer, quantity: 2 });
    const historyOf = (orderid: number) =>
      callApi(fetch, listUnsentOfProduct, { query: { productcode: offer.product.productcode, orderid } }, mine.by);
    expect(await historyOf(first)).toEqual({ kind: 'nothing' });
    expect(await historyOf(second)).toMatchObject({
      value: { products: [{ orderedqty: 2, unitprice: offer.price.pricecents / 100, retailers: [] }] },
    });
  });

  it('of a group names the pharmacies of an order, and who sent in the last 14 days', async () => {
    const { fetch, backend } = startBackend('groupBuyer');
    const mine = await buyer(fetch, 'buyer@2000');
    const [assigned] = backend.store.orderRetailers.all();
    const item = backend.store.items.at(assigned?.orderid ?? 0)[0];
    const query = { productcode: item?.productcode ?? '', orderid: 0 };
    const { products } = await answered(fetch, listGroupUnsentOfProduct, { query }, mine.by);
    expect(products[0]?.retailers.map(({ retailerid }) => retailerid)).toEqual(assigned?.retailerids);
    expect(products[0]?.retailers[0]?.retailername).toMatch(/^Table Bay/);

    const recent = [...backend.store.sentOrders.all()].findLast(({ retailerid }) => retailerid === 2001);
    const product = backend.catalogue.byId(recent?.lines[0]?.productid ?? 0);
    const getSent = { query: { productcode: product?.productcode ?? '' } };
    const rows = (await answered(fetch, listGroupSentOfProduct, getSent, mine.by)).products;
    expect(rows.map(({ ordernumber }) => ordernumber)).toContain(recent?.ordernumber);

    const ofYear = { query: { ...getSent.query, filter: 'LastYear' as const } };
    const year = (await answered(fetch, listProductHistoryOfYear, ofYear, mine.by)).orderproducthistory;
    expect(year.map(({ ordernumber }) => ordernumber)).toContain(recent?.ordernumber);
    expect(year.find(({ ordernumber }) => ordernumber === recent?.ordernumber)?.retailername).toMatch(/^Table Bay/);
  });
});
