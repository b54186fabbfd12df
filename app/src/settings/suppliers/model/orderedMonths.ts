import { type Cents, sumCents } from '#rules/money.ts';
import { type CalendarDay, getDays } from '#rules/zones.ts';

/** Value ordered from a supplier at a time. */
export interface OrderedLine {
  /** ISO 8601; null if unknown. */
  sent: string | null;
  ordered: number;
  price: Cents;
}

export interface OrderedMonth {
  /** `yyyy/MM` of its last day. */
  month: string;
  total: Cents;
}

/** Number of months shown: the year covered by a supplier's history (002 §9). */
const MONTHS = 12;

const getLastDay = (year: number, month: number) => new Date(year, month + 1, 0).getDate();

type Day = (moment: Date) => CalendarDay;

/** Index since year 0 of the supplier month that contains a moment, by its last day. */
function toMonth(moment: Date, closingDay: number, dayOf: Day): number {
  const { year, month, day } = dayOf(moment);
  const end = Math.min(closingDay, getLastDay(year, month - 1));
  return year * 12 + month - 1 + (day > end ? 1 : 0);
}

const getName = (month: number) => `${Math.floor(month / 12)}/${String((month % 12) + 1).padStart(2, '0')}`;

export interface OrderedMonthsRequest {
  /** 1 to 31; otherwise the calendar month. */
  closingday: number;
  now: Date;
  /** Country of the pharmacy, whose days are used. */
  country: string;
}

/** Returns ordered values of a supplier's last twelve months, current one last, by the pharmacy's days. */
export function orderedMonths(
  lines: readonly OrderedLine[],
  { closingday, now, country }: OrderedMonthsRequest,
): OrderedMonth[] {
  const end = closingday >= 1 && closingday <= 31 ? closingday : 31;
  const dayOf = getDays(country);
  const byMonth = Map.groupBy(
    lines.filter(({ sent }) => sent !== null && !Number.isNaN(Date.parse(sent))),
    ({ sent }) => toMonth(new Date(sent ?? 0), end, dayOf),
  );
  const last = toMonth(now, end, dayOf);
  return Array.from({ length: MONTHS }, (_, index) => {
    const month = last - MONTHS + 1 + index;
    return { month: getName(month), total: getTotal(byMonth.get(month) ?? []) };
  });
}

const getTotal = (lines: readonly OrderedLine[]): Cents => sumCents(lines.map(({ ordered, price }) => ordered * price));

/** Returns the value ordered between two ISO 8601 moments, inclusive; null if one is invalid. */
export function orderedBetween(lines: readonly OrderedLine[], from: string | null, to: string | null): Cents | null {
  const [first, last] = [Date.parse(from ?? ''), Date.parse(to ?? '')];
  if (Number.isNaN(first) || Number.isNaN(last)) return null;
  const getSentTime = (line: OrderedLine) => Date.parse(line.sent ?? '');
  return getTotal(lines.filter((line) => getSentTime(line) >= first && getSentTime(line) <= last));
}
