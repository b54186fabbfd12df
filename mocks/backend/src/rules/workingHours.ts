import { DAY, startOfDay } from './days.ts';

const HOUR = 60 * 60 * 1000;

/** When suppliers and support are at work, on the clocks of the pharmacy that writes to them. */
export interface WorkingHours {
  /** Hours since midnight: 7.5 is half past seven. */
  readonly from: number;
  readonly until: number;
  /** 0 is Sunday. */
  readonly days: readonly number[];
}

/** Why hours cannot be kept, for people; null where they can. */
export function workingHoursProblem({ from, until, days }: WorkingHours): string | null {
  if (!(from >= 0 && from < until && until <= 24)) return 'Working hours lie between 0 and 24, from before until.';
  if (days.length === 0 || !days.every((day) => Number.isInteger(day) && day >= 0 && day <= 6)) {
    return 'Working days are from 0, Sunday, to 6, and one at least.';
  }
  return null;
}

/**
 * The moment itself in working hours, else the one at which they begin.
 * @param moment milliseconds since 1970
 * @param offset milliseconds that the pharmacy's clocks are ahead of UTC
 */
export function atWork({ from, until, days }: WorkingHours, moment: number, offset: number): number {
  for (let day = startOfDay(moment, offset); ; day += DAY) {
    const start = day + from * HOUR;
    const isWorkday = days.includes(new Date(day + offset).getUTCDay());
    if (isWorkday && moment < day + until * HOUR) return Math.max(moment, start);
  }
}
