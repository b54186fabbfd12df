import { formatDate, type IsoDate, toDate } from './dates.ts';
import { messages } from './messages.ts';

/** Limits of valid days. */
export interface DateLimits {
  /** The first valid day. */
  min?: IsoDate | undefined;
  /** The last valid day. */
  max?: IsoDate | undefined;
  /** Returns whether a day within the limits is invalid: Sundays, holidays. */
  isDisabled?: ((date: IsoDate) => boolean) | undefined;
}

/** A parsed text: a day, nothing, or why it is invalid. */
interface ParsedDate {
  date: IsoDate | null;
  problem?: string | undefined;
}

/** Returns why a day is invalid. */
export const validateDate = (date: IsoDate, { min, max, isDisabled }: DateLimits): string | undefined => {
  if (min && date < min) return messages.before(formatDate(min));
  if (max && date > max) return messages.after(formatDate(max));
  return isDisabled?.(date) ? messages.unavailable(formatDate(date)) : undefined;
};

const YEAR_FIRST = /^(\d{4})(?:[/.\-\s]+(\d{1,2})[/.\-\s]+(\d{1,2})|(\d{2})(\d{2}))$/;

/**
 * Parses a day with its year first: `2026/03/02`, `2026-3-2`, `2026 3 2`, `20260302`. Other orders are refused, because
 * the month in 2/3/2026 is ambiguous.
 */
export const parseDate = (text: string, limits: DateLimits = {}): ParsedDate => {
  const bare = text.trim();
  if (bare === '') return { date: null };
  const [, year, month, day, shortMonth, shortDay] = YEAR_FIRST.exec(bare) ?? [];
  if (!year) return { date: null, problem: messages.unreadable };
  const date = toDate({ year: Number(year), month: Number(month ?? shortMonth), day: Number(day ?? shortDay) });
  if (!date) return { date: null, problem: messages.noSuchDay };
  const problem = validateDate(date, limits);
  return { date: problem ? null : date, problem };
};
