import { describe, expect, it } from 'vitest';
import type { SentLine } from '#products/history/model/sentLine.ts';
import { historyByDate, historyByMonth, pricesPaid } from './historyOfYear.ts';

const line = (sentAt: string | null, changes: Partial<SentLine> = {}): SentLine => ({
  retailer: 'Kloof',
  supplier: 'Alpha',
  orderNumber: '7',
  code: 'A1',
  description: 'Panado',
  ordered: 10,
  supplied: 10,
  price: 1250,
  staff: 'Thandi',
  sentAt,
  answeredAt: sentAt,
  ...changes,
});
const at = (day: number, hour = 10) => new Date(2026, 2, day, hour).toISOString();

describe('a history by date', () => {
  it('lists each day with its sums and its lines, the newest first', () => {
    const rows = historyByDate([
      line(at(3)),
      line(at(5), { ordered: 4, supplied: 0 }),
      line(at(5, 12), { ordered: 6, supplied: 2 }),
    ]);
    expect(
      rows.map((row) => (row.kind === 'day' ? [row.date, row.lines, row.ordered, row.supplied] : row.supply)),
    ).toEqual([['2026/03/05', 2, 10, 2], 'partial', 'regretted', ['2026/03/03', 1, 10, 10], 'invoiced']);
  });

  it('gives each row a unique id', () => {
    const ids = historyByDate([line(at(3)), line(at(3)), line(null), line(null)]).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('lists unanswered lines as waiting, with nothing supplied yet', () => {
    const [, waiting] = historyByDate([line(at(3), { supplied: 0, answeredAt: null })]);
    expect(waiting).toMatchObject({ supply: 'waiting', supplied: null });
  });

  it('lists lines without a sent date last', () => {
    const rows = historyByDate([line(null), line(at(3))]);
    expect(rows.filter(({ kind }) => kind === 'day')).toMatchObject([{ date: '2026/03/03' }, { date: '' }]);
  });

  it('is empty without lines', () => expect(historyByDate([])).toEqual([]));
});

it('has all twelve months of a year, and leaves out older lines', () => {
  const now = new Date(2026, 2, 20);
  const months = historyByMonth(
    [line(at(3)), line(at(9), { supplied: 4 }), line('2020-01-01T08:00:00Z'), line(null)],
    now,
  );
  expect(months).toHaveLength(12);
  expect(months[0]).toEqual({ month: '2025/04', ordered: 0, invoiced: 0 });
  expect(months.at(-1)).toEqual({ month: '2026/03', ordered: 20, invoiced: 14 });
});

it('lists the paid prices, the oldest first', () => {
  expect(pricesPaid([line(at(9), { price: 1100 }), line(at(3)), line(at(5), { supplied: 0 }), line(null)])).toEqual([
    { at: Date.parse(at(3)), value: 1250, note: 'Alpha' },
    { at: Date.parse(at(9)), value: 1100, note: 'Alpha' },
  ]);
});
