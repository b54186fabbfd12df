import * as z from 'zod/mini';
import { amount, count, flag, id, moment, text } from '../scalars.ts';
import { open } from '../tolerant.ts';

/** Schedules of products: non scheduled, non managed, 0 to 7. */
export const schedule = open(z.enum(['N', 'NM', '0', '1', '2', '3', '4', '5', '6', '7']));
export type Schedule = z.output<typeof schedule>;

/** A product of the catalogue (001 §3). `nappicode` is text of 8 to 12 digits (ruling 15). */
export const product = z.object({
  productid: id,
  productcode: z.string(),
  /** Name, strength, form and pack size: names alone are not unique (ruling 16). */
  productdescription: z.string(),
  nappicode: text,
  barcode: text,
  barcode2: text,
  barcode3: text,
  barcode4: text,
  barcode5: text,
  keyword: text,
  manufacturer: text,
  schedule,
  datemodified: moment,
  isfavourite: flag,
  ispreferred: flag,
  /** Rank in the preferred products list; 1 is shown as 'VIP', 0 is unranked. */
  pplrank: count,
  packsize: text,
  sepvalue: amount,
  regretquantity: count,
  discovery: flag,
  mpl: flag,
  mrp: flag,
  gems: flag,
  supplierproductcode: text,
  supplierproductdescription: text,
});
export type Product = z.output<typeof product>;

/** A supplier's price for a product (001 §3, supplier price row). */
export const supplierPrice = z.object({
  supplierpriceid: id,
  /** The retailer's preference for the supplier, 1 first; 0 has none. */
  preference: count,
  suppliercode: z.string(),
  suppliername: z.string(),
  supplierproductcode: text,
  supplierproductdescription: text,
  packsize: text,
  bandcode: text,
  /** Price of one unit, exclusive of VAT. */
  price: amount,
  /** Quantity step of the deal; 1 without a deal. */
  quantity: z.int().check(z.gte(1)),
  /** Units free for each `quantity` ordered; 0 without a deal. */
  bonusquantity: count,
  lastdate: moment,
  lastinvoicedquantity: count,
  locked: flag,
  creditorid: id,
});
export type SupplierPrice = z.output<typeof supplierPrice>;

export const productInfo = z.object({ sep: amount, retail: amount, ingredient: text, fulldescription: text });
export type ProductInfo = z.output<typeof productInfo>;

export const wholesaler = z.object({
  creditorid: id,
  wholesalercode: z.string(),
  wholesalername: z.string(),
  /** The retailer's preference, 1 first; 0 has none. */
  preference: count,
  /** Whether regretted lines may be reordered there automatically. */
  autoregretsenabled: flag,
  /** Terms agreed with the retailer, in rand; 0 if not set (002 §3). */
  creditlimit: amount,
  minimumordervalue: amount,
  /** Last day of the account's month, 1 to 31; 0 if not set. */
  closingday: count,
  accountnumber: text,
  telephonenumber: text,
  email: text,
  retailprice: text,
  additionalinfo: text,
});
export type Wholesaler = z.output<typeof wholesaler>;
