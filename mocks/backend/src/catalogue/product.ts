import type { Schedule } from '@mortar/contract';

export interface Ingredient {
  name: string;
  /** '500'; '' if missing in the list. */
  strength: string;
  unit: string;
}

/** Maximum list price in cents that marks a discontinued product (ruling 56). */
export const PLACEHOLDER_CENTS = 2;

/** Product data of a price list or the generator. */
export interface ProductFacts {
  /** 8 to 12 digits (ruling 15). */
  nappicode: string;
  name: string;
  /** 'TAB'; '' for goods without one. */
  form: string;
  /** '30', '100ml'; '' if unknown. */
  packsize: string;
  /** Display text: 'Amoxicillin 250 mg'; '' if the name contains it. */
  strength: string;
  ingredients: readonly Ingredient[];
  /** Products with the same key are generic equivalents; '' has none. */
  genericskey: string;
  manufacturer: string;
  schedule: Schedule;
  /** Single exit price in cents, inclusive of VAT. */
  sepcents: number;
  /** yyyy-MM-dd. */
  datemodified: string;
  /** Search words besides the description. */
  keyword: string;
  /** No longer made: suppliers regret it. */
  discontinued: boolean;
}

/** A product of the catalogue. Data missing in a price list is derived from the nappi code. */
export interface CatalogueProduct extends ProductFacts {
  /** The nappi code as a number, so that ids are stable across price lists. */
  productid: number;
  productcode: string;
  /** Name, strength, form and pack size (ruling 16). */
  description: string;
  /** EAN-13; the first is the pack's own. */
  barcodes: readonly string[];
  ispreferred: boolean;
  /** 1 is the best; 0 is unranked. */
  pplrank: number;
  discovery: boolean;
  mpl: boolean;
  mrp: boolean;
  gems: boolean;
  /** Demand, 0 to 1. */
  popularity: number;
}

export function productCode(productid: number): string {
  return productid.toString(36).toUpperCase();
}

/** Returns the product id of a product code, or NaN. */
export function getProductId(productcode: string): number {
  const id = Number.parseInt(productcode, 36);
  return productCode(id) === productcode ? id : Number.NaN;
}

const normalizeText = (text: string) => text.toLowerCase().replaceAll(',', '.').replace(/\s/g, '');

/** Returns name, strength, form and pack size, without a strength contained in the name (ruling 16). */
export function describe(facts: ProductFacts): string {
  const named = normalizeText(facts.name).includes(normalizeText(facts.strength));
  const packed = facts.form && /^\d+(\.\d+)?$/.test(facts.packsize) ? `${facts.packsize}'s` : facts.packsize;
  return [facts.name, named ? '' : facts.strength, facts.form, packed].filter((part) => part !== '').join(' ');
}
