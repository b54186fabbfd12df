import { type Cents, sumCents } from '#rules/money.ts';
import type { UnsentLine } from './unsentSupplier.ts';

/** Part of another user's order that would be sent too. */
export interface OtherOrder {
  number: string;
  /** Users who added its lines, in line order. */
  staff: readonly string[];
  lines: number;
  value: Cents;
}

/** Value to send by order, since a supplier receives all unsent lines (002 §2.6). */
export interface Shares {
  own: Cents;
  ownLines: number;
  others: readonly OtherOrder[];
  otherValue: Cents;
}

const getTotal = (lines: readonly UnsentLine[]) => sumCents(lines.map(({ total }) => total));

/** Splits lines by order. @param ownNumber number of the open order */
export function getShares(lines: readonly UnsentLine[], ownNumber: string): Shares {
  const own = lines.filter(({ orderNumber }) => orderNumber === ownNumber);
  const rest = lines.filter(({ orderNumber }) => orderNumber !== ownNumber);
  const others = [...Map.groupBy(rest, ({ orderNumber }) => orderNumber)].map(([number, each]) => ({
    number,
    staff: [...new Set(each.map(({ staff }) => staff))],
    lines: each.length,
    value: getTotal(each),
  }));
  return { own: getTotal(own), ownLines: own.length, others, otherValue: getTotal(rest) };
}
