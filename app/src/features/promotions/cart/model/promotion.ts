import type { Promotion as Answered } from '@mortar/contract';
import { type Cents, toCents } from '#rules/money.ts';
import type { Deal } from '#rules/quantity.ts';

/** What a supplier offers in the shop (002 §3, promotion item). */
export interface Promotion {
  id: number;
  productId: number;
  productCode: string;
  description: string;
  fullDescription: string;
  /** Of one unit, exclusive of VAT. */
  cost: Cents;
  /** Percent below the supplier's usual price. */
  savings: number;
  /** The address or data of its picture; '' where only the call for pictures can tell. */
  picture: string;
  /** Ordered in multiples of `step`, with `bonus` free for each. */
  deal: Deal;
  creditorId: number;
  supplierCode: string;
  supplier: string;
  supplierPriceId: number;
  supplierProductCode: string;
}

export const toPromotion = (row: Answered): Promotion => ({
  id: row.promotionid,
  // A server that names no product by an id names it by its code.
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
