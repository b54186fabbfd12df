import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import { type Cents, fromCents, lineTotal, toCents } from '#rules/money.ts';
import { nettPrice } from '#rules/nettPrice.ts';
import { bonusUnits, type Deal, isOrderable, nearestMultiples } from '#rules/quantity.ts';

/** Supplier to order from: first by preference, cheapest nett, or one by its code. */
export type SupplierRule = { kind: 'preferred' } | { kind: 'cheapest' } | { kind: 'supplier'; code: string };

/** Rounding for deals in multiples: none, up or down. */
export type Rounding = 'none' | 'up' | 'down';

/** Price and quantity at a supplier. */
export interface Bid {
  price: SupplierPrice;
  /** Differs from the requested one after rounding. */
  quantity: number;
  /** Free units. */
  bonus: number;
  /** Nett unit price with free units (ruling 11), in cents excluding VAT. */
  nett: Cents;
  total: Cents;
}

/** Result of a rule: a supplier, or the reason there is none. */
export type SupplierChoice =
  | { kind: 'bid'; bid: Bid }
  /** No supplier sells it, or not the requested one. */
  | { kind: 'not sold' }
  /** All allowed suppliers are locked; only a password overrides that. */
  | { kind: 'locked'; price: SupplierPrice }
  | { kind: 'multiple'; price: SupplierPrice; lower: number | null; higher: number };

const getDeal = (price: SupplierPrice): Deal => ({ step: price.quantity, bonus: price.bonusQuantity });

/** Returns the cost of a quantity at a price. */
export function getBid(price: SupplierPrice, quantity: number): Bid {
  const bonus = bonusUnits(quantity, getDeal(price));
  const unit = toCents(price.price);
  const nett = nettPrice({ price: fromCents(unit), quantity, bonusQuantity: bonus }, 'exclusive', 0);
  return { price, quantity, bonus, nett, total: lineTotal(unit, quantity) };
}

/**
 * Quantity that can be ordered at a price; null if the user has to choose. Below the first multiple, only rounding up
 * is possible.
 */
function orderable(price: SupplierPrice, quantity: number, rounding: Rounding): number | null {
  if (isOrderable(quantity, getDeal(price))) return quantity;
  if (rounding === 'none') return null;
  const { lower, higher } = nearestMultiples(quantity, price.quantity);
  return rounding === 'down' && lower !== null ? lower : higher;
}

const getRank = ({ preference }: SupplierPrice) => preference || Number.POSITIVE_INFINITY;

const byNett = (a: Bid, b: Bid) =>
  a.nett - b.nett || toCents(a.price.price) - toCents(b.price.price) || byRank(a.price, b.price);

function byRank(a: SupplierPrice, b: SupplierPrice): number {
  const [first, second] = [getRank(a), getRank(b)];
  return first === second ? 0 : first - second;
}

/** Best bid by rule among prices with an orderable quantity. */
const firstBid = (
  prices: readonly SupplierPrice[],
  getQuantity: (price: SupplierPrice) => number | null,
): Bid | undefined =>
  prices
    .flatMap((price) => {
      const quantity = getQuantity(price);
      return quantity === null ? [] : getBid(price, quantity);
    })
    .toSorted(byNett)[0];

/** Question about a multiple: for the price cheapest at the next one. */
function noMultiple(prices: readonly SupplierPrice[], quantity: number): SupplierChoice {
  const next = firstBid(prices, (price) => orderable(price, quantity, 'up'));
  if (!next) return { kind: 'not sold' };
  return { kind: 'multiple', price: next.price, ...nearestMultiples(quantity, next.price.quantity) };
}

function getCheapest(prices: readonly SupplierPrice[], quantity: number, rounding: Rounding): SupplierChoice {
  // Rounds only if no supplier sells the requested quantity.
  const bid =
    firstBid(prices, (price) => orderable(price, quantity, 'none')) ??
    firstBid(prices, (price) => orderable(price, quantity, rounding));
  return bid ? { kind: 'bid', bid } : noMultiple(prices, quantity);
}

/** Prices of the most preferred supplier, or all if there is none. */
function pricesOfPreferred(prices: readonly SupplierPrice[]): readonly SupplierPrice[] {
  const first = Math.min(...prices.map(getRank));
  return prices.filter((price) => getRank(price) === first);
}

/**
 * Returns the supplier for a quantity by a rule. Deals at that quantity count, and locked suppliers are never chosen
 * (001 §4; rulings 11 and 51).
 * @param prices of one product
 */
export function chooseSupplier(
  prices: readonly SupplierPrice[],
  quantity: number,
  rule: SupplierRule,
  rounding: Rounding,
): SupplierChoice {
  const candidates =
    rule.kind === 'supplier' ? prices.filter(({ supplierCode }) => supplierCode === rule.code) : prices;
  const open = candidates.filter(({ locked }) => !locked);
  const [first] = candidates;
  if (!first) return { kind: 'not sold' };
  if (open.length === 0) return { kind: 'locked', price: first };
  return getCheapest(rule.kind === 'preferred' ? pricesOfPreferred(open) : open, quantity, rounding);
}
