import { administrationCases } from './cases-administration.ts';
import { basketCases } from './cases-baskets.ts';
import { catalogueCases } from './cases-catalogue.ts';
import { historyCases } from './cases-history.ts';
import { messagingCases } from './cases-messaging.ts';
import { productHistoryCases } from './cases-product-history.ts';
import { regretCases } from './cases-regrets.ts';
import type { Case, Known } from './known.ts';

const SEARCH = {
  filter: 'Description',
  sortby: 'Alphabetically',
  value: 'a',
  searchtype: 'Containing',
  wholesalercode: '',
  adid: 0,
  productschedules: 'N,NM,0,1,2,3,4,5,6,7',
};
const CREATED = {
  computername: 'TILL-1',
  createddatetime: '2026-03-02T06:30:00.000Z',
  name: '1001',
  description: '',
  staffname: 'Thabo Nkosi',
  isbasket: false,
};
const LINK = {
  productdescription: 'a',
  suppliername: 'b',
  supplierproductcode: 'c',
  supplierproductdescription: 'd',
  bhf: 'e',
  retailerid: 1001,
  retailername: 'f',
};

const line = (known: Known) => ({
  orderid: known.orderid,
  productid: known.productid,
  supplierpriceid: known.supplierpriceid,
  orderedquantity: 3,
  orderedprice: known.price,
  bonusquantity: 0,
  itemnumber: 1,
  staffname: 'Thabo Nkosi',
  creditorid: known.creditorid,
  supplierproductcode: known.supplierproductcode,
});
const add = (known: Known, change: object = {}) => {
  const body = { ...line(known), ...change };
  return { query: { orderid: body.orderid, deletewhenreordered: false, baskettype: '' }, body };
};
const change = (known: Known, changed: object = {}) => ({
  query: { orderid: 0 },
  body: { ...line(known), orderitemid: known.itemid, ...changed },
});
const lock = ({ orderid, me }: Known, changed: object = {}) => ({
  body: {
    retailerid: me.retailerid,
    orderid,
    islocked: true,
    statusdescription: 'Pending',
    staffname: 'Thabo Nkosi',
    computername: 'TILL-1',
    ...changed,
  },
});
const getUsername = ({ store, me }: Known) => store.sessions.get(me.token)?.username;
const logoutNotification = (known: Known, changed: object = {}) => ({
  body: {
    retailerid: known.me.retailerid,
    title: 'LOGOUT',
    body: '',
    group: 'logout',
    username: getUsername(known),
    sentdate: '2026-03-02T06:30:00.000Z',
    identifier: getUsername(known),
    secondaryidentifier: known.me.token,
    icon: '',
    tokenexpirydatetime: null,
    ...changed,
  },
});
const NOWHERE = 987_654;

