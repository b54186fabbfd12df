import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  INITIAL_WINDOW,
  lacksOverscan,
  nextWindow,
  rowsToMount,
  uniformOffsets,
  variableOffsets,
  visibleRows,
  withOverscan,
} from './rowWindow.ts';

const HEIGHT = 300;
const heights = fc.array(fc.constantFrom(30, 30, 30, 190, 75), { minLength: 1, maxLength: 200 });

describe('offsets', () => {
  it('find the row at a position, for any row heights', () => {
    fc.assert(
      fc.property(heights, fc.double({ min: 0, max: 0.999, noNaN: true }), (rows, share) => {
        const offsets = variableOffsets(rows.length, (position) => rows[position] as number);
        const at = offsets.total * share;
        const position = offsets.positionAt(at);
        expect(offsets.getTop(position)).toBeLessThanOrEqual(at);
        expect(offsets.getTop(position + 1)).toBeGreaterThan(at);
      }),
    );
  });

  it('are the same for uniform rows, computed either way', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: -50, max: 4000 }), (count, at) => {
        const [even, uneven] = [uniformOffsets(count, 30), variableOffsets(count, () => 30)];
        expect(even.total).toBe(uneven.total);
        expect(even.positionAt(at)).toBe(uneven.positionAt(at));
      }),
    );
  });

  it('find no row if there are none', () => {
    expect(uniformOffsets(0, 30).positionAt(0)).toBe(-1);
    expect(visibleRows(uniformOffsets(0, 30), 500, HEIGHT)).toEqual({ first: 0, last: -1 });
  });
});

describe('the mounted rows', () => {
  it('cover the visible area at any scroll position', () => {
    fc.assert(
      fc.property(heights, fc.array(fc.nat(40_000), { maxLength: 30 }), (rows, tops) => {
        const offsets = variableOffsets(rows.length, (position) => rows[position] as number);
        let state = INITIAL_WINDOW;
        for (const target of tops) {
          const top = Math.max(0, Math.min(target, offsets.total - HEIGHT));
          state = nextWindow(state, offsets, top, HEIGHT);
          const seen = visibleRows(offsets, top, HEIGHT);
          const mounted = rowsToMount(offsets, state);
          expect(mounted.first).toBeLessThanOrEqual(seen.first);
          expect(mounted.last).toBeGreaterThanOrEqual(seen.last);
        }
      }),
    );
  });

  it('stay the same while they extend beyond both edges', () => {
    const offsets = uniformOffsets(1000, 30);
    const state = withOverscan(nextWindow(INITIAL_WINDOW, offsets, 0, HEIGHT));
    expect(nextWindow(state, offsets, 90, HEIGHT)).toBe(state);
    expect(nextWindow(state, offsets, 180, HEIGHT)).not.toBe(state);
  });

  it('extend further in the direction of scrolling', () => {
    const offsets = uniformOffsets(1000, 30);
    const settledWindow = withOverscan(nextWindow(INITIAL_WINDOW, offsets, 0, HEIGHT));
    expect(rowsToMount(offsets, nextWindow(settledWindow, offsets, 180, HEIGHT))).toEqual({ first: 4, last: 21 });
    const back = nextWindow(nextWindow(settledWindow, offsets, 6000, HEIGHT), offsets, 5940, HEIGHT);
    expect(rowsToMount(offsets, back)).toEqual({ first: 192, last: 209 });
  });

  it('are only the visible ones at first', () => {
    const offsets = uniformOffsets(1000, 30);
    const first = nextWindow(INITIAL_WINDOW, offsets, 0, HEIGHT);
    expect(rowsToMount(offsets, first)).toEqual({ first: 0, last: 9 });
    expect(rowsToMount(offsets, nextWindow(first, offsets, 30, HEIGHT))).toEqual({ first: 0, last: 16 });
  });

  it('keep their overscan when rows are added or the window becomes higher', () => {
    const first = nextWindow(INITIAL_WINDOW, uniformOffsets(0, 30), 0, HEIGHT);
    const offsets = uniformOffsets(1000, 30);
    expect(nextWindow(first, offsets, 0, HEIGHT)).toBe(first);
    expect(rowsToMount(offsets, nextWindow(first, offsets, 0, HEIGHT * 2))).toEqual({ first: 0, last: 19 });
    const scrolled = nextWindow(first, offsets, 30, HEIGHT);
    expect(rowsToMount(offsets, nextWindow(scrolled, offsets, 30, HEIGHT * 2))).toEqual({ first: 0, last: 26 });
  });

  it('are only the visible ones after a jump, until scrolling stops', () => {
    const offsets = uniformOffsets(1000, 30);
    const jumped = nextWindow(nextWindow(INITIAL_WINDOW, offsets, 0, HEIGHT), offsets, 6000, HEIGHT);
    expect(lacksOverscan(jumped)).toBe(true);
    expect(rowsToMount(offsets, jumped)).toEqual({ first: 200, last: 209 });
    expect(rowsToMount(offsets, withOverscan(jumped))).toEqual({ first: 194, last: 215 });
    expect(lacksOverscan(withOverscan(jumped))).toBe(false);
  });

  it('are the last rows when the list becomes shorter', () => {
    const far = nextWindow(INITIAL_WINDOW, uniformOffsets(1000, 30), 20_000, HEIGHT);
    expect(rowsToMount(uniformOffsets(20, 30), far).last).toBe(19);
    expect(rowsToMount(uniformOffsets(3, 30), far)).toEqual({ first: 0, last: 2 });
  });
});
