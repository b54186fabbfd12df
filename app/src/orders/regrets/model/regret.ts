import type { Regret as Answered } from '@mortar/contract';
import { type Cents, lineTotal, toCents } from '#rules/money.ts';

/** Undelivered part of a line, to be reordered (001 §3, regret item). */
export interface Regret {
  id: number;
  /** Order it was sent with. */
  oldOrderId: number;
  retailerId: number;
  productId: number;
  productCode: string;
  description: string;
  supplier: string;
  supplierPriceId: number;
  supplierProductCode: string;
  creditorId: number;
  /** ISO time of the supplier's answer; null if unknown. */
  regretted: string | null;
  quantity: number;
  bonus: number;
  /** Unit price in cents, excluding VAT. */
  price: Cents;
  total: Cents;
}

export function toRegret(row: Answered): Regret {
  const price = toCents(row.orderedprice);
  return {
    id: row.orderitemid,
    oldOrderId: row.oldorderid,
    retailerId: row.retailerid,
    productId: row.productid,
    productCode: row.productcode,
    description: row.productdescription,
    supplier: row.wholesalername,
    supplierPriceId: row.supplierpriceid,
    supplierProductCode: row.supplierproductcode,
    creditorId: row.creditorid,
    regretted: row.responsedatetime,
    quantity: row.regretquantity,
    bonus: row.bonusquantity,
    price,
    total: lineTotal(price, row.regretquantity),
  };
}
