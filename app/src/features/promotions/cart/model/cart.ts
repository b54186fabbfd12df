import { type Cents, lineTotal, roundHalfUp, sumCents } from '#rules/money.ts';
import { bonusUnits, nearestMultiples } from '#rules/quantity.ts';
import type { Promotion } from './promotion.ts';

/** A promotion, and how much of it (002 §3, cart line). */
export interface CartLine {
  promotion: Promotion;
  quantity: number;
}

/** An order that was asked for, until it is known whether it was made. */
export interface Attempt {
  /** When, ms. */
  at: number;
  /** The unsent orders that were known before: what it becomes is none of them. */
  known: readonly number[];
  lines: readonly CartLine[];
}

/** What somebody chose in the shop, in the order in which they did. */
export interface Cart {
  lines: readonly CartLine[];
  attempt: Attempt | null;
}

export const EMPTY_CART: Cart = { lines: [], attempt: null };

/** Units that come free with a line (002 §5). */
export const getBonus = ({ promotion, quantity }: CartLine): number => bonusUnits(quantity, promotion.deal);

/** Of one unit, in cents: `cost - cost / (quantity + bonus)` with a bonus, `cost` without (ruling 12). */
export function getNetted({ promotion: { cost, deal }, quantity }: CartLine): Cents {
  const bonus = bonusUnits(quantity, deal);
  return bonus > 0 ? roundHalfUp(cost - cost / (quantity + bonus)) : cost;
}

export const getTotal = ({ promotion, quantity }: CartLine): Cents => lineTotal(promotion.cost, quantity);

export const cartTotal = ({ lines }: Pick<Cart, 'lines'>): Cents => sumCents(lines.map(getTotal));

/** A line of the cart is a promotion of a supplier's price. */
const isOf = (supplierPriceId: number) => (line: CartLine) => line.promotion.supplierPriceId === supplierPriceId;

export const getLine = ({ lines }: Pick<Cart, 'lines'>, supplierPriceId: number): CartLine | undefined =>
  lines.find(isOf(supplierPriceId));

/** Puts a line into the cart, in the place of one for the same price. */
export function withLine(cart: Cart, line: CartLine): Cart {
  const at = cart.lines.findIndex(isOf(line.promotion.supplierPriceId));
  return { ...cart, lines: at < 0 ? [...cart.lines, line] : cart.lines.with(at, line) };
}

export const withoutLine = (cart: Cart, supplierPriceId: number): Cart => ({
  ...cart,
  lines: cart.lines.filter((line) => !isOf(supplierPriceId)(line)),
});

/** What is left of a cart once an order was made of what it held then: what was added meanwhile. */
export const withoutOrdered = (cart: Cart, ordered: readonly CartLine[]): Cart => ({
  attempt: null,
  lines: cart.lines.filter((line) => {
    const then = ordered.find(isOf(line.promotion.supplierPriceId));
    return then?.quantity !== line.quantity;
  }),
});

/** The nearest quantity that may be ordered: the multiple below what was typed, at least one. */
export function orderable({ deal }: Promotion, quantity: number): number {
  const { lower, higher } = nearestMultiples(Math.max(1, quantity), deal.step);
  return lower ?? higher;
}
