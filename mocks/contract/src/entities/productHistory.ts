import * as z from 'zod/mini';
import { amount, count, id, moment, text } from '../scalars.ts';
import { orderRetailer } from './pharmacy.ts';

/** A sent line of one product, for history and last-ordered warning (001 §3). */
export const productHistoryLine = z.object({
  retailername: text,
  supplier: text,
  ordernumber: z.string(),
  supplierproductcode: text,
  productdescription: z.string(),
  orderedqty: count,
  suppliedqty: count,
  /** Of one unit, exclusive of VAT. */
  orderedprice: amount,
  staffname: text,
  senddatetime: moment,
  /** Null without an answer. */
  responsedatetime: moment,
  statusdescription: text,
});
export type ProductHistoryLine = z.output<typeof productHistoryLine>;

/** An unsent line of one product (001 §3, unsent order warning row). */
export const unsentProductLine = z.object({
  staffname: text,
  ordernumber: z.string(),
  createddatetime: moment,
  supplier: text,
  orderedqty: count,
  /** Exclusive of VAT. */
  unitprice: amount,
  statusdescription: text,
  /** The pharmacies of a group's order; empty outside the group edition. */
  retailers: z.array(orderRetailer),
});
export type UnsentProductLine = z.output<typeof unsentProductLine>;

/** A month of the invoice history strip; `monthyear` is yyyy/MM. */
export const invoicedMonth = z.object({ monthyear: z.string(), orderedqty: count, invoicedqty: count });
export type InvoicedMonth = z.output<typeof invoicedMonth>;

export const regretCounts = z.object({ regrettedqty: count, orderedqty: count });
export type RegretCounts = z.output<typeof regretCounts>;

/** A supplier's regret of a line, which may be ordered again (001 §3). */
export const regret = z.object({
  orderitemid: id,
  /** Id of the original sent order. */
  oldorderid: id,
  retailerid: id,
  productid: id,
  productcode: z.string(),
  productdescription: z.string(),
  wholesalername: text,
  responsedatetime: moment,
  regretquantity: count,
  /** Of one unit, exclusive of VAT. */
  orderedprice: amount,
  bonusquantity: count,
  supplierpriceid: id,
  creditorid: id,
  supplierproductcode: text,
});
export type Regret = z.output<typeof regret>;
