/** What was usually ordered of a product at a time. */
export interface UsualQuantity {
  /** The middle of all. */
  usual: number;
  /** The largest of all. */
  most: number;
}

/** How often something has to have been ordered before any quantity of it is usual. */
const OFTEN = 3;

/** How many times the usual quantity is far above it. */
const FAR = 3;

/** @param quantities what was ordered of a product each time @returns null where that was too seldom to be usual */
export function usualQuantity(quantities: readonly number[]): UsualQuantity | null {
  const sorted = quantities.toSorted((one, other) => one - other);
  if (sorted.length < OFTEN) return null;
  const middle = Math.floor(sorted.length / 2);
  const [below = 0, above = 0] = sorted.length % 2 === 1 ? [sorted[middle], sorted[middle]] : sorted.slice(middle - 1);
  return { usual: (below + above) / 2, most: sorted.at(-1) ?? 0 };
}

/** Whether a quantity is more than three times what is usual, and more than there ever was: what was wanted once is no slip. */
export const isFarAbove = (quantity: number, { usual, most }: UsualQuantity): boolean =>
  quantity > FAR * usual && quantity > most;
