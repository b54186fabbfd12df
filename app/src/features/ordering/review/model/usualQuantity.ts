export interface UsualQuantity {
  /** Median. */
  usual: number;
  maximum: number;
}

/** Minimum number of orders needed. */
const MIN_ORDERS = 3;

/** Factor above the usual quantity that triggers a warning. */
const WARNING_FACTOR = 3;

/** Returns the usual quantities. @param quantities of past orders @returns null if there are too few orders */
export function usualQuantity(quantities: readonly number[]): UsualQuantity | null {
  const sorted = quantities.toSorted((a, b) => a - b);
  if (sorted.length < MIN_ORDERS) return null;
  const middle = Math.floor(sorted.length / 2);
  const [below = 0, above = 0] = sorted.length % 2 === 1 ? [sorted[middle], sorted[middle]] : sorted.slice(middle - 1);
  return { usual: (below + above) / 2, maximum: sorted.at(-1) ?? 0 };
}

/** Returns true if a quantity is more than three times the usual and above any earlier one. */
export const isFarAbove = (quantity: number, { usual, maximum }: UsualQuantity): boolean =>
  quantity > WARNING_FACTOR * usual && quantity > maximum;
