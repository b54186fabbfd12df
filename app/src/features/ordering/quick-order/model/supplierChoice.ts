import type { SupplierPrice } from '@mortar/contract';
import { type Cents, fromCents, lineTotal, toCents } from '#rules/money.ts';
import { nettPrice } from '#rules/nettPrice.ts';
import { bonusUnits, type Deal, isOrderable, nearestMultiples } from '#rules/quantity.ts';

/** Whom a line is ordered from: the first in the pharmacy's preference, the cheapest nett, or one supplier by its code. */
export type SupplierRule = { kind: 'preferred' } | { kind: 'cheapest' } | { kind: 'supplier'; code: string };

/** What is ordered where a deal is given for multiples alone: nothing, or the next one up or down. */
export type Rounding = 'none' | 'up' | 'down';

/** What a line comes to at one supplier. */
export interface Bid {
  price: SupplierPrice;
  /** Another than was asked for where it was rounded. */
  quantity: number;
  /** Units that come free. */
  bonus: number;
  /** One unit with the free ones (ruling 11), exclusive of VAT. */
  nett: Cents;
  total: Cents;
}

/** The supplier that a rule comes to, or why it comes to none. */
export type SupplierChoice =
  | { kind: 'bid'; bid: Bid }
  /** Nobody sells it, or not the supplier that was asked for. */
  | { kind: 'not sold' }
  /** Each that the rule allows is locked: only a password sets that aside. */
  | { kind: 'locked'; price: SupplierPrice }
  | { kind: 'multiple'; price: SupplierPrice; lower: number | null; higher: number };

const getDeal = (price: SupplierPrice): Deal => ({ step: price.quantity, bonus: price.bonusquantity });

/** What a quantity comes to at a price. */
export function getBid(price: SupplierPrice, quantity: number): Bid {
  const bonus = bonusUnits(quantity, getDeal(price));
  const unit = toCents(price.price);
  const nett = nettPrice({ price: fromCents(unit), quantity, bonusquantity: bonus }, 'exclusive', 0);
  return { price, quantity, bonus, nett, total: lineTotal(unit, quantity) };
}

/** The quantity that can be ordered at a price; null where it has to be asked for. Below the first multiple only that is left. */
function orderable(price: SupplierPrice, quantity: number, rounding: Rounding): number | null {
  if (isOrderable(quantity, getDeal(price))) return quantity;
  if (rounding === 'none') return null;
  const { lower, higher } = nearestMultiples(quantity, price.quantity);
  return rounding === 'down' && lower !== null ? lower : higher;
}

const getRank = ({ preference }: SupplierPrice) => preference || Number.POSITIVE_INFINITY;

/** Cheapest nett first, then by list price, then by the pharmacy's preference. */
const byNett = (one: Bid, other: Bid) =>
  one.nett - other.nett || toCents(one.price.price) - toCents(other.price.price) || byRank(one.price, other.price);

function byRank(one: SupplierPrice, other: SupplierPrice): number {
  const [first, second] = [getRank(one), getRank(other)];
  return first === second ? 0 : first - second;
}

/** The one that the rule takes at a quantity that each of them sells. */
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

/** What is asked where no multiple is met: about the price that would be the cheapest at the next one. */
function noMultiple(prices: readonly SupplierPrice[], quantity: number): SupplierChoice {
  const next = firstBid(prices, (price) => orderable(price, quantity, 'up'));
  if (!next) return { kind: 'not sold' };
  return { kind: 'multiple', price: next.price, ...nearestMultiples(quantity, next.price.quantity) };
}

function getCheapest(prices: readonly SupplierPrice[], quantity: number, rounding: Rounding): SupplierChoice {
  // Nobody orders another quantity than was asked for while someone sells that.
  const bid =
    firstBid(prices, (price) => orderable(price, quantity, 'none')) ??
    firstBid(prices, (price) => orderable(price, quantity, rounding));
  return bid ? { kind: 'bid', bid } : noMultiple(prices, quantity);
}

/** The prices of the most preferred supplier; all of them where none is preferred. */
function mostPreferred(prices: readonly SupplierPrice[]): readonly SupplierPrice[] {
  const first = Math.min(...prices.map(getRank));
  return prices.filter((price) => getRank(price) === first);
}

/**
 * Whom a quantity of a product is ordered from by a rule, and what it comes to there: deals at that quantity count, and a
 * locked supplier is never taken (001 §4; rulings 11 and 51).
 * @param prices of one product
 */
export function chooseSupplier(
  prices: readonly SupplierPrice[],
  quantity: number,
  rule: SupplierRule,
  rounding: Rounding,
): SupplierChoice {
  const asked = rule.kind === 'supplier' ? prices.filter(({ suppliercode }) => suppliercode === rule.code) : prices;
  const open = asked.filter(({ locked }) => !locked);
  const [first] = asked;
  if (!first) return { kind: 'not sold' };
  if (open.length === 0) return { kind: 'locked', price: first };
  return getCheapest(rule.kind === 'preferred' ? mostPreferred(open) : open, quantity, rounding);
}
