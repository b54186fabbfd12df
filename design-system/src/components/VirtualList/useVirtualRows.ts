import {
  defaultRangeExtractor,
  measureElement,
  observeElementRect,
  type Range,
  type ReactVirtualizer,
  useVirtualizer,
} from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

export type RowKey = string | number;
export type Virtualizer = ReactVirtualizer<HTMLDivElement, HTMLDivElement>;

/** Distance to the newest row that counts as being there, px. */
export const NEAR = 48;

/** Height without layout, px: in jsdom, and before the first layout. */
const HEIGHT_WITHOUT_LAYOUT = 600;

interface VirtualRowsOptions {
  scroller: RefObject<HTMLDivElement | null>;
  keys: readonly RowKey[];
  newest: 'start' | 'end';
  /** Whether the newest row is visible. */
  atNewest: boolean;
  estimatedHeight: number;
  gap: number;
  overscan: number;
  /**
   * Row that stays mounted with its neighbours wherever the list is scrolled, so that Tab continues from it. -1: none.
   */
  pinned: number;
}

/** Without layout nothing scrolls, so a list read from below mounts its last rows. */
const lastRows = ({ startIndex, endIndex, overscan, count }: Range): number[] => {
  const length = Math.min(count, endIndex - startIndex + 1 + overscan);
  return Array.from({ length }, (_, place) => count - length + place);
};

function withPinned(shown: number[], retainedRow: number, count: number): number[] {
  if (retainedRow < 0) return shown;
  const pinnedRows = [retainedRow - 1, retainedRow, retainedRow + 1].filter(
    (at) => at >= 0 && at < count && !shown.includes(at),
  );
  return pinnedRows.length === 0 ? shown : [...shown, ...pinnedRows].sort((a, b) => a - b);
}

/**
 * Returns the mounted rows and their positions. Rows are measured when mounted; others count as `estimatedHeight`. The
 * visible content stays in place while rows are added, removed and resized.
 */
export function useVirtualRows(options: VirtualRowsOptions) {
  const { scroller, keys, newest, atNewest, estimatedHeight, gap, overscan, pinned: retainedRow } = options;
  const [laidOut, setLaidOut] = useState(false);
  const fromEnd = newest === 'end';
  const estimatedTotal = keys.length * (estimatedHeight + gap);
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: keys.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatedHeight,
    getItemKey: useCallback((at: number) => keys[at] ?? at, [keys]),
    rangeExtractor: useCallback(
      (range: Range) => {
        const shown = fromEnd && !laidOut ? lastRows(range) : defaultRangeExtractor(range);
        return withPinned(shown, retainedRow, range.count);
      },
      [fromEnd, laidOut, retainedRow],
    ),
    gap,
    overscan,
    initialRect: { width: 0, height: HEIGHT_WITHOUT_LAYOUT },
    // Starts at the end, so that the last rows are mounted first.
    initialOffset: fromEnd && estimatedTotal > HEIGHT_WITHOUT_LAYOUT ? estimatedTotal : 0,
    // Anchoring to the end keeps visible content in place while rows before it change. At the top of a list read from
    // above the top stays, so that new rows are visible.
    anchorTo: fromEnd || !atNewest ? 'end' : 'start',
    followOnAppend: fromEnd && laidOut,
    scrollEndThreshold: NEAR,
    observeElementRect: (instance, onRect) =>
      observeElementRect(instance, (rect) => {
        const measured = rect.height > 0;
        if (measured) setLaidOut(true);
        // In a hidden tab it keeps its last height.
        onRect(measured ? rect : (instance.scrollRect ?? { ...rect, height: HEIGHT_WITHOUT_LAYOUT }));
      }),
    // Rows without layout, in jsdom or a hidden tab, use the estimate; otherwise all rows would fit.
    measureElement: (element, entry, instance) =>
      measureElement(element, entry, instance) ||
      (instance.itemSizeCache.get(keys[instance.indexFromElement(element)] ?? -1) ?? estimatedHeight),
  });
  useLayoutEffect(
    function startAtEnd() {
      if (fromEnd && laidOut) virtualizer.scrollToEnd();
    },
    [fromEnd, laidOut, virtualizer],
  );
  const measure = useCallback(
    (row: HTMLDivElement | null) => {
      // Measures during scrolling too, because measuring after paint let rows overlap for a frame.
      const { isScrolling } = virtualizer;
      virtualizer.isScrolling = false;
      virtualizer.measureElement(row);
      virtualizer.isScrolling = isScrolling;
    },
    [virtualizer],
  );
  return { virtualizer, measure };
}
