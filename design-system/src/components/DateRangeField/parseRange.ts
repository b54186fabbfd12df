import type { IsoDate } from '../DateField/dates.ts';
import { messages } from '../DateField/messages.ts';
import { type DateLimits, parseDate } from '../DateField/parseDate.ts';

/** A first and a last day, both included. An end is `null` while it is open; the first is never after the last. */
export interface DateRange {
  /** `yyyy-MM-dd` */
  from: IsoDate | null;
  /** `yyyy-MM-dd` */
  to: IsoDate | null;
}

/** A range that is often wanted: `Last 30 days`. */
export interface DatePreset extends DateRange {
  /** In the words of those who use it. */
  label: string;
}

/** What was typed at either end. */
export interface RangeTexts {
  from: string;
  to: string;
}

/** What two texts say together, and what is wrong at which end. */
interface ParsedRange {
  range: DateRange;
  problem?: string | undefined;
  at?: 'from' | 'to' | undefined;
}

/** Reads both ends. Ends in the wrong order give no last day: a range that came out is always in order. */
export const parseRange = (texts: RangeTexts, limits: DateLimits): ParsedRange => {
  const from = parseDate(texts.from, limits);
  const to = parseDate(texts.to, limits);
  const range = { from: from.date, to: to.date };
  if (from.problem) return { range, problem: from.problem, at: 'from' };
  if (to.problem) return { range, problem: to.problem, at: 'to' };
  if (range.from && range.to && range.from > range.to) {
    return { range: { from: range.from, to: null }, problem: messages.order, at: 'to' };
  }
  return { range };
};

export const sameRange = (a: DateRange, b: DateRange): boolean => a.from === b.from && a.to === b.to;
