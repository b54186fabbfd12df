import type { Product } from '@mortar/contract';
import type { Lookup } from '@mortar/reading';

/** Catalogues differ in leading zeros. */
const withoutZeros = (code: string) => code.replace(/^0+(?=.)/, '');

/** Returns the search text, which any matching product contains. */
export const getSearchText = ({ field, value }: Lookup): string =>
  field === 'SupplierProduct' ? value : withoutZeros(value);

/** Returns true if a product has the code. */
export function hasCode(product: Product, { field, value }: Lookup): boolean {
  const { barcode: first, barcode2, barcode3, barcode4, barcode5, nappicode, supplierproductcode } = product;
  const own = {
    Barcode: [first, barcode2, barcode3, barcode4, barcode5],
    Nappi: [nappicode],
    SupplierProduct: [supplierproductcode],
  }[field];
  return own.some((code) => withoutZeros(code.trim()).toUpperCase() === withoutZeros(value).toUpperCase());
}
