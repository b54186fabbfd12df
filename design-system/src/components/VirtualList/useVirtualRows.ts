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

/** How near the newest row counts as being at it, px. */
export const NEAR = 48;

/** The height that is taken where there is no layout, px: in jsdom, and before the first one. */
const HEIGHT_WITHOUT_LAYOUT = 600;

interface VirtualRowsOptions {
  scroller: RefObject<HTMLDivElement | null>;
  keys: readonly RowKey[];
  newest: 'start' | 'end';
  /** The newest row is in sight. */
  atNewest: boolean;
  estimatedHeight: number;
  gap: number;
  overscan: number;
  /** The row that stays mounted wherever the list is scrolled, with its neighbours: Tab goes on from it. -1: none. */
  pinned: number;
}

/** Without a layout nobody scrolls: what is read from below shows its last rows then. */
const lastRows = ({ startIndex, endIndex, overscan, count }: Range): number[] => {
  const length = Math.min(count, endIndex - startIndex + 1 + overscan);
  return Array.from({ length }, (_, place) => count - length + place);
};

function withPinned(shown: number[], pinned: number, count: number): number[] {
  if (pinned < 0) return shown;
  const kept = [pinned - 1, pinned, pinned + 1].filter((at) => at >= 0 && at < count && !shown.includes(at));
  return kept.length === 0 ? shown : [...shown, ...kept].sort((one, other) => one - other);
}

/**
 * Which rows are mounted, and where they stand. Rows are measured as they are mounted; those of which the height is not
 * known yet count as `estimatedHeight`. What whoever reads looks at stays where it is while rows come, go and grow.
 */
export function useVirtualRows(options: VirtualRowsOptions) {
  const { scroller, keys, newest, atNewest, estimatedHeight, gap, overscan, pinned } = options;
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
        return withPinned(shown, pinned, range.count);
      },
      [fromEnd, laidOut, pinned],
    ),
    gap,
    overscan,
    initialRect: { width: 0, height: HEIGHT_WITHOUT_LAYOUT },
    // Past the last row: the last ones are mounted at once, and not after the first have been.
    initialOffset: fromEnd && estimatedTotal > HEIGHT_WITHOUT_LAYOUT ? estimatedTotal : 0,
    // What is 'anchored to the end' stays in sight while rows before it come and grow. At the top of a list that is read
    // from above the top stays: what comes in is to be seen.
    anchorTo: fromEnd || !atNewest ? 'end' : 'start',
    followOnAppend: fromEnd && laidOut,
    scrollEndThreshold: NEAR,
    observeElementRect: (instance, onRect) =>
      observeElementRect(instance, (rect) => {
        const measured = rect.height > 0;
        if (measured) setLaidOut(true);
        // Behind a tab it keeps the height that it had.
        onRect(measured ? rect : (instance.scrollRect ?? { ...rect, height: HEIGHT_WITHOUT_LAYOUT }));
      }),
    // A row without a height is one that nobody lays out: in jsdom, or behind a tab. With none at all every row would fit.
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
      // While somebody scrolls it would be measured after it was painted: rows that it displaces overlapped for a frame.
      const { isScrolling } = virtualizer;
      virtualizer.isScrolling = false;
      virtualizer.measureElement(row);
      virtualizer.isScrolling = isScrolling;
    },
    [virtualizer],
  );
  return { virtualizer, measure };
}
