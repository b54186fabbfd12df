import type { CreditUsage } from '@mortar/contract';
import type { MoveRow } from '#features/ordering/move/model/moveRows.ts';
import type { OrderLine } from '#orders/current/model/line.ts';
import { type Cents, lineTotal } from '#rules/money.ts';

/** What is unsent at a supplier, against what was agreed with it. */
export interface Standing {
  code: string;
  name: string;
  /** All that is unsent there, as sending counts it. */
  value: Cents;
  /** What of it stands on other orders. */
  others: Cents;
  /** 0 where none is set. */
  minimum: Cents;
  /** This month's credit; null where the supplier says nothing of it, or nobody knows. */
  credit: Pick<CreditUsage, 'creditlimit' | 'usage'> | null;
}

/** What the value of a supplier lacks to its minimum; 0 where it is reached, where none is set and where nothing is left. */
export const missingAt = ({ minimum }: Pick<Standing, 'minimum'>, value: Cents): Cents =>
  value <= 0 ? 0 : Math.max(0, minimum - value);

/** What a supplier has more, or less, once some lines have moved, by its code. */
export function getChanges(rows: readonly MoveRow[]): ReadonlyMap<string, Cents> {
  const changes = new Map<string, Cents>();
  const add = (code: string, cents: Cents) => changes.set(code, (changes.get(code) ?? 0) + cents);
  for (const { line, arrival } of rows) {
    if (!arrival) continue;
    add(line.supplierCode, -line.total);
    add(arrival.line.supplierCode, lineTotal(arrival.line.price, arrival.line.quantity) - (arrival.into?.total ?? 0));
  }
  return changes;
}

/** A supplier before and after. */
export interface Moved {
  standing: Standing;
  before: Cents;
  after: Cents;
}

/** The suppliers that moving changes, whom it goes to first. */
export function movedStandings(rows: readonly MoveRow[], standings: ReadonlyMap<string, Standing>): Moved[] {
  return [...getChanges(rows)]
    .flatMap(([code, change]): Moved[] => {
      const standing = standings.get(code);
      return standing ? [{ standing, before: standing.value, after: standing.value + change }] : [];
    })
    .toSorted((one, other) => other.after - other.before - (one.after - one.before));
}

/** What the order alone comes to at each supplier, with the names: where nobody says what else is unsent. */
export function ownValues(lines: readonly OrderLine[]): ReadonlyMap<string, { name: string; value: Cents }> {
  const values = new Map<string, { name: string; value: Cents }>();
  for (const { supplierCode, supplier, total } of lines) {
    const before = values.get(supplierCode)?.value ?? 0;
    values.set(supplierCode, { name: supplier, value: before + total });
  }
  return values;
}
