import * as z from 'zod/mini';
import { amount, count, id, text } from '../scalars.ts';

/** A product on promotion (002 §3). */
export const promotion = z.object({
  promotionid: id,
  /** What an order of the cart names the product by; a server may leave it to the product code. */
  productid: z.optional(id),
  productcode: z.string(),
  productdescription: z.string(),
  fulldescription: text,
  /** One unit, exclusive of VAT. */
  costprice: amount,
  /** Percent below the supplier's usual price. */
  savings: amount,
  /** Where its picture is; '' where there is none. */
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
