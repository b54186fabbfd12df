import type { UnsentOrder } from '#orders/current/model/unsentOrder.ts';
import { type Cents, sumCents } from '#rules/money.ts';

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
  const latestFirst = orders.toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''));
  const rows = latestFirst.map(
    (order): UnsentRow => ({
      id: order.orderId,
      lines: order.lineCount,
      locked: order.locked,
      name: order.description || order.orderNumber,
      value: order.value,
    }),
  );
  return {
    rows,
    lines: rows.reduce((sum, { lines }) => sum + lines, 0),
    value: sumCents(rows.map(({ value }) => value)),
  };
}
