import { describe, expect, it } from 'vitest';
import { orderedBetween, orderedMonths } from './orderedMonths.ts';

const line = (sent: string | null, ordered = 1, price = 100) => ({ sent, ordered, price });
const now = new Date('2026-03-26T10:00Z');
const optionsOf = (closingday: number, country = 'ZA') => ({ closingday, now, country });
const filled = (...[lines, of]: Parameters<typeof orderedMonths>) =>
  Object.fromEntries(orderedMonths(lines, of).flatMap(({ month, total }) => (total > 0 ? [[month, total]] : [])));
const local = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day, 9)).toISOString();

describe('the monthly order values of a supplier', () => {
  it('cover twelve months, the current one last', () => {
    const months = orderedMonths([], optionsOf(31)).map(({ month }) => month);
    expect([months.length, months[0], months.at(-1)]).toEqual([12, '2025/04', '2026/03']);
    expect(orderedMonths([], optionsOf(25)).at(-1)?.month).toBe('2026/04');
  });

  it.each([
    ['on the closing day', local(2026, 2, 25), 25, '2026/02'],
    ['after the closing day', local(2026, 2, 26), 25, '2026/03'],
    ['on the last day of a short month', local(2026, 2, 28), 30, '2026/02'],
    ['after the last day of a short month', local(2026, 3, 1), 30, '2026/03'],
    ['over the end of a year', local(2025, 12, 26), 25, '2026/01'],
    ['in a calendar month if no closing day is set', local(2026, 2, 28), 0, '2026/02'],
  ])('count a line sent %s in its month', (_when, sent, closingday, month) => {
    expect(filled([line(sent, 3, 250)], optionsOf(closingday))).toEqual({ [month]: 750 });
  });

  it('add up the lines of a month, and leave out older lines and those without a date', () => {
    const lines = [
      line(local(2026, 3, 1)),
      line(local(2026, 3, 2), 2),
      line(null),
      line('no date'),
      line(local(2025, 3, 31)),
    ];
    expect(filled(lines, optionsOf(31))).toEqual({ '2026/03': 300 });
  });

  it.each([
    ['2026-02-28T22:00:00Z', 'ZA', '2026/03'],
    ['2026-02-28T21:59:59Z', 'ZA', '2026/02'],
    ['2026-02-28T21:00:00Z', 'KE', '2026/03'],
    ['2026-02-25T22:30:00Z', 'ZA', '2026/02'],
  ])('count %s in %s as %s in the pharmacy’s time zone', (sent, country, month) => {
    expect(filled([line(sent)], optionsOf(31, country))).toEqual({ [month]: 100 });
  });

  it('use the pharmacy’s current month', () => {
    const eve = new Date('2026-03-31T22:30:00Z');
    expect(orderedMonths([], { ...optionsOf(31), now: eve }).at(-1)?.month).toBe('2026/04');
  });
});

it('adds up the orders between two moments, both included', () => {
  const [from, to] = ['2026-02-28T22:00:00.000Z', '2026-03-31T21:59:59.999Z'];
  const lines = [
    line(from, 2),
    line(to),
    line('2026-02-28T21:59:59.999Z'),
    line('2026-03-31T22:00:00.000Z'),
    line(null),
  ];
  expect(orderedBetween(lines, from, to)).toBe(300);
  expect(orderedBetween([], from, to)).toBe(0);
  expect(orderedBetween(lines, null, to)).toBeNull();
  expect(orderedBetween(lines, from, 'soon')).toBeNull();
});
