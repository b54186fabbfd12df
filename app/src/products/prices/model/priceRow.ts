import type { Settings } from '@mortar/contract';
import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import { type Cents, toCents } from '#rules/money.ts';
import { nettPrice, saving, shownBases } from '#rules/nettPrice.ts';
import type { Deal } from '#rules/quantity.ts';

/** Row of the supplier prices grid. */
export interface PriceRow {
  price: SupplierPrice;
  unit: Cents;
  nett: { exclusive: Cents; inclusive: Cents };
  /** Savings against the dearest supplier, on the first visible basis (ruling 11). */
  save: Cents;
  savePercent: number;
  deal: Deal;
  /** Nett difference from the baseline (`getBaseline`), on the first visible basis; below 0 it is cheaper. */
  delta: Cents;
  /** Reasons to choose it, most important first. */
  marks: readonly PriceMark[];
  /** Nett amount by which the preferred supplier exceeds the cheapest; otherwise 0. */
  premium: Cents;
}

/** Reason to choose a price: preferred supplier, cheapest, or last bought from. */
export type PriceMark = 'preferred' | 'cheapest' | 'last';

/** Baseline of comparison: preferred supplier, else last purchase, else the dearest. */
export type PriceBaseline = 'preferred' | 'last' | 'dearest';

type PriceSettings = Pick<
  Settings,
  'ordering_NettPriceExclusive' | 'ordering_NettPriceInclusive' | 'ordering_VAT' | 'ordering_SelectSupplier_Rule'
>;

function getDeal(price: SupplierPrice): Deal {
  return { step: price.quantity, bonus: price.bonusQuantity };
}

/**
 * Sort order by supplier rule: nett price with deal, then list price; equal prices, and rule 0, keep the server's order
 * (ruling 51).
 */
function byRule(rule: Settings['ordering_SelectSupplier_Rule'], getNett: (row: PriceRow) => Cents) {
  const rankOf = ({ marks }: PriceRow) => (marks.includes('preferred') ? 0 : 1);
  const byNett = (a: PriceRow, b: PriceRow) => getNett(a) - getNett(b) || a.unit - b.unit;
  switch (rule) {
    case '0':
      return () => 0;
    case '1':
      return byNett;
    case '3':
      return (a: PriceRow, b: PriceRow) => rankOf(a) - rankOf(b) || byNett(a, b);
  }
}

/**
 * Returns a product's prices with computed values, in the order of the supplier rule: the cheapest nett is first, or
 * right after the preferred supplier (ruling 51).
 */
export function toPriceRows(prices: readonly SupplierPrice[], settings: PriceSettings): PriceRow[] {
  const [basis = 'exclusive'] = shownBases(settings);
  const vat = settings.ordering_VAT;
  const netts = prices.map((price) => ({
    exclusive: nettPrice(price, 'exclusive', vat),
    inclusive: nettPrice(price, 'inclusive', vat),
  }));
  const shown = netts.map((nett) => nett[basis]);
  const highest = Math.max(0, ...shown);
  const lowest = Math.min(...shown);
  const lastBought =
    prices
      .map(({ lastDate }) => lastDate ?? '')
      .toSorted()
      .at(-1) ?? '';
  /** Best preference among the product's suppliers; 0: none. */
  const preferred = Math.min(...prices.map(({ preference }) => preference || Number.POSITIVE_INFINITY));
  const rows = prices.map((price, index): PriceRow => {
    const nett = netts[index] ?? { exclusive: 0, inclusive: 0 };
    const { cents, percent } = saving(nett[basis], highest);
    const isPreferred = price.preference === preferred;
    const marks: PriceMark[] = [
      ...(isPreferred ? (['preferred'] as const) : []),
      // If all prices are equal, none is marked.
      ...(nett[basis] === lowest && lowest < highest ? (['cheapest'] as const) : []),
      ...(lastBought !== '' && price.lastDate === lastBought ? (['last'] as const) : []),
    ];
    return {
      price,
      unit: toCents(price.price),
      nett,
      save: cents,
      savePercent: percent,
      deal: getDeal(price),
      delta: 0,
      marks,
      premium: isPreferred ? nett[basis] - lowest : 0,
    };
  });
  const otherwise = getBaseline(rows);
  const paid = rows.filter(({ marks }) => marks.some((mark) => mark === otherwise));
  const baseline = paid.length === 0 ? highest : Math.min(...paid.map(({ nett }) => nett[basis]));
  return rows
    .map((row) => ({ ...row, delta: row.nett[basis] - baseline }))
    .toSorted(byRule(settings.ordering_SelectSupplier_Rule, ({ nett }) => nett[basis]));
}

/** Returns the baseline of a product's prices (ruling 51). */
export function getBaseline(rows: readonly PriceRow[]): PriceBaseline {
  const hasMark = (mark: PriceMark) => rows.some(({ marks }) => marks.includes(mark));
  return hasMark('preferred') ? 'preferred' : hasMark('last') ? 'last' : 'dearest';
}

/** Returns the unlocked price of the preferred supplier; null if there is none. */
export function getPreferred(rows: readonly PriceRow[]): SupplierPrice | null {
  return rows.find(({ marks, price }) => marks.includes('preferred') && !price.locked)?.price ?? null;
}
