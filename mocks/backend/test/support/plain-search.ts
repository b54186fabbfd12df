import type { MatchType, SearchField } from '@mortar/contract';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import type { CatalogueProduct } from '../../src/catalogue/product.ts';
import { alphabetically, type Search } from '../../src/catalogue/search.ts';

const fits: Record<MatchType, (text: string, value: string) => boolean> = {
  StartsWith: (text, value) => text.startsWith(value),
  Containing: (text, value) => text.includes(value),
  EndsWith: (text, value) => text.endsWith(value),
};

/** Searches every text of every product: the reference for the fast search. */
export function plainSearch(catalogue: Catalogue, search: Search): CatalogueProduct[] {
  const value = search.value.trim().toLowerCase();
  const { only, suppliercode, schedules, sort, keywords } = search;
  if (value === '' && !only) return [];
  const ofSupplier = (product: CatalogueProduct) =>
    catalogue.getPrices(product).filter((price) => suppliercode === '' || price.supplier.suppliercode === suppliercode);
  const texts: Record<SearchField, (product: CatalogueProduct) => readonly string[]> = {
    Description: ({ description }) => [description],
    Barcode: ({ barcodes }) => barcodes,
    Nappi: ({ nappicode }) => [nappicode],
    Keywords: ({ keyword, productcode }) => [keyword, ...keyword.split(' '), ...(keywords?.get(productcode) ?? [])],
    SupplierProduct: (product) => ofSupplier(product).map(({ supplierproductcode }) => supplierproductcode),
    SupplierDescription: (product) =>
      ofSupplier(product).map(({ supplierproductdescription }) => supplierproductdescription),
  };
  const isMatch = (product: CatalogueProduct) =>
    (!only || only.has(product.productid)) &&
    schedules.has(product.schedule) &&
    (value === '' || texts[search.field](product).some((text) => fits[search.match](text.toLowerCase(), value))) &&
    (suppliercode === '' || ofSupplier(product).length > 0);
  const found = catalogue.products.filter(isMatch);
  if (sort === 'Alphabetically') return found.sort(alphabetically);
  const often = search.frequency();
  const times = ({ productid }: CatalogueProduct) => often.get(productid) ?? 0;
  const popular = found.sort((a, b) => b.popularity - a.popularity || a.productid - b.productid);
  return popular.toSorted((a, b) => times(b) - times(a));
}
