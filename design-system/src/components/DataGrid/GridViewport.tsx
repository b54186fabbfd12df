// biome-ignore-all lint/a11y/useSemanticElements: rows are placed one by one, which table elements do not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: in a grid the cells take the focus, not its rows
import {
  type ComponentProps,
  Fragment,
  type ReactNode,
  type Ref,
  type RefCallback,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react';
import { type RowRange, rowsInSight } from './rowWindow.ts';
import { movedSlot, nextSlots, type Slot } from './slots.ts';
import type { RowKey } from './types.ts';
import { sightHeight, useRowWindow } from './useRowWindow.ts';

export interface RowPlace {
  position: number;
  top: number;
  measure: RefCallback<HTMLElement> | undefined;
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

function mountedPositions({ first, last }: RowRange, pinned: number, count: number): number[] {
  const positions = Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place);
  if (pinned < 0 || pinned >= count || (pinned >= first && pinned <= last)) return positions;
  return pinned < first ? [pinned, ...positions] : [...positions, pinned];
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
  const { offsets, range, measure } = useRowWindow({ scroller, count, rowHeight, covered, keyAt, unfolded });

  useImperativeHandle(viewport, () => {
    const height = () => sightHeight(scroller.current, covered);
    const scroll = (top: number) => {
      if (scroller.current) scroller.current.scrollTop = top;
    };
    return {
      scrollTo(position) {
        const now = scroller.current?.scrollTop ?? 0;
        const top = offsets.topOf(position);
        const lowest = top + rowHeight - height();
        if (top < now) scroll(top);
        else if (lowest > now) scroll(lowest);
      },
      centre(position) {
        const { first, last } = rowsInSight(offsets, scroller.current?.scrollTop ?? 0, height());
        const inSight = position > first + 2 && position < last - 1;
        if (!inSight) scroll(offsets.topOf(position) - (height() - rowHeight) / 2);
      },
      page: () => Math.max(1, Math.floor(height() / rowHeight)),
    };
  });

  useEffect(function sayThatTheEndIsNear() {
    if (onEnd && range.last >= count - 1) onEnd();
  });

  const positions = mountedPositions(range, pinned, count);
  const slots = useSlots(positions, pinned, pinnedKey);
  const height = offsets.total;
  return (
    <div {...attributes} role="grid" ref={scroller}>
      {header}
      <div role="rowgroup" className="m-grid-body" style={{ blockSize: renderMore ? height + rowHeight : height }}>
        {positions.map((position, place) => (
          <Fragment key={recycle ? slots[place]?.key : keyAt(position)}>
            {renderRow({ position, top: offsets.topOf(position), measure: unfolded && measure })}
          </Fragment>
        ))}
        {renderMore?.(height)}
      </div>
      {footer}
    </div>
  );
}
