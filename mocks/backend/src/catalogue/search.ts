import type { MatchType, ProductSort, Schedule, SearchField } from '@mortar/contract';
import type { CooperativeScheduler } from '../runtime/cooperativeScheduler.ts';
import type { Catalogue } from './catalogue.ts';
import type { CatalogueProduct } from './product.ts';

export interface Search {
  field: SearchField;
  match: MatchType;
  /** '' finds nothing, unless `only` narrows it down already. */
  value: string;
  /** '' looks at all suppliers. */
  suppliercode: string;
  sort: ProductSort;
  schedules: ReadonlySet<Schedule>;
  /** How often the retailer ordered a product; products it never ordered need not be in it. */
  frequency: ReadonlyMap<number, number>;
  /** The products that are looked at; all of them without it. */
  only?: ReadonlySet<number>;
  /** Words the retailer gave a product. */
  keywords?(productcode: string): readonly string[];
}

/** Finds the products of a search, in its order, in slices of time between everything else. */
export type ProductSearch = (search: Search) => Promise<CatalogueProduct[]>;

const matchers: Record<MatchType, (text: string, value: string) => boolean> = {
  StartsWith: (text, value) => text.startsWith(value),
  Containing: (text, value) => text.includes(value),
  EndsWith: (text, value) => text.endsWith(value),
};

type Texts = (product: CatalogueProduct) => readonly string[];

/** What is made of a catalogue once: its orders, so that what was found need not be sorted, and its texts in lower case. */
interface Prepared {
  alphabetically: readonly CatalogueProduct[];
  byPopularity: readonly CatalogueProduct[];
  descriptions: Texts;
  keywords: Texts;
}

const lowered = (texts: Texts, products: readonly CatalogueProduct[]): Texts => {
  const kept = new Map(products.map((product) => [product, texts(product).map((text) => text.toLowerCase())]));
  return (product) => kept.get(product) ?? [];
};

function prepare({ products }: Catalogue): Prepared {
  return {
    alphabetically: products.toSorted(alphabetically),
    byPopularity: products.toSorted(
      (one, other) => other.popularity - one.popularity || one.productid - other.productid,
    ),
    descriptions: lowered(({ description }) => [description], products),
    keywords: lowered(({ keyword }) => [keyword, ...keyword.split(' ')], products),
  };
}

/** Scenarios share catalogues: what is made of one is made once. */
const prepared = new WeakMap<Catalogue, Prepared>();

/** Products that are looked at between two looks at the clock. */
const PART = 100;

export function createSearch(catalogue: Catalogue, scheduler: CooperativeScheduler): ProductSearch {
  const ready = prepared.get(catalogue) ?? prepare(catalogue);
  prepared.set(catalogue, ready);
  const texts: Record<Exclude<SearchField, 'SupplierDescription' | 'SupplierProduct'>, Texts> = {
    Description: ready.descriptions,
    Barcode: (product) => product.barcodes,
    Nappi: (product) => [product.nappicode],
    Keywords: ready.keywords,
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

  return async function find(search) {
    const value = search.value.trim().toLowerCase();
    const { only } = search;
    if (value === '' && !only) return [];
    const fits = matchers[search.match];
    const compared = textsOf(search);
    const wanted = (product: CatalogueProduct) =>
      (!only || only.has(product.productid)) &&
      search.schedules.has(product.schedule) &&
      (value === '' || compared(product).some((text) => fits(text, value))) &&
      sells(product, search.suppliercode);
    const ordered = search.sort === 'Frequently' ? ready.byPopularity : ready.alphabetically;
    const found: CatalogueProduct[] = [];
    for (let at = 0; at < ordered.length; at += PART) {
      if (scheduler.shouldYield) await scheduler.yield();
      for (const product of ordered.slice(at, at + PART)) if (wanted(product)) found.push(product);
    }
    return search.sort === 'Frequently' ? orderedFirst(found, search.frequency) : found;
  };
}

/** What the retailer ordered comes first, most often first; the order of everything else stays. */
function orderedFirst(found: readonly CatalogueProduct[], frequency: ReadonlyMap<number, number>): CatalogueProduct[] {
  const often = ({ productid }: CatalogueProduct) => frequency.get(productid) ?? 0;
  const ordered = found.filter((product) => often(product) > 0).sort((one, other) => often(other) - often(one));
  return [...ordered, ...found.filter((product) => often(product) === 0)];
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

export function alphabetically(one: CatalogueProduct, other: CatalogueProduct): number {
  return collator.compare(one.description, other.description) || one.productid - other.productid;
}
