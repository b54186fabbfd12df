import type { Product as ProductAnswer, Schedule } from '@mortar/contract';
import { type FieldTypes, hasTypes } from '#server/fieldTypes.ts';

/** A product of the catalogue (001 §3). */
export interface Product {
  productId: number;
  productCode: string;
  /** Name, strength, form and pack size: names alone are not unique (ruling 16). */
  description: string;
  /** 8 to 12 digits (ruling 15), or empty. */
  nappiCode: string;
  /** Five of them; '' where there is none. */
  barcodes: readonly string[];
  keyword: string;
  manufacturer: string;
  schedule: Schedule;
  /** In ISO 8601; null if unknown. */
  dateModified: string | null;
  isFavourite: boolean;
  isPreferred: boolean;
  /** Rank in the preferred products list; 1 is shown as 'VIP', 0 is unranked. */
  pplRank: number;
  packSize: string;
  sepValue: number;
  regretQuantity: number;
  discovery: boolean;
  mpl: boolean;
  mrp: boolean;
  gems: boolean;
  supplierProductCode: string;
  supplierProductDescription: string;
}

/** Returns the product of an answer. */
export const toProduct = (answer: ProductAnswer): Product => ({
  productId: answer.productid,
  productCode: answer.productcode,
  description: answer.productdescription,
  nappiCode: answer.nappicode,
  barcodes: [answer.barcode, answer.barcode2, answer.barcode3, answer.barcode4, answer.barcode5],
  keyword: answer.keyword,
  manufacturer: answer.manufacturer,
  schedule: answer.schedule,
  dateModified: answer.datemodified,
  isFavourite: answer.isfavourite,
  isPreferred: answer.ispreferred,
  pplRank: answer.pplrank,
  packSize: answer.packsize,
  sepValue: answer.sepvalue,
  regretQuantity: answer.regretquantity,
  discovery: answer.discovery,
  mpl: answer.mpl,
  mrp: answer.mrp,
  gems: answer.gems,
  supplierProductCode: answer.supplierproductcode,
  supplierProductDescription: answer.supplierproductdescription,
});

const TYPES: FieldTypes<Product> = {
  productId: 'count',
  productCode: 'string',
  description: 'string',
  nappiCode: 'string',
  barcodes: 'strings',
  keyword: 'string',
  manufacturer: 'string',
  schedule: 'string',
  dateModified: 'string or null',
  isFavourite: 'boolean',
  isPreferred: 'boolean',
  pplRank: 'count',
  packSize: 'string',
  sepValue: 'number',
  regretQuantity: 'count',
  discovery: 'boolean',
  mpl: 'boolean',
  mrp: 'boolean',
  gems: 'boolean',
  supplierProductCode: 'string',
  supplierProductDescription: 'string',
};

/** Returns whether a value that the browser stored is a product. */
export const isProduct = (value: unknown): value is Product => hasTypes(value, TYPES);
