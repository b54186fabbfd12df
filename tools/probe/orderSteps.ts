import {
  getOrder,
  getOrderHistory,
  getOrderLock,
  getPromotionImage,
  getResponseDetails,
  listBasketDuplicates,
  listCommOrders,
  listOrderHistory,
  listPromotions,
  listRegrets,
  listResponses,
  listUnsentOfProduct,
  listUnsentOrders,
  listUnsentValues,
} from '@mortar/contract';
import { ALONE, alone, always, findOrder, given, ORDER, ofProduct, REGRETS, type Step, step } from './steps.ts';

/** Read calls about orders, their responses and promotions (001 §7, 002 §7). */
export const ORDERS: readonly Step[] = [
  step(listUnsentOrders, always({ query: {} }), {
    note(found, { clientorders: [first] }) {
      found.order = first?.orderid;
    },
  }),
  step(listUnsentValues, always()),
  step(
    getOrder,
    given('order', (orderid) => ({ orderid })),
    ORDER,
  ),
  step(
    getOrderLock,
    given('order', (orderid) => ({ orderid })),
    ORDER,
  ),
  step(
    getOrderHistory,
    given('order', (orderid) => ({ orderid })),
    ORDER,
  ),
  step(
    listCommOrders,
    given('order', (orderid) => ({ orderid, computername: '' })),
    ORDER,
  ),
  step(listUnsentOfProduct, ofProduct(findOrder), { needs: 'a product and an unsent order' }),
  step(
    listBasketDuplicates,
    ({ product, order, staff }) =>
      product && order !== undefined
        ? { body: { productcodes: [product.code], retailerid: staff.retailerid, orderid: order } }
        : null,
    { needs: 'a product and an unsent order' },
  ),
  step(listOrderHistory, always({ query: { datefilter: 'Last 3 Months' } })),
  step(listResponses, always({ query: { search: '', filter: 'All' } }), {
    note(found, { responses: [first] }) {
      found.response = first && { orderid: first.orderid, identifier: '' };
    },
  }),
  step(
    getResponseDetails,
    given('response', (response) => response),
    { needs: 'a response' },
  ),
  step(listRegrets, always({ body: REGRETS })),
  step(listPromotions, alone(always({ query: { pagenum: 1, searchphrase: '', pagesize: 20 } })), {
    ...ALONE,
    note(found, { promotions: [first] }) {
      found.promotion = first && { productcode: first.productcode, suppliercode: first.suppliercode };
    },
  }),
  step(
    getPromotionImage,
    given('promotion', (promotion) => promotion),
    {
      needs: 'a promotion',
    },
  ),
];
