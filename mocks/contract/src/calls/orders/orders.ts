import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { clientOrder, creditUsage, supplierValue, unsentOrder } from '../../entities/order.ts';
import { amount, computerName, count, flag, id, text } from '../../scalars.ts';
import { rows } from '../../tolerant.ts';
import { description, line } from '../../typed.ts';

const lockState = z.object({
  retailerid: id,
  orderid: id,
  islocked: flag,
  statusdescription: line,
  staffname: line,
  computername: computerName,
});

export const createOrder = call('createOrder', {
  method: 'PUT',
  path: '/api/ClientOrder/create',
  summary: 'Creates an empty order, locked by its creator.',
  section: '000 §7, 001 §4',
  body: z.object({
    computername: computerName,
    createddatetime: line,
    name: line,
    description,
    staffname: line,
    isbasket: flag,
  }),
  answer: z.object({ orderid: id, ordernumber: z.string() }),
});

export const describeOrder = call('describeOrder', {
  method: 'PUT',
  path: '/api/ClientOrder/update',
  summary: "Changes an order's description.",
  section: '000 §7, 001 §7',
  body: z.object({ orderid: id, description }),
});

export const deleteOrder = call('deleteOrder', {
  method: 'DELETE',
  path: '/api/ClientOrder/delete',
  summary: 'Deletes an order that is not sent.',
  section: '000 §7, 002 §7',
  query: z.object({ orderid: id }),
});

export const getOrder = call('getOrder', {
  method: 'GET',
  path: '/api/ClientOrder/get',
  summary: 'Reads one order with its items.',
  section: '001 §7',
  query: z.object({ orderid: id }),
  answer: z.object({ clientorders: z.array(clientOrder) }),
});

export const listUnsentOrders = call('listUnsentOrders', {
  method: 'GET',
  path: '/api/ClientOrder/unsent/getall',
  summary: "Lists the retailer's orders that are not sent, without items.",
  section: '001 §7, 002 §7',
  query: z.object({
    baskettype: z.optional(line),
    staffname: z.optional(line),
    computername: z.optional(computerName),
  }),
  answer: z.object({ clientorders: rows(unsentOrder) }),
});

export const getOrderLock = call('getOrderLock', {
  method: 'GET',
  path: '/api/ClientOrder/lockstate/get',
  summary: 'Tells who has an order open.',
  section: '002 §4, §7',
  query: z.object({ orderid: id }),
  answer: z.object({
    locked: flag,
    computername: text,
    staffname: text,
    /** Start of the lock (ruling 28); absent from servers without it. */
    lockeddatetime: z.optional(text),
  }),
});

export const updateOrderLock = call('updateOrderLock', {
  method: 'PUT',
  path: '/api/ClientOrder/lockstate/orderstatus/update',
  summary: "Takes or releases an order's lock and sets its status; 69 when somebody else holds it.",
  section: '000 §4, §7; 002 §8',
  body: lockState,
  blocked: z.object({ staffname: text, computername: text }),
});

export const updateOrderStatus = call('updateOrderStatus', {
  method: 'PUT',
  path: '/api/ClientOrder/orderstatus/update',
  summary: "Sets an order's status.",
  section: '002 §7',
  query: z.object({ orderid: id, statusdescription: line }),
});

export const addOrderItem = call('addOrderItem', {
  method: 'PUT',
  path: '/api/ClientOrder/items/add',
  summary: 'Adds a line to an order.',
  section: '001 §4, §7',
  query: z.object({ orderid: id, deletewhenreordered: flag, baskettype: line }),
  body: z.object({
    orderid: id,
    productid: id,
    supplierpriceid: id,
    orderedquantity: count,
    orderedprice: amount,
    bonusquantity: count,
    itemnumber: count,
    staffname: line,
    creditorid: id,
    supplierproductcode: line,
  }),
  answer: z.object({ orderitemid: id, accountnumber: text }),
});

export const updateOrderItem = call('updateOrderItem', {
  method: 'PUT',
  path: '/api/ClientOrder/items/update',
  summary: "Changes a line's quantity, or moves it to another supplier's price.",
  section: '001 §4, §7',
  /** `orderid` is 0 from the update dialog. */
  query: z.object({ orderid: id }),
  body: z.object({
    orderitemid: id,
    staffname: line,
    orderedquantity: count,
    orderedprice: amount,
    bonusquantity: count,
    creditorid: id,
    supplierproductcode: line,
    supplierpriceid: id,
    /** Only when the line is replaced. */
    productid: z.optional(id),
  }),
});

export const deleteOrderItem = call('deleteOrderItem', {
  method: 'DELETE',
  path: '/api/ClientOrder/items/delete',
  summary: 'Takes a line off an order.',
  section: '001 §7',
  query: z.object({ orderid: id, orderItemId: id, staffname: line }),
});

export const listUnsentValues = call('listUnsentValues', {
  method: 'GET',
  path: '/api/ClientOrder/unsent/ordervalue/bysupplier/getall',
  summary: "Totals the retailer's unsent orders by supplier.",
  section: '001 §7',
  answer: z.object({ ordervaluebysupplier: rows(supplierValue) }),
});

export const getCreditUsage = call('getCreditUsage', {
  method: 'GET',
  path: '/api/LocalCreditor',
  summary: "Reads this month's credit limit and usage at a supplier.",
  section: '001 §7, 002 §7',
  query: z.object({ suppliercode: line }),
  answer: z.object({ creditusageformonth: z.array(creditUsage) }),
});
