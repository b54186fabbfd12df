import type { OrderLine } from '#orders/current/model/line.ts';
import type { AddRequest } from '#orders/lines/model/decideAdd.ts';
import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import { withStep } from './checkEntry.ts';
import type { LineStep } from './entry.ts';

/** Rules for lines from any source (001 §4). */
export type LineRules = Pick<AddRequest, 'maximum' | 'severalSuppliers'>;

/** Line that cannot be added: its product is ordered from another supplier, and only one is allowed. */
export interface TwoSuppliers {
  line: OrderLine;
  now: OrderLine;
}

export interface Objections {
  refused: readonly TwoSuppliers[];
  /** Lines above the maximum quantity, which a password overrides. */
  overLimit: readonly OrderLine[];
}

/** Returns lines that change their supplier's price: only those can be locked, as for manual changes. */
export const newlyOrdered = (wanted: readonly LineStep[]): readonly OrderLine[] =>
  wanted.flatMap(({ before, after }) => (after && before?.supplierPriceId !== after.supplierPriceId ? [after] : []));

/** Returns the locked lines. @param getPrices supplier prices by product code */
export const lockedLines = <Line extends Pick<OrderLine, 'productCode' | 'supplierPriceId'>>(
  lines: readonly Line[],
  getPrices: (productCode: string) => readonly SupplierPrice[],
): readonly Line[] =>
  lines.filter(({ productCode, supplierPriceId }) =>
    getPrices(productCode).some((price) => price.supplierPriceId === supplierPriceId && price.locked),
  );

/**
 * Returns the objections to steps, as for manual changes, even if the line was ordered before. Quantities without a
 * full bonus come from files, baskets or regrets and are restored unchanged.
 * @param order current lines
 */
export function findObjections(
  order: readonly OrderLine[],
  wanted: readonly LineStep[],
  { maximum, severalSuppliers }: LineRules,
): Objections {
  let lines = order;
  const refused: TwoSuppliers[] = [];
  const overLimit: OrderLine[] = [];
  for (const step of wanted) {
    const { before, after } = step;
    if (after && maximum !== null && after.quantity > maximum) overLimit.push(after);
    if (after && !before) {
      const isAtOtherSupplier = ({ productCode, supplierCode }: OrderLine) =>
        productCode === after.productCode && supplierCode !== after.supplierCode;
      const now = severalSuppliers ? undefined : lines.find(isAtOtherSupplier);
      if (now) refused.push({ line: after, now });
    }
    lines = withStep(lines, step);
  }
  return { refused, overLimit };
}
