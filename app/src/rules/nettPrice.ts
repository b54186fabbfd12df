import { type Cents, roundHalfUp, toCents } from './money.ts';

/** Price data that determine the nett price. */
export interface PriceTerms {
  /** Unit price in the main unit, excluding VAT. */
  price: number;
  quantity: number;
  bonusQuantity: number;
}

export type VatBasis = 'exclusive' | 'inclusive';

/**
 * Returns the unit price including free units (ruling 11).
 * @param vat percent, added on the inclusive basis
 */
export function nettPrice(terms: PriceTerms, basis: VatBasis, vat: number): Cents {
  const { price, quantity, bonusQuantity } = terms;
  const nett = quantity > 1 ? (price * quantity) / (quantity + bonusQuantity) : price;
  return toCents(basis === 'inclusive' ? nett * (1 + vat / 100) : nett);
}

/** Returns the saving against the dearest supplier: in cents, and in percent of that price. */
export function saving(nett: Cents, highest: Cents): { cents: Cents; percent: number } {
  const cents = highest - nett;
  return { cents, percent: highest === 0 ? 0 : roundHalfUp((cents / highest) * 1000) / 10 };
}

/** Returns the VAT percentage of the first visible nett prices. */
export const vatShown = (settings: BasisSettings & { ordering_VAT: number }): number =>
  shownBases(settings)[0] === 'inclusive' ? settings.ordering_VAT : 0;

interface BasisSettings {
  ordering_NettPriceExclusive: boolean;
  ordering_NettPriceInclusive: boolean;
}

/** Returns the visible nett price columns; exclusive by default (001 §2). */
export function shownBases(settings: BasisSettings): VatBasis[] {
  const bases: VatBasis[] = [];
  if (settings.ordering_NettPriceExclusive || !settings.ordering_NettPriceInclusive) bases.push('exclusive');
  if (settings.ordering_NettPriceInclusive) bases.push('inclusive');
  return bases;
}
