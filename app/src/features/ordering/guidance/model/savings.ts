import type { OrderLine } from '#orders/current/model/line.ts';
import type { PriceRow } from '#products/prices/model/priceRow.ts';
import { type Cents, roundHalfUp } from '#rules/money.ts';
import { bonusUnits, type Deal } from '#rules/quantity.ts';

/** What is known of a product beside its price on a line. */
export interface KnownPrices {
  /** What its suppliers charge, as the grid shows it; empty where nobody has looked. */
  rows: readonly Pick<PriceRow, 'price' | 'unit' | 'deal'>[];
  /** Percent that is added to what is saved against the dearest: as the nett columns have it. */
  vat: number;
  /** What a unit cost when it was bought last, of whomever; null where it is not known. */
  lastPaid: Cents | null;
}

/** What a quantity saves; null where it is not known. Below 0 it costs more. */
export interface Saved {
  /**
   * Against the dearest supplier, nett, for what this quantity brings: free units that come with it, and no others. Of a
   * multiple of the deals it is the grid's Save for every unit (ruling 11).
   */
  dearest: Cents | null;
  /** Against what was paid last, by the list price, as the trail of prices has it. */
  lastPaid: Cents | null;
}

type Quantity = Pick<OrderLine, 'quantity' | 'price' | 'deal' | 'supplierPriceId'>;

/** What one unit comes to at a quantity, in cents and parts of them. */
function nettAt(quantity: number, unit: Cents, deal: Deal): number {
  return (unit * quantity) / (quantity + bonusUnits(quantity, deal));
}

export function savedBy({ quantity, price, deal, supplierPriceId }: Quantity, known: KnownPrices): Saved {
  const { rows, vat } = known;
  const isThere = rows.some((each) => each.price.supplierpriceid === supplierPriceId);
  const dearest = Math.max(...rows.map((row) => nettAt(quantity, row.unit, row.deal)));
  const saved = (dearest - nettAt(quantity, price, deal)) * (quantity + bonusUnits(quantity, deal));
  return {
    dearest: isThere && rows.length > 1 ? roundHalfUp(saved * (1 + vat / 100)) : null,
    lastPaid: known.lastPaid === null ? null : (known.lastPaid - price) * quantity,
  };
}

const NOTHING: Saved = { dearest: null, lastPaid: null };

const plus = (one: Cents | null, other: Cents | null): Cents | null =>
  one === null ? other : other === null ? one : one + other;

/** What an order saves, over the lines of which it is known. @param getKnown null where nothing is known of a product */
export function savedByOrder(
  lines: readonly (Quantity & Pick<OrderLine, 'productCode'>)[],
  getKnown: (productCode: string) => KnownPrices | null,
): Saved {
  return lines.reduce((sum, line) => {
    const known = getKnown(line.productCode);
    if (!known) return sum;
    const { dearest, lastPaid } = savedBy(line, known);
    return { dearest: plus(sum.dearest, dearest), lastPaid: plus(sum.lastPaid, lastPaid) };
  }, NOTHING);
}
