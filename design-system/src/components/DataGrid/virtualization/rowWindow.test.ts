import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  evenOffsets,
  FIRST_SIGHT,
  isScant,
  madeAmple,
  nextSight,
  rowsInSight,
  rowsToMount,
  unevenOffsets,
} from './rowWindow.ts';

const HEIGHT = 300;
const heights = fc.array(fc.constantFrom(30, 30, 30, 190, 75), { minLength: 1, maxLength: 200 });

describe('offsets', () => {
  it('find the row that covers a height, whatever rows are high', () => {
    fc.assert(
      fc.property(heights, fc.double({ min: 0, max: 0.999, noNaN: true }), (rows, share) => {
        const offsets = unevenOffsets(rows.length, (position) => rows[position] as number);
        const at = offsets.total * share;
        const position = offsets.positionAt(at);
        expect(offsets.topOf(position)).toBeLessThanOrEqual(at);
        expect(offsets.topOf(position + 1)).toBeGreaterThan(at);
      }),
    );
  });

  it('are the same for even rows, counted or not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: -50, max: 4000 }), (count, at) => {
        const [even, uneven] = [evenOffsets(count, 30), unevenOffsets(count, () => 30)];
        expect(even.total).toBe(uneven.total);
        expect(even.positionAt(at)).toBe(uneven.positionAt(at));
      }),
    );
  });

  it('know of no row where there are none', () => {
    expect(evenOffsets(0, 30).positionAt(0)).toBe(-1);
    expect(rowsInSight(evenOffsets(0, 30), 500, HEIGHT)).toEqual({ first: 0, last: -1 });
  });
});

describe('what is mounted', () => {
  it('covers what is in sight, wherever one scrolls', () => {
    fc.assert(
      fc.property(heights, fc.array(fc.nat(40_000), { maxLength: 30 }), (rows, tops) => {
        const offsets = unevenOffsets(rows.length, (position) => rows[position] as number);
        let sight = FIRST_SIGHT;
        for (const wanted of tops) {
          const top = Math.max(0, Math.min(wanted, offsets.total - HEIGHT));
          sight = nextSight(sight, offsets, top, HEIGHT);
          const seen = rowsInSight(offsets, top, HEIGHT);
          const mounted = rowsToMount(offsets, sight);
          expect(mounted.first).toBeLessThanOrEqual(seen.first);
          expect(mounted.last).toBeGreaterThanOrEqual(seen.last);
        }
      }),
    );
  });

  it('stays while it reaches beyond both edges', () => {
    const offsets = evenOffsets(1000, 30);
    const sight = madeAmple(nextSight(FIRST_SIGHT, offsets, 0, HEIGHT));
    expect(nextSight(sight, offsets, 90, HEIGHT)).toBe(sight);
    expect(nextSight(sight, offsets, 180, HEIGHT)).not.toBe(sight);
  });

  it('is more on the side one scrolls to', () => {
    const offsets = evenOffsets(1000, 30);
    const there = madeAmple(nextSight(FIRST_SIGHT, offsets, 0, HEIGHT));
    expect(rowsToMount(offsets, nextSight(there, offsets, 180, HEIGHT))).toEqual({ first: 4, last: 21 });
    const back = nextSight(nextSight(there, offsets, 6000, HEIGHT), offsets, 5940, HEIGHT);
    expect(rowsToMount(offsets, back)).toEqual({ first: 192, last: 209 });
  });

  it('is no more than what is in sight at first', () => {
    const offsets = evenOffsets(1000, 30);
    const first = nextSight(FIRST_SIGHT, offsets, 0, HEIGHT);
    expect(rowsToMount(offsets, first)).toEqual({ first: 0, last: 9 });
    expect(rowsToMount(offsets, nextSight(first, offsets, 30, HEIGHT))).toEqual({ first: 0, last: 16 });
  });

  it('is no more than what is in sight after a jump, until scrolling rests', () => {
    const offsets = evenOffsets(1000, 30);
    const jumped = nextSight(nextSight(FIRST_SIGHT, offsets, 0, HEIGHT), offsets, 6000, HEIGHT);
    expect(isScant(jumped)).toBe(true);
    expect(rowsToMount(offsets, jumped)).toEqual({ first: 200, last: 209 });
    expect(rowsToMount(offsets, madeAmple(jumped))).toEqual({ first: 194, last: 215 });
    expect(isScant(madeAmple(jumped))).toBe(false);
  });

  it('is the last rows when there are no longer as many', () => {
    const far = nextSight(FIRST_SIGHT, evenOffsets(1000, 30), 20_000, HEIGHT);
    expect(rowsToMount(evenOffsets(20, 30), far).last).toBe(19);
    expect(rowsToMount(evenOffsets(3, 30), far)).toEqual({ first: 0, last: 2 });
  });
});
