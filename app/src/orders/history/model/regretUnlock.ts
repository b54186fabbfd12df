import type { ProductHistoryLine } from '@mortar/contract';
import { getSupply } from '#rules/supply.ts';

/** Milliseconds for which a supplier's regret sets preferred supplier locks aside: 3 days (001 §4, §9). */
const UNLOCKED_FOR = 3 * 24 * 3_600_000;

export interface RegretUnlock {
  /** Who regretted. */
  supplier: string;
  /** Until when the product may be ordered from anybody, milliseconds. */
  until: number;
}

type Answered = Pick<ProductHistoryLine, 'supplier' | 'orderedqty' | 'suppliedqty' | 'responsedatetime'>;

/** The regret that keeps a product's supplier locks open the longest; null where none does at the moment `now`. */
export function regretUnlock(lines: readonly Answered[], now: number): RegretUnlock | null {
  const [latest] = lines
    .filter(
      (line) =>
        getSupply({ ...line, orderedquantity: line.orderedqty, suppliedquantity: line.suppliedqty }) === 'regretted',
    )
    .map(({ supplier, responsedatetime }) => ({ supplier, until: Date.parse(responsedatetime ?? '') + UNLOCKED_FOR }))
    .filter(({ until }) => until > now)
    .toSorted((one, other) => other.until - one.until);
  return latest ?? null;
}
