import type { Settings, SupplierPrice } from '@mortar/contract';
import { type Cents, toCents } from '#rules/money.ts';
import { nettPrice, saving, shownBases } from '#rules/nettPrice.ts';
import type { Deal } from '#rules/quantity.ts';

/** A row of the supplier prices grid. */
export interface PriceRow {
  price: SupplierPrice;
  unit: Cents;
  nett: { exclusive: Cents; inclusive: Cents };
  /** Against the dearest supplier, on the first basis that is shown (ruling 11). */
  save: Cents;
  savePercent: number;
  deal: Deal;
  /** Nett, against what would be paid otherwise (`getBaseline`), on the first basis that is shown; below 0 it costs less. */
  delta: Cents;
  /** What speaks for it, the weightiest first. */
  marks: readonly PriceMark[];
  /** What the preferred supplier costs above the cheapest, nett; 0 for any other, and where it is the cheapest. */
  premium: Cents;
}

/** Why somebody would take a price: the pharmacy prefers its supplier, nobody is cheaper, it was bought there last. */
export type PriceMark = 'preferred' | 'cheapest' | 'last';

/** What would be paid otherwise: at the preferred supplier, else where it was bought last, else the most there is to pay. */
export type PriceBaseline = 'preferred' | 'last' | 'dearest';

type PriceSettings = Pick<
  Settings,
  'ordering_NettPriceExclusive' | 'ordering_NettPriceInclusive' | 'ordering_VAT' | 'ordering_SelectSupplier_Rule'
>;

function getDeal(price: SupplierPrice): Deal {
  return { step: price.quantity, bonus: price.bonusquantity };
}

/**
 * Who stands before whom by the supplier rule, compared by what a price comes to with its deal, then by the list price;
 * prices that are equal, and all of rule 0, keep the server's order (ruling 51).
 */
function byRule(rule: Settings['ordering_SelectSupplier_Rule'], getNett: (row: PriceRow) => Cents) {
  const behind = ({ marks }: PriceRow) => (marks.includes('preferred') ? 0 : 1);
  const byNett = (one: PriceRow, other: PriceRow) => getNett(one) - getNett(other) || one.unit - other.unit;
  switch (rule) {
    case '0':
      return () => 0;
    case '1':
      return byNett;
    case '3':
      return (one: PriceRow, other: PriceRow) => behind(one) - behind(other) || byNett(one, other);
  }
}

/**
 * The prices of one product with what the settings add to them, in the order of the supplier rule: what is marked the
 * cheapest nett is the first, or the first behind the preferred supplier (ruling 51).
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
      .map(({ lastdate }) => lastdate ?? '')
      .toSorted()
      .at(-1) ?? '';
  /** The first in the pharmacy's preference of those that sell the product; 0: none is preferred. */
  const preferred = Math.min(...prices.map(({ preference }) => preference || Number.POSITIVE_INFINITY));
  const rows = prices.map((price, index): PriceRow => {
    const nett = netts[index] ?? { exclusive: 0, inclusive: 0 };
    const { cents, percent } = saving(nett[basis], highest);
    const isPreferred = price.preference === preferred;
    const marks: PriceMark[] = [
      ...(isPreferred ? (['preferred'] as const) : []),
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

/** What the prices of a product are compared with (ruling 51). */
export function getBaseline(rows: readonly PriceRow[]): PriceBaseline {
  const marked = (mark: PriceMark) => rows.some(({ marks }) => marks.includes(mark));
  return marked('preferred') ? 'preferred' : marked('last') ? 'last' : 'dearest';
}

/** The price at the supplier that the pharmacy prefers for the product; null where it prefers none that sells it. */
export function getPreferred(rows: readonly PriceRow[]): SupplierPrice | null {
  return rows.find(({ marks, price }) => marks.includes('preferred') && !price.locked)?.price ?? null;
}
