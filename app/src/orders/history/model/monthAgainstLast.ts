import { type Cents, sumCents } from '#rules/money.ts';
import type { CalendarDay } from '#rules/zones.ts';
import type { PastOrder } from './pastOrder.ts';

/** What was ordered in this month, beside the last one. Amounts as the history has them by month. */
export interface MonthAgainstLast {
  /** `yyyy/MM`. */
  month: string;
  last: string;
  /** So far. */
  ordered: Cents;
  /** In the whole of the last month. */
  orderedLast: Cents;
  /** In the last month up to the same day of it, that day included. */
  orderedByNow: Cents;
}

const named = (year: number, month: number) => `${year}/${String(month).padStart(2, '0')}`;
const ordered = (orders: readonly PastOrder[]) => sumCents(orders.map((order) => order.ordered));

/**
 * @param orders the history of at least two months
 * @param day of a moment, in the days that the orders' months are in
 */
export function monthAgainstLast(
  orders: readonly PastOrder[],
  today: CalendarDay,
  day: (moment: Date) => CalendarDay,
): MonthAgainstLast {
  const month = named(today.year, today.month);
  const last = today.month === 1 ? named(today.year - 1, 12) : named(today.year, today.month - 1);
  const before = orders.filter((order) => order.month === last);
  const byNow = before.filter(({ sent }) => sent !== null && day(new Date(sent)).day <= today.day);
  return {
    ...{ month, last, orderedLast: ordered(before), orderedByNow: ordered(byNow) },
    ordered: ordered(orders.filter((order) => order.month === month)),
  };
}
