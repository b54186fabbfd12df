import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DecimalSeparator, getDecimalSeparator, readAmount } from './amount.ts';

describe('an amount', () => {
  it.each<[string | number, number]>([
    ['1234.56', 1234.56],
    ['1234,56', 1234.56],
    ['R1 234.56', 1234.56],
    ['R 1 234,56', 1234.56],
    ['ZAR 12', 12],
    ['1,234.56', 1234.56],
    ['1.234,56', 1234.56],
    ['1,234,567', 1_234_567],
    ['1.234.567,89', 1_234_567.89],
    ["1'234.50", 1234.5],
    ['0.123', 0.123],
    ['0,125', 0.125],
    ['1234.567', 1234.567],
    ['12.3456789', 12.3456789],
    ['.5', 0.5],
    ['1.23456E3', 1234.56],
    ['-3.50', -3.5],
    [1234.5, 1234.5],
    ['7', 7],
  ])('%j is %d with any decimal separator of the column', (text, value) => {
    for (const separator of [null, '.', ','] as const)
      expect(readAmount(text, separator)).toEqual({ kind: 'amount', value });
  });

  it.each<[string, number, number]>([
    ['1,234', 1234, 1.234],
    ['1.234', 1234, 1.234],
    ['R12,500', 12_500, 12.5],
  ])('%s can be two amounts unless the column settles it', (text, thousands, decimal) => {
    const own = text.includes(',') ? ',' : '.';
    const other = own === ',' ? '.' : ',';
    expect(readAmount(text, null)).toEqual({ kind: 'ambiguous', values: [thousands, decimal] });
    expect(readAmount(text, own)).toEqual({ kind: 'amount', value: decimal });
    expect(readAmount(text, other)).toEqual({ kind: 'amount', value: thousands });
  });

  it.each(['1.2.3', '1,23,4', '12.34,56,78', 'twelve', '12 x', '2026-02-01', '12%', '..'])(
    '%s is not an amount',
    (text) => {
      expect(readAmount(text, null).kind).toBe('unclear');
    },
  );

  it.each(['', ' ', '-', null])('%j is empty', (cell) => {
    expect(readAmount(cell, null)).toEqual({ kind: 'none' });
  });

  it('is read as it was written, with the decimal separator of its column', () => {
    const written = (value: number, separator: DecimalSeparator) => {
      const [integerPart = '', decimals = ''] = value.toFixed(2).split('.');
      const grouped = integerPart.replace(/\B(?=(\d{3})+$)/g, separator === '.' ? ',' : '.');
      return `${grouped}${separator}${decimals}`;
    };
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000 }),
        fc.constantFrom<DecimalSeparator>('.', ','),
        (cents, separator) => {
          expect(readAmount(written(cents / 100, separator), separator)).toEqual({
            kind: 'amount',
            value: cents / 100,
          });
        },
      ),
    );
  });
});

describe('the decimal separator of a column', () => {
  it.each<[string, string[], DecimalSeparator | null]>([
    ['points', ['12.50', '1,234.50', '7.1', '1.234'], '.'],
    ['commas', ['12,50', '1.234,50', '7,1', '1,234'], ','],
    ['thousands in two groups', ['1,234,567', '2,345,678', '12.5'], '.'],
    ['ambiguous cells only', ['1,234', '5,678', '9', '9,123'], null],
    ['too few that tell', ['12.50', '1,234'], null],
    ['both', ['12.50', '7.50', '3.50', '12,50', '7,50'], null],
  ])('is determined by %s', (_, cells, separator) => {
    expect(getDecimalSeparator(cells)).toBe(separator);
  });
});
