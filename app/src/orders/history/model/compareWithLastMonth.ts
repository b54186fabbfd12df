import { type Cents, sumCents } from '#rules/money.ts';
import type { CalendarDay } from '#rules/zones.ts';
import type { PastOrder } from './pastOrder.ts';

/** Orders of this month compared with the last, as in the monthly history. */
export interface MonthAgainstLast {
  /** `yyyy/MM`. */
  month: string;
  last: string;
  /** So far. */
  ordered: Cents;
  /** Full last month. */
  orderedLast: Cents;
  /** Last month up to and including the same day. */
  orderedByNow: Cents;
}

const toMonth = (year: number, month: number) => `${year}/${String(month).padStart(2, '0')}`;
const sumOrdered = (orders: readonly PastOrder[]) => sumCents(orders.map((order) => order.ordered));

/**
 * Compares this month with the last.
 * @param orders history of at least two months
 * @param day returns the calendar day of a moment, in the months' time zone
 */
export function compareWithLastMonth(
  orders: readonly PastOrder[],
  today: CalendarDay,
  day: (moment: Date) => CalendarDay,
): MonthAgainstLast {
  const month = toMonth(today.year, today.month);
  const last = today.month === 1 ? toMonth(today.year - 1, 12) : toMonth(today.year, today.month - 1);
  const before = orders.filter((order) => order.month === last);
  const untilSameDay = before.filter(({ sent }) => sent !== null && day(new Date(sent)).day <= today.day);
  return {
    month,
    last,
    orderedLast: sumOrdered(before),
    orderedByNow: sumOrdered(untilSameDay),
    ordered: sumOrdered(orders.filter((order) => order.month === month)),
  };
}
