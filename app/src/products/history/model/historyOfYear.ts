import type { SentLine } from '#products/history/model/sentLine.ts';
import { formatDate } from '#rules/dates.ts';
import type { Cents } from '#rules/money.ts';
import { getSupply, type Supply } from '#rules/supply.ts';
import type { DemandOfMonth } from './demand.ts';

/** Sent line of a product with its result. */
export interface HistoryOfProduct extends Omit<SentLine, 'supplied'> {
  kind: 'line';
  id: string;
  supply: Supply;
  /** Null until the supplier answers. */
  supplied: number | null;
}

/** Day with its lines. */
export interface HistoryDay {
  kind: 'day';
  id: string;
  /** `2026/03/05`; '' if unknown. */
  date: string;
  lines: number;
  ordered: number;
  supplied: number;
}

export type HistoryRow = HistoryDay | HistoryOfProduct;

function toLine(line: SentLine, at: number): HistoryOfProduct {
  const supply = getSupply(line);
  return { ...line, kind: 'line', id: `line ${at}`, supply, supplied: supply === 'waiting' ? null : line.supplied };
}

const getMoment = (sentAt: string | null) => Date.parse(sentAt ?? '') || 0;

/** Groups a year's history by day with totals, newest first (001 §2, Product History). */
export function historyByDate(lines: readonly SentLine[]): readonly HistoryRow[] {
  const newest = lines.map(toLine).toSorted((a, b) => getMoment(b.sentAt) - getMoment(a.sentAt));
  const days = Map.groupBy(newest, ({ sentAt }) => formatDate(sentAt));
  return [...days].flatMap(([date, ofDay]): HistoryRow[] => {
    const ordered = ofDay.reduce((sum, line) => sum + line.ordered, 0);
    const supplied = ofDay.reduce((sum, line) => sum + (line.supplied ?? 0), 0);
    return [{ kind: 'day', id: `day ${date}`, date, lines: ofDay.length, ordered, supplied }, ...ofDay];
  });
}

const MONTHS = 12;
const toMonth = (date: Date) => `${date.getFullYear()}/${String(date.getMonth() + 1).padStart(2, '0')}`;

/** Returns ordered and supplied units in the last 12 months, oldest first; 0 for empty months. */
export function historyByMonth(lines: readonly SentLine[], now: Date): readonly DemandOfMonth[] {
  const months = Array.from({ length: MONTHS }, (_, index) =>
    toMonth(new Date(now.getFullYear(), now.getMonth() - (MONTHS - 1) + index, 1)),
  );
  const byMonth = Map.groupBy(
    lines.filter(({ sentAt }) => getMoment(sentAt) > 0),
    ({ sentAt }) => toMonth(new Date(sentAt ?? '')),
  );
  return months.map((month) => {
    const ofMonth = byMonth.get(month) ?? [];
    return {
      month,
      ordered: ofMonth.reduce((sum, { ordered }) => sum + ordered, 0),
      invoiced: ofMonth.reduce((sum, { supplied }) => sum + supplied, 0),
    };
  });
}

/** Returns prices paid with date and supplier, oldest first; undelivered lines are excluded. */
export function pricesPaid(lines: readonly SentLine[]): readonly { at: number; value: Cents; note: string }[] {
  return lines
    .map((line) => ({ line, at: getMoment(line.sentAt) }))
    .filter(({ line, at }) => line.supplied > 0 && at > 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ line, at }) => ({ at, value: line.price, note: line.supplier }));
}

/** Returns the start of the first of twelve months, in ms. */
export const yearBefore = (now: Date): number =>
  new Date(now.getFullYear(), now.getMonth() - (MONTHS - 1), 1).getTime();
