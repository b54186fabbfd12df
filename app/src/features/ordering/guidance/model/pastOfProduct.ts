import type { ProductHistoryLine } from '@mortar/contract';
import { pricesPaid } from '#products/history/model/historyOfYear.ts';
import type { Cents } from '#rules/money.ts';

/** What of a product's history guidance goes by. */
export interface PastOfProduct {
  /** How much was ordered each time. */
  quantities: readonly number[];
  /** What a unit cost when it came last, of whomever; null where nothing came. */
  lastPaid: Cents | null;
}

export const pastOfProduct = (lines: readonly ProductHistoryLine[]): PastOfProduct => ({
  quantities: lines.map(({ orderedqty }) => orderedqty).filter((quantity) => quantity > 0),
  lastPaid: pricesPaid(lines).at(-1)?.value ?? null,
});
