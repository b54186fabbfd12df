import type { SentLine } from '#products/history/model/sentLine.ts';
import { getSupply } from '#rules/supply.ts';

/** Milliseconds for which a supplier's regret suspends preferred supplier locks: 3 days (001 §4, §9). */
const UNLOCK_MS = 3 * 24 * 3_600_000;

export interface RegretUnlock {
  /** Supplier that regretted. */
  supplier: string;
  /** Time until which the product may be ordered from any supplier, in ms. */
  until: number;
}

type Answered = Pick<SentLine, 'supplier' | 'ordered' | 'supplied' | 'answeredAt'>;

/** Returns the regret that suspends a product's locks longest; null if none does at `now`. */
export function regretUnlock(lines: readonly Answered[], now: number): RegretUnlock | null {
  const [latest] = lines
    .filter((line) => getSupply(line) === 'regretted')
    .map(({ supplier, answeredAt }) => ({ supplier, until: Date.parse(answeredAt ?? '') + UNLOCK_MS }))
    .filter(({ until }) => until > now)
    .toSorted((a, b) => b.until - a.until);
  return latest ?? null;
}
