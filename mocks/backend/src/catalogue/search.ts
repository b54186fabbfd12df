import type { MatchType, ProductSort, Schedule, SearchField } from '@mortar/contract';
import type { CooperativeScheduler } from '../runtime/cooperativeScheduler.ts';
import type { Catalogue } from './catalogue.ts';
import type { CatalogueProduct } from './product.ts';
import { createTextIndex, MATCHES, type TextIndex } from './textIndex.ts';

export interface Search {
  field: SearchField;
  match: MatchType;
  /** '' finds nothing, unless `only` restricts the search. */
  value: string;
  /** '' searches all suppliers. */
  suppliercode: string;
  sort: ProductSort;
  schedules: ReadonlySet<Schedule>;
  /** Number of the retailer's orders by product, without those never ordered. Called only if needed. */
  frequency(): ReadonlyMap<number, number>;
  /** Restricts the search to these products. */
  only?: ReadonlySet<number>;
  /** The retailer's keywords by product code. */
  keywords?: ReadonlyMap<string, readonly string[]>;
}

/** Returns the products of a search in its order. Indexes are built in time slices on first use. */
export type ProductSearch = (search: Search) => Promise<CatalogueProduct[]>;

/** Cached data of a catalogue: sort orders, so that results need no sorting, and texts. */
interface Prepared {
  /** Indexes in the catalogue. */
  orders: Record<ProductSort, Uint32Array>;
  indices: Map<SearchField, Promise<TextIndex>>;
}

function prepare({ products }: Catalogue): Prepared {
  const places = new Map(products.map((product, index) => [product, index]));
  const toPlaces = (sorted: readonly CatalogueProduct[]) => Uint32Array.from(sorted, (one) => places.get(one) ?? 0);
  return {
    orders: {
      Alphabetically: toPlaces(products.toSorted(alphabetically)),
      Frequently: toPlaces(products.toSorted((a, b) => b.popularity - a.popularity || a.productid - b.productid)),
    },
    indices: new Map(),
  };
}

/** Scenarios share catalogues and so their caches. */
const prepared = new WeakMap<Catalogue, Prepared>();

/** Products per check of the time slice. */
const PART = 100;

const toLowerCase = (texts: readonly string[]) => texts.map((text) => text.toLowerCase());

export function createSearch(catalogue: Catalogue, scheduler: CooperativeScheduler): ProductSearch {
  const { products } = catalogue;
  const { orders, indices } = prepared.get(catalogue) ?? prepare(catalogue);
  prepared.set(catalogue, { orders, indices });

  /** Returns the searched texts of a product, of one supplier or of all. */
  function getTexts(field: SearchField, product: CatalogueProduct, suppliercode = ''): readonly string[] {
    const { description, barcodes, nappicode, keyword } = product;
    const prices = () =>
      catalogue
        .getPrices(product)
        .filter(({ supplier }) => suppliercode === '' || supplier.suppliercode === suppliercode);
    switch (field) {
      case 'Description':
        return toLowerCase([description]);
      case 'Barcode':
        return barcodes;
      case 'Nappi':
        return [nappicode];
      case 'Keywords':
        return toLowerCase([keyword, ...keyword.split(' ')]);
      case 'SupplierProduct':
        return toLowerCase(prices().map(({ supplierproductcode }) => supplierproductcode));
      case 'SupplierDescription':
        return toLowerCase(prices().map(({ supplierproductdescription }) => supplierproductdescription));
    }
  }

  async function makeIndex(field: SearchField): Promise<TextIndex> {
    const texts: (readonly string[])[] = [];
    for (const [at, product] of products.entries()) {
      if (at % PART === 0 && scheduler.shouldYield) await scheduler.yield();
      // Suppliers use nearly equal names, so duplicates are removed.
      texts.push([...new Set(getTexts(field, product))]);
    }
    return createTextIndex(texts);
  }

  function indexOf(field: SearchField): Promise<TextIndex> {
    const index = indices.get(field) ?? makeIndex(field);
    indices.set(field, index);
    return index;
  }

  /** Returns a filter for products that match by one supplier's texts, among those found by all suppliers' texts. */
  function ofSupplier({ field, match, suppliercode }: Search, value: string): (product: CatalogueProduct) => boolean {
    if (suppliercode === '') return () => true;
    if (field !== 'SupplierDescription' && field !== 'SupplierProduct') {
      return (product) => catalogue.getPrices(product).some(({ supplier }) => supplier.suppliercode === suppliercode);
    }
    return (product) => getTexts(field, product, suppliercode).some((text) => MATCHES[match](text, value));
  }

  /** Marks products whose retailer keywords match. */
  function markOwn({ match, keywords }: Search, value: string, marks: Uint8Array): void {
    if (!keywords || keywords.size === 0) return;
    for (const [at, { productcode }] of products.entries()) {
      const own = keywords.get(productcode) ?? [];
      if (toLowerCase(own).some((text) => MATCHES[match](text, value))) marks[at] = 1;
    }
  }

  return async function find(search) {
    const value = search.value.trim().toLowerCase();
    const { field, match, only, schedules, sort } = search;
    if (value === '' && !only) return [];
    const marks = new Uint8Array(products.length);
    if (value === '') marks.fill(1);
    else (await indexOf(field)).mark(value, match, marks);
    if (field === 'Keywords' && value !== '') markOwn(search, value, marks);
    const sells = ofSupplier(search, value);
    const found: CatalogueProduct[] = [];
    const order = orders[sort];
    for (let at = 0; at < order.length; at += 1) {
      if (at % PART === 0 && scheduler.shouldYield) await scheduler.yield();
      const place = order[at] ?? 0;
      const product = marks[place] === 1 ? products[place] : undefined;
      if (!product || (only && !only.has(product.productid)) || !schedules.has(product.schedule)) continue;
      if (sells(product)) found.push(product);
    }
    return sort === 'Frequently' && found.length > 1 ? orderedFirst(found, search.frequency()) : found;
  };
}

/** Moves products the retailer ordered to the front, most frequent first; the sort is stable. */
function orderedFirst(found: readonly CatalogueProduct[], frequency: ReadonlyMap<number, number>): CatalogueProduct[] {
  const often = ({ productid }: CatalogueProduct) => frequency.get(productid) ?? 0;
  const ordered = found.filter((product) => often(product) > 0).sort((a, b) => often(b) - often(a));
  return [...ordered, ...found.filter((product) => often(product) === 0)];
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

export function alphabetically(a: CatalogueProduct, b: CatalogueProduct): number {
  return collator.compare(a.description, b.description) || a.productid - b.productid;
}
