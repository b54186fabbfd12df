import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  dayNumber,
  daysInMonth,
  endOfWeek,
  formatDate,
  getParts,
  getWeekday,
  getWeeks,
  localToday,
  startOfWeek,
  toDate,
} from './dates.ts';
import { messages } from './messages.ts';
import { parseDate } from './parseDate.ts';

const day = fc
  .record({ year: fc.integer({ min: 1, max: 9999 }), month: fc.integer({ min: 1, max: 12 }), day: fc.nat(30) })
  .map(({ year, month, day }) => toDate({ year, month, day: (day % daysInMonth(year, month)) + 1 }) ?? '');

/** The platform's UTC calendar, as a reference without time zones. */
const utc = (date: string) => new Date(`${date}T00:00:00Z`);

describe('days', () => {
  it('have numbers and weekdays that match the platform’s calendar', () => {
    fc.assert(
      fc.property(day, (date) => {
        expect(dayNumber(date)).toBe((utc(date).getTime() - utc('0001-01-01').getTime()) / 86_400_000);
        expect(getWeekday(date)).toBe((utc(date).getUTCDay() + 6) % 7);
      }),
    );
  });

  it('can be added and subtracted', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -2000, max: 2000 }), (date, count) => {
        const moved = addDays(date, count);
        const number = Math.min(dayNumber('9999-12-31'), Math.max(0, dayNumber(date) + count));
        expect(dayNumber(moved)).toBe(number);
      }),
    );
  });

  it('sort like their texts', () => {
    fc.assert(fc.property(day, day, (a, b) => a < b === dayNumber(a) < dayNumber(b)));
  });

  it('keep their day in another month, or use its last day', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -500, max: 500 }), (date, count) => {
        const { year, month, day } = getParts(date);
        const months = year * 12 + month - 1 + count;
        fc.pre(months >= 12 && months < 120_000);
        const moved = getParts(addMonths(date, count));
        expect(moved.year * 12 + moved.month - 1).toBe(months);
        expect(moved.day).toBe(Math.min(day, daysInMonth(moved.year, moved.month)));
      }),
    );
  });

  it('stay within the calendar', () => {
    expect(addMonths('0001-03-31', -3)).toBe('0001-01-01');
    expect(addMonths('9999-11-30', 2)).toBe('9999-12-31');
    expect(addDays('0001-01-01', -1)).toBe('0001-01-01');
    expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
  });

  it('are in weeks from Monday to Sunday', () => {
    fc.assert(
      fc.property(day, (date) => {
        fc.pre(date > '0001-01-07' && date < '9999-12-25');
        expect(getWeekday(startOfWeek(date))).toBe(0);
        expect(dayNumber(endOfWeek(date)) - dayNumber(startOfWeek(date))).toBe(6);
        expect(startOfWeek(date) <= date && date <= endOfWeek(date)).toBe(true);
      }),
    );
  });

  it('are in the weeks of their month once each, under their weekday', () => {
    fc.assert(
      fc.property(day, (date) => {
        const weeks = getWeeks(date);
        const { year, month } = getParts(date);
        expect(weeks.flat().filter((cell) => cell !== null)).toHaveLength(daysInMonth(year, month));
        for (const week of weeks) for (const [at, cell] of week.entries()) if (cell) expect(getWeekday(cell)).toBe(at);
        expect(weeks.flat().filter((cell) => cell === date)).toHaveLength(1);
      }),
    );
  });

  it('use the local date as today', () => {
    expect(localToday(new Date(2026, 2, 2, 0, 0, 1))).toBe('2026-03-02');
    expect(localToday(new Date(2026, 2, 2, 23, 59, 59))).toBe('2026-03-02');
  });
});

describe('parsing a date', () => {
  it.each([
    ['2026/03/02', '2026-03-02'],
    ['2026-3-2', '2026-03-02'],
    ['20260302', '2026-03-02'],
    [' 2026. 3. 2 ', '2026-03-02'],
    ['2026 03 02', '2026-03-02'],
    ['2024/02/29', '2024-02-29'],
    ['', null],
    ['   ', null],
  ])('"%s" is %s', (text, date) => {
    expect(parseDate(text)).toEqual({ date, problem: undefined });
  });

  it.each([
    ['2/3/2026', messages.unreadable],
    ['02-03-2026', messages.unreadable],
    ['26/3/2', messages.unreadable],
    ['2026/03', messages.unreadable],
    ['2026032', messages.unreadable],
    ['tomorrow', messages.unreadable],
    ['2025/02/29', messages.noSuchDay],
    ['2026/13/01', messages.noSuchDay],
    ['0000/01/01', messages.noSuchDay],
  ])('"%s" is not a date', (text, problem) => {
    expect(parseDate(text)).toEqual({ date: null, problem });
  });

  it('reads the text that it formats', () => {
    fc.assert(
      fc.property(day, (date) => {
        expect(parseDate(formatDate(date)).date).toBe(date);
        expect(parseDate(date.replaceAll('-', '')).date).toBe(date);
      }),
    );
  });

  it('never accepts a day that the calendar does not have', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d/. -]{0,12}$/), (text) => {
        const { date, problem } = parseDate(text);
        if (date) expect(utc(date).toISOString().slice(0, 10)).toBe(date);
        else if (text.trim() !== '') expect(problem).toBeDefined();
      }),
    );
  });

  it('reports which days are available', () => {
    const limits = { min: '2026-03-02', max: '2026-03-31', isDisabled: (date: string) => getWeekday(date) === 6 };
    expect(parseDate('2026/03/01', limits)).toEqual({ date: null, problem: 'The earliest date is 2026/03/02.' });
    expect(parseDate('2026/04/01', limits)).toEqual({ date: null, problem: 'The latest date is 2026/03/31.' });
    expect(parseDate('2026/03/08', limits)).toEqual({ date: null, problem: '2026/03/08 cannot be chosen.' });
    expect(parseDate('2026/03/31', limits)).toEqual({ date: '2026-03-31', problem: undefined });
  });
});
