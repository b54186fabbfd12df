import { expect, it } from 'vitest';
import { priceChange, priceTrails, trailKey } from './priceTrail.ts';

const line = (sentAt: string | null, rand: number, changes: object = {}) => ({
  supplier: 'Alpha',
  code: 'A1',
  supplied: 4,
  price: rand * 100,
  sentAt,
  ...changes,
});

it('lists prices from the oldest to the newest, however the history is sorted', () => {
  const trails = priceTrails([
    line('2026-02-01T08:00:00Z', 12.5),
    line('2025-08-01T08:00:00Z', 10),
    line('2025-11-01T08:00:00Z', 14, { supplied: 2 }),
  ]);
  expect(trails.get(trailKey('Alpha', 'A1'))).toEqual({
    points: [
      { at: Date.parse('2025-08-01T08:00:00Z'), price: 1000 },
      { at: Date.parse('2025-11-01T08:00:00Z'), price: 1400 },
      { at: Date.parse('2026-02-01T08:00:00Z'), price: 1250 },
    ],
    minimum: 1000,
    maximum: 1400,
    last: { sent: '2026-02-01T08:00:00Z', quantity: 4, price: 1250 },
  });
});

it('separates suppliers, and the codes of one supplier', () => {
  const trails = priceTrails([
    line('2026-01-01', 1),
    line('2026-01-01', 2, { supplier: 'Beta' }),
    line('2026-01-01', 3, { code: 'A2' }),
  ]);
  const prices = ['Alpha A1', 'Beta A1', 'Alpha A2', 'Beta A2'].map((named) => {
    const [supplier = '', code = ''] = named.split(' ');
    return trails.get(trailKey(supplier, code))?.last.price;
  });
  expect(prices).toEqual([100, 200, 300, undefined]);
});

it('leaves out lines that were not bought: regretted, not answered yet, or without a date', () => {
  expect(priceTrails([line('2026-01-01', 9, { supplied: 0 }), line(null, 9), line('soon', 9)]).size).toBe(0);
});

it('is empty without a history', () => expect(priceTrails([]).size).toBe(0));

it.each([
  ['costs more', 1300, { cents: 50, since: '2026-02-01T08:00:00Z' }],
  ['costs less', 1200, { cents: -50, since: '2026-02-01T08:00:00Z' }],
  ['costs the same', 1250, null],
])('dates the change of a price that %s', (_case, price, expected) => {
  const trail = priceTrails([line('2026-02-01T08:00:00Z', 12.5)]).get(trailKey('Alpha', 'A1'));
  expect(priceChange(price, trail)).toEqual(expected);
});

it('has no change for a price that was never paid', () => expect(priceChange(1250, undefined)).toBeNull());
