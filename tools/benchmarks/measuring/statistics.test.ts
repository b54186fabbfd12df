import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeRatio, computeSpread, median } from './statistics.ts';

const numbers = fc.array(fc.double({ min: 0.001, max: 1e6, noNaN: true }), { minLength: 1 });

describe('a median', () => {
  it('is the middle value, or halfway between the two', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
  });

  it('has as many values above as below', () => {
    fc.assert(
      fc.property(numbers, (values) => {
        const middle = median(values);
        const half = values.length / 2;
        expect(values.filter((value) => value < middle).length).toBeLessThanOrEqual(half);
        expect(values.filter((value) => value > middle).length).toBeLessThanOrEqual(half);
      }),
    );
  });

  it('requires values', () => {
    expect(() => median([])).toThrow('No values');
  });
});

describe('a spread', () => {
  it('contains its median', () => {
    fc.assert(
      fc.property(numbers, (values) => {
        const { minimum, median: middle, maximum } = computeSpread(values);
        expect(minimum).toBeLessThanOrEqual(middle);
        expect(middle).toBeLessThanOrEqual(maximum);
      }),
    );
  });
});

describe('a ratio', () => {
  it('is taken round by round, so that a slow round slows both', () => {
    expect(computeRatio([10, 100, 20], [20, 200, 40])).toEqual({ median: 0.5, minimum: 0.5, maximum: 0.5 });
  });

  it('leaves out rounds that one side does not have', () => {
    expect(computeRatio([10, undefined, 30], [20, 10, undefined])).toEqual({ median: 0.5, minimum: 0.5, maximum: 0.5 });
    expect(computeRatio([10], [undefined])).toBeNull();
  });

  it('does not divide by zero', () => {
    expect(computeRatio([10, 10], [0, 5])?.median).toBe(2);
  });
});
