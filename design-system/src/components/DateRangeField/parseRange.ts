import type { IsoDate } from '../DateField/dates.ts';
import { messages } from '../DateField/messages.ts';
import { type DateLimits, parseDate } from '../DateField/parseDate.ts';

/** A first and a last day, both included. An open end is `null`; the first is never after the last. */
export interface DateRange {
  /** `yyyy-MM-dd` */
  from: IsoDate | null;
  /** `yyyy-MM-dd` */
  to: IsoDate | null;
}

/** A frequent range: `Last 30 days`. */
export interface DatePreset extends DateRange {
  /** Display text. */
  label: string;
}

/** Typed text of both ends. */
export interface RangeTexts {
  from: string;
  to: string;
}

/** The range of two texts, and the error of each end. */
interface ParsedRange {
  range: DateRange;
  problem?: string | undefined;
  at?: 'from' | 'to' | undefined;
}

/** Parses both ends. In the wrong order there is no last day, so a returned range is always in order. */
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
