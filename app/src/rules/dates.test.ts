import { expect, it } from 'vitest';
import { formatCompactDate, formatDate, formatDateTime, formatTimeOrDate } from './dates.ts';

it('shows dates with slashes', () => {
  expect(formatDate('2026-03-05T08:05:00')).toBe('2026/03/05');
  expect(formatDateTime('2026-03-05T08:05:00')).toBe('2026/03/05 08:05');
});

it.each([null, '', 'soon'])('shows nothing for %j', (moment) => {
  expect([formatDate(moment), formatDateTime(moment)]).toEqual(['', '']);
});

it.each([
  ['20260305', '2026-03-05'],
  [' 20261231 ', '2026-12-31'],
  ['', ''],
  ['2026/03/05', '2026/03/05'],
  ['120260305', '120260305'],
  ['202603051', '202603051'],
])('shows the day %j as %j', (day, shown) => {
  expect(formatCompactDate(day)).toBe(shown);
});

it.each([
  ['2026-03-05T08:05:00', '08:05'],
  ['2026-03-04T23:59:00', '2026/03/04'],
  ['2025-03-05T08:05:00', '2025/03/05'],
  [null, ''],
])('shows %j on 5 March 2026 as %j', (moment, shown) => {
  expect(formatTimeOrDate(moment, new Date('2026-03-05T12:00:00'))).toBe(shown);
});
