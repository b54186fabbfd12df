import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { commOrder } from '../../entities/order.ts';
import { response, responseDetail } from '../../entities/response.ts';
import { computerName, id } from '../../scalars.ts';
import { rows } from '../../tolerant.ts';
import { line } from '../../typed.ts';

export const listCommOrders = call('listCommOrders', {
  method: 'GET',
  path: '/api/CommOrder/getall',
  summary: 'Lists what is unsent, grouped by supplier.',
  section: '002 §4, §7',
  query: z.object({ computername: computerName, orderid: id }),
  answer: z.object({ commorders: rows(commOrder) }),
});

export const updateCommOrderStatus = call('updateCommOrderStatus', {
  method: 'PUT',
  path: '/api/CommOrder/update/status',
  summary: 'Marks the communications order as updated after sending.',
  section: '002 §4, §7',
  query: z.object({ computername: computerName, orderid: id }),
});

export const sendOrders = call('sendOrders', {
  method: 'POST',
  path: '/api/Order/createserverorder/v2',
  summary: 'Sends what is unsent at each of the suppliers.',
  section: '002 §4, §7',
  body: z.array(z.object({ suppliercode: line, computername: computerName })),
});

export const responseFilter = z.enum(['All', 'Outstanding', 'Complete', 'Custom']);
export type ResponseFilter = z.output<typeof responseFilter>;

export const listResponses = call('listResponses', {
  method: 'GET',
  path: '/api/OrderResponse/filtered/get',
  summary: 'Lists what suppliers made of the orders sent to them.',
  section: '002 §2.3, §7',
  query: z.object({
    search: line,
    filter: responseFilter,
    /** With Custom only. Dates are yyyy/MM/dd. */
    wholesalercode: z.optional(line),
    startdate: z.optional(line),
    enddate: z.optional(line),
  }),
  answer: z.object({ responses: rows(response) }),
});

export const getResponseDetails = call('getResponseDetails', {
  method: 'GET',
  path: '/api/OrderResponse/details/get',
  summary: 'Lists the lines of one response.',
  section: '002 §7',
  query: z.object({ orderid: id, identifier: line }),
  answer: z.object({ responsedetails: rows(responseDetail) }),
});
