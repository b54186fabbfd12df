import type { Promotion as Answered } from '@mortar/contract';
import { type Cents, toCents } from '#rules/money.ts';
import type { Deal } from '#rules/quantity.ts';

/** Offer of a supplier in the shop (002 §3, promotion item). */
export interface Promotion {
  id: number;
  productId: number;
  productCode: string;
  description: string;
  fullDescription: string;
  /** Unit price in cents, excluding VAT. */
  cost: Cents;
  /** Percent below the supplier's usual price. */
  savings: number;
  /** Address or data of its picture; '' if the picture call has to be used. */
  picture: string;
  /** Ordered in multiples of `step`, each with `bonus` free units. */
  deal: Deal;
  creditorId: number;
  supplierCode: string;
  supplier: string;
  supplierPriceId: number;
  supplierProductCode: string;
}

export const toPromotion = (row: Answered): Promotion => ({
  id: row.promotionid,
  // Some servers identify products by code only.
  productId: row.productid ?? (Number(row.productcode) || 0),
  productCode: row.productcode,
  description: row.productdescription,
  fullDescription: row.fulldescription,
  cost: toCents(row.costprice),
  savings: row.savings,
  picture: row.imagepath,
  deal: { step: row.minimumorderqty, bonus: row.bonusqty },
  creditorId: row.creditorid,
  supplierCode: row.suppliercode,
  supplier: row.suppliername,
  supplierPriceId: row.supplierpriceid,
  supplierProductCode: row.supplierproductcode,
});
