import { type Cents, roundHalfUp, toCents } from './money.ts';

/** The parts of a supplier's price that its nett price is made of. */
export interface PriceTerms {
  /** Price of one unit in the main unit, exclusive of VAT. */
  price: number;
  quantity: number;
  bonusquantity: number;
}

export type VatBasis = 'exclusive' | 'inclusive';

/**
 * What one unit really costs once the free ones are counted (ruling 11).
 * @param vat percent, added on the inclusive basis
 */
export function nettPrice(terms: PriceTerms, basis: VatBasis, vat: number): Cents {
  const { price, quantity, bonusquantity } = terms;
  const nett = quantity > 1 ? (price * quantity) / (quantity + bonusquantity) : price;
  return toCents(basis === 'inclusive' ? nett * (1 + vat / 100) : nett);
}

/** What is saved against the dearest supplier: in cents, and in percent of that supplier's price. */
export function saving(nett: Cents, highest: Cents): { cents: Cents; percent: number } {
  const cents = highest - nett;
  return { cents, percent: highest === 0 ? 0 : roundHalfUp((cents / highest) * 1000) / 10 };
}

/** Percent of VAT in the nett prices that show first. */
export const vatShown = (settings: BasisSettings & { ordering_VAT: number }): number =>
  shownBases(settings)[0] === 'inclusive' ? settings.ordering_VAT : 0;

interface BasisSettings {
  ordering_NettPriceExclusive: boolean;
  ordering_NettPriceInclusive: boolean;
}

/** Which nett price columns show; without a setting the exclusive one does (001 §2). */
export function shownBases(settings: BasisSettings): VatBasis[] {
  const bases: VatBasis[] = [];
  if (settings.ordering_NettPriceExclusive || !settings.ordering_NettPriceInclusive) bases.push('exclusive');
  if (settings.ordering_NettPriceInclusive) bases.push('inclusive');
  return bases;
}
