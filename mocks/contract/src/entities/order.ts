import * as z from 'zod/mini';
import { amount, count, flag, id, moment, text } from '../scalars.ts';

/** A line of an open order (001 §3). */
export const orderItem = z.object({
  orderitemid: id,
  productid: id,
  productcode: z.string(),
  accountnumber: text,
  productdescription: z.string(),
  packsize: text,
  suppliername: text,
  suppliercode: text,
  wholesalercode: text,
  wholesalername: text,
  supplierpriceid: id,
  creditorid: id,
  supplierproductcode: text,
  orderedquantity: count,
  /** Price of one unit, exclusive of VAT. */
  orderedprice: amount,
  bonusquantity: count,
  supplierquantity: z.int().check(z.gte(1)),
  supplierbonusquantity: count,
  itemnumber: count,
  staffname: text,
  status: text,
});
export type OrderItem = z.output<typeof orderItem>;

export const clientOrder = z.object({
  orderid: id,
  ordernumber: z.string(),
  description: text,
  statusdescription: text,
  isbasket: flag,
  staffname: text,
  computername: text,
  createddatetime: moment,
  locked: flag,
  ordervalue: amount,
  orderitems: z.array(orderItem),
});
export type ClientOrder = z.output<typeof clientOrder>;

/** A row of the order manager: an unsent order (001 §3, unsent order summary). */
export const unsentOrder = z.object({
  orderid: id,
  ordernumber: z.string(),
  description: text,
  /** Number of lines. */
  orderitemqty: count,
  ordervalue: amount,
  staffname: text,
  computername: text,
  createddatetime: moment,
  locked: flag,
  statusdescription: text,
});
export type UnsentOrder = z.output<typeof unsentOrder>;

export const supplierValue = z.object({ supplier: text, ordervalue: amount });
export type SupplierValue = z.output<typeof supplierValue>;

/** Unsent total at one supplier, over all unsent orders (002 §3, CommOrder). */
export const commOrder = z.object({
  suppliercode: z.string(),
  suppliername: z.string(),
  accountnumbers: z.array(z.object({ accountnumber: text })),
  minimumordervalue: amount,
  numberofitems: count,
  ordervalue: amount,
  orderdetailscomms: z.array(
    z.object({
      orderitemid: id,
      ordernumber: z.string(),
      productdescription: z.string(),
      staffname: text,
      datecreated: moment,
      orderedqty: count,
      price: amount,
    }),
  ),
});
export type CommOrder = z.output<typeof commOrder>;

/** Month's credit at a supplier; a limit of 0 means none is set. */
export const creditUsage = z.object({
  creditlimit: amount,
  usage: amount,
  usagestartdate: moment,
  usageenddate: moment,
});
export type CreditUsage = z.output<typeof creditUsage>;
