import {
  addKeyword,
  deleteKeyword,
  getMedicalAidInfo,
  getPromotionImage,
  listActiveIngredients,
  listFavourites,
  listGenericsOfIngredient,
  listKeywords,
  listProducts,
  updateFavourite,
} from '@mortar/contract';
import { unzlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { medicalAidKey } from '../../src/catalogue/medicalAid.ts';
import type { CatalogueProduct } from '../../src/catalogue/product.ts';
import type { Backend } from '../../src/index.ts';
import { offers, startBackend } from '../support/buyer.ts';
import { answered, callApi, enter } from '../support/client.ts';

const SEARCH = {
  ...({ filter: 'Keywords', sortby: 'Alphabetically', searchtype: 'Containing' } as const),
  wholesalercode: '',
  adid: 0,
  productschedules: 'N,NM,0,1,2,3,4,5,6,7',
};

function some({ catalogue }: Backend, fits: (product: CatalogueProduct) => boolean): CatalogueProduct {
  const product = catalogue.products.find(fits);
  if (!product) throw new Error('The catalogue has no such product.');
  return product;
}

describe('the generics tab', () => {
  it('lists each group of equivalents once, numbered, and its products including the named one', async () => {
    const { fetch, backend } = startBackend();
    const me = await enter(fetch, 'buyer@1001');
    const product = some(backend, (one) => backend.catalogue.getGenerics(one).length > 0);
    const ingredient = product.ingredients[0]?.name ?? '';
    const query = { filter: 'ActiveIngredient' as const, value: ingredient.toUpperCase() };
    const rows = (await answered(fetch, listActiveIngredients, { query }, me)).genericproductswithindex;
    expect(rows.map(({ index }) => index)).toEqual(rows.map((_, index) => index));
    const keys = rows.map(({ nappicode }) => backend.catalogue.byNappi(nappicode)?.genericskey);
    expect(new Set(keys).size).toBe(rows.length);
    expect(keys).toContain(product.genericskey);

    const nappi = { query: { nappi: product.nappicode } };
    const { genericproducts } = await answered(fetch, listGenericsOfIngredient, nappi, me);
    expect(genericproducts).toHaveLength(backend.catalogue.getGenerics(product).length + 1);
    expect(genericproducts.map(({ productcode }) => productcode)).toContain(product.productcode);
  });

  it('finds a group by a nappi code', async () => {
    const { fetch, backend } = startBackend();
    const me = await enter(fetch, 'buyer@1001');
    const product = some(backend, ({ genericskey }) => genericskey !== '');
    const query = { filter: 'Nappi' as const, value: product.nappicode };
    const rows = (await answered(fetch, listActiveIngredients, { query }, me)).genericproductswithindex;
    expect(rows).toMatchObject([{ index: 0, nappicode: product.nappicode }]);
  });
});

describe('favourites', () => {
  it('are searched like products, and contain the marked ones', async () => {
    const { fetch, backend } = startBackend();
    const me = await enter(fetch, 'buyer@1001');
    const { productid, nappicode } = some(backend, () => true);
    const list = (value: string) =>
      callApi(fetch, listFavourites, { query: { filter: 'Nappi', value, searchtype: 'StartsWith' } }, me);
    expect(await list('')).toEqual({ kind: 'nothing' });
    await answered(fetch, updateFavourite, { body: { productid, isfavourite: true } }, me);
    expect(await list(nappicode)).toMatchObject({ kind: 'value', value: { products: [{ nappicode }] } });
    expect(await list('000')).toEqual({ kind: 'nothing' });
  });
});

describe('a keyword', () => {
  it('of a pharmacy finds its product, as those of the catalogue do, for that pharmacy only', async () => {
    const { fetch, backend } = startBackend();
    const me = await enter(fetch, 'buyer@1001');
    const { productcode, keyword } = some(backend, (product) => product.keyword !== '');
    await answered(fetch, addKeyword, { body: { productcode, keyword: 'Bestseller' } }, me);
    const { keywordcustomwithindex: rows } = await answered(fetch, listKeywords, { query: { productcode } }, me);
    expect(rows.at(-1)).toEqual({ productcode, keyword: 'Bestseller', type: 'USER', index: rows.length - 1 });
    expect(rows.filter(({ type }) => type === 'SYSTEM').map((row) => row.keyword)).toEqual([
      ...new Set(keyword.split(' ')),
    ]);
    const query = { ...SEARCH, value: 'bestsell' };
    const { products } = await answered(fetch, listProducts, { query }, me);
    expect(products).toMatchObject([{ productcode, keyword: `${keyword} Bestseller` }]);
    const other = await enter(fetch, 'buyer@2000');
    expect(await callApi(fetch, listProducts, { query }, other)).toEqual({ kind: 'nothing' });
    await answered(fetch, deleteKeyword, { body: { productcode, keyword: 'BESTSELLER' } }, me);
    expect(await callApi(fetch, listProducts, { query }, me)).toEqual({ kind: 'nothing' });
  });

  it('is not added twice, and one of the catalogue cannot be removed', async () => {
    const { fetch, backend } = startBackend();
    const me = await enter(fetch, 'buyer@1001');
    const { productcode, keyword } = some(backend, (product) => product.keyword !== '');
    const body = { productcode, keyword: keyword.split(' ')[0]?.toUpperCase() ?? '' };
    expect(await callApi(fetch, addKeyword, { body }, me)).toMatchObject({ text: 'This keyword already exists.' });
    expect(await callApi(fetch, deleteKeyword, { body }, me)).toMatchObject({ kind: 'error', code: 2 });
  });
});

describe('medical aids', () => {
  it('describe only the products on their lists, always the same', async () => {
    const { fetch, backend } = startBackend();
    const me = await enter(fetch, 'buyer@1001');
    const product = some(backend, ({ mrp, discovery }) => mrp && discovery);
    const query = { nappicode: medicalAidKey(product.nappicode) };
    const info = await answered(fetch, getMedicalAidInfo, { query }, me);
    expect(info.mediscor).toMatchObject({
      mrpnappi: product.nappicode.slice(0, -3),
      mrpnappiext: product.nappicode.slice(-3),
      mrpstartdate: '20260101',
      mrpendate: '20261231',
    });
    expect(info.discovery?.discmanufacturer).toBe(product.manufacturer);
    expect(await answered(fetch, getMedicalAidInfo, { query }, me)).toEqual(info);
  });
});

describe('the picture of a promotion', () => {
  it('is a PNG, the same each time, and a different one for another product', async () => {
    const { fetch, backend } = startBackend();
    const me = await enter(fetch, 'buyer@1001');
    const imageAt = async (at: number) => {
      const { product, price } = offers(backend)[at] ?? {};
      const query = { productcode: product?.productcode ?? '', suppliercode: price?.supplier.suppliercode ?? '' };
      return (await answered(fetch, getPromotionImage, { query }, me)).promotionimagebase64;
    };
    const first = await imageAt(0);
    const bytes = Buffer.from(first, 'base64');
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    const data = bytes.subarray(bytes.indexOf('IDAT') + 4, bytes.lastIndexOf('IEND') - 8);
    expect(unzlibSync(data)).toHaveLength(201 * 400);
    expect(await imageAt(0)).toBe(first);
    expect(await imageAt(1)).not.toBe(first);
  });
});
