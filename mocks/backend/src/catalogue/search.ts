import type { MatchType, ProductSort, Schedule, SearchField } from '@mortar/contract';
import type { Catalogue } from './catalogue.ts';
import type { CatalogueProduct } from './product.ts';

export interface Search {
  field: SearchField;
  match: MatchType;
  /** '' finds everything. */
  value: string;
  /** '' looks at all suppliers. */
  suppliercode: string;
  sort: ProductSort;
  schedules: ReadonlySet<Schedule>;
  /** How often the retailer ordered a product. */
  frequency(productid: number): number;
  /** Which products are looked at; all of them without it. */
  only?(productid: number): boolean;
  /** Words the retailer gave a product. */
  keywords?(productcode: string): readonly string[];
}

const matchers: Record<MatchType, (text: string, value: string) => boolean> = {
  StartsWith: (text, value) => text.startsWith(value),
  Containing: (text, value) => text.includes(value),
  EndsWith: (text, value) => text.endsWith(value),
};

type Texts = (product: CatalogueProduct) => readonly string[];

/** Texts in lower case that a search compares, kept once made: a search must not lower 20 000 descriptions again. */
export function createSearch(catalogue: Catalogue) {
  const kept = (texts: Texts): Texts => {
    const known = new Map<number, readonly string[]>();
    return (product) => {
      const found = known.get(product.productid) ?? texts(product).map((text) => text.toLowerCase());
      known.set(product.productid, found);
      return found;
    };
  };
  const texts: Record<Exclude<SearchField, 'SupplierDescription' | 'SupplierProduct'>, Texts> = {
    Description: kept((product) => [product.description]),
    Barcode: (product) => product.barcodes,
    Nappi: (product) => [product.nappicode],
    Keywords: kept(({ keyword }) => [keyword, ...keyword.split(' ')]),
  };

  function textsOf(search: Search): Texts {
    const { field, keywords } = search;
    if (field === 'Keywords' && keywords) {
      const own = (productcode: string) => keywords(productcode).map((word) => word.toLowerCase());
      return (product) => [...texts.Keywords(product), ...own(product.productcode)];
    }
    if (field !== 'SupplierDescription' && field !== 'SupplierProduct') return texts[field];
    return (product) =>
      catalogue
        .pricesOf(product)
        .filter((price) => search.suppliercode === '' || price.supplier.suppliercode === search.suppliercode)
        .map((price) => (field === 'SupplierProduct' ? price.supplierproductcode : price.supplierproductdescription))
        .map((text) => text.toLowerCase());
  }

  const sells = (product: CatalogueProduct, suppliercode: string) =>
    suppliercode === '' || catalogue.pricesOf(product).some(({ supplier }) => supplier.suppliercode === suppliercode);

  /** The products a search finds, in its order. */
  return function find(search: Search): CatalogueProduct[] {
    const value = search.value.trim().toLowerCase();
    const fits = matchers[search.match];
    const compared = textsOf(search);
    const { only = () => true } = search;
    const found = catalogue.products.filter(
      (product) =>
        only(product.productid) &&
        search.schedules.has(product.schedule) &&
        (value === '' || compared(product).some((text) => fits(text, value))) &&
        sells(product, search.suppliercode),
    );
    return found.sort(search.sort === 'Frequently' ? byFrequency(search) : alphabetically);
  };
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

export function alphabetically(one: CatalogueProduct, other: CatalogueProduct): number {
  return collator.compare(one.description, other.description) || one.productid - other.productid;
}

function byFrequency({ frequency }: Search) {
  return (one: CatalogueProduct, other: CatalogueProduct) =>
    frequency(other.productid) - frequency(one.productid) ||
    other.popularity - one.popularity ||
    one.productid - other.productid;
}
