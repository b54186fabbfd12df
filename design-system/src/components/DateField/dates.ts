/** A calendar day from 0001 to 9999 as ISO text `yyyy-MM-dd`, without clock and time zone; texts sort like days. */
export type IsoDate = string;

const FIRST: IsoDate = '0001-01-01';
const LAST: IsoDate = '9999-12-31';

const leap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Returns the number of days of a month; months count from 1. */
export const daysInMonth = (year: number, month: number): number =>
  month === 2 ? (leap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;

interface DateParts {
  year: number;
  /** From 1. */
  month: number;
  day: number;
}

export const getParts = (date: IsoDate): DateParts => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
};

const digits = (value: number, length: number) => String(value).padStart(length, '0');

/** Returns the text of a day, or `null` if it does not exist. */
export const toDate = ({ year, month, day }: DateParts): IsoDate | null =>
  year >= 1 && year <= 9999 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
    ? `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`
    : null;

/** Returns the number of days since 0001-01-01. */
export const dayNumber = (date: IsoDate): number => {
  const { year, month, day } = getParts(date);
  const past = year - 1;
  let days = past * 365 + Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400);
  for (let before = 1; before < month; before++) days += daysInMonth(year, before);
  return days + day - 1;
};

/** Returns the day a number of days later, clamped to the calendar. */
export const addDays = (date: IsoDate, count: number): IsoDate => {
  let { year, month, day } = getParts(date);
  day += count;
  while (day < 1) {
    month -= 1;
    if (month < 1) [year, month] = [year - 1, 12];
    if (year < 1) return FIRST;
    day += daysInMonth(year, month);
  }
  while (day > daysInMonth(year, month)) {
    day -= daysInMonth(year, month);
    month += 1;
    if (month > 12) [year, month] = [year + 1, 1];
    if (year > 9999) return LAST;
  }
  return toDate({ year, month, day }) ?? date;
};

/** Returns the same day some months later, or the last of a shorter month, clamped to the calendar. */
export const addMonths = (date: IsoDate, count: number): IsoDate => {
  const parts = getParts(date);
  const months = parts.year * 12 + parts.month - 1 + count;
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1];
  if (year < 1) return FIRST;
  return toDate({ year, month, day: Math.min(parts.day, daysInMonth(year, month)) }) ?? LAST;
};

/** Returns the weekday: 0 is Monday, 6 Sunday. 0001-01-01 was a Monday. */
export const getWeekday = (date: IsoDate): number => dayNumber(date) % 7;

export const startOfWeek = (date: IsoDate): IsoDate => addDays(date, -getWeekday(date));
export const endOfWeek = (date: IsoDate): IsoDate => addDays(date, 6 - getWeekday(date));
export const startOfMonth = (date: IsoDate): IsoDate => `${date.slice(0, 8)}01`;

/** Returns the days of a date's month by weeks, Monday first; `null` outside the month. Always six weeks. */
export const getWeeks = (date: IsoDate): (IsoDate | null)[][] => {
  const { year, month } = getParts(date);
  const before = getWeekday(startOfMonth(date));
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => toDate({ year, month, day: week * 7 + place - before + 1 })),
  );
};

/** Returns the nearest day within the limits. */
export const clampDate = (date: IsoDate, min: IsoDate | undefined, max: IsoDate | undefined): IsoDate =>
  min && date < min ? min : max && date > max ? max : date;

/** Formats a day for display and typing: `yyyy/MM/dd`. */
export const formatDate = (date: IsoDate | null): string => date?.replaceAll('-', '/') ?? '';

/** Returns the present day in local time. */
export const localToday = (now = new Date()): IsoDate =>
  `${digits(now.getFullYear(), 4)}-${digits(now.getMonth() + 1, 2)}-${digits(now.getDate(), 2)}`;
