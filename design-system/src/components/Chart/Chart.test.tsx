import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisText, roundTop, shareText, toPercent } from './scale.ts';

describe('the top of a scale', () => {
  it.each([
    [[], 1],
    [[0, 0], 1],
    [[-5], 1],
    [[1], 1],
    [[3], 3],
    [[7, 12], 15],
    [[20], 20],
    [[24], 30],
    [[81], 100],
    [[123_456_789], 150_000_000],
    [[Number.NaN, 4], 4],
  ])('for %j is %d', (values, top) => expect(roundTop(values)).toBe(top));

  it('contains every value, and wastes less than half of the height', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1e9 }), { minLength: 1, maxLength: 12 }), (values) => {
        const maximum = Math.max(...values);
        expect(roundTop(values)).toBeGreaterThanOrEqual(maximum);
        expect(roundTop(values)).toBeLessThanOrEqual(maximum * 1.5);
      }),
    );
  });
});

describe('a value on a scale', () => {
  it.each([
    [5, 10, 50],
    [-5, 10, 0],
    [15, 10, 100],
    [5, 0, 0],
    [Number.NaN, 10, 0],
  ])('%d of %d is at %d percent', (value, top, percent) => expect(toPercent(value, top)).toBe(percent));

  it('is formatted briefly', () => {
    expect([0, 20, 1500, 2_000_000].map(axisText)).toEqual(['0', '20', '1.5K', '2M']);
    expect([shareText(1, 3), shareText(1, 1000), shareText(0, 3), shareText(0, 0)]).toEqual(['33%', '<1%', '0%', '0%']);
  });
});
