import * as z from 'zod/mini';
import { amount, count, moment, text } from '../scalars.ts';

/** A basket's status, which gives its type (002 §3); orders that are not baskets have 'Unsent'. */
export const basketStatus = z.enum(['Daily_Basket', 'Weekly_Basket', 'Monthly_Basket', 'Custom_Basket']);
export type BasketStatus = z.output<typeof basketStatus>;

/** A basket's product that is already on an unsent order (002 §3, last-ordered warning product). */
export const basketDuplicate = z.object({
  staffname: text,
  createddatetime: moment,
  ordernumber: z.string(),
  productdescription: z.string(),
  supplier: text,
  orderedqty: count,
  /** One unit, exclusive of VAT. */
  unitprice: amount,
  lastordereddate: moment,
  statusdescription: text,
});
export type BasketDuplicate = z.output<typeof basketDuplicate>;
