import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DAY,
  getOffset,
  iso,
  lastMonths,
  monthAround,
  monthEnding,
  monthsBefore,
  readLocalTime,
  readSlashDate,
  startOfDay,
} from '../../src/rules/days.ts';

/** A moment in local time, two hours ahead of UTC. */
const at = (text: string) => Date.parse(`${text}+02:00`);
const named = ({ start, end }: { start: number; end: number }) => [iso(start), iso(end)];
const span = (start: string, end: string) => [iso(at(start)), iso(at(end))];
const moments = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2030, 0, 1) });

describe('a day', () => {
  it.each([
    ['2026-03-05T00:00:00', '2026-03-05T00:00:00'],
    ['2026-03-05T01:59:59', '2026-03-05T00:00:00'],
    ['2026-03-04T23:59:59.999', '2026-03-04T00:00:00'],
    ['2026-01-01T00:30:00', '2026-01-01T00:00:00'],
  ])('of %s starts at %s, local time', (moment, start) => {
    expect(startOfDay(at(moment))).toBe(at(start));
  });

  it('is 24 hours long, all year', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const start = startOfDay(moment);
        return start <= moment && moment - start < DAY && startOfDay(start - 1) === start - DAY;
      }),
    );
    expect(DAY).toBe(86_400_000);
  });
});

describe('the local time of a country', () => {
  it.each([
    ['KE', 3],
    ['ZA', 2],
    ['NA', 2],
    [undefined, 2],
  ])('in %s is %d hours ahead of UTC', (country, hours) => {
    expect(getOffset(country)).toBe(hours * 3_600_000);
  });

  it('determines when a supplier’s month ends there', () => {
    const kenya = (text: string) => Date.parse(`${text}+03:00`);
    const month = (moment: string) => named(monthEnding(kenya(moment), 25, getOffset('KE')));
    const until = (start: string, end: string) => [iso(kenya(start)), iso(kenya(end))];
    expect(month('2026-03-25T23:30:00')).toEqual(until('2026-02-26T00:00:00', '2026-03-25T23:59:59.999'));
    expect(month('2026-03-26T00:00:00')).toEqual(until('2026-03-26T00:00:00', '2026-04-25T23:59:59.999'));
    expect(month('2026-04-01T00:30:00')).toEqual(until('2026-03-26T00:00:00', '2026-04-25T23:59:59.999'));
    expect(month('2026-03-31T22:30:00')).toEqual(until('2026-03-26T00:00:00', '2026-04-25T23:59:59.999'));
  });
});

describe('a month', () => {
  it.each([
    ['2026-02-28T23:59:59', '2026-02-01T00:00:00', '2026-02-28T23:59:59.999'],
    ['2026-03-01T00:00:00', '2026-03-01T00:00:00', '2026-03-31T23:59:59.999'],
    ['2026-12-31T23:30:00', '2026-12-01T00:00:00', '2026-12-31T23:59:59.999'],
  ])('around %s is from %s to %s', (moment, start, end) => {
    expect(named(monthAround(at(moment)))).toEqual(span(start, end));
  });

  it.each([
    ['2026-03-10T12:00:00', 25, '2026-02-26T00:00:00', '2026-03-25T23:59:59.999'],
    ['2026-03-25T23:59:59', 25, '2026-02-26T00:00:00', '2026-03-25T23:59:59.999'],
    ['2026-03-26T00:00:00', 25, '2026-03-26T00:00:00', '2026-04-25T23:59:59.999'],
    ['2026-02-28T12:00:00', 31, '2026-02-01T00:00:00', '2026-02-28T23:59:59.999'],
    ['2026-03-15T12:00:00', 0, '2026-03-01T00:00:00', '2026-03-31T23:59:59.999'],
    ['2026-01-10T12:00:00', 15, '2025-12-16T00:00:00', '2026-01-15T23:59:59.999'],
  ])('around %s that ends on day %d is from %s to %s', (moment, day, start, end) => {
    expect(named(monthEnding(at(moment), day))).toEqual(span(start, end));
  });

  it('follows the previous one without a gap, whatever day it ends on', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 0, max: 31 }), (moment, day) => {
        const { start, end } = monthEnding(moment, day);
        return start <= moment && moment <= end && monthEnding(end + 1, day).start === end + 1;
      }),
    );
  });

  it.each([
    ['2026-03-31T00:00:00', 1, '2026-02-28T00:00:00'],
    ['2026-03-15T00:00:00', 3, '2025-12-15T00:00:00'],
    ['2026-12-01T00:00:00', 12, '2025-12-01T00:00:00'],
  ])('before %s, %d of them, starts %s', (day, months, before) => {
    expect(iso(monthsBefore(at(day), months))).toBe(iso(at(before)));
  });

  it('is named by year and month, the last ones in ascending order', () => {
    const months = lastMonths(at('2026-02-01T00:30:00'), 3);
    expect(months.map(({ name }) => name)).toEqual(['2025/12', '2026/01', '2026/02']);
    expect(months.map(named)).toEqual([
      span('2025-12-01T00:00:00', '2025-12-31T23:59:59.999'),
      span('2026-01-01T00:00:00', '2026-01-31T23:59:59.999'),
      span('2026-02-01T00:00:00', '2026-02-28T23:59:59.999'),
    ]);
    expect(lastMonths(at('2026-02-01T00:30:00'), 0)).toEqual([]);
  });
});

describe('a written day or time', () => {
  it.each([
    ['2026/03/05', '2026-03-05T00:00:00'],
    ['2024/02/29', '2024-02-29T00:00:00'],
  ])('as %s is read', (text, moment) => {
    expect(readSlashDate(text)).toBe(at(moment));
  });

  it.each([
    '',
    '2026/02/29',
    '2026/13/01',
    '2026/00/10',
    '2026/01/00',
    '2026/01/32',
    '2026/01/99',
    '2026-03-05',
    'x2026/03/05',
    '2026/03/051',
    '2026/3/5',
  ])('as %j is not a day', (text) => {
    expect(readSlashDate(text)).toBeNull();
  });

  it.each([
    ['2026-03-05T08:05', '2026-03-05T08:05:00'],
    ['2026-03-05T19:59:00', '2026-03-05T19:59:00'],
    ['2026-03-05T23:00', '2026-03-05T23:00:00'],
    ['2026-03-05T00:00', '2026-03-05T00:00:00'],
  ])('as %s is read to the minute', (text, moment) => {
    expect(readLocalTime(text)).toBe(at(moment));
  });

  it.each([
    '',
    '2026-03-05',
    '2026-03-05T24:00',
    '2026-03-05T08:60',
    '2026-03-05T8:05',
    '2026-02-30T08:05',
    '2026-03-05T08:05:30',
    '2026/03/05T08:05',
    'x2026-03-05T08:05',
    '2026-03-05T08:055',
  ])('as %j is not a time', (text) => {
    expect(readLocalTime(text)).toBeNull();
  });
});
