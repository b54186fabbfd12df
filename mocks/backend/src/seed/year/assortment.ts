import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Price } from '../../catalogue/prices.ts';
import type { CatalogueProduct } from '../../catalogue/product.ts';
import { between, type Random, seededRandom } from '../../runtime/random.ts';
import { getRanges, type RangeName } from './ranges.ts';
import { getShortages, type Shortage } from './shortages.ts';

/** A supplier's offer of a product, and its shortages. */
export interface Source {
  price: Price;
  shortages: readonly Shortage[];
}

/** A product that a pharmacy buys regularly. */
export interface Habit {
  product: CatalogueProduct;
  /** Suppliers: the usual one first, then alternatives. */
  sources: readonly Source[];
  /** Mean days between two orders in season. */
  everydays: number;
  /** Units of an ordinary order. */
  quantity: number;
  season: Season;
  /** The next day it is due, counted from the start of the year. */
  due: number;
  /** Index of the next source to order from. */
  requested: number;
}

/** Relative demand in each month, January first; 1 is the peak. */
type Season = readonly number[];

const ALWAYS: Season = Array.from({ length: 12 }, () => 1);
const SEASONS: Readonly<Partial<Record<RangeName, Season>>> = {
  coldAndFlu: [0.2, 0.2, 0.3, 0.6, 1, 1, 1, 0.9, 0.5, 0.2, 0.2, 0.2],
  hayFever: [0.3, 0.3, 0.4, 0.3, 0.2, 0.2, 0.3, 0.8, 1, 1, 1, 0.5],
  sunCare: [1, 0.9, 0.5, 0.2, 0.1, 0.1, 0.1, 0.2, 0.4, 0.8, 1, 1],
  gastro: [1, 1, 0.7, 0.5, 0.4, 0.4, 0.4, 0.4, 0.5, 0.6, 0.8, 1],
};

interface Share {
  range: RangeName;
  /** Number of products in a pharmacy of size 1. */
  products: number;
  /** Days until it is due again, minimum and maximum; the supplier's next order day is some days later. */
  every: readonly [number, number];
  /** Value of a line in rand, minimum and maximum. */
  worth: readonly [number, number];
}

const SHARES: readonly Share[] = [
  { range: 'acute', products: 24, every: [7, 14], worth: [180, 700] },
  { range: 'chronic', products: 48, every: [20, 24], worth: [250, 1_400] },
  { range: 'coldAndFlu', products: 14, every: [7, 12], worth: [150, 700] },
  { range: 'hayFever', products: 7, every: [8, 14], worth: [150, 500] },
  { range: 'gastro', products: 6, every: [9, 16], worth: [120, 400] },
  { range: 'sunCare', products: 6, every: [10, 16], worth: [250, 800] },
  { range: 'baby', products: 7, every: [14, 24], worth: [250, 800] },
  { range: 'frontShop', products: 18, every: [16, 30], worth: [200, 600] },
  { range: 'controlled', products: 4, every: [24, 30], worth: [300, 900] },
  { range: 'occasional', products: 34, every: [45, 110], worth: [120, 500] },
];

/** Preference by supplier; others are rarely chosen first. */
const LIKED: Readonly<Record<string, number>> = {
  KEST: 7,
  PROT: 6,
  UMVO: 5,
  BLUE: 3,
  OVER: 3,
  CAPE: 3,
  HART: 2,
  TSWA: 2,
  SUND: 2,
};
const LIKED_FOR_GOODS: Readonly<Record<string, number>> = { MIDL: 9, SUND: 7, BLUE: 3, KEST: 3, CAPE: 2, PROT: 1 };

/** Returns a quantity worth about the amount, in multiples of the deal if there is one. */
export function quantityWorth(cents: number, price: Pick<Price, 'pricecents' | 'quantity' | 'bonusquantity'>): number {
  const units = Math.min(48, Math.max(1, Math.round(cents / price.pricecents)));
  return price.bonusquantity > 0 ? Math.max(1, Math.round(units / price.quantity)) * price.quantity : units;
}

/** Returns whether a deal is worth considering for the amount: not if it costs several times as much. */
export const isDealWorthwhile = (
  cents: number,
  price: Pick<Price, 'pricecents' | 'quantity' | 'bonusquantity'>,
): boolean => price.bonusquantity === 0 || price.pricecents * price.quantity <= cents * 2.5;

interface Buyer {
  retailerid: number;
  /** 1 is a busy pharmacy. */
  size: number;
  /** Suppliers where it has an account. */
  suppliers: ReadonlySet<string>;
}

function pricesFor(
  random: Random,
  catalogue: Catalogue,
  product: CatalogueProduct,
  suppliers: ReadonlySet<string>,
  cents: number,
) {
  const liked = product.schedule === 'N' || product.schedule === 'NM' ? LIKED_FOR_GOODS : LIKED;
  return catalogue
    .getPrices(product)
    .filter(({ supplier }) => suppliers.has(supplier.suppliercode) && liked[supplier.suppliercode] !== undefined)
    .filter((price) => isDealWorthwhile(cents, price))
    .map((price) => ({ price, rank: (liked[price.supplier.suppliercode] ?? 0) * (0.4 + random()) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ price }) => price)
    .slice(0, 3);
}

/**
 * Returns the first available products of a range, each substance once, because a pharmacy stocks few makers of one.
 */
function* candidates(random: Random, products: readonly CatalogueProduct[]) {
  const seen = new Set<string>();
  for (const product of products) {
    if (random() < 0.25 || seen.has(product.genericskey)) continue;
    if (product.genericskey !== '') seen.add(product.genericskey);
    yield product;
  }
}

/** Returns the products that a pharmacy buys regularly, deterministic by catalogue and moment. */
export function getAssortment(catalogue: Catalogue, { retailerid, size, suppliers }: Buyer, now: number): Habit[] {
  const random = seededRandom(`assortment ${retailerid}`);
  const habits: Habit[] = [];
  for (const { range, products, every, worth } of SHARES) {
    let left = Math.ceil(products * size);
    for (const product of candidates(random, getRanges(catalogue).get(range) ?? [])) {
      if (left === 0) break;
      const cents = between(random, worth[0], worth[1]) * 100 * (0.4 + 0.6 * size);
      const prices = pricesFor(random, catalogue, product, suppliers, cents);
      const [usual] = prices;
      if (!usual) continue;
      left -= 1;
      const everydays = between(random, every[0], every[1]);
      habits.push({
        product,
        everydays,
        sources: prices.map((price) => ({ price, shortages: getShortages(price, now) })),
        quantity: quantityWorth(cents, usual),
        season: SEASONS[range] ?? ALWAYS,
        due: between(random, 0, everydays),
        requested: 0,
      });
    }
  }
  return habits;
}
