import * as z from 'zod/mini';
import { amount, count, id, text } from '../scalars.ts';

/** A product on promotion (002 §3). */
export const promotion = z.object({
  promotionid: id,
  /** Product id for orders of the cart; servers may omit it in favour of the product code. */
  productid: z.optional(id),
  productcode: z.string(),
  productdescription: z.string(),
  fulldescription: text,
  /** One unit, exclusive of VAT. */
  costprice: amount,
  /** Percent below the supplier's usual price. */
  savings: amount,
  /** Address of its picture; '' for none. */
  imagepath: text,
  /** Ordered in multiples of it. */
  minimumorderqty: z.int().check(z.gte(1)),
  /** Units free for each `minimumorderqty`; 0 without a bonus. */
  bonusqty: count,
  creditorid: id,
  suppliercode: z.string(),
  suppliername: z.string(),
  supplierpriceid: id,
  supplierproductcode: text,
});
export type Promotion = z.output<typeof promotion>;
