/** Ordered and invoiced units in a month, `yyyy/MM`. */
export interface DemandOfMonth {
  month: string;
  ordered: number;
  invoiced: number;
}

/** Number of full months considered. */
const CONSIDERED_MONTHS = 3;

const toMonth = (now: Date) => `${now.getFullYear()}/${String(now.getMonth() + 1).padStart(2, '0')}`;

const fullMonths = (months: readonly DemandOfMonth[], now: Date) =>
  months.filter(({ month }) => month < toMonth(now)).toSorted((a, b) => a.month.localeCompare(b.month));

const average = (months: readonly DemandOfMonth[]) =>
  months.reduce((sum, { ordered }) => sum + ordered, 0) / months.length;

/** Returns the average units ordered per full month, excluding the current one; null without any. */
export function averageDemand(months: readonly DemandOfMonth[], now: Date): number | null {
  const full = fullMonths(months, now);
  return full.length === 0 ? null : average(full);
}

/**
 * Returns a suggested quantity: the average of the last three full months, rounded up to the deal's multiple. Displayed
 * only, never filled in.
 * @param multiple 1 without a deal, or if unknown
 * @returns null with fewer than three full months or without orders
 */
export function suggestedQuantity(months: readonly DemandOfMonth[], multiple: number, now: Date): number | null {
  const last = fullMonths(months, now).slice(-CONSIDERED_MONTHS);
  if (last.length < CONSIDERED_MONTHS) return null;
  const needed = average(last);
  const step = Math.max(1, Math.trunc(multiple));
  return needed > 0 ? Math.ceil(needed / step) * step : null;
}
