import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import { type Cents, toCents } from '#rules/money.ts';
import { nettPrice, type PriceTerms } from '#rules/nettPrice.ts';
import { dealText } from '#rules/quantity.ts';

/** Price in cents excluding VAT, as list prices are. */
export interface ComparedPrice {
  unit: Cents;
  /** '12 + 2'; '' without a deal that lowers the price. */
  deal: string;
  /** Unit price with the deal; `unit` without one. */
  nett: Cents;
}

/** Returns a price with its deal, from the deal's quantity on (ruling 11). */
export function toComparedPrice(price: PriceTerms): ComparedPrice {
  const unit = toCents(price.price);
  const nett = nettPrice(price, 'exclusive', 0);
  const deal = nett === unit ? '' : dealText({ step: price.quantity, bonus: price.bonusQuantity });
  return { unit, deal, nett };
}

/** Compares a locked price with the preferred supplier's, both nett, so that bonuses count (001 §2). */
export function againstPreferred(chosen: SupplierPrice, preferred: SupplierPrice) {
  const [chosenPrice, preferredPrice] = [toComparedPrice(chosen), toComparedPrice(preferred)];
  /** Below 0 the preferred supplier is cheaper. */
  return { requested: chosenPrice, retained: preferredPrice, difference: preferredPrice.nett - chosenPrice.nett };
}
