import { pricesPaid } from '#products/history/model/historyOfYear.ts';
import type { SentLine } from '#products/history/model/sentLine.ts';
import type { Cents } from '#rules/money.ts';

/** History of a product, as far as guidance needs it. */
export interface PastOfProduct {
  /** Quantity of each order. */
  quantities: readonly number[];
  /** Latest unit price of any supplier, in cents; null if never delivered. */
  lastPaid: Cents | null;
}

export const pastOfProduct = (lines: readonly SentLine[]): PastOfProduct => ({
  quantities: lines.map(({ ordered }) => ordered).filter((quantity) => quantity > 0),
  lastPaid: pricesPaid(lines).at(-1)?.value ?? null,
});
