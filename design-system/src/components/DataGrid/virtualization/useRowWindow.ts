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

/** Height in px for a grid in a hidden tab, so that rows are ready when it is shown. */
const HIDDEN_HEIGHT = 600;
/** Estimated height of an expanded row's details, px. */
const DETAIL_HEIGHT = 160;
/** Milliseconds without scrolling after which it has stopped. */
const SCROLL_END_MS = 400;
const NO_HEIGHTS: ReadonlyMap<RowKey, number> = new Map();

interface RowWindowOptions {
  scroller: RefObject<HTMLDivElement | null>;
  count: number;
  rowHeight: number;
  /** Height of sticky header and footer. */
  stickyHeight: number;
  keyAt(position: number): RowKey;
  /** Returns whether a row is expanded; undefined if rows are not expandable. */
  isExpanded: ((position: number) => boolean) | undefined;
  /** Shows the rows of a range without rendering; returns whether that was possible. */
  show(range: RowRange): boolean;
  /** Called when scrolling stops. */
  onRest(): void;
}

interface RowWindow {
  offsets: RowOffsets;
  /** Scrolls to an offset, px. At the top already, it reads no layout. */
  scroll(top: number): void;
  /** Returns the rows to mount now. */
  range(): RowRange;
  /** Measures an expanded row, whose element has its position as `data-index`. */
  measure: MeasureRow;
}

const rowsHeight = (height: number, stickyHeight: number) => (height || HIDDEN_HEIGHT) - stickyHeight;

/** Returns the visible height for rows in the scroller, px. */
export const viewportHeight = (scroller: HTMLElement | null, stickyHeight: number): number =>
  rowsHeight(scroller?.clientHeight ?? 0, stickyHeight);

/** Returns the rows to mount, updated on scrolling, resizing and expanding. */
export function useRowWindow(options: RowWindowOptions): RowWindow {
  const { scroller, count, rowHeight, stickyHeight, keyAt, isExpanded } = options;
  const [heights, setHeights] = useState(NO_HEIGHTS);
  const offsets = useMemo(() => {
    if (!isExpanded) return uniformOffsets(count, rowHeight);
    const guess = rowHeight + DETAIL_HEIGHT;
    return variableOffsets(count, (position) =>
      isExpanded(position) ? (heights.get(keyAt(position)) ?? guess) : rowHeight,
    );
    // Keys and heights matter only for expanded rows: otherwise other rows of the same number change nothing.
  }, [count, rowHeight, isExpanded, isExpanded && keyAt, isExpanded && heights]);
  const windowState = useRef(INITIAL_WINDOW);
  /**
   * Cached scroll position and height, px; null after scrolling from here. Reading them while writing rows would force
   * layout twice.
   */
  const known = useRef<{ top: number; height: number }>(null);
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);

  const latest = useRef({ ...options, offsets, heights });
  useLayoutEffect(function storeShownRange() {
    latest.current = { ...options, offsets, heights };
  });

  /**
   * Returns whether other rows must be mounted.
   * @param moved whether scroll position or height differ from the last read
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
      // Scrolling or resizing is reported before the next paint.
      if (moveWindow(false)) renderAgain();
    },
    [moveWindow, offsets, stickyHeight],
  );

  useLayoutEffect(
    function followScroller() {
      const element = scroller.current;
      if (!element) return;
      // In the frame that shows the new position, which would otherwise show rows of the old one.
      let rest: ReturnType<typeof setTimeout> | undefined;
      const show = () => {
        const { offsets: rows, show: showNow } = latest.current;
        flushSync(() => {
          if (!showNow(rowsToMount(rows, windowState.current))) renderAgain();
        });
      };
      let scrolled = false;
      const onScrollEnd = () => {
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
        rest = setTimeout(onScrollEnd, SCROLL_END_MS);
      };
      // The observer also calls back initially, when the visible rows are mounted already.
      const resized = new ResizeObserver(() => {
        if (viewportHeight(element, latest.current.stickyHeight) !== windowState.current.height) follow();
      });
      resized.observe(element);
      const onScroll = () => {
        const before = known.current?.top;
        follow();
        // Scrolling sideways does not change rows.
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
        // Visible content stays in place when a row above it has another height than estimated.
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
