import type { Settings, SupplierPrice } from '@mortar/contract';
import { type Cents, toCents } from '#rules/money.ts';
import { nettPrice, saving, shownBases } from '#rules/nettPrice.ts';
import type { Deal } from '#rules/quantity.ts';

/** A row of the supplier prices grid. */
export interface PriceRow {
  price: SupplierPrice;
  unit: Cents;
  nett: { exclusive: Cents; inclusive: Cents };
  /** Against the dearest supplier, on the first basis that is shown. */
  save: Cents;
  savePercent: number;
  deal: Deal;
}

function dealOf(price: SupplierPrice): Deal {
  return { step: price.quantity, bonus: price.bonusquantity };
}

/** '10 + 1' for a deal, '' without one. */
export function dealText({ step, bonus }: Deal): string {
  return bonus > 0 ? `${step} + ${bonus}` : '';
}

/** The prices of one product with what the settings add to them; the server's order is kept. */
export function toPriceRows(
  prices: readonly SupplierPrice[],
  settings: Pick<Settings, 'ordering_NettPriceExclusive' | 'ordering_NettPriceInclusive' | 'ordering_VAT'>,
): PriceRow[] {
  const [basis = 'exclusive'] = shownBases(settings);
  const vat = settings.ordering_VAT;
  const netts = prices.map((price) => ({
    exclusive: nettPrice(price, 'exclusive', vat),
    inclusive: nettPrice(price, 'inclusive', vat),
  }));
  const highest = Math.max(0, ...netts.map((nett) => nett[basis]));
  return prices.map((price, index) => {
    const nett = netts[index] ?? { exclusive: 0, inclusive: 0 };
    const { cents, percent } = saving(nett[basis], highest);
    return { price, unit: toCents(price.price), nett, save: cents, savePercent: percent, deal: dealOf(price) };
  });
}
