import { describe, expect, it } from 'vitest';
import { maxWithin, perSecond, quantile } from './seconds.ts';

describe('events over time', () => {
  it('are counted second by second, including empty ones', () => {
    expect(perSecond([0, 999, 1000, 3500])).toEqual([2, 1, 0, 1]);
    expect(perSecond([0, 999, 1000, 3500], 2500)).toEqual([2, 1, 0]);
    expect(perSecond([])).toEqual([0]);
  });

  it('have their maximum in a window at any start', () => {
    expect(maxWithin([0, 600, 1100, 1500, 1599, 5000], 1000)).toBe(4);
    expect(maxWithin([0, 1000], 1000)).toBe(1);
    expect(maxWithin([], 1000)).toBe(0);
  });
});

it.each([
  [0.5, 2],
  [0.95, 4],
  [1, 4],
  [0, 1],
])('returns the value at quantile %d', (share, value) => {
  expect(quantile([4, 1, 3, 2], share)).toBe(value);
});

it('returns zero for no values', () => {
  expect(quantile([], 0.5)).toBe(0);
});
