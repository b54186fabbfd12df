import type { Lookup } from '@mortar/reading';
import type { Product } from '#products/search/model/product.ts';

/** Catalogues differ in leading zeros. */
const withoutZeros = (code: string) => code.replace(/^0+(?=.)/, '');

/** Returns the search text, which any matching product contains. */
export const getSearchText = ({ field, value }: Lookup): string =>
  field === 'SupplierProduct' ? value : withoutZeros(value);

/** Returns true if a product has the code. */
export function hasCode(product: Product, { field, value }: Lookup): boolean {
  const own = {
    Barcode: product.barcodes,
    Nappi: [product.nappiCode],
    SupplierProduct: [product.supplierProductCode],
  }[field];
  return own.some((code) => withoutZeros(code.trim()).toUpperCase() === withoutZeros(value).toUpperCase());
}
