import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { invoicedMonth, productHistoryLine, regretCounts, unsentProductLine } from '../../entities/productHistory.ts';
import { id } from '../../scalars.ts';
import { rows } from '../../tolerant.ts';
import { line } from '../../typed.ts';

const history = z.object({ orderproducthistory: rows(productHistoryLine) });

export const listProductHistoryOfYear = call('listProductHistoryOfYear', {
  method: 'GET',
  path: '/api/ClientOrder/product/history/get',
  summary: 'Lists what was sent of a product in the last year, newest first.',
  section: '001 §2, §7',
  query: z.object({ productcode: line, filter: z.literal('LastYear') }),
  answer: history,
});

export const listProductHistoryOfDays = call('listProductHistoryOfDays', {
  method: 'GET',
  path: '/api/ClientOrder/product/history/get',
  summary: 'Lists what was sent of a product in the last days: 14 for the last-ordered warning, 365 in the shop.',
  section: '001 §4, §7; 002 §7',
  query: z.object({ productcode: line, lastdays: id }),
  answer: history,
});

export const getInvoiceHistory = call('getInvoiceHistory', {
  method: 'GET',
  path: '/api/ClientOrder/product/invoice/history/get',
  summary: 'Counts what was ordered and invoiced of a product in each of the last 12 months, oldest first.',
  section: '001 §7, §9; 002 §7',
  query: z.object({ productcode: line }),
  answer: z.object({ productinvoicehistory: rows(invoicedMonth) }),
});

export const getRegretSlider = call('getRegretSlider', {
  method: 'GET',
  path: '/api/ClientOrder/product/history/regretslider/get',
  summary: 'Counts what was ordered and regretted of a product in the last 1 to 14 days.',
  section: '001 §2, §7, §9',
  query: z.object({ productcode: line, lastdays: id }),
  answer: z.object({ regretsliderinfo: rows(regretCounts) }),
});

export const listUnsentOfProduct = call('listUnsentOfProduct', {
  method: 'GET',
  path: '/api/ClientOrder/lastorderedwarning/products/unsent/get',
  summary: 'Lists where a product stands on other unsent orders.',
  section: '001 §4, §7',
  /** The given order is excluded. */
  query: z.object({ productcode: line, orderid: id }),
  answer: z.object({ products: rows(unsentProductLine) }),
});

export const listGroupUnsentOfProduct = call('listGroupUnsentOfProduct', {
  method: 'GET',
  path: '/api/ClientOrder/go/lastorderedwarning/products/unsent/get',
  summary: "Lists where a product stands on a group's other unsent orders.",
  section: '001 §4, §7',
  query: z.object({ productcode: line, orderid: id }),
  answer: z.object({ products: rows(unsentProductLine) }),
});

export const listGroupSentOfProduct = call('listGroupSentOfProduct', {
  method: 'GET',
  path: '/api/ClientOrder/go/lastorderedwarning/products/sent/get',
  summary: "Lists what was sent of a product for the user's pharmacies in the last 14 days.",
  section: '001 §4, §7, §9',
  query: z.object({ productcode: line }),
  answer: z.object({ products: rows(productHistoryLine) }),
});
