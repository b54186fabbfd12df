import type { UnsentOrder } from '@mortar/contract';
import { type Cents, sumCents, toCents } from '#rules/money.ts';

export interface UnsentRow {
  id: number;
  /** Its description, else its number. */
  name: string;
  lines: number;
  value: Cents;
  locked: boolean;
}

/** Returns unsent orders with their total, latest first. */
export function unsentFigures(orders: readonly UnsentOrder[]) {
  const latestFirst = orders.toSorted((a, b) => (b.createddatetime ?? '').localeCompare(a.createddatetime ?? ''));
  const rows = latestFirst.map(
    (order): UnsentRow => ({
      id: order.orderid,
      lines: order.orderitemqty,
      locked: order.locked,
      name: order.description || order.ordernumber,
      value: toCents(order.ordervalue),
    }),
  );
  return {
    rows,
    lines: rows.reduce((sum, { lines }) => sum + lines, 0),
    value: sumCents(rows.map(({ value }) => value)),
  };
}
