import type { CartLine } from '#features/promotions/cart/model/cart.ts';
import type { Deal } from '#rules/quantity.ts';
import { nearestMultiples } from '#rules/quantity.ts';

/** What is known when Add To Cart is pressed (002 §4, promotions and cart). */
export interface CartRequest {
  quantity: number;
  deal: Deal;
  /** What the cart holds of it already. */
  inCart: CartLine | undefined;
  /** The highest quantity allowed without a password; null where there is no limit, or it was set aside. */
  maximum: number | null;
  /** What the cart holds of it was asked about. */
  settled: boolean;
}

export type CartDecision =
  | { next: 'add' }
  | { next: 'quantity limit'; maximum: number }
  | { next: 'already in cart'; line: CartLine }
  | { next: 'not a multiple'; lower: number | null; higher: number };

/** What is asked before a line is in the cart, in the specification's order. */
export function decideCart({ quantity, deal, inCart, maximum, settled }: CartRequest): CartDecision {
  if (maximum !== null && quantity > maximum) return { next: 'quantity limit', maximum };
  if (inCart && !settled) return { next: 'already in cart', line: inCart };
  if (quantity % deal.step !== 0) return { next: 'not a multiple', ...nearestMultiples(quantity, deal.step) };
  return { next: 'add' };
}
