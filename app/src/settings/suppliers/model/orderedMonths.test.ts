import { describe, expect, it } from 'vitest';
import { orderedMonths } from './orderedMonths.ts';

const line = (sent: string | null, ordered = 1, price = 100) => ({ sent, ordered, price });
const now = new Date(2026, 2, 26, 12);
const filled = (...asked: Parameters<typeof orderedMonths>) =>
  Object.fromEntries(orderedMonths(...asked).flatMap(({ month, total }) => (total > 0 ? [[month, total]] : [])));
const local = (year: number, month: number, day: number) => new Date(year, month - 1, day, 9).toISOString();

describe('what was ordered of a supplier month by month', () => {
  it('is of twelve months, the present one last', () => {
    const months = orderedMonths([], 31, now).map(({ month }) => month);
    expect([months.length, months[0], months.at(-1)]).toEqual([12, '2025/04', '2026/03']);
    expect(orderedMonths([], 25, now).at(-1)?.month).toBe('2026/04');
  });

  it.each([
    ['on the closing day', local(2026, 2, 25), 25, '2026/02'],
    ['after the closing day', local(2026, 2, 26), 25, '2026/03'],
    ['on the last day of a short month', local(2026, 2, 28), 30, '2026/02'],
    ['after the last day of a short month', local(2026, 3, 1), 30, '2026/03'],
    ['over the end of a year', local(2025, 12, 26), 25, '2026/01'],
    ['in a calendar month where no day is set', local(2026, 2, 28), 0, '2026/02'],
  ])('counts what was sent %s to its month', (_when, sent, closingday, month) => {
    expect(filled([line(sent, 3, 250)], closingday, now)).toEqual({ [month]: 750 });
  });

  it('adds up what fell into one month, and leaves out what has no date or is older', () => {
    const lines = [
      line(local(2026, 3, 1)),
      line(local(2026, 3, 2), 2),
      line(null),
      line('no date'),
      line(local(2025, 3, 31)),
    ];
    expect(filled(lines, 31, now)).toEqual({ '2026/03': 300 });
  });
});
