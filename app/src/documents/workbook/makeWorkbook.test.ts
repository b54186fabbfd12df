import { describe, expect, it } from 'vitest';
import { inSlices } from './makeWorkbook.ts';

/** Clock that advances with each reading. */
const clock = (step: number) => {
  let at = 0;
  return () => {
    at += step;
    return at;
  };
};

describe('the rows sent to the worker', () => {
  it('are sent in batches of a few hundred, none lost', () => {
    const slices = [...inSlices(Array(1200).keys(), () => 0)];
    expect(slices.map(({ length }) => length)).toEqual([500, 500, 200]);
    expect(slices.flat()).toEqual([...Array(1200).keys()]);
  });

  it('are sent in smaller batches if they take long to make', () => {
    const slices = [...inSlices(Array(10).keys(), clock(3))];
    expect(Math.max(...slices.map(({ length }) => length))).toBeLessThanOrEqual(2);
    expect(slices.flat()).toEqual([...Array(10).keys()]);
  });

  it('are read lazily', () => {
    let reads = 0;
    function* rows() {
      for (; reads < 5000; reads += 1) yield reads;
    }
    inSlices(rows(), () => 0).next();
    expect(reads).toBeLessThanOrEqual(500);
  });
});
