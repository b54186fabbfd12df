import { type Cents, lineTotal, roundHalfUp, sumCents } from '#rules/money.ts';
import { bonusUnits, nearestMultiples } from '#rules/quantity.ts';
import type { Promotion } from './promotion.ts';

/** Promotion with quantity (002 §3, cart line). */
export interface CartLine {
  promotion: Promotion;
  quantity: number;
}

/** Order request whose result is unknown. */
export interface Attempt {
  /** Time in ms. */
  at: number;
  /** Ids of earlier unsent orders, to identify the new one. */
  known: readonly number[];
  lines: readonly CartLine[];
}

/** Promotions in the order they were added. */
export interface Cart {
  lines: readonly CartLine[];
  attempt: Attempt | null;
}

export const EMPTY_CART: Cart = { lines: [], attempt: null };

/** Returns the free units of a line (002 §5). */
export const getBonus = ({ promotion, quantity }: CartLine): number => bonusUnits(quantity, promotion.deal);

/**
 * Returns the nett unit price in cents: `cost - cost / (quantity + bonus)` with a bonus, `cost` without (ruling 12).
 */
export function getNetted({ promotion: { cost, deal }, quantity }: CartLine): Cents {
  const bonus = bonusUnits(quantity, deal);
  return bonus > 0 ? roundHalfUp(cost - cost / (quantity + bonus)) : cost;
}

export const getTotal = ({ promotion, quantity }: CartLine): Cents => lineTotal(promotion.cost, quantity);

export const cartTotal = ({ lines }: Pick<Cart, 'lines'>): Cents => sumCents(lines.map(getTotal));

/** Lines are identified by supplier price. */
const isOf = (supplierPriceId: number) => (line: CartLine) => line.promotion.supplierPriceId === supplierPriceId;

export const getLine = ({ lines }: Pick<Cart, 'lines'>, supplierPriceId: number): CartLine | undefined =>
  lines.find(isOf(supplierPriceId));

/** Adds a line, replacing one of the same price. */
export function withLine(cart: Cart, line: CartLine): Cart {
  const at = cart.lines.findIndex(isOf(line.promotion.supplierPriceId));
  return { ...cart, lines: at < 0 ? [...cart.lines, line] : cart.lines.with(at, line) };
}

export const withoutLine = (cart: Cart, supplierPriceId: number): Cart => ({
  ...cart,
  lines: cart.lines.filter((line) => !isOf(supplierPriceId)(line)),
});

/** Returns the cart without ordered lines, keeping those added meanwhile. */
export const withoutOrdered = (cart: Cart, ordered: readonly CartLine[]): Cart => ({
  attempt: null,
  lines: cart.lines.filter((line) => {
    const then = ordered.find(isOf(line.promotion.supplierPriceId));
    return then?.quantity !== line.quantity;
  }),
});

/** Returns the multiple at or below a quantity, at least one. */
export function orderable({ deal }: Promotion, quantity: number): number {
  const { lower, higher } = nearestMultiples(Math.max(1, quantity), deal.step);
  return lower ?? higher;
}
