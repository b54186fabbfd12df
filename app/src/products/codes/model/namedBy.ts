import type { Product } from '@mortar/contract';
import type { Lookup } from '@mortar/reading';

/** Zeros before a number are of its print: catalogues leave them out, or add them. */
const withoutZeros = (code: string) => code.replace(/^0+(?=.)/, '');

/** What is asked for: any product that holds it may be the one. */
export const askedFor = ({ field, value }: Lookup): string =>
  field === 'SupplierProduct' ? value : withoutZeros(value);

/** Whether a product is the one that a code names. */
export function isNamed(product: Product, { field, value }: Lookup): boolean {
  const { barcode: first, barcode2, barcode3, barcode4, barcode5, nappicode, supplierproductcode } = product;
  const own = {
    Barcode: [first, barcode2, barcode3, barcode4, barcode5],
    Nappi: [nappicode],
    SupplierProduct: [supplierproductcode],
  }[field];
  return own.some((code) => withoutZeros(code.trim()).toUpperCase() === withoutZeros(value).toUpperCase());
}