/** Cases of every call by name. */
export const cases: Record<string, Case> = {
  ...historyCases,
  ...messagingCases,
  ...basketCases,
  ...administrationCases,
  ...regretCases,
  ...productHistoryCases,
  ...catalogueCases,
  login: {
    good: () => ({ body: { username: 'admin@1001', password: 'Mortar@2026' } }),
    absent: () => ({ body: { username: 'admin@1001', password: 'wrong' } }),
    bad: () => ({ body: { username: 'admin@1001' } }),
  },
  logout: {
    good: ({ me }) => ({ query: { staffid: me.staffid } }),
    bad: () => ({ query: { staffid: 1 } }),
  },
  getSettings: { good: () => ({ query: { page: 'ordering' } }), bad: () => ({}) },
  validateOverride: {
    good: ({ me }) => ({
      body: { key: 'ordering_MaximumQuantityPassword', password: 'Override@2026', retailerid: me.retailerid },
    }),
    bad: () => ({ body: { key: 'ordering_MaximumQuantityPassword', password: 'wrong', retailerid: 1001 } }),
    barred: 'nobody',
  },
  sendGroupNotification: {
    good: (known) => logoutNotification(known),
    bad: (known) => logoutNotification(known, { secondaryidentifier: 'a token nobody has' }),
  },
  notificationHistory: { good: () => ({}) },
  deleteNotification: {
    good: ({ identifier, sentid }) => ({ query: { identifier, secondaryidentifier: sentid } }),
    absent: ({ identifier }) => ({ query: { identifier, secondaryidentifier: NOWHERE } }),
    bad: () => ({ query: { identifier: 'x' } }),
  },
  deleteNotifications: {
    good: ({ identifier, sentid }) => ({
      body: [{ identifier, secondaryidentifier: String(sentid), group: 'response' }],
    }),
    absent: () => ({ body: [] }),
    bad: () => ({ body: { identifier: 'x' } }),
  },
  listProducts: {
    good: () => ({ query: SEARCH }),
    absent: () => ({ query: { ...SEARCH, value: 'no such product' } }),
    bad: () => ({ query: { ...SEARCH, filter: 'Colour' } }),
    barred: 'nobody',
  },
  listGenerics: {
    good: ({ nappi }) => ({ query: { nappi } }),
    absent: () => ({ query: { nappi: '111111111' } }),
    bad: () => ({}),
    barred: 'nobody',
  },
  updateFavourite: {
    good: ({ productid }) => ({ body: { productid, isfavourite: true } }),
    absent: () => ({ body: { productid: NOWHERE, isfavourite: true } }),
    bad: ({ productid }) => ({ body: { productid, isfavourite: 'perhaps' } }),
    barred: 'viewer@1001',
  },
  getProductInfo: {
    good: ({ productcode }) => ({ query: { productcode } }),
    absent: () => ({ query: { productcode: 'NONE' } }),
    bad: () => ({}),
    barred: 'nobody',
  },
  listSuppliers: {
    good: () => ({ query: { wholesalername: 'kestrel' } }),
    absent: () => ({ query: { wholesalername: 'nobody sells here' } }),
    barred: 'nobody',
  },
  listSupplierPrices: {
    good: ({ productcode }) => ({ query: { productcode, supplierrule: '3', adid: 0, lockpreferred: false } }),
    absent: () => ({ query: { productcode: 'NONE', supplierrule: '3', adid: 0, lockpreferred: false } }),
    bad: ({ productcode }) => ({ query: { productcode, supplierrule: '2', adid: 0, lockpreferred: false } }),
    barred: 'nobody',
  },
  createOrder: {
    good: () => ({ body: CREATED }),
    bad: () => ({ body: { ...CREATED, computername: 7 } }),
    barred: 'viewer@1001',
  },
  describeOrder: {
    good: ({ orderid }) => ({ body: { orderid, description: 'Monday' } }),
    absent: () => ({ body: { orderid: NOWHERE, description: 'Monday' } }),
    bad: ({ orderid }) => ({ body: { orderid, description: ' ' } }),
    barred: 'viewer@1001',
  },
  deleteOrder: {
    good: ({ orderid }) => ({ query: { orderid } }),
    absent: () => ({ query: { orderid: NOWHERE } }),
    bad: () => ({ query: { orderid: 'all' } }),
    barred: 'viewer@1001',
  },
  getOrder: {
    good: ({ orderid }) => ({ query: { orderid } }),
    absent: () => ({ query: { orderid: NOWHERE } }),
    bad: () => ({ query: { orderid: -1 } }),
    barred: 'nobody',
  },
  listUnsentOrders: {
    good: () => ({}),
    absent: () => ({ query: { baskettype: 'Yearly' } }),
    barred: 'nobody',
  },
  getOrderLock: {
    good: ({ orderid }) => ({ query: { orderid } }),
    absent: () => ({ query: { orderid: NOWHERE } }),
    bad: () => ({}),
    barred: 'nobody',
  },
  updateOrderLock: {
    good: (known) => lock(known),
    absent: (known) => lock(known, { orderid: NOWHERE }),
    bad: (known) => lock(known, { statusdescription: 'Sent' }),
    barred: 'nobody',
  },
  updateOrderStatus: {
    good: ({ orderid }) => ({ query: { orderid, statusdescription: 'Unsent' } }),
    absent: () => ({ query: { orderid: NOWHERE, statusdescription: 'Unsent' } }),
    bad: ({ orderid }) => ({ query: { orderid, statusdescription: 'Delivered' } }),
    barred: 'nobody',
  },
  addOrderItem: {
    good: (known) => add(known),
    absent: (known) => add(known, { orderid: NOWHERE }),
    bad: (known) => add(known, { orderedprice: known.price + 0.01 }),
    barred: 'viewer@1001',
  },
  updateOrderItem: {
    good: (known) => change(known),
    absent: (known) => change(known, { orderitemid: NOWHERE }),
    bad: (known) => change(known, { orderedquantity: 0 }),
    barred: 'viewer@1001',
  },
  deleteOrderItem: {
    good: ({ orderid, itemid }) => ({ query: { orderid, orderItemId: itemid, staffname: 'Thabo Nkosi' } }),
    absent: ({ orderid }) => ({ query: { orderid, orderItemId: NOWHERE, staffname: 'Thabo Nkosi' } }),
    bad: ({ orderid }) => ({ query: { orderid, staffname: 'Thabo Nkosi' } }),
    barred: 'viewer@1001',
  },
  listUnsentValues: { good: () => ({}), barred: 'nobody' },
  getCreditUsage: {
    good: ({ suppliercode }) => ({ query: { suppliercode } }),
    absent: () => ({ query: { suppliercode: 'NONE' } }),
    bad: () => ({}),
    barred: 'nobody',
  },
  listCommOrders: {
    good: ({ orderid }) => ({ query: { computername: 'TILL-1', orderid } }),
    bad: () => ({ query: { computername: 'TILL-1' } }),
    barred: 'nobody',
  },
  updateCommOrderStatus: {
    good: ({ orderid }) => ({ query: { computername: 'TILL-1', orderid } }),
    absent: () => ({ query: { computername: 'TILL-1', orderid: NOWHERE } }),
    bad: () => ({}),
    barred: 'viewer@1001',
  },
  sendOrders: {
    good: ({ suppliercode }) => ({ body: [{ suppliercode, computername: 'TILL-1' }] }),
    absent: () => ({ body: [{ suppliercode: 'NONE', computername: 'TILL-1' }] }),
    bad: () => ({ body: {} }),
    barred: 'viewer@1001',
  },
  listResponses: {
    good: () => ({ query: { search: '', filter: 'All' } }),
    absent: () => ({ query: { search: 'no such response', filter: 'All' } }),
    bad: () => ({ query: { search: '', filter: 'Custom', startdate: '2026-03-02' } }),
    barred: 'nobody',
  },
  getResponseDetails: {
    good: ({ sentid, identifier }) => ({ query: { orderid: sentid, identifier } }),
    absent: () => ({ query: { orderid: NOWHERE, identifier: '' } }),
    bad: () => ({ query: { identifier: '' } }),
    barred: 'nobody',
  },
  submitIncorrectLink: {
    good: ({ productcode }) => ({ body: { ...LINK, productcode } }),
    bad: () => ({ body: LINK }),
    barred: 'nobody',
  },
};
