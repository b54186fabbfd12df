import { type Cents, sumCents } from '#rules/money.ts';

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

const lastDayOf = (year: number, month: number) => new Date(year, month + 1, 0).getDate();

/** Months since year 0, of the month of a supplier that a moment falls into: named by the day it ends on. */
function monthOf(moment: Date, closingday: number): number {
  const [year, month] = [moment.getFullYear(), moment.getMonth()];
  const end = Math.min(closingday, lastDayOf(year, month));
  return year * 12 + month + (moment.getDate() > end ? 1 : 0);
}

const nameOf = (month: number) => `${Math.floor(month / 12)}/${String((month % 12) + 1).padStart(2, '0')}`;

/**
 * What was ordered in each of a supplier's last twelve months, the present one last, in the browser's time zone.
 * @param closingday 1 to 31; anything else is the calendar's month
 */
export function orderedMonths(lines: readonly OrderedLine[], closingday: number, now: Date): OrderedMonth[] {
  const end = closingday >= 1 && closingday <= 31 ? closingday : 31;
  const byMonth = Map.groupBy(
    lines.filter(({ sent }) => sent !== null && !Number.isNaN(Date.parse(sent))),
    ({ sent }) => monthOf(new Date(sent ?? 0), end),
  );
  const last = monthOf(now, end);
  return Array.from({ length: MONTHS }, (_, at) => {
    const month = last - MONTHS + 1 + at;
    const total = sumCents((byMonth.get(month) ?? []).map(({ ordered, price }) => ordered * price));
    return { month: nameOf(month), total };
  });
}
