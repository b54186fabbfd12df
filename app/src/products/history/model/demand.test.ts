import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averageDemand, suggestedQuantity } from './demand.ts';

const NOW = new Date(2026, 2, 20);
const months = (...ordered: number[]) =>
  ordered.map((count, index) => {
    const day = new Date(2026, 2 - (ordered.length - 1 - index), 1);
    const month = `${day.getFullYear()}/${String(day.getMonth() + 1).padStart(2, '0')}`;
    return { month, ordered: count, invoiced: 0 };
  });

describe('the suggested quantity', () => {
  it.each([
    ['the average of the last three full months', [90, 12, 9, 6, 99], 1, 9],
    ['rounded up to whole units', [10, 10, 11, 0], 1, 11],
    ['rounded up to the supplier’s multiple', [12, 9, 6, 0], 20, 20],
    ['unchanged if it is a multiple', [20, 20, 20, 0], 20, 20],
    ['none if nothing was ordered recently', [50, 0, 0, 0, 7], 1, null],
    ['none after two full months', [12, 9, 6], 1, null],
    ['none without a history', [], 1, null],
    ['in units if the multiple is invalid', [6, 6, 6, 0], 0, 6],
    ['none if more was returned than ordered', [-6, -6, 3, 0], 1, null],
  ])('is %s', (_what, ordered, multiple, suggested) => {
    expect(suggestedQuantity(months(...ordered), multiple, NOW)).toBe(suggested);
  });

  it('does not depend on the order of the months', () => {
    const given = months(90, 12, 9, 6, 99);
    expect(suggestedQuantity(given.toReversed(), 1, NOW)).toBe(9);
  });

  it('is the smallest multiple that covers the need', () => {
    const counts = fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 4, maxLength: 12 });
    fc.assert(
      fc.property(counts, fc.integer({ min: 1, max: 100 }), (ordered, multiple) => {
        const suggested = suggestedQuantity(months(...ordered), multiple, NOW);
        const needed = ordered.slice(-4, -1).reduce((sum, count) => sum + count, 0) / 3;
        if (suggested === null) return expect(needed).toBe(0);
        expect(suggested % multiple).toBe(0);
        expect(suggested).toBeGreaterThanOrEqual(needed);
        expect(suggested - multiple).toBeLessThan(needed);
      }),
    );
  });
});

describe('the average', () => {
  it('leaves out the current month', () => expect(averageDemand(months(10, 20, 90), NOW)).toBe(15));
  it('is null before the first full month', () => expect(averageDemand(months(90), NOW)).toBeNull());
});
