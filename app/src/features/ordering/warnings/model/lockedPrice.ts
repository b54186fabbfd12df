import type { SupplierPrice } from '@mortar/contract';
import { type Cents, toCents } from '#rules/money.ts';
import { nettPrice, type PriceTerms } from '#rules/nettPrice.ts';
import { dealText } from '#rules/quantity.ts';

/** What a supplier asks, exclusive of VAT as a list price is. */
export interface WeighedPrice {
  unit: Cents;
  /** '12 + 2'; '' without a deal that lowers the price. */
  deal: string;
  /** What one unit comes to with the deal; `unit` without one. */
  nett: Cents;
}

/** A price with what its deal makes of it, from the quantity of the deal on (ruling 11). */
export function weighed(price: PriceTerms): WeighedPrice {
  const unit = toCents(price.price);
  const nett = nettPrice(price, 'exclusive', 0);
  const deal = nett === unit ? '' : dealText({ step: price.quantity, bonus: price.bonusquantity });
  return { unit, deal, nett };
}

/** A locked price beside the preferred supplier's: nett on both sides, so that a bonus is never left out (001 §2). */
export function againstPreferred(chosen: SupplierPrice, preferred: SupplierPrice) {
  const [asked, kept] = [weighed(chosen), weighed(preferred)];
  /** Below 0 the preferred supplier is cheaper. */
  return { asked, kept, difference: kept.nett - asked.nett };
}
