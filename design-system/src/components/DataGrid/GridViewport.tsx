// biome-ignore-all lint/a11y/useSemanticElements: rows are placed one by one, which table elements do not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: in a grid the cells take the focus, not its rows
import { defaultRangeExtractor, observeElementRect, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import {
  type ComponentProps,
  Fragment,
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react';
import { movedSlot, nextSlots, type Slot } from './slots.ts';
import type { RowKey } from './types.ts';

/** Rows kept ready beyond each edge. */
const OVERSCAN = 4;
/** A grid in a hidden tab has no height; it keeps a screenful ready for when it shows. */
const HIDDEN_HEIGHT = 600;
/** First guess at what unfolds under a row, until it is measured. */
const DETAIL_HEIGHT = 160;

type GridVirtualizer = Virtualizer<HTMLDivElement, Element>;

export interface RowPlace {
  position: number;
  top: number;
  measure: ((element: HTMLElement | null) => void) | undefined;
}

export interface ViewportHandle {
  scrollTo(position: number): void;
  /** Puts a row into the middle, away from what may lie over the first rows, unless it is well in sight. */
  centre(position: number): void;
  /** Whole rows that fit, at least one. */
  page(): number;
}

interface GridViewportProps extends Omit<ComponentProps<'div'>, 'ref' | 'children' | 'role'> {
  scroller: RefObject<HTMLDivElement | null>;
  viewport: Ref<ViewportHandle>;
  header: ReactNode;
  footer: ReactNode;
  count: number;
  rowHeight: number;
  /** Height of what sticks to the top and bottom. */
  covered: number;
  /** Position that stays mounted wherever the grid is scrolled: the one that Tab reaches. -1: none. */
  pinned: number;
  /** The row at the pinned position. While it is the same row, its element follows it. */
  pinnedKey: RowKey | null;
  keyAt(position: number): RowKey;
  /** Whether a row is unfolded; undefined when rows do not unfold. */
  unfolded: ((position: number) => boolean) | undefined;
  /** Reuse row elements. Not for rows whose cells keep state of their own. */
  recycle: boolean;
  renderRow(place: RowPlace): ReactNode;
  /** What stands behind the last row, as high as one. */
  renderMore: ((top: number) => ReactNode) | undefined;
  /** The last rows are in sight, or nearly. */
  onEnd: (() => void) | undefined;
}

function observeRect(virtualizer: GridVirtualizer, report: (rect: { width: number; height: number }) => void) {
  return observeElementRect(virtualizer, ({ width, height }) => report({ width, height: height || HIDDEN_HEIGHT }));
}

function withPinned(positions: number[], pinned: number, count: number): number[] {
  if (pinned < 0 || pinned >= count || positions.includes(pinned)) return positions;
  return pinned < (positions[0] ?? 0) ? [pinned, ...positions] : [...positions, pinned];
}

function useSlots(positions: readonly number[], pinned: number, pinnedKey: RowKey | null): readonly Slot[] {
  const last = useRef<{ slots: readonly Slot[]; pinned: number; pinnedKey: RowKey | null }>(null);
  const known = last.current;
  let before = known?.slots ?? [];
  if (known && known.pinned !== pinned) {
    // The element with the focus follows its row, and is given up with it: taken over by another row it would carry the
    // focus along unseen.
    before =
      known.pinnedKey === pinnedKey
        ? movedSlot(before, known.pinned, pinned)
        : before.filter((slot) => slot.position !== known.pinned || positions.includes(slot.position));
  }
  const slots = nextSlots(before, positions, pinned);
  // Written while rendering: a second render with the same positions reads its own answer and gives it again.
  last.current = { slots, pinned, pinnedKey };
  return slots;
}

/** The scrolling part: finds which rows are in sight and renders only those. */
export function GridViewport({
  scroller,
  viewport,
  header,
  footer,
  count,
  rowHeight,
  covered,
  pinned,
  pinnedKey,
  keyAt,
  unfolded,
  recycle,
  renderRow,
  renderMore,
  onEnd,
  ...attributes
}: GridViewportProps) {
  'use no memo'; // The virtualizer is one object that changes inside: a compiler must not keep what was read from it.
  const itemKey = useCallback(
    (position: number) => (unfolded?.(position) ? `${keyAt(position)} unfolded` : `${keyAt(position)}`),
    [keyAt, unfolded],
  );
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: (position) => (unfolded?.(position) ? rowHeight + DETAIL_HEIGHT : rowHeight),
    ...(unfolded && { getItemKey: itemKey }),
    overscan: OVERSCAN,
    scrollPaddingEnd: covered,
    observeElementRect: observeRect,
    rangeExtractor: (range) => withPinned(defaultRangeExtractor(range), pinned, count),
  });

  useImperativeHandle(viewport, () => ({
    scrollTo: (position) => virtualizer.scrollToIndex(position),
    centre(position) {
      const { startIndex, endIndex } = virtualizer.range ?? { startIndex: 0, endIndex: -1 };
      const inSight = position > startIndex + 2 && position < endIndex - 1;
      if (!inSight) virtualizer.scrollToIndex(position, { align: 'center' });
    },
    page: () => Math.max(1, Math.floor(((scroller.current?.clientHeight || HIDDEN_HEIGHT) - covered) / rowHeight)),
  }));

  useEffect(function sayThatTheEndIsNear() {
    if (onEnd && (virtualizer.range?.endIndex ?? 0) >= count - 1 - OVERSCAN) onEnd();
  });

  const items = virtualizer.getVirtualItems();
  const positions = items.map((item) => item.index);
  const slots = useSlots(positions, pinned, pinnedKey);
  const height = virtualizer.getTotalSize();
  return (
    <div {...attributes} role="grid" ref={scroller}>
      {header}
      <div role="rowgroup" className="m-grid-body" style={{ blockSize: renderMore ? height + rowHeight : height }}>
        {items.map((item, place) => (
          <Fragment key={recycle ? slots[place]?.key : keyAt(item.index)}>
            {renderRow({ position: item.index, top: item.start, measure: unfolded && virtualizer.measureElement })}
          </Fragment>
        ))}
        {renderMore?.(height)}
      </div>
      {footer}
    </div>
  );
}
