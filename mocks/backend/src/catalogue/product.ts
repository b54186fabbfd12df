import type { Schedule } from '@mortar/contract';

export interface Ingredient {
  name: string;
  /** '500'; '' where the list gives none. */
  strength: string;
  unit: string;
}

/** Up to this, in cents, a list's price stands for a product that is sold no more (ruling 56). */
export const PLACEHOLDER_CENTS = 2;

/** What a price list or the generator says of a product. */
export interface ProductFacts {
  /** 8 to 12 digits (ruling 15). */
  nappicode: string;
  name: string;
  /** 'TAB'; '' for goods without one. */
  form: string;
  /** '30', '100ml'; '' where it is unknown. */
  packsize: string;
  /** As words for a buyer: 'Amoxicillin 250 mg'; '' where the name says it. */
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
  /** Words a buyer may search by, besides the description. */
  keyword: string;
  /** No longer made: suppliers regret it. */
  discontinued: boolean;
}

/** A product of the catalogue. Everything a price list does not say is derived from the nappi code. */
export interface CatalogueProduct extends ProductFacts {
  /** The nappi code as a number, so that ids outlive a new price list. */
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
  /** How much it is asked for, 0 to 1. */
  popularity: number;
}

export function productCode(productid: number): string {
  return productid.toString(36).toUpperCase();
}

/** The product id behind a product code, or NaN. */
export function getProductId(productcode: string): number {
  const id = Number.parseInt(productcode, 36);
  return productCode(id) === productcode ? id : Number.NaN;
}

const squeezed = (text: string) => text.toLowerCase().replaceAll(',', '.').replace(/\s/g, '');

/** Name, strength, form and pack size, without a strength that the name says already (ruling 16). */
export function describe(facts: ProductFacts): string {
  const named = squeezed(facts.name).includes(squeezed(facts.strength));
  const packed = facts.form && /^\d+(\.\d+)?$/.test(facts.packsize) ? `${facts.packsize}'s` : facts.packsize;
  return [facts.name, named ? '' : facts.strength, facts.form, packed].filter((part) => part !== '').join(' ');
}
