import type { CreditUsage } from '@mortar/contract';
import type { MoveRow } from '#features/ordering/move/model/moveRows.ts';
import type { OrderLine } from '#orders/current/model/line.ts';
import { type Cents, lineTotal } from '#rules/money.ts';

/** Unsent value at a supplier with its minimum and credit. */
export interface SupplierPosition {
  code: string;
  name: string;
  /** Total unsent value in cents, as for sending. */
  value: Cents;
  /** Part of it on other orders. */
  others: Cents;
  /** 0 if there is none. */
  minimum: Cents;
  /** This month's credit; null if none or unknown. */
  credit: Pick<CreditUsage, 'creditlimit' | 'usage'> | null;
}

/** Returns the value missing to the minimum; 0 if reached, not set or without orders. */
export const missingAt = ({ minimum }: Pick<SupplierPosition, 'minimum'>, value: Cents): Cents =>
  value <= 0 ? 0 : Math.max(0, minimum - value);

/** Returns the change in value per supplier code. */
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

/** Supplier before and after moving. */
export interface Moved {
  position: SupplierPosition;
  before: Cents;
  after: Cents;
}

/** Returns the changed suppliers, targets first. */
export function movedPositions(rows: readonly MoveRow[], statuses: ReadonlyMap<string, SupplierPosition>): Moved[] {
  return [...getChanges(rows)]
    .flatMap(([code, change]): Moved[] => {
      const position = statuses.get(code);
      return position ? [{ position, before: position.value, after: position.value + change }] : [];
    })
    .toSorted((a, b) => b.after - b.before - (a.after - a.before));
}

/** Returns the order's own value per supplier with names, for when the total unsent value is unknown. */
export function ownValues(lines: readonly OrderLine[]): ReadonlyMap<string, { name: string; value: Cents }> {
  const values = new Map<string, { name: string; value: Cents }>();
  for (const { supplierCode, supplier, total } of lines) {
    const before = values.get(supplierCode)?.value ?? 0;
    values.set(supplierCode, { name: supplier, value: before + total });
  }
  return values;
}
