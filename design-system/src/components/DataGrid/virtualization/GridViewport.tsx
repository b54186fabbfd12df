// biome-ignore-all lint/a11y/useSemanticElements: rows are placed one by one, which table elements do not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: in a grid the cells take the focus, not its rows
import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { motorHooks } from '../../../motion/motorHooks.ts';
import { type GridTrack, sameCells } from '../columns/gridTracks.ts';
import { GridRow } from '../rendering/GridRow.tsx';
import type { RowProps } from '../rendering/rowProps.ts';
import type { RowKey } from '../types.ts';
import { RowPool } from './rowPool.ts';
import { type RowRange, visibleRows } from './rowWindow.ts';
import { useRowWindow, viewportHeight } from './useRowWindow.ts';

export interface ViewportHandle {
  scrollTo(position: number): void;
  toTop(): void;
  /** Centres a row that is not clearly visible, away from elements that may cover the first rows. */
  centre(position: number): void;
  /** Number of rows that fit completely, at least one. */
  page(): number;
  /** Repaints single rows whose positions have not changed. */
  repaint(keys: ReadonlySet<RowKey>): void;
}

interface GridViewportProps<Row> extends Omit<ComponentProps<'div'>, 'ref' | 'children' | 'role'> {
  scroller: RefObject<HTMLDivElement | null>;
  viewport: Ref<ViewportHandle>;
  header: ReactNode;
  footer: ReactNode;
  count: number;
  rowHeight: number;
  /** Height of sticky header and footer. */
  stickyHeight: number;
  /** Position of the tab stop, which stays mounted wherever the grid is scrolled. -1: none. */
  pinned: number;
  keyAt(position: number): RowKey;
  /** Whether rows are hierarchical. */
  tree: boolean;
  /** Returns whether a row is expanded; undefined if rows are not expandable. */
  isExpanded: ((position: number) => boolean) | undefined;
  tracks: readonly GridTrack<Row>[];
  /** Returns the props of the row at a position. */
  rowPropsAt(position: number, top: number): RowProps<Row> | null;
  /** Renders content of a row's height after the last row. */
  renderMore: ((top: number) => ReactNode) | undefined;
  /** Called when the last rows are visible, or nearly. */
  onEnd: (() => void) | undefined;
  /** Called when scrolling stops with these rows visible. */
  onRest(range: RowRange): void;
}

function mountedPositions({ first, last }: RowRange, tabStopPosition: number, count: number): number[] {
  const positions = Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place);
  if (tabStopPosition < 0 || tabStopPosition >= count || (tabStopPosition >= first && tabStopPosition <= last))
    return positions;
  return tabStopPosition < first ? [tabStopPosition, ...positions] : [...positions, tabStopPosition];
}

/** The scrolling part, which renders only visible rows. */
export function GridViewport<Row>({
  scroller,
  viewport,
  header,
  footer,
  count,
  rowHeight,
  stickyHeight,
  pinned: tabStopPosition,
  keyAt,
  tree,
  isExpanded,
  tracks,
  rowPropsAt,
  renderMore,
  onEnd,
  onRest,
  ...attributes
}: GridViewportProps<Row>) {
  const [pool] = useState(() => new RowPool<Row>());
  // Columns that only grew leave row elements unchanged.
  const [cells, setCells] = useState(tracks);
  const cellTracks = sameCells(cells, tracks) ? cells : tracks;
  if (cellTracks !== cells) setCells(cellTracks);
  const rowPropsAtPosition = (position: number) => rowPropsAt(position, offsets.getTop(position));
  const show = (mounted: RowRange, moved: boolean) =>
    pool.show(
      {
        positions: mountedPositions(mounted, tabStopPosition, count),
        keyAt,
        rowPropsAt: rowPropsAtPosition,
        measure,
      },
      moved,
    );
  const { offsets, scroll, range, measure } = useRowWindow({
    scroller,
    count,
    rowHeight,
    stickyHeight,
    keyAt,
    isExpanded,
    show(mounted) {
      if (!pool.hasSlotsFor(mountedPositions(mounted, tabStopPosition, count).length)) return false;
      show(mounted, true);
      notifyEnd(mounted);
      return true;
    },
    onRest: () => {
      pool.reorder();
      onRest(range());
    },
  });
  const notifyEnd = ({ last }: RowRange) => {
    if (onEnd && last >= count - 1) onEnd();
  };

  useImperativeHandle(viewport, () => {
    const height = () => viewportHeight(scroller.current, stickyHeight);
    return {
      toTop: () => scroll(0),
      scrollTo(position) {
        const now = scroller.current?.scrollTop ?? 0;
        const top = offsets.getTop(position);
        const lowest = top + rowHeight - height();
        if (top < now) scroll(top);
        else if (lowest > now) scroll(lowest);
      },
      centre(position) {
        const { first, last } = visibleRows(offsets, scroller.current?.scrollTop ?? 0, height());
        const isWellVisible = position > first + 2 && position < last - 1;
        if (!isWellVisible) scroll(offsets.getTop(position) - (height() - rowHeight) / 2);
      },
      page: () => Math.max(1, Math.floor(height() / rowHeight)),
      repaint: (keys) => flushSync(() => pool.refresh(keys, rowPropsAtPosition)),
    };
  });

  useLayoutEffect(function showRows() {
    motorHooks.beforeRows?.(pool, count, keyAt);
    show(range(), false);
    pool.reorder();
  });

  useEffect(function notifyEndReached() {
    notifyEnd(range());
  });

  const slots = pool.slotsFor(mountedPositions(range(), tabStopPosition, count).length);
  const height = offsets.total;
  return (
    <div {...attributes} role={tree ? 'treegrid' : 'grid'} ref={scroller}>
      {header}
      <div role="rowgroup" className="m-grid-body" style={{ blockSize: renderMore ? height + rowHeight : height }}>
        {slots.map((slot) => (
          <GridRow key={slot.id} slot={slot} tracks={cellTracks} unfolds={isExpanded !== undefined} />
        ))}
        {renderMore?.(height)}
      </div>
      {footer}
    </div>
  );
}
