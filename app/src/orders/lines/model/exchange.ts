import type { OrderLine } from '#orders/current/model/line.ts';
import { type Cents, fromCents, lineTotal } from '#rules/money.ts';
import { nettPrice } from '#rules/nettPrice.ts';
import { bonusUnits } from '#rules/quantity.ts';
import type { Offer } from './offer.ts';

/** Line for comparison: total quantity and cost in cents. */
export interface ComparedLine {
  supplier: string;
  quantity: number;
  /** Free units. */
  free: number;
  price: Cents;
  /** Unit price including free units (ruling 11). */
  nett: Cents;
  total: Cents;
}

function compare({ supplier, quantity, free, price }: Pick<ComparedLine, 'supplier' | 'quantity' | 'free' | 'price'>) {
  const nett = nettPrice({ price: fromCents(price), quantity, bonusQuantity: free }, 'exclusive', 0);
  return { supplier, quantity, free, price, nett, total: lineTotal(price, quantity) };
}

/**
 * Compares a line with another supplier's price that would replace it (001 §4, add to order, 2).
 * @param quantity entered for the new price
 * @returns with `difference`, nett per unit: below 0 the new one is cheaper
 */
export function computeExchange(
  line: Pick<OrderLine, 'supplier' | 'quantity' | 'bonus' | 'price'>,
  offer: Pick<Offer, 'supplier' | 'deal' | 'price'>,
  quantity: number,
): { replaced: ComparedLine; replacement: ComparedLine; difference: Cents } {
  const goes = compare({ ...line, free: line.bonus });
  const comes = compare({ ...offer, quantity, free: bonusUnits(quantity, offer.deal) });
  return { replaced: goes, replacement: comes, difference: comes.nett - goes.nett };
}
