/** Positions of rows of varying height, in px from the first row. */
export interface RowOffsets {
  count: number;
  total: number;
  getTop(position: number): number;
  /** Returns the row at an offset; beyond the rows, the first or the last. -1: no rows. */
  positionAt(offset: number): number;
}

/** Range of positions, both inclusive; empty if the last is before the first. */
export interface RowRange {
  first: number;
  last: number;
}

/** Scroll position, and the number of rows mounted beyond the visible ones. */
interface WindowState {
  top: number;
  height: number;
  overscanBefore: number;
  overscanAfter: number;
}

/** Rows mounted beyond the edge in scroll direction, and beyond the other. */
const OVERSCAN_AFTER = 6;
const OVERSCAN_BEFORE = 2;
/** Minimum number of rows beyond an edge before more are mounted. */
const OVERSCAN_THRESHOLD = 2;
/** No rows beyond the edges initially and after a jump, which another may follow in the next frame. */
const OVERSCAN_AFTER_JUMP = 0;

/** Empty, before the grid's height is known. */
export const INITIAL_WINDOW: WindowState = { top: 0, height: 0, overscanBefore: 0, overscanAfter: 0 };

/** Returns offsets of rows of equal height, without storage. */
export function uniformOffsets(count: number, rowHeight: number): RowOffsets {
  return {
    count,
    total: count * rowHeight,
    getTop: (position) => position * rowHeight,
    positionAt: (offset) => Math.min(Math.max(0, Math.floor(offset / rowHeight)), count - 1),
  };
}

/** Returns offsets of rows of which some are expanded. */
export function variableOffsets(count: number, getHeight: (position: number) => number): RowOffsets {
  const tops = new Float64Array(count + 1);
  for (let position = 0; position < count; position++) {
    tops[position + 1] = (tops[position] as number) + getHeight(position);
  }
  return {
    count,
    total: tops[count] as number,
    getTop: (position) => tops[position] as number,
    positionAt(offset) {
      let low = 0;
      let high = count - 1;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((tops[middle] as number) <= offset) low = middle;
        else high = middle - 1;
      }
      return Math.min(low, count - 1);
    },
  };
}

/** Returns the visible rows. A scroll position beyond the rows is clamped. */
export function visibleRows(offsets: RowOffsets, top: number, height: number): RowRange {
  if (offsets.count === 0) return { first: 0, last: -1 };
  const reached = Math.max(0, Math.min(top, offsets.total - height));
  return { first: offsets.positionAt(reached), last: offsets.positionAt(reached + height - 1) };
}

/** Returns the rows to mount. */
export function rowsToMount(
  offsets: RowOffsets,
  { top, height, overscanBefore, overscanAfter }: WindowState,
): RowRange {
  const { first, last } = visibleRows(offsets, top, height);
  return { first: Math.max(0, first - overscanBefore), last: Math.min(offsets.count - 1, last + overscanAfter) };
}

/**
 * Returns the window after scrolling: the same object while mounted rows extend beyond both edges. A resize or new rows
 * keep the extent, because nothing is scrolled.
 */
export function nextWindow(state: WindowState, offsets: RowOffsets, top: number, height: number): WindowState {
  if (state !== INITIAL_WINDOW && top === state.top) return height === state.height ? state : { ...state, height };
  const mounted = rowsToMount(offsets, state);
  const seen = visibleRows(offsets, top, height);
  const enough =
    mounted.first <= Math.max(0, seen.first - OVERSCAN_THRESHOLD) &&
    mounted.last >= Math.min(offsets.count - 1, seen.last + OVERSCAN_THRESHOLD);
  if (enough && height === state.height) return state;
  const shared = Math.min(mounted.last, seen.last) - Math.max(mounted.first, seen.first) + 1;
  const jumped = shared * 2 < seen.last - seen.first + 1;
  if (state === INITIAL_WINDOW || (jumped && height === state.height))
    return { top, height, overscanBefore: OVERSCAN_AFTER_JUMP, overscanAfter: OVERSCAN_AFTER_JUMP };
  const down = top >= state.top;
  return {
    top,
    height,
    overscanBefore: down ? OVERSCAN_BEFORE : OVERSCAN_AFTER,
    overscanAfter: down ? OVERSCAN_AFTER : OVERSCAN_BEFORE,
  };
}

/** Returns whether adjacent rows must be mounted once scrolling stops. */
export function lacksOverscan({ overscanAfter }: WindowState): boolean {
  return overscanAfter === OVERSCAN_AFTER_JUMP;
}

/** Returns the window with adjacent rows. */
export function withOverscan(state: WindowState): WindowState {
  return { ...state, overscanBefore: OVERSCAN_AFTER, overscanAfter: OVERSCAN_AFTER };
}
