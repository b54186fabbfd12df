import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { historyOrder, supplierHistoryLine } from '../../entities/history.ts';
import { response } from '../../entities/response.ts';
import { count, id } from '../../scalars.ts';
import { rows } from '../../tolerant.ts';
import { line } from '../../typed.ts';
import { responseFilter } from '../orders/sending.ts';

/** Period of the history (002 §9). */
export const orderHistoryFilter = z.enum(['Last 3 Months', 'Last 6 Months', 'Last Year', 'All Time']);
export type OrderHistoryFilter = z.output<typeof orderHistoryFilter>;

const found = z.object({ clientorders: rows(historyOrder) });

export const listOrderHistory = call('listOrderHistory', {
  method: 'GET',
  path: '/api/ClientOrder/history/get',
  summary: 'Lists the sent orders of a period with their lines, newest first.',
  section: '002 §2.2, §7',
  query: z.object({ datefilter: orderHistoryFilter }),
  answer: found,
});

export const getOrderHistory = call('getOrderHistory', {
  method: 'GET',
  path: '/api/ClientOrder/history/get',
  summary: 'Reads one order for printing, sent or not.',
  section: '002 §7',
  query: z.object({ orderid: id }),
  answer: found,
});

export const listGroupHistory = call('listGroupHistory', {
  method: 'POST',
  path: '/api/ClientOrder/go/history/get',
  summary: 'Lists the sent orders of several assigned retailers, newest first.',
  section: '002 §2.2, §7',
  body: z.object({ groupretailerid: id, retailerids: z.array(id), datefilter: orderHistoryFilter }),
  answer: found,
});

export const getGroupHistory = call('getGroupHistory', {
  method: 'POST',
  path: '/api/ClientOrder/go/history/get',
  summary: 'Reads one order of the group or of an assigned retailer for printing, sent or not.',
  section: '002 §7',
  body: z.object({ groupretailerid: id, orderid: id }),
  answer: found,
});

export const listSupplierHistory = call('listSupplierHistory', {
  method: 'GET',
  path: '/api/ClientOrder/product/history/get',
  summary: 'Lists what was ordered from one supplier in the last days, newest first.',
  section: '002 §7, §9',
  query: z.object({ lastdays: z.pipe(id, count), wholesalercode: line }),
  answer: z.object({ orderproducthistory: rows(supplierHistoryLine) }),
});

export const listGroupResponses = call('listGroupResponses', {
  method: 'POST',
  path: '/api/OrderResponse/go/filtered/get',
  summary: 'Lists what suppliers made of the orders of several assigned retailers.',
  section: '002 §2.3, §7',
  body: z.object({
    groupretailerid: id,
    search: line,
    filter: responseFilter,
    retailerids: z.array(id),
    /** With Custom only. Dates are yyyy/MM/dd. */
    wholesalercode: z.optional(line),
    startdate: z.optional(line),
    enddate: z.optional(line),
  }),
  answer: z.object({ responses: rows(response) }),
});

export const markResponsesRead = call('markResponsesRead', {
  method: 'PUT',
  path: '/api/OrderResponse/all/read/update',
  summary: "Marks every response as read: the retailer's response notifications are gone afterwards.",
  section: '002 §2.3, §7',
});
