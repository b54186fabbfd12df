import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayText, getWeekday, lastWorkingDay } from './workingDays.ts';

const day = (text: string) => {
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number);
  return { year, month, day: date };
};

describe('the last working day', () => {
  it.each([
    ['on a Monday is Friday', '2026-03-02', '2026-02-27', 'Friday'],
    ['on a Tuesday is Monday', '2026-03-03', '2026-03-02', 'Monday'],
    ['on a Friday is Thursday', '2026-03-06', '2026-03-05', 'Thursday'],
    ['on a Saturday is Friday', '2026-03-07', '2026-03-06', 'Friday'],
    ['on a Sunday is Friday', '2026-03-08', '2026-03-06', 'Friday'],
    ['can be in the previous month', '2026-06-01', '2026-05-29', 'Friday'],
    ['can be in the previous year', '2027-01-01', '2026-12-31', 'Thursday'],
    ['knows leap years', '2028-03-01', '2028-02-29', 'Tuesday'],
  ])('%s', (_, today, last, weekday) => {
    expect(dayText(lastWorkingDay(day(today)))).toBe(last);
    expect(getWeekday(lastWorkingDay(day(today)))).toBe(weekday);
  });

  it('is one to three days earlier, and never on a weekend', () =>
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        (date) => {
          const today = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
          const last = new Date(dayText(lastWorkingDay(today)));
          const days = (Date.parse(dayText(today)) - last.getTime()) / 86_400_000;
          expect([1, 2, 3]).toContain(days);
          expect([0, 6]).not.toContain(last.getUTCDay());
        },
      ),
    ));
});
