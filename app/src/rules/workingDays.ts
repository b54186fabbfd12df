import type { CalendarDay } from './zones.ts';

const SUNDAY = 0;
const SATURDAY = 6;

/** Formats a day for forms, `yyyy-MM-dd`. */
export const dayText = ({ year, month, day }: CalendarDay): string =>
  [String(year), ...[month, day].map((figure) => String(figure).padStart(2, '0'))].join('-');

const getMoment = ({ year, month, day }: CalendarDay) => new Date(Date.UTC(year, month - 1, day));

/** Returns the previous working day, Monday to Friday; holidays are unknown. */
export function lastWorkingDay(today: CalendarDay): CalendarDay {
  const moment = getMoment(today);
  do moment.setUTCDate(moment.getUTCDate() - 1);
  while (moment.getUTCDay() === SUNDAY || moment.getUTCDay() === SATURDAY);
  return { year: moment.getUTCFullYear(), month: moment.getUTCMonth() + 1, day: moment.getUTCDate() };
}

/** Returns the weekday: `Friday`. */
export const getWeekday = (day: CalendarDay): string =>
  getMoment(day).toLocaleDateString('en-ZA', { weekday: 'long', timeZone: 'UTC' });
