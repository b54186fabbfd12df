/** What was ordered and invoiced of a product in a month, `yyyy/MM`. */
export interface DemandOfMonth {
  month: string;
  ordered: number;
  invoiced: number;
}

/** Full months that a suggestion looks back on. */
const LOOK_BACK = 3;

const toMonth = (now: Date) => `${now.getFullYear()}/${String(now.getMonth() + 1).padStart(2, '0')}`;

const fullMonths = (months: readonly DemandOfMonth[], now: Date) =>
  months.filter(({ month }) => month < toMonth(now)).toSorted((one, other) => one.month.localeCompare(other.month));

const average = (months: readonly DemandOfMonth[]) =>
  months.reduce((sum, { ordered }) => sum + ordered, 0) / months.length;

/** Units ordered a month on average, over the full months there are; null where there is none. The running month is left out. */
export function averageDemand(months: readonly DemandOfMonth[], now: Date): number | null {
  const full = fullMonths(months, now);
  return full.length === 0 ? null : average(full);
}

/**
 * How many units to order next: what was ordered on average in the last three full months, rounded up to whole multiples
 * of what the supplier's deal counts in. A guide beside a year's figures, nothing that is filled in by itself.
 * @param multiple 1 where it is not known, or there is no deal
 * @returns null where fewer than three full months are known, or nothing was ordered in them
 */
export function suggestedQuantity(months: readonly DemandOfMonth[], multiple: number, now: Date): number | null {
  const last = fullMonths(months, now).slice(-LOOK_BACK);
  if (last.length < LOOK_BACK) return null;
  const needed = average(last);
  const step = Math.max(1, Math.trunc(multiple));
  return needed > 0 ? Math.ceil(needed / step) * step : null;
}
