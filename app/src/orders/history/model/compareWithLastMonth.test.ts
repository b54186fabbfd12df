import { describe, expect, it } from 'vitest';
import { historyOrder } from '#orders/history/testing/orders.ts';
import { getDays } from '#rules/zones.ts';
import { compareWithLastMonth } from './compareWithLastMonth.ts';
import { toPastOrder } from './pastOrder.ts';
import { barsByMonth } from './picture.ts';

const sent = (senddatetime: string | null, ordervalue: number) =>
  toPastOrder(historyOrder({ senddatetime, ordervalue }));
const day = getDays('ZA');
const today = (text: string) => day(new Date(`${text}T10:00:00+02:00`));
const orders = [
  sent('2026-03-02T06:00:00Z', 0.1),
  sent('2026-03-01T06:00:00Z', 0.2),
  sent('2026-02-28T06:00:00Z', 5),
  sent('2026-02-02T10:00:00Z', 7),
  sent('2026-02-01T10:00:00Z', 1),
  sent('2026-01-15T10:00:00Z', 100),
  sent(null, 1000),
];

describe('this month compared with the last', () => {
  it.each([
    ['2026-03-01', 30, 1300, 100],
    ['2026-03-02', 30, 1300, 800],
    ['2026-03-31', 30, 1300, 1300],
    ['2026-02-02', 1300, 10_000, 0],
    ['2026-04-10', 0, 30, 30],
  ])('on %s is %d, %d in the full last month and %d by the same day', (now, ordered, orderedLast, orderedByNow) => {
    expect(compareWithLastMonth(orders, today(now), day)).toMatchObject({ ordered, orderedLast, orderedByNow });
  });

  it('continues into the previous year', () => {
    expect(compareWithLastMonth([], today('2026-01-05'), day)).toMatchObject({ month: '2026/01', last: '2025/12' });
  });

  it('has the same numbers as the history', () => {
    const { month, last, ordered, orderedLast } = compareWithLastMonth(orders, today('2026-03-02'), day);
    const bar = (key: string) => barsByMonth(orders).find((one) => one.key === key)?.ordered;
    expect([ordered, orderedLast]).toEqual([bar(month), bar(last)]);
  });
});
