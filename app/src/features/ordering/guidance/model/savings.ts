import type { OrderLine } from '#orders/current/model/line.ts';
import type { PriceRow } from '#products/prices/model/priceRow.ts';
import type { Cents } from '#rules/money.ts';
import { bonusUnits } from '#rules/quantity.ts';

/** What is known of a product beside its price on a line. */
export interface KnownPrices {
  /** What its suppliers charge, as the grid shows it; empty where nobody has looked. */
  rows: readonly Pick<PriceRow, 'price' | 'save'>[];
  /** What a unit cost when it was bought last, of whomever; null where it is not known. */
  lastPaid: Cents | null;
}

/** What a quantity saves; null where it is not known. Below 0 it costs more. */
export interface Saved {
  /** Against the dearest supplier, nett: the grid's Save for every unit that comes, free ones among them (ruling 11). */
  dearest: Cents | null;
  /** Against what was paid last, by the list price, as the trail of prices has it. */
  lastPaid: Cents | null;
}

type Quantity = Pick<OrderLine, 'quantity' | 'price' | 'deal' | 'supplierPriceId'>;

export function savedBy({ quantity, price, deal, supplierPriceId }: Quantity, known: KnownPrices): Saved {
  const row = known.rows.find((each) => each.price.supplierpriceid === supplierPriceId);
  const units = quantity + bonusUnits(quantity, deal);
  return {
    dearest: row && known.rows.length > 1 ? row.save * units : null,
    lastPaid: known.lastPaid === null ? null : (known.lastPaid - price) * quantity,
  };
}

const NOTHING: Saved = { dearest: null, lastPaid: null };

const plus = (one: Cents | null, other: Cents | null): Cents | null =>
  one === null ? other : other === null ? one : one + other;

/** What an order saves, over the lines of which it is known. @param knownOf null where nothing is known of a product */
export function savedByOrder(
  lines: readonly (Quantity & Pick<OrderLine, 'productCode'>)[],
  knownOf: (productCode: string) => KnownPrices | null,
): Saved {
  return lines.reduce((sum, line) => {
    const known = knownOf(line.productCode);
    if (!known) return sum;
    const { dearest, lastPaid } = savedBy(line, known);
    return { dearest: plus(sum.dearest, dearest), lastPaid: plus(sum.lastPaid, lastPaid) };
  }, NOTHING);
}
