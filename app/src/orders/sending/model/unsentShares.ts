import { type Cents, sumCents } from '#rules/money.ts';
import type { UnsentLine } from './unsentSupplier.ts';

/** What of somebody's other order would be sent along. */
export interface OtherOrder {
  number: string;
  /** Who put its lines in, in the order of the lines. */
  staff: readonly string[];
  lines: number;
  value: Cents;
}

/** What is sent, told apart by the order it stands on: a supplier is sent all that is unsent there (002 §2.6). */
export interface Shares {
  own: Cents;
  ownLines: number;
  others: readonly OtherOrder[];
  otherValue: Cents;
}

const getTotal = (lines: readonly UnsentLine[]) => sumCents(lines.map(({ total }) => total));

/** @param ownNumber the number of the order that is open */
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
