import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { regret } from '../../entities/productHistory.ts';
import { amount, count, flag, id } from '../../scalars.ts';
import { rows } from '../../tolerant.ts';
import { line } from '../../typed.ts';

/** The regrets tab offers all; the advanced popup omits Today and the month (001 §9). */
export const regretDateFilter = z.enum([
  'All',
  'Today',
  'Yesterday',
  'Last 3 Days',
  'Last 7 Days',
  'Last 14 Days',
  'Last 30 Days',
  'Current Month To Date',
  'Custom',
]);
export type RegretDateFilter = z.output<typeof regretDateFilter>;

export const regretSort = z.enum(['Date', 'Alphabetically']);
export type RegretSort = z.output<typeof regretSort>;

const search = {
  /** '' finds every description. */
  description: line,
  /** With Custom only; yyyy/MM/dd, else ''. */
  startdate: line,
  enddate: line,
  /** '' searches all suppliers. */
  wholesalercode: line,
  /** False lists regrets not yet ordered again, true those that were. */
  regretprocessed: flag,
  datefilter: regretDateFilter,
  sortby: regretSort,
};

export const listRegrets = call('listRegrets', {
  method: 'POST',
  path: '/api/Product/regretted/list/get',
  summary: 'Lists what suppliers regretted.',
  section: '001 §2, §3, §7',
  body: z.object(search),
  answer: z.object({ products: rows(regret) }),
});

export const listGroupRegrets = call('listGroupRegrets', {
  method: 'POST',
  path: '/api/Product/go/regretted/list/get',
  summary: 'Lists what suppliers regretted to several assigned retailers.',
  section: '001 §2, §7',
  body: z.object({ ...search, groupretailerid: id, retailerids: z.array(id) }),
  answer: z.object({ products: rows(regret) }),
});

/** Action for a regret whose product is already on the order (001 §4). */
export const regretConflict = z.enum(['keep', 'merge', 'replace']);
export type RegretConflict = z.output<typeof regretConflict>;

export const reorderRegrets = call('reorderRegrets', {
  method: 'POST',
  path: '/api/ClientOrder/regrets/reorder',
  summary: 'Puts regrets on an order again.',
  section: '001 §4, §7',
  query: z.object({ deletewhenreordered: flag }),
  body: z.object({
    conflicts: regretConflict,
    orderid: id,
    items: z.array(
      z.object({
        neworderid: id,
        oldorderid: id,
        orderitemid: id,
        productid: id,
        supplierpriceid: id,
        orderedquantity: count,
        orderedprice: amount,
        bonusquantity: count,
        itemnumber: count,
        staffname: line,
        creditorid: id,
        supplierproductcode: line,
        productdescription: line,
      }),
    ),
  }),
});

export const deleteRegrets = call('deleteRegrets', {
  method: 'PUT',
  path: '/api/ClientOrder/regrets/delete',
  summary: 'Takes regrets off the list for good.',
  section: '001 §4, §7',
  body: z.array(z.object({ orderitemid: id })),
});
