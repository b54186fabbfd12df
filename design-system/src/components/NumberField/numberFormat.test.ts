import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber, parseNumber, sanitizeNumber, stepNumber } from './numberFormat.ts';

const WHOLE = { decimals: 0, negative: false, scaled: false };
const RAND = { decimals: 2, negative: true, scaled: true };
const PERCENT = { decimals: 1, negative: false, scaled: false };

describe('the text of a number', () => {
  it.each([
    ['12', WHOLE, '12'],
    ['', WHOLE, ''],
    ['1 250', WHOLE, '1250'],
    ['1,250', WHOLE, '1250'],
    ['12.5', WHOLE, undefined],
    ['-3', WHOLE, undefined],
    ['12a', WHOLE, undefined],
    ['12,5', RAND, '12.5'],
    ['1,250.50', RAND, '1250.50'],
    ['\u22125', RAND, '-5'],
    ['-', RAND, '-'],
    ['.', RAND, '.'],
    ['1.234', RAND, undefined],
    ['1.2.3', RAND, undefined],
    ['1e3', RAND, undefined],
    ['1234567890123456', WHOLE, undefined],
  ])('"%s" becomes %s', (text, form, expected) => {
    expect(sanitizeNumber(text, form)).toBe(expected);
  });

  it.each([
    ['12.5', RAND, 1250],
    ['-0.05', RAND, -5],
    ['.5', RAND, 50],
    ['12.', RAND, 1200],
    ['-', RAND, null],
    ['.', RAND, null],
    ['', RAND, null],
    ['14.5', PERCENT, 14.5],
    ['007', WHOLE, 7],
  ])('"%s" says %s', (text, form, expected) => {
    expect(parseNumber(text, form)).toBe(expected);
  });

  it('comes back from writing, to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), (cents) => {
        const text = formatNumber(cents, RAND);
        expect(text).toMatch(/^-?\d+\.\d{2}$/);
        expect(sanitizeNumber(text, RAND)).toBe(text);
        expect(parseNumber(text, RAND)).toBe(cents);
      }),
    );
  });

  it('comes back as the same decimal', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 9 }), (tenths) => {
        expect(parseNumber(formatNumber(tenths / 10, PERCENT), PERCENT)).toBe(tenths / 10);
      }),
    );
  });

  it('is accepted at every stage of its typing', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), (cents) => {
        const text = formatNumber(cents, RAND);
        for (let end = 0; end <= text.length; end++)
          expect(sanitizeNumber(text.slice(0, end), RAND)).toBe(text.slice(0, end));
      }),
    );
  });
});

describe('a step', () => {
  const bounds = { ...PERCENT, step: 0.5, min: 0, max: 100 };

  it.each([
    [null, 1, 0],
    [0, 1, 0.5],
    [0.3, 1, 0.5],
    [0.3, -1, 0],
    [99.9, 1, 100],
    [100, 1, 100],
    [14.5, 10, 19.5],
  ])('from %s by %d leads to %d', (value, by, expected) => {
    expect(stepNumber(value, by, bounds)).toBe(expected);
  });

  it('ends on a multiple within its bounds, without a trace of binary fractions', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), fc.constantFrom(1, -1, 10, -10), (tenths, by) => {
        const next = stepNumber(tenths / 10, by, { ...bounds, step: 0.1 });
        expect(next).toBe(Math.min(1000, Math.max(0, tenths + by)) / 10);
      }),
    );
  });

  it('begins at the nearest bound where 0 is out of them', () => {
    expect(stepNumber(null, 1, { ...WHOLE, step: 1, min: 5, max: 9 })).toBe(5);
  });
});
