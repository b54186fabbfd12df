import type { SupplierPrice as SupplierPriceAnswer } from '@mortar/contract';
import { type FieldTypes, hasTypes } from '#server/fieldTypes.ts';

/** A supplier's price for a product (001 §3, supplier price row). */
export interface SupplierPrice {
  supplierPriceId: number;
  /** The retailer's preference for the supplier, 1 first; 0 has none. */
  preference: number;
  supplierCode: string;
  supplier: string;
  supplierProductCode: string;
  supplierProductDescription: string;
  packSize: string;
  bandCode: string;
  /** Price of one unit in the currency's main unit, not cents, excluding VAT. */
  price: number;
  /** Quantity step of the deal; 1 without a deal. */
  quantity: number;
  /** Units free for each `quantity` ordered; 0 without a deal. */
  bonusQuantity: number;
  /** In ISO 8601; null if unknown. */
  lastDate: string | null;
  lastInvoicedQuantity: number;
  locked: boolean;
  creditorId: number;
}

/** Returns the supplier price of an answer. */
export const toSupplierPrice = (answer: SupplierPriceAnswer): SupplierPrice => ({
  supplierPriceId: answer.supplierpriceid,
  preference: answer.preference,
  supplierCode: answer.suppliercode,
  supplier: answer.suppliername,
  supplierProductCode: answer.supplierproductcode,
  supplierProductDescription: answer.supplierproductdescription,
  packSize: answer.packsize,
  bandCode: answer.bandcode,
  price: answer.price,
  quantity: answer.quantity,
  bonusQuantity: answer.bonusquantity,
  lastDate: answer.lastdate,
  lastInvoicedQuantity: answer.lastinvoicedquantity,
  locked: answer.locked,
  creditorId: answer.creditorid,
});

const TYPES: FieldTypes<SupplierPrice> = {
  supplierPriceId: 'count',
  preference: 'count',
  supplierCode: 'string',
  supplier: 'string',
  supplierProductCode: 'string',
  supplierProductDescription: 'string',
  packSize: 'string',
  bandCode: 'string',
  price: 'number',
  quantity: 'count',
  bonusQuantity: 'count',
  lastDate: 'string or null',
  lastInvoicedQuantity: 'count',
  locked: 'boolean',
  creditorId: 'count',
};

/** Returns whether a value that the browser stored is a supplier price. */
export const isSupplierPrice = (value: unknown): value is SupplierPrice =>
  hasTypes(value, TYPES) && value.quantity >= 1;
