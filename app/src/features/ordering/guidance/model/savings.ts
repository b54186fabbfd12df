import type { OrderLine } from '#orders/current/model/line.ts';
import type { PriceRow } from '#products/prices/model/priceRow.ts';
import { type Cents, roundHalfUp } from '#rules/money.ts';
import { bonusUnits, type Deal } from '#rules/quantity.ts';

/** Prices to compare a line with. */
export interface KnownPrices {
  /** Supplier prices as in the grid; empty if not read. */
  rows: readonly Pick<PriceRow, 'price' | 'unit' | 'deal'>[];
  /** VAT in percent added to savings against the dearest, as in the nett columns. */
  vat: number;
  /** Latest unit price of any supplier; null if unknown. */
  lastPaid: Cents | null;
}

/** Savings of a quantity in cents; null if unknown. Below 0 it costs more. */
export interface Saved {
  /**
   * Against the dearest supplier, nett, for this quantity with its free units. For multiples of the deal it equals the
   * grid's Save per unit (ruling 11).
   */
  dearest: Cents | null;
  /** Against the last price paid, by list price, as in the price history. */
  lastPaid: Cents | null;
}

type Quantity = Pick<OrderLine, 'quantity' | 'price' | 'deal' | 'supplierPriceId'>;

/** Nett unit price at a quantity, in fractional cents. */
function nettAt(quantity: number, unit: Cents, deal: Deal): number {
  return (unit * quantity) / (quantity + bonusUnits(quantity, deal));
}

export function savedBy({ quantity, price, deal, supplierPriceId }: Quantity, known: KnownPrices): Saved {
  const { rows, vat } = known;
  const isKnownPrice = rows.some((each) => each.price.supplierPriceId === supplierPriceId);
  const dearest = Math.max(...rows.map((row) => nettAt(quantity, row.unit, row.deal)));
  const saved = (dearest - nettAt(quantity, price, deal)) * (quantity + bonusUnits(quantity, deal));
  return {
    dearest: isKnownPrice && rows.length > 1 ? roundHalfUp(saved * (1 + vat / 100)) : null,
    lastPaid: known.lastPaid === null ? null : (known.lastPaid - price) * quantity,
  };
}

const NOTHING: Saved = { dearest: null, lastPaid: null };

const plus = (a: Cents | null, b: Cents | null): Cents | null => (a === null ? b : b === null ? a : a + b);

/** Returns the savings of an order's known lines. @param getKnown null if nothing is known of a product */
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
