import * as z from 'zod/mini';
import { count, id, text } from '../scalars.ts';

/** How the supplier of an imported line is selected. */
export const importRule = z.enum(['Preferred', 'Cheapest']);
export type ImportRule = z.output<typeof importRule>;

/** A line of an order file without a matching product, as written in the file (002 §3; ruling 17). */
export const unlinkedOrderItem = z.object({
  /** The line's code. */
  cd: text,
  /** The supplier's product code. */
  pCd: text,
  /** Nappi code. */
  nap: text,
  /** Barcode. */
  ean: text,
  desc: text,
  /** Quantity. */
  q: text,
});
export type UnlinkedOrderItem = z.output<typeof unlinkedOrderItem>;

/** A line of a basket file without a matching product, as written in the file (002 §3; ruling 18). */
export const unlinkedBasketItem = z.object({
  productdescription: text,
  nappicode: text,
  barcode: text,
  quantity: text,
});
export type UnlinkedBasketItem = z.output<typeof unlinkedBasketItem>;

const statistics = {
  totalitemcount: count,
  totalitemslinked: count,
  /** The spelling is the specification's (002 §3). */
  totalitmesunlinked: count,
  /** The filled order; 0 if no line could be linked. */
  orderid: id,
};

export const orderImport = z.object({ ...statistics, unlinkedproducts: z.array(unlinkedOrderItem) });
export type OrderImport = z.output<typeof orderImport>;

export const basketImport = z.object({ ...statistics, unlinkedproducts: z.array(unlinkedBasketItem) });
export type BasketImport = z.output<typeof basketImport>;
