import {
  addOrderItem,
  getPromotionImage,
  listProducts,
  listPromotions,
  listSupplierPrices,
  login,
} from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import { buyer, getLine, newOrder, startBackend } from '../support/buyer.ts';
import { answered, callApi, enter } from '../support/client.ts';

async function opened(username = 'shop@1001', scenario: Parameters<typeof startBackend>[0] = 'openingTime') {
  const { fetch, backend } = startBackend(scenario);
  const me = await enter(fetch, username);
  const list = (pagenum: number, pagesize = 20, searchphrase = '') =>
    callApi(fetch, listPromotions, { query: { pagenum, pagesize, searchphrase } }, me);
  return { fetch, backend, me, list };
}

const rows = (outcome: Awaited<ReturnType<Awaited<ReturnType<typeof opened>>['list']>>) =>
  outcome.kind === 'value' ? outcome.value.promotions : [];

describe('promotions', () => {
  it('are paginated, each once, and the last page repeats for higher page numbers', async () => {
    const { list } = await opened();
    const first = await list(1);
    const pages = first.kind === 'value' ? first.value.numberofpages : 0;
    const all = (await Promise.all(Array.from({ length: pages }, (_, index) => list(index + 1)))).flatMap(rows);
    expect(new Set(all.map(({ promotionid }) => promotionid)).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(20 * (pages - 1));
    expect(rows(await list(pages + 5))).toEqual(rows(await list(pages)));
    expect(rows(await list(1, 8))).toHaveLength(8);
  });

  it('are found by a word of their description, case-insensitively', async () => {
    const { list } = await opened();
    const [some] = rows(await list(1));
    const word = some?.productdescription.split(' ')[0]?.toUpperCase() ?? '';
    const found = rows(await list(1, 20, word));
    expect(found.map(({ promotionid }) => promotionid)).toContain(some?.promotionid);
    for (const { productdescription, fulldescription } of found) {
      expect(`${productdescription} ${fulldescription}`.toUpperCase()).toContain(word);
    }
  });

  it('are described in sentences: product, packaging and manufacturer', async () => {
    const { list, backend } = await opened();
    const all = rows(await list(1, 100));
    for (const { productcode, fulldescription, supplierpriceid } of all) {
      const { manufacturer = '', packsize = '' } = backend.catalogue.byCode(productcode) ?? {};
      expect(fulldescription).toMatch(/^[A-Z][^.]+(\.\d[^.]*)*\. .+\.$/);
      expect(fulldescription).toContain(manufacturer);
      expect(fulldescription).toContain(packsize);
      expect(fulldescription).not.toContain(backend.catalogue.price(supplierpriceid)?.supplierproductdescription);
    }
    const medicine = all.find(({ productcode }) => backend.catalogue.byCode(productcode)?.form === 'TAB');
    const product = backend.catalogue.byCode(medicine?.productcode ?? '');
    const [ingredient] = product?.ingredients ?? [];
    expect(medicine?.fulldescription).toMatch(new RegExp(`^${product?.name}: tablets with ${ingredient?.name} \\d`));
  });

  it('cost less than the supplier’s usual price, and are never medicines of schedule 2 or above', async () => {
    const { list, backend } = await opened();
    for (const { costprice, supplierpriceid, productcode, savings } of rows(await list(1, 100))) {
      const price = backend.catalogue.price(supplierpriceid);
      expect(costprice * 100).toBeLessThan(price?.pricecents ?? 0);
      expect(savings).toBeGreaterThan(0);
      expect(['N', 'NM', '0', '1']).toContain(backend.catalogue.byCode(productcode)?.schedule);
    }
  });

  it('have a picture each, generated here and always the same', async () => {
    const { list, fetch, me } = await opened();
    const [one, other] = rows(await list(1));
    expect(one?.imagepath).toMatch(/^data:image\/png;base64,/);
    expect(one?.imagepath).not.toBe(other?.imagepath);
    const query = { productcode: one?.productcode ?? '', suppliercode: one?.suppliercode ?? '' };
    const { promotionimagebase64 } = await answered(fetch, getPromotionImage, { query }, me);
    expect(one?.imagepath).toBe(`data:image/png;base64,${promotionimagebase64}`);
  });

  it('are empty if nothing is sold', async () => {
    const { list } = await opened('shop@1001', 'nothingFound');
    expect(await list(1)).toEqual({ kind: 'nothing' });
  });

  it.each([
    ['admin@2000', 'Branded Store is not available for group profiles.'],
    ['buyer@1001', 'Cannot access Promotions due to lack of permissions.'],
  ])('are denied to %s', async (username, text) => {
    const { list } = await opened(username);
    expect(await list(1)).toMatchObject({ kind: 'error', code: 2, text });
  });
});

describe('the branded store', () => {
  it('returns its banners and adverts with the login, as texts and as pictures without other servers', async () => {
    const { fetch } = startBackend('openingTime');
    const body = { username: 'shop@1001', password: 'Mortar@2026' };
    const { brandedstores, advertisements, staff } = await answered(fetch, login, { body }, null);
    expect(staff).toMatchObject({ brandedstoreenabled: true, advertisementsenabled: true });
    const [store] = brandedstores;
    const pictures = [
      ...advertisements,
      ...(store?.promobanners ?? []),
      ...(store?.dashboardfooterads.map(({ imageurl }) => imageurl) ?? []),
    ];
    expect(pictures.length).toBeGreaterThan(6);
    for (const picture of pictures.filter((one) => one !== ''))
      expect(decodeURIComponent(picture)).toMatch(/^data:image\/svg\+xml,<svg .*<\/svg>$/);
    expect(new Set(store?.dashboardfooterads.map(({ isclickable }) => isclickable))).toEqual(new Set([true, false]));
    const getKind = (picture: string, headline = '') => `${picture && 'picture'}${headline && ' words'}`.trim();
    const kinds = new Set(['picture', 'words', 'picture words']);
    expect(
      new Set(store?.promobanners.map((one, index) => getKind(one, store.promobannerwords[index]?.headline))),
    ).toEqual(kinds);
    expect(new Set(store?.dashboardfooterads.map((one) => getKind(one.imageurl, one.headline)))).toEqual(kinds);
  });
});

describe('an advert', () => {
  const search = {
    ...({ filter: 'Description', sortby: 'Alphabetically', searchtype: 'Containing' } as const),
    value: '',
    wholesalercode: '',
    productschedules: 'N,NM,0,1,2,3,4,5,6,7',
  };

  it('leads to its part of the promotions, and an unknown one to nothing', async () => {
    const { fetch, me, list } = await opened();
    const onPromotion = new Set(rows(await list(1, 100)).map(({ productcode }) => productcode));
    const getCodes = async (adid: number) =>
      (await answered(fetch, listProducts, { query: { ...search, adid } }, me)).products.map((one) => one.productcode);
    const [medicines, shelf] = [await getCodes(1), await getCodes(3)];
    expect(medicines.length).toBeGreaterThan(3);
    expect(shelf.length).toBeGreaterThan(3);
    for (const code of [...medicines, ...shelf]) expect(onPromotion).toContain(code);
    expect(medicines.filter((code) => shelf.includes(code))).toEqual([]);
    expect(await callApi(fetch, listProducts, { query: { ...search, adid: 99 } }, me)).toEqual({ kind: 'nothing' });
  });

  it('can be searched within', async () => {
    const { fetch, me } = await opened();
    const [some] = (await answered(fetch, listProducts, { query: { ...search, adid: 1 } }, me)).products;
    const value = some?.productdescription ?? '';
    const { products } = await answered(fetch, listProducts, { query: { ...search, value, adid: 1 } }, me);
    expect(products.map(({ productcode }) => productcode)).toEqual([some?.productcode]);
  });

  it('gives its supplier the promotion’s cost, accepted for a line; others have their usual price', async () => {
    const { fetch, backend, list } = await opened();
    const me = await buyer(fetch);
    const [offer] = rows(await list(1, 100)).filter(({ productcode }) =>
      ['0', '1'].includes(backend.catalogue.byCode(productcode)?.schedule ?? ''),
    );
    if (!offer) throw new Error('nothing is on promotion');
    const pricesAt = async (adid: number) => {
      const query = { productcode: offer.productcode, supplierrule: '1' as const, adid, lockpreferred: false };
      return (await answered(fetch, listSupplierPrices, { query }, me.by)).wholesalerproducts;
    };
    const [usual, promoted] = [await pricesAt(0), await pricesAt(1)];
    const isOffer = ({ supplierpriceid }: { supplierpriceid: number }) => supplierpriceid === offer.supplierpriceid;
    const { costprice: price, minimumorderqty: quantity, bonusqty: bonusquantity } = offer;
    expect(promoted.find(isOffer)).toMatchObject({ price, quantity, bonusquantity });
    const byId = (a: { supplierpriceid: number }, b: { supplierpriceid: number }) =>
      a.supplierpriceid - b.supplierpriceid;
    const others = (list: typeof usual) => list.filter((row) => !isOffer(row)).sort(byId);
    expect(others(promoted)).toEqual(others(usual));

    const product = backend.catalogue.byCode(offer.productcode);
    const requested = backend.catalogue.price(offer.supplierpriceid);
    if (!product || !requested) throw new Error('the promotion is of no product');
    const atCost = { ...requested, pricecents: Math.round(price * 100) };
    const line = getLine({ orderid: await newOrder(me), product, price: atCost, quantity });
    expect((await callApi(fetch, addOrderItem, line, me.by)).kind).toBe('value');
  });
});
