import { type Cents, sumCents } from '#rules/money.ts';
import { type CalendarDay, getDays } from '#rules/zones.ts';

/** What was ordered of a supplier at one time. */
export interface OrderedLine {
  /** ISO 8601; null where it is not known. */
  sent: string | null;
  ordered: number;
  price: Cents;
}

export interface OrderedMonth {
  /** `yyyy/MM` of the day it ends on. */
  month: string;
  total: Cents;
}

/** How many months are shown: the year that the history of a supplier covers (002 §9). */
const MONTHS = 12;

const getLastDay = (year: number, month: number) => new Date(year, month + 1, 0).getDate();

type Day = (moment: Date) => CalendarDay;

/** Months since year 0, of the month of a supplier that a moment falls into: named by the day it ends on. */
function toMonth(moment: Date, closingday: number, dayOf: Day): number {
  const { year, month, day } = dayOf(moment);
  const end = Math.min(closingday, getLastDay(year, month - 1));
  return year * 12 + month - 1 + (day > end ? 1 : 0);
}

const getName = (month: number) => `${Math.floor(month / 12)}/${String((month % 12) + 1).padStart(2, '0')}`;

export interface OrderedMonthsAsked {
  /** 1 to 31; anything else is the calendar's month. */
  closingday: number;
  now: Date;
  /** Whose days they are: the pharmacy's. */
  country: string;
}

/** What was ordered in each of a supplier's last twelve months, the present one last, in the pharmacy's days. */
export function orderedMonths(
  lines: readonly OrderedLine[],
  { closingday, now, country }: OrderedMonthsAsked,
): OrderedMonth[] {
  const end = closingday >= 1 && closingday <= 31 ? closingday : 31;
  const dayOf = getDays(country);
  const byMonth = Map.groupBy(
    lines.filter(({ sent }) => sent !== null && !Number.isNaN(Date.parse(sent))),
    ({ sent }) => toMonth(new Date(sent ?? 0), end, dayOf),
  );
  const last = toMonth(now, end, dayOf);
  return Array.from({ length: MONTHS }, (_, at) => {
    const month = last - MONTHS + 1 + at;
    return { month: getName(month), total: getTotal(byMonth.get(month) ?? []) };
  });
}

const getTotal = (lines: readonly OrderedLine[]): Cents => sumCents(lines.map(({ ordered, price }) => ordered * price));

/** What was ordered from one moment to another, both included; ISO 8601. Null where one of them is none. */
export function orderedBetween(lines: readonly OrderedLine[], from: string | null, to: string | null): Cents | null {
  const [first, last] = [Date.parse(from ?? ''), Date.parse(to ?? '')];
  if (Number.isNaN(first) || Number.isNaN(last)) return null;
  const sent = (line: OrderedLine) => Date.parse(line.sent ?? '');
  return getTotal(lines.filter((line) => sent(line) >= first && sent(line) <= last));
}
