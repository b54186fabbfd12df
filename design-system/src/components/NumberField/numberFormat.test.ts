import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messages } from './messages.ts';
import { formatNumber, parseNumber, stepNumber } from './numberFormat.ts';

const INTEGER = { decimals: 0, scaled: false };
const RAND = { decimals: 2, scaled: true };
const PERCENT = { decimals: 1, scaled: false };

describe('the text of a number', () => {
  it.each([
    ['12', INTEGER, 12],
    ['007', INTEGER, 7],
    ['5.', INTEGER, 5],
    ['1 250', INTEGER, 1250],
    ['1,250', INTEGER, 1250],
    ['-3', INTEGER, -3],
    ['12.5', RAND, 1250],
    ['12,5', RAND, 1250],
    ['1,250.50', RAND, 125_050],
    ['-0.05', RAND, -5],
    ['\u22125', RAND, -500],
    ['.5', RAND, 50],
    ['12.', RAND, 1200],
    ['14.5', PERCENT, 14.5],
    ['', INTEGER, null],
    ['  ', RAND, null],
  ])('"%s" is parsed as %s', (text, form, value) => {
    expect(parseNumber(text, form)).toEqual({ value });
  });

  const { notANumber, whole, decimals, tooLong } = messages;
  it.each([
    ['+8', INTEGER, notANumber],
    ['=9', INTEGER, notANumber],
    ['x4', INTEGER, notANumber],
    ['12a', INTEGER, notANumber],
    ['1e3', INTEGER, notANumber],
    ['0x10', INTEGER, notANumber],
    ['-', INTEGER, notANumber],
    ['3-', INTEGER, notANumber],
    ['R750', RAND, notANumber],
    ['1e3', RAND, notANumber],
    ['.', RAND, notANumber],
    ['1.2.3', RAND, notANumber],
    ['--5', RAND, notANumber],
    ['5.5', INTEGER, whole],
    ['12,5', INTEGER, whole],
    ['5.555', RAND, decimals(2)],
    ['0.25', PERCENT, decimals(1)],
    ['1234567890123456', INTEGER, tooLong(15)],
    ['12345678901234.56', RAND, tooLong(15)],
  ])('"%s" is rejected: %s %s', (text, form, problem) => {
    expect(parseNumber(text, form)).toEqual({ value: null, problem });
  });

  it('survives formatting, to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), (cents) => {
        const text = formatNumber(cents, RAND);
        expect(text).toMatch(/^-?\d+\.\d{2}$/);
        expect(parseNumber(text, RAND)).toEqual({ value: cents });
      }),
    );
  });

  it('survives formatting as the same decimal', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 9 }), (tenths) => {
        expect(parseNumber(formatNumber(tenths / 10, PERCENT), PERCENT)).toEqual({ value: tenths / 10 });
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
  ])('from %s by %d gives %d', (value, by, expected) => {
    expect(stepNumber(value, by, bounds)).toBe(expected);
  });

  it('ends on a multiple within its bounds, without floating-point errors', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), fc.constantFrom(1, -1, 10, -10), (tenths, by) => {
        const next = stepNumber(tenths / 10, by, { ...bounds, step: 0.1 });
        expect(next).toBe(Math.min(1000, Math.max(0, tenths + by)) / 10);
      }),
    );
  });

  it('starts at the nearest bound if 0 is outside the bounds', () => {
    expect(stepNumber(null, 1, { ...INTEGER, step: 1, min: 5, max: 9 })).toBe(5);
  });
});
