import * as z from 'zod/mini';
import { amount, count, id, moment, text } from '../scalars.ts';
import { open } from '../tolerant.ts';

export const indicator = open(z.enum(['Waiting', 'Regretted', 'Partial', 'Invoiced']));
export type Indicator = z.output<typeof indicator>;

/** A supplier's response to a sent order (002 §3, response row). */
export const response = z.object({
  orderid: id,
  ordernumber: z.string(),
  supplier: text,
  status: text,
  results: text,
  senddatetime: moment,
  ordertotal: amount,
  indicator,
  retailername: text,
});
export type Response = z.output<typeof response>;

export const responseDetail = z.object({
  orderitemid: id,
  productdescription: z.string(),
  supplierpriceid: id,
  orderedquantity: count,
  staffname: text,
  /** Price of one unit as invoiced; 0 while waiting or regretted. */
  invoicedprice: amount,
  supplierproductcode: text,
  suppliedquantity: count,
  regretdescription: text,
  /** Null without an answer. */
  responsedatetime: moment,
  invoicenumber: text,
  wholesalercode: text,
  wholesalername: text,
});
export type ResponseDetail = z.output<typeof responseDetail>;
