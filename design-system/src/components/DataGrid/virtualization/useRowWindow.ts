import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MeasureRow } from '../rendering/rowSlot.ts';
import type { RowKey } from '../types.ts';
import {
  INITIAL_WINDOW,
  lacksOverscan,
  nextWindow,
  type RowOffsets,
  type RowRange,
  rowsToMount,
  uniformOffsets,
  variableOffsets,
  withOverscan,
} from './rowWindow.ts';

/** A grid in a hidden tab has no height; it keeps a screenful ready for when it shows. */
const HIDDEN_HEIGHT = 600;
/** First guess at what unfolds under a row, until it is measured. */
const DETAIL_HEIGHT = 160;
/** Scrolling rests when nothing has moved for so long, ms. */
const REST = 400;
const NO_HEIGHTS: ReadonlyMap<RowKey, number> = new Map();

interface RowWindowOptions {
  scroller: RefObject<HTMLDivElement | null>;
  count: number;
  rowHeight: number;
  /** Height of what sticks to the top and bottom. */
  stickyHeight: number;
  keyAt(position: number): RowKey;
  /** Whether a row is unfolded; undefined when rows do not unfold. */
  unfolded: ((position: number) => boolean) | undefined;
  /** Shows the rows of a range without rendering; answers whether it could. */
  show(range: RowRange): boolean;
  /** Scrolling has come to rest. */
  onRest(): void;
}

interface RowWindow {
  offsets: RowOffsets;
  /** Scrolls to a height, px. At the top already, nothing is asked of the page. */
  scroll(top: number): void;
  /** The rows to mount now. */
  range(): RowRange;
  /** Measures an unfolded row, whose element says its position as `data-index`. */
  measure: MeasureRow;
}

const rowsHeight = (height: number, stickyHeight: number) => (height || HIDDEN_HEIGHT) - stickyHeight;

/** How much of the scroller rows can be seen in, px. */
export const viewportHeight = (scroller: HTMLElement | null, stickyHeight: number): number =>
  rowsHeight(scroller?.clientHeight ?? 0, stickyHeight);

/** Which rows to mount, kept right while the grid is scrolled and resized and its rows unfold. */
export function useRowWindow(options: RowWindowOptions): RowWindow {
  const { scroller, count, rowHeight, stickyHeight, keyAt, unfolded } = options;
  const [heights, setHeights] = useState(NO_HEIGHTS);
  const offsets = useMemo(() => {
    if (!unfolded) return uniformOffsets(count, rowHeight);
    const guess = rowHeight + DETAIL_HEIGHT;
    return variableOffsets(count, (position) =>
      unfolded(position) ? (heights.get(keyAt(position)) ?? guess) : rowHeight,
    );
    // Keys and heights are of unfolded rows alone: where none unfold, other rows of the same number change nothing.
  }, [count, rowHeight, unfolded, unfolded && keyAt, unfolded && heights]);
  const windowState = useRef(INITIAL_WINDOW);
  /**
   * What was read of the scroller last, px; null once it was scrolled from here. To read it while rows are written would have
   * the page laid out for it, and again for what is written behind it.
   */
  const known = useRef<{ top: number; height: number }>(null);
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);

  const latest = useRef({ ...options, offsets, heights });
  useLayoutEffect(function rememberWhatIsShown() {
    latest.current = { ...options, offsets, heights };
  });

  /**
   * Whether other rows are to be mounted than are.
   * @param moved whether the scroller is elsewhere, or of another height, than was read last
   */
  const moveWindow = useCallback(
    (moved: boolean) => {
      const { offsets: rows, stickyHeight: hidden } = latest.current;
      const element = scroller.current;
      const before = windowState.current;
      if (!element) return false;
      if (moved || !known.current) known.current = { top: element.scrollTop, height: element.clientHeight };
      const { top, height } = known.current;
      windowState.current = nextWindow(before, rows, top, rowsHeight(height, hidden));
      return windowState.current !== before;
    },
    [scroller],
  );

  useLayoutEffect(
    function updateWindow() {
      // What scrolls or resizes it says so before the next paint.
      if (moveWindow(false)) renderAgain();
    },
    [moveWindow, offsets, stickyHeight],
  );

  useLayoutEffect(
    function followScroller() {
      const element = scroller.current;
      if (!element) return;
      // In the frame that shows the new position, or it would show rows of the old one.
      let rest: ReturnType<typeof setTimeout> | undefined;
      const show = () => {
        const { offsets: rows, show: showNow } = latest.current;
        flushSync(() => {
          if (!showNow(rowsToMount(rows, windowState.current))) renderAgain();
        });
      };
      let scrolled = false;
      const settle = () => {
        if (scrolled && lacksOverscan(windowState.current)) {
          windowState.current = withOverscan(windowState.current);
          show();
        }
        latest.current.onRest();
      };
      const follow = () => {
        if (!moveWindow(true)) return;
        show();
        clearTimeout(rest);
        rest = setTimeout(settle, REST);
      };
      // It calls back at once, too, when the rows in sight are mounted already.
      const resized = new ResizeObserver(() => {
        if (viewportHeight(element, latest.current.stickyHeight) !== windowState.current.height) follow();
      });
      resized.observe(element);
      const onScroll = () => {
        const before = known.current?.top;
        follow();
        // Sideways nobody comes to other rows.
        scrolled ||= known.current?.top !== before;
      };
      element.addEventListener('scroll', onScroll, { passive: true });
      return () => {
        clearTimeout(rest);
        resized.disconnect();
        element.removeEventListener('scroll', onScroll);
      };
    },
    [scroller, moveWindow],
  );

  const scroll = useCallback(
    (top: number) => {
      if (!scroller.current || (top === 0 && known.current?.top === 0)) return;
      scroller.current.scrollTop = top;
      known.current = null;
    },
    [scroller],
  );

  const noteHeights = useCallback(
    (elements: readonly HTMLElement[]) => {
      const { offsets: rows, keyAt: getKey, heights: before } = latest.current;
      const next = new Map(before);
      let above = 0;
      for (const element of elements) {
        const position = Number(element.dataset.index);
        const height = element.offsetHeight;
        if (height === 0 || position >= rows.count) continue;
        const top = rows.getTop(position);
        const difference = height - (rows.getTop(position + 1) - top);
        if (difference === 0 && next.has(getKey(position))) continue;
        next.set(getKey(position), height);
        // What is in sight stays where it is when a row above it turns out higher or lower.
        if (scroller.current && top < scroller.current.scrollTop) above += difference;
      }
      if (next.size === before.size && [...next].every(([key, height]) => before.get(key) === height)) return;
      latest.current.heights = next;
      setHeights(next);
      if (above !== 0 && scroller.current) scroll(scroller.current.scrollTop + above);
    },
    [scroller, scroll],
  );

  const observer = useRef<ResizeObserver>(null);
  useEffect(function disconnectAtEnd() {
    return () => observer.current?.disconnect();
  }, []);
  const measure = useCallback(
    (element: HTMLElement) => {
      observer.current ??= new ResizeObserver((entries) =>
        noteHeights(entries.map(({ target }) => target as HTMLElement)),
      );
      observer.current.observe(element);
      return () => observer.current?.unobserve(element);
    },
    [noteHeights],
  );

  return { offsets, scroll, range: () => rowsToMount(offsets, windowState.current), measure };
}
