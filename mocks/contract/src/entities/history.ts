import * as z from 'zod/mini';
import { amount, count, flag, id, moment, text } from '../scalars.ts';
import { indicator } from './response.ts';

/** A line of a sent order with its result (002 §3, order item). Prices are of one unit, exclusive of VAT. */
export const historyItem = z.object({
  orderitemid: id,
  supplier: text,
  supplierproductcode: text,
  productid: id,
  productdescription: z.string(),
  packsize: text,
  orderedquantity: count,
  bonusquantity: count,
  orderedprice: amount,
  suppliedquantity: count,
  /** 0 while waiting or regretted. */
  invoicedprice: amount,
  regretdescription: text,
  staffname: text,
  invoicenumber: text,
  schedule: text,
  accountnumber: text,
});
export type HistoryItem = z.output<typeof historyItem>;

/** A sent order in the history (002 §3, client order / history row). */
export const historyOrder = z.object({
  orderid: id,
  ordernumber: z.string(),
  retailername: text,
  retailerid: id,
  /** Number of regretted lines. */
  regretteditems: count,
  ordervalue: amount,
  invoicedvalue: amount,
  /** The supplier's own number of the order; '' without an answer. */
  purchaseordernumber: text,
  accountnumber: text,
  computername: text,
  createddatetime: moment,
  senddatetime: moment,
  /** Null without an answer. */
  receiveddatetime: moment,
  name: text,
  description: text,
  deliverymethod: text,
  staffname: text,
  statusdescription: text,
  isbasket: flag,
  indicator,
  locked: flag,
  orderitemqty: count,
  orderitems: z.array(historyItem),
});
export type HistoryOrder = z.output<typeof historyOrder>;

/** One order of a supplier's product (002 §3, order history item per supplier). */
export const supplierHistoryLine = z.object({
  ordernumber: z.string(),
  supplierproductcode: text,
  senddatetime: moment,
  staffname: text,
  productdescription: z.string(),
  orderedqty: count,
  suppliedqty: count,
  orderedprice: amount,
  /** Null without an answer. */
  responsedatetime: moment,
});
export type SupplierHistoryLine = z.output<typeof supplierHistoryLine>;
