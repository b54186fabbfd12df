import type { Price } from '../catalogue/prices.ts';
import type { CatalogueProduct } from '../catalogue/product.ts';
import { between } from '../runtime/random.ts';
import type { OrderRow } from '../store/rows.ts';
import { addItem, type Draft } from './draft.ts';
import { isDealWorthwhile, quantityWorth } from './year/assortment.ts';
import { getRanges, type RangeName } from './year/ranges.ts';

/** The content of an order for a purpose. */
export interface Purpose {
  lines: number;
  suppliers: readonly string[];
  ranges: readonly RangeName[];
  /** Value of a line in rand, minimum and maximum. */
  worth: readonly [number, number];
  fits?(product: CatalogueProduct): boolean;
}

interface Choice {
  product: CatalogueProduct;
  price: Price;
}

/** Returns products of the ranges in turn, most requested first, each substance once. */
function* choices(
  { catalogue, random }: Draft,
  { suppliers, ranges, worth, fits = () => true }: Purpose,
): Generator<Choice> {
  const lists = ranges.map((range) => (getRanges(catalogue).get(range) ?? []).values());
  const seen = new Set<string>();
  for (let round = 0, empty = 0; empty < lists.length; round += 1) {
    const { value: product, done } = lists[round % lists.length]?.next() ?? { done: true };
    empty = done ? empty + 1 : 0;
    if (!product || !fits(product) || random() < 0.35) continue;
    const key = product.genericskey || product.name;
    const offers = catalogue
      .getPrices(product)
      .filter((offer) => suppliers.includes(offer.supplier.suppliercode) && isDealWorthwhile(worth[1] * 100, offer));
    const price = offers[between(random, 0, offers.length - 1)];
    if (!price || seen.has(key)) continue;
    seen.add(key);
    yield { product, price };
  }
}

/** Fills an order according to its purpose. */
export function stock(draft: Draft, order: OrderRow, purpose: Purpose): void {
  let left = purpose.lines;
  for (const { product, price } of choices(draft, purpose)) {
    if (left === 0) return;
    const [minimum, maximum] = purpose.worth;
    addItem(draft, order, product, price, quantityWorth(between(draft.random, minimum, maximum) * 100, price));
    left -= 1;
  }
}
