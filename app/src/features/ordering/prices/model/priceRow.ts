import type { Settings, SupplierPrice } from '@mortar/contract';
import { type Cents, sumCents, toCents } from '#rules/money.ts';
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
  /** Nett, against the average of all suppliers on the first basis that is shown; below 0 it costs less. */
  delta: Cents;
  /** What speaks for it, the weightiest first. */
  marks: readonly PriceMark[];
}

/** Why somebody would take a price: the pharmacy prefers its supplier, nobody is cheaper, it was bought there last. */
export type PriceMark = 'preferred' | 'cheapest' | 'last';

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
  const shown = netts.map((nett) => nett[basis]);
  const highest = Math.max(0, ...shown);
  const lowest = Math.min(...shown);
  const average = shown.length === 0 ? 0 : Math.round(sumCents(shown) / shown.length);
  const lastBought =
    prices
      .map(({ lastdate }) => lastdate ?? '')
      .toSorted()
      .at(-1) ?? '';
  /** The first in the pharmacy's preference of those that sell the product; 0: none is preferred. */
  const preferred = Math.min(...prices.map(({ preference }) => preference || Number.POSITIVE_INFINITY));
  return prices.map((price, index) => {
    const nett = netts[index] ?? { exclusive: 0, inclusive: 0 };
    const { cents, percent } = saving(nett[basis], highest);
    const marks: PriceMark[] = [
      ...(price.preference === preferred ? (['preferred'] as const) : []),
      // Where all charge the same nobody is the cheapest.
      ...(nett[basis] === lowest && lowest < highest ? (['cheapest'] as const) : []),
      ...(lastBought !== '' && price.lastdate === lastBought ? (['last'] as const) : []),
    ];
    return {
      price,
      unit: toCents(price.price),
      nett,
      save: cents,
      savePercent: percent,
      deal: dealOf(price),
      delta: nett[basis] - average,
      marks,
    };
  });
}

/** The price at the supplier that the pharmacy prefers for the product; null where it prefers none that sells it. */
export function preferredOf(rows: readonly PriceRow[]): SupplierPrice | null {
  return rows.find(({ marks, price }) => marks.includes('preferred') && !price.locked)?.price ?? null;
}
