import type { OrderLine } from '#orders/current/model/line.ts';
import { type Cents, fromCents, lineTotal } from '#rules/money.ts';
import { nettPrice } from '#rules/nettPrice.ts';
import { bonusUnits } from '#rules/quantity.ts';
import type { Offer } from './offer.ts';

/** A line as somebody weighs it against another: all that is ordered, and what each comes to. */
export interface WeighedLine {
  supplier: string;
  quantity: number;
  /** Units that come free. */
  free: number;
  price: Cents;
  /** What one unit comes to with the free ones (ruling 11). */
  nett: Cents;
  total: Cents;
}

function weigh({ supplier, quantity, free, price }: Pick<WeighedLine, 'supplier' | 'quantity' | 'free' | 'price'>) {
  const nett = nettPrice({ price: fromCents(price), quantity, bonusquantity: free }, 'exclusive', 0);
  return { supplier, quantity, free, price, nett, total: lineTotal(price, quantity) };
}

/**
 * What goes and what comes where a line is replaced by another supplier's price (001 §4, add to order, 2).
 * @param quantity that was typed for the price that comes
 * @returns with `difference`, nett for each: below 0 what comes is cheaper
 */
export function computeExchange(
  line: Pick<OrderLine, 'supplier' | 'quantity' | 'bonus' | 'price'>,
  offer: Pick<Offer, 'supplier' | 'deal' | 'price'>,
  quantity: number,
): { goes: WeighedLine; comes: WeighedLine; difference: Cents } {
  const goes = weigh({ ...line, free: line.bonus });
  const comes = weigh({ ...offer, quantity, free: bonusUnits(quantity, offer.deal) });
  return { goes, comes, difference: comes.nett - goes.nett };
}
