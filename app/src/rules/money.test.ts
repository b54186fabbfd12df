import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyPrefix, formatMoney, formatPercent, fromCents, lineTotal, sumCents, toCents } from './money.ts';

describe('amounts', () => {
  it.each([
    [0, 0],
    [1.005, 101],
    [2.675, 268],
    [230.5085, 23051],
    [19.99, 1999],
    [-1.005, -101],
    [251189.12, 25118912],
  ])('reads %d as %d cents, rounded half up', (amount, cents) => {
    expect(toCents(amount)).toBe(cents);
  });

  it('survive the conversion to cents and back', () => {
    fc.assert(fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) => toCents(fromCents(cents)) === cents));
  });

  it('add up without rounding errors', () => {
    expect(sumCents(Array.from({ length: 1000 }, () => toCents(0.1)))).toBe(10_000);
  });

  it('of a line equal the unit price times the quantity', () => expect(lineTotal(1050, 3)).toBe(3150));

  it.each([
    [123450, 'ZA', 'R1 234.50'],
    [0, 'ZA', 'R0.00'],
    [5, 'BW', 'P0.05'],
    [100000000, 'KE', 'K1 000 000.00'],
    [-123450, 'NA', '-$1 234.50'],
    [1, 'SZ', 'E0.01'],
    [1, 'ZW', '$0.01'],
    [1, 'XX', 'R0.01'],
  ])('shows %d cents in %s as %s', (cents, country, shown) => {
    expect(formatMoney(cents, country)).toBe(shown.replaceAll(' ', '\u00a0'));
  });

  it('shows an unknown country in rand', () => expect(currencyPrefix('GB')).toBe('R'));
  it('shows percentages with one decimal', () => expect(formatPercent(12.345)).toBe('12.3%'));
});
