import { DAY, startOfDay } from './days.ts';

const HOUR = 60 * 60 * 1000;

/** Working hours of suppliers and support, in the writing pharmacy's time. */
export interface WorkingHours {
  /** Hours since midnight: 7.5 is half past seven. */
  readonly from: number;
  readonly until: number;
  /** 0 is Sunday. */
  readonly days: readonly number[];
}

/** Returns why hours are invalid, readable; null if valid. */
export function workingHoursProblem({ from, until, days }: WorkingHours): string | null {
  if (!(from >= 0 && from < until && until <= 24)) return 'Working hours lie between 0 and 24, from before until.';
  if (days.length === 0 || !days.every((day) => Number.isInteger(day) && day >= 0 && day <= 6)) {
    return 'Working days are from 0, Sunday, to 6, and one at least.';
  }
  return null;
}

/**
 * Returns the moment itself in working hours, else the next start.
 * @param moment milliseconds since 1970
 * @param offset milliseconds that the pharmacy is ahead of UTC
 */
export function atWork({ from, until, days }: WorkingHours, moment: number, offset: number): number {
  for (let day = startOfDay(moment, offset); ; day += DAY) {
    const start = day + from * HOUR;
    const isWorkday = days.includes(new Date(day + offset).getUTCDay());
    if (isWorkday && moment < day + until * HOUR) return Math.max(moment, start);
  }
}
