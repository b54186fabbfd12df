import { scenarios } from '../../src/index.ts';
import { getPromotions } from '../../src/rules/products/promotions.ts';
import { basketFile, orderFile } from '../support/upload-files.ts';
import type { Case, Known } from './known.ts';

const NOWHERE = 987_654;
const IDENTITY = { staffname: 'Thabo Nkosi', computername: 'TILL-1' };
/** Returns the known basket, or the sample's. */
const getBasket = ({ store, me, orderid }: Known) =>
  store.orders.get(orderid)?.isbasket
    ? orderid
    : (store.orders.at(me.retailerid).find((order) => order.description === 'Flu season')?.orderid ?? 0);

const CREATED = {
  ...IDENTITY,
  name: '1001',
  description: 'Winter',
  isbasket: true,
  statusdescription: 'Custom_Basket',
};
const fromBasket = (known: Known, orderids: number[]) => ({
  body: { ...IDENTITY, orderids, retailerid: known.me.retailerid, orderdescription: '' },
});
const getImport = (known: Known, changed: object = {}) => ({
  body: {
    ...IDENTITY,
    rule: 'Cheapest',
    status: 'save',
    importorderbase64xml: orderFile([{ nap: known.nappi, q: 3 }]),
    ...changed,
  },
});
const basketImport = (known: Known, changed: object = {}) => ({
  body: {
    ...IDENTITY,
    orderid: getBasket(known),
    statusdescription: 'Custom_Basket',
    emptyonimport: false,
    fileextension: 'xlsx',
    rule: 'Preferred',
    retailerid: known.me.retailerid,
    filebase64: basketFile([['A product', known.nappi, '', '2']]),
    ...changed,
  },
});

function cart(changed: object = {}) {
  const [promotion] = getPromotions(scenarios.openingTime().seed.catalogue);
  if (!promotion) throw new Error('The sample has no promotion.');
  const { product, price, costcents, minimumorderqty } = promotion;
  const line = {
    productid: product.productid,
    supplierpriceid: price.supplierpriceid,
    supplierproductcode: price.supplierproductcode,
    orderedquantity: minimumorderqty,
    orderedprice: costcents / 100,
    bonusquantity: 0,
    staffname: IDENTITY.staffname,
    creditorid: price.supplier.creditorid,
    ...changed,
  };
  return { body: { ...IDENTITY, status: 'save', name: '1001', orderitems: [line] } };
}

/** Cases of baskets, and orders from files and the shop's cart. */
export const basketCases: Record<string, Case> = {
  createBasket: {
    good: () => ({ body: CREATED }),
    bad: () => ({ body: { ...CREATED, description: ' ' } }),
    barred: 'viewer@1001',
  },
  createOrderFromBasket: {
    good: (known) => fromBasket(known, [getBasket(known)]),
    absent: (known) => fromBasket(known, [known.orderid]),
    bad: (known) => fromBasket(known, []),
    barred: 'viewer@1001',
  },
  listBasketDuplicates: {
    good: ({ store, itemid, me }) => ({
      body: { productcodes: [store.items.get(itemid)?.productcode], retailerid: me.retailerid, orderid: 0 },
    }),
    absent: ({ me }) => ({ body: { productcodes: ['NONE'], retailerid: me.retailerid, orderid: 0 } }),
    bad: () => ({ body: { productcodes: 'all' } }),
    barred: 'nobody',
  },
  importOrder: {
    good: (known) => getImport(known),
    bad: (known) => getImport(known, { importorderbase64xml: 'PHA+' }),
    barred: 'viewer@1001',
  },
  createPromotionOrder: {
    by: 'shop@1001',
    good: () => cart(),
    bad: () => cart({ orderedprice: 0.01 }),
    barred: 'viewer@1001',
  },
  listPromotions: {
    by: 'shop@1001',
    good: () => ({ query: { pagenum: 1, searchphrase: '', pagesize: 20 } }),
    absent: () => ({ query: { pagenum: 1, searchphrase: 'no such product', pagesize: 20 } }),
    bad: () => ({ query: { pagenum: 0, searchphrase: '', pagesize: 20 } }),
    barred: 'viewer@1001',
  },
  importBasket: {
    good: (known) => basketImport(known),
    absent: (known) => basketImport(known, { orderid: NOWHERE }),
    bad: (known) => basketImport(known, { filebase64: 'PHA+' }),
    barred: 'viewer@1001',
  },
};
