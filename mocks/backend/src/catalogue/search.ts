import type { MatchType, ProductSort, Schedule, SearchField } from '@mortar/contract';
import type { CooperativeScheduler } from '../runtime/cooperativeScheduler.ts';
import type { Catalogue } from './catalogue.ts';
import type { CatalogueProduct } from './product.ts';
import { createTextIndex, MATCHES, type TextIndex } from './textIndex.ts';

export interface Search {
  field: SearchField;
  match: MatchType;
  /** '' finds nothing, unless `only` narrows it down already. */
  value: string;
  /** '' looks at all suppliers. */
  suppliercode: string;
  sort: ProductSort;
  schedules: ReadonlySet<Schedule>;
  /** How often the retailer ordered a product; products it never ordered need not be in it. Asked where it decides. */
  frequency(): ReadonlyMap<number, number>;
  /** The products that are looked at; all of them without it. */
  only?: ReadonlySet<number>;
  /** Words the retailer gave products, by their code. */
  keywords?: ReadonlyMap<string, readonly string[]>;
}

/** Finds the products of a search, in its order. What it needs is made in slices of time when it is first asked for. */
export type ProductSearch = (search: Search) => Promise<CatalogueProduct[]>;

/** What is made of a catalogue once: its orders, so that what was found need not be sorted, and its texts. */
interface Prepared {
  /** Places in the catalogue. */
  orders: Record<ProductSort, Uint32Array>;
  indices: Map<SearchField, Promise<TextIndex>>;
}

function prepare({ products }: Catalogue): Prepared {
  const places = new Map(products.map((product, at) => [product, at]));
  const placed = (sorted: readonly CatalogueProduct[]) => Uint32Array.from(sorted, (one) => places.get(one) ?? 0);
  return {
    orders: {
      Alphabetically: placed(products.toSorted(alphabetically)),
      Frequently: placed(
        products.toSorted((one, other) => other.popularity - one.popularity || one.productid - other.productid),
      ),
    },
    indices: new Map(),
  };
}

/** Scenarios share catalogues: what is made of one is made once. */
const prepared = new WeakMap<Catalogue, Prepared>();

/** Products that are looked at between two looks at the clock. */
const PART = 100;

const lowered = (texts: readonly string[]) => texts.map((text) => text.toLowerCase());

export function createSearch(catalogue: Catalogue, scheduler: CooperativeScheduler): ProductSearch {
  const { products } = catalogue;
  const { orders, indices } = prepared.get(catalogue) ?? prepare(catalogue);
  prepared.set(catalogue, { orders, indices });

  /** What a product is compared by, of one supplier or of all. */
  function getTexts(field: SearchField, product: CatalogueProduct, suppliercode = ''): readonly string[] {
    const { description, barcodes, nappicode, keyword } = product;
    const prices = () =>
      catalogue
        .getPrices(product)
        .filter(({ supplier }) => suppliercode === '' || supplier.suppliercode === suppliercode);
    switch (field) {
      case 'Description':
        return lowered([description]);
      case 'Barcode':
        return barcodes;
      case 'Nappi':
        return [nappicode];
      case 'Keywords':
        return lowered([keyword, ...keyword.split(' ')]);
      case 'SupplierProduct':
        return lowered(prices().map(({ supplierproductcode }) => supplierproductcode));
      case 'SupplierDescription':
        return lowered(prices().map(({ supplierproductdescription }) => supplierproductdescription));
    }
  }

  async function makeIndex(field: SearchField): Promise<TextIndex> {
    const texts: (readonly string[])[] = [];
    for (const [at, product] of products.entries()) {
      if (at % PART === 0 && scheduler.shouldYield) await scheduler.yield();
      // Suppliers call a product much the same.
      texts.push([...new Set(getTexts(field, product))]);
    }
    return createTextIndex(texts);
  }

  function indexOf(field: SearchField): Promise<TextIndex> {
    const index = indices.get(field) ?? makeIndex(field);
    indices.set(field, index);
    return index;
  }

  /** Says of a product that fits by the texts of all suppliers whether it does by those of the one that is asked for. */
  function ofSupplier({ field, match, suppliercode }: Search, value: string): (product: CatalogueProduct) => boolean {
    if (suppliercode === '') return () => true;
    if (field !== 'SupplierDescription' && field !== 'SupplierProduct') {
      return (product) => catalogue.getPrices(product).some(({ supplier }) => supplier.suppliercode === suppliercode);
    }
    return (product) => getTexts(field, product, suppliercode).some((text) => MATCHES[match](text, value));
  }

  /** Marks what the words fit that the retailer gave products. */
  function markOwn({ match, keywords }: Search, value: string, marks: Uint8Array): void {
    if (!keywords || keywords.size === 0) return;
    for (const [at, { productcode }] of products.entries()) {
      const own = keywords.get(productcode) ?? [];
      if (lowered(own).some((text) => MATCHES[match](text, value))) marks[at] = 1;
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
