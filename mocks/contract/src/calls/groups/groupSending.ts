import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { groupCommOrder, groupUnsentOrder, processedOrder } from '../../entities/groupOrder.ts';
import { computerName, id } from '../../scalars.ts';
import { rows } from '../../tolerant.ts';
import { line } from '../../typed.ts';

export const listGroupUnsentOrders = call('listGroupUnsentOrders', {
  method: 'POST',
  path: '/api/ClientOrder/go/unsent/get',
  summary:
    "Lists a group's unsent orders for some of its retailers, with all the retailers each is for, without items.",
  section: '002 §2.4, §7',
  body: z.object({ groupretailerid: id, retailerids: z.array(id) }),
  answer: z.object({ clientorders: rows(groupUnsentOrder) }),
});

export const listGroupCommOrders = call('listGroupCommOrders', {
  method: 'GET',
  path: '/api/CommOrder/go/get',
  summary: "Lists what a group's order holds unsent, by supplier, with the retailers it is for.",
  section: '002 §3, §7',
  query: z.object({ baseorderid: id, computername: computerName, groupretailerid: id }),
  answer: z.object({ commorders: z.array(groupCommOrder) }),
});

export const sendGroupOrders = call('sendGroupOrders', {
  method: 'POST',
  path: '/api/Order/go/createserverorder',
  summary: "Sends a group's order to suppliers for each of its retailers, and tells what became of each.",
  section: '002 §4, §7',
  body: z.object({
    groupretailerid: id,
    baseorderid: id,
    staffname: line,
    supplierorders: z.array(z.object({ suppliername: line, suppliercode: line, computername: computerName })),
  }),
  answer: z.object({ processedorders: z.array(processedOrder) }),
});
