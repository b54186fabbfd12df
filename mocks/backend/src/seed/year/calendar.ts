import { DAY, startOfDay } from '../../rules/days.ts';

const HOUR = 60 * 60 * 1000;
/** Fixed holidays: month from 1, day and name. */
const FIXED: readonly (readonly [month: number, day: number, name: string])[] = [
  [1, 1, 'New Year’s Day'],
  [3, 21, 'Human Rights Day'],
  [4, 27, 'Freedom Day'],
  [5, 1, 'Workers’ Day'],
  [6, 16, 'Youth Day'],
  [8, 9, 'Women’s Day'],
  [9, 24, 'Heritage Day'],
  [12, 16, 'the Day of Reconciliation'],
  [12, 25, 'Christmas'],
  [12, 26, 'the Day of Goodwill'],
];
/** Days before and after Easter Sunday. */
const AROUND_EASTER: readonly (readonly [days: number, name: string])[] = [
  [-2, 'Good Friday'],
  [1, 'Family Day'],
];

/** Noon of a local day has the same date in UTC. */
const toDate = (day: number) => new Date(day + 12 * HOUR);
const toDayName = (date: Date) => `${date.getUTCMonth() + 1}/${date.getUTCDate()}`;

/** Returns Easter Sunday as month/day (the anonymous Gregorian rule). */
function easter(year: number): Date {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100];
  const moon = (19 * golden + century - (century >> 2) - Math.floor((8 * century + 13) / 25) + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * (rest >> 2) - moon - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const at = moon + weekday - 7 * late + 114;
  return new Date(Date.UTC(year, Math.floor(at / 31) - 1, (at % 31) + 1));
}

/** Returns a year's holidays by month/day; one on a Sunday includes the Monday. */
function getHolidays(year: number): ReadonlyMap<string, string> {
  const fixed = FIXED.map(([month, day, name]) => ({ date: new Date(Date.UTC(year, month - 1, day)), name }));
  const later = (date: Date, days: number) => new Date(date.getTime() + days * DAY);
  const moved = fixed
    .filter(({ date }) => date.getUTCDay() === 0)
    .map(({ date, name }) => ({ date: later(date, 1), name }));
  const around = AROUND_EASTER.map(([days, name]) => ({ date: later(easter(year), days), name }));
  return new Map([...moved, ...fixed, ...around].map(({ date, name }) => [toDayName(date), name]));
}

const known = new Map<number, ReadonlyMap<string, string>>();

/** Returns the name of the South African public holiday on a local day; '' if it is none. */
export function holidayName(day: number): string {
  const date = toDate(day);
  const year = date.getUTCFullYear();
  const holidays = known.get(year) ?? getHolidays(year);
  known.set(year, holidays);
  return holidays.get(toDayName(date)) ?? '';
}

export const isHoliday = (day: number): boolean => holidayName(day) !== '';

/**
 * Returns the weekday; 0 is Sunday.
 * @param day midnight that starts a local day
 */
export const getWeekday = (day: number): number => toDate(day).getUTCDay();
/** Returns the month; 0 is January. */
export const toMonth = (moment: number): number => toDate(startOfDay(moment)).getUTCMonth();

/** Returns the first and last moment for orders on a local day; null on Sundays and public holidays. */
export function workingHours(day: number): { from: number; until: number } | null {
  const weekday = getWeekday(day);
  if (weekday === 0 || isHoliday(day)) return null;
  return weekday === 6
    ? { from: day + 8 * HOUR, until: day + 13 * HOUR }
    : { from: day + 7.5 * HOUR, until: day + 18 * HOUR };
}

/** Work ends before closing time. */
const BEFORE_CLOSING = 0.4 * HOUR;

/** Returns the moment itself in working hours, otherwise one shortly before the end of the previous ones. */
export function workingMoment(moment: number): number {
  for (let day = startOfDay(moment); ; day = startOfDay(day - 1)) {
    const hours = workingHours(day);
    if (hours && hours.from <= moment) return Math.min(moment, hours.until - BEFORE_CLOSING);
  }
}

/** Returns the working day of a moment, or the next one. */
export function workingDay(moment: number): { from: number; until: number } {
  for (let day = startOfDay(moment); ; day = startOfDay(day + 1.5 * DAY)) {
    const hours = workingHours(day);
    if (hours && moment < hours.until) return hours;
  }
}
