import { monthAround, monthsBefore } from '../rules/days.ts';
import { totalCents } from '../rules/money.ts';
import { invoicedCents } from '../rules/orders/invoiced.ts';
import type { SentLine, SentOrderRow } from '../store/rows.ts';

/** A bar of a chart. Money in cents. */
export interface Bar {
  label: string;
  value: number;
  /** A second value beside the first, where a chart compares two. */
  other?: number;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** What was ordered and what was invoiced in each of the last twelve months and the current one, in cents. */
export function purchasesByMonth(orders: readonly SentOrderRow[], now: number, offset?: number): Bar[] {
  const { start: current } = monthAround(now, offset);
  return Array.from({ length: 13 }, (_, at) => {
    const { start, end } = monthAround(monthsBefore(current, 12 - at, offset), offset);
    const sent = orders.filter(({ sentat }) => sentat >= start && sentat <= end);
    const middle = new Date((start + end) / 2);
    return {
      label: `${MONTHS[middle.getUTCMonth()]} ${String(middle.getUTCFullYear()).slice(2)}`,
      value: sent.reduce((cents, order) => cents + totalCents(order.lines), 0),
      other: sent.reduce((cents, order) => cents + invoicedCents(order.lines), 0),
    };
  });
}

const largestFirst = (one: Bar, other: Bar) => other.value - one.value || one.label.localeCompare(other.label);

/** What each supplier invoiced in the last twelve months, in cents. */
export function purchasesBySupplier(orders: readonly SentOrderRow[], now: number, offset?: number): Bar[] {
  const since = monthsBefore(monthAround(now, offset).start, 12, offset);
  const suppliers = Map.groupBy(
    orders.filter(({ sentat }) => sentat >= since),
    ({ suppliername }) => suppliername,
  );
  return [...suppliers]
    .map(([label, sent]) => ({ label, value: sent.reduce((cents, { lines }) => cents + invoicedCents(lines), 0) }))
    .sort(largestFirst);
}

const MOST_REGRETTED = 15;

/** The products that suppliers owe most packs of, from the last twelve months, in packs. */
export function mostRegretted(orders: readonly SentOrderRow[], now: number, offset?: number): Bar[] {
  const since = monthsBefore(monthAround(now, offset).start, 12, offset);
  const answered = orders.filter(({ sentat, answeredat }) => answeredat !== null && sentat >= since);
  const products = Map.groupBy(
    answered.flatMap(({ lines }) => lines),
    ({ productdescription }) => productdescription,
  );
  const missing = (lines: readonly SentLine[]) =>
    lines.reduce((packs, line) => packs + Math.max(0, line.orderedquantity - line.suppliedquantity), 0);
  return [...products]
    .map(([label, lines]) => ({ label, value: missing(lines) }))
    .filter(({ value }) => value > 0)
    .sort(largestFirst)
    .slice(0, MOST_REGRETTED);
}
