import type { CartLine } from '#features/promotions/cart/model/cart.ts';
import type { Deal } from '#rules/quantity.ts';
import { nearestMultiples } from '#rules/quantity.ts';

/** State when Add To Cart is pressed (002 §4, promotions and cart). */
export interface CartRequest {
  quantity: number;
  deal: Deal;
  /** Its line in the cart, if any. */
  inCart: CartLine | undefined;
  /** Maximum quantity without a password; null if there is no limit or it was overridden. */
  maximum: number | null;
  /** True once the existing line was asked about. */
  settled: boolean;
}

export type CartDecision =
  | { next: 'add' }
  | { next: 'quantity limit'; maximum: number }
  | { next: 'already in cart'; line: CartLine }
  | { next: 'not a multiple'; lower: number | null; higher: number };

/** Returns the next prompt before adding to the cart, in the specified order. */
export function decideCart({ quantity, deal, inCart, maximum, settled }: CartRequest): CartDecision {
  if (maximum !== null && quantity > maximum) return { next: 'quantity limit', maximum };
  if (inCart && !settled) return { next: 'already in cart', line: inCart };
  if (quantity % deal.step !== 0) return { next: 'not a multiple', ...nearestMultiples(quantity, deal.step) };
  return { next: 'add' };
}
