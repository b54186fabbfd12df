import type { SupplierPrice } from '@mortar/contract';
import type { OrderLine } from '#orders/current/model/line.ts';
import type { AddRequest } from '#orders/lines/model/decideAdd.ts';
import { withStep } from './changedSince.ts';
import type { LineStep } from './entry.ts';

/** What holds for every line, however it comes onto an order (001 §4). */
export type LineRules = Pick<AddRequest, 'maximum' | 'severalSuppliers'>;

/** A line that nobody could add by hand: its product stands there from another supplier, and only one is allowed. */
export interface TwoSuppliers {
  line: OrderLine;
  now: OrderLine;
}

export interface ByHand {
  refused: readonly TwoSuppliers[];
  /** Lines over the maximum quantity: a password sets that aside. */
  overLimit: readonly OrderLine[];
}

/** Lines that steps put at a supplier they were not at: only those meet a lock, as by hand. */
export const newlyOrdered = (wanted: readonly LineStep[]): readonly OrderLine[] =>
  wanted.flatMap(({ before, after }) => (after && before?.supplierPriceId !== after.supplierPriceId ? [after] : []));

/** The lines among some that are locked at their supplier. @param getPrices what suppliers ask for a product, by its code */
export const lockedLines = <Line extends Pick<OrderLine, 'productCode' | 'supplierPriceId'>>(
  lines: readonly Line[],
  getPrices: (productCode: string) => readonly SupplierPrice[],
): readonly Line[] =>
  lines.filter(({ productCode, supplierPriceId }) =>
    getPrices(productCode).some((price) => price.supplierpriceid === supplierPriceId && price.locked),
  );

/**
 * What by hand would stand between some steps and the order: what was ordered once is no exception. A quantity that earns
 * no whole bonus came with a file, a basket or a regret: it goes back as it stood.
 * @param order the lines as they stand
 */
export function askedByHand(
  order: readonly OrderLine[],
  wanted: readonly LineStep[],
  { maximum, severalSuppliers }: LineRules,
): ByHand {
  let lines = order;
  const refused: TwoSuppliers[] = [];
  const overLimit: OrderLine[] = [];
  for (const step of wanted) {
    const { before, after } = step;
    if (after && maximum !== null && after.quantity > maximum) overLimit.push(after);
    if (after && !before) {
      const isElsewhere = ({ productCode, supplierCode }: OrderLine) =>
        productCode === after.productCode && supplierCode !== after.supplierCode;
      const now = severalSuppliers ? undefined : lines.find(isElsewhere);
      if (now) refused.push({ line: after, now });
    }
    lines = withStep(lines, step);
  }
  return { refused, overLimit };
}
