// biome-ignore-all lint/a11y/noStaticElementInteractions: the list has a role, which its caller chooses
// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: list and log have names, and both kinds of rows a place
import './VirtualList.css';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useMemo, useRef } from 'react';
import { useReorder } from '../../motion/useReorder.ts';
import { Button } from '../Button/Button.tsx';
import { messages } from './messages.ts';
import { placeFromNewest, useArrivals, useNewest } from './useNewest.ts';
import { useFocusedRow, useRowFocus } from './useRowFocus.ts';
import { NEAR, type RowKey, useVirtualRows } from './useVirtualRows.ts';

export interface VirtualListProps<Row> {
  /** Its name: `Notifications`. */
  label: string;
  /** All of them, in the order in which they stand. */
  rows: readonly Row[];
  /** What tells a row from all others for as long as it is there: height, place and keyboard stay with it. */
  getKey: (row: Row) => RowKey;
  /** What a row shows, as high as it likes. @param place from 0 */
  children: (row: Row, place: number) => ReactNode;
  /**
   * Where new rows come in and where it begins: `start` for a list that is read from above, `end` for a conversation.
   * Whoever is there sees what comes in; whoever reads elsewhere keeps their place, and is shown how many came.
   * Default `start`.
   */
  newest?: 'start' | 'end' | undefined;
  /**
   * What has the keyboard: the `list`, which scrolls by it, or the `rows`, each by its first control, with arrow keys
   * from row to row. Default `list`.
   */
  keyboard?: 'list' | 'rows' | undefined;
  /** `log` for what was said one after the other. Default `list`. */
  role?: 'list' | 'log' | undefined;
  /** A row of one's own: it is shown when it comes in, wherever one reads, and not spoken. */
  isOwn?: ((row: Row) => boolean) | undefined;
  /** What is said of a row that comes in; of several, how many. Nothing where a toast says it already. */
  spoken?: ((row: Row) => string) | undefined;
  /** About how high a row is, px, until it has been shown. Default 60. */
  estimatedHeight?: number | undefined;
  /** Between two rows, px. Default 0. */
  gap?: number | undefined;
  /** How many rows are mounted beyond those in sight, on each side. Default 8. */
  overscan?: number | undefined;
}

/** What a row shows, within what puts it into its place. */
function rowAt(scroller: HTMLElement | null, index: number): HTMLElement | null {
  return scroller?.querySelector<HTMLElement>(`[data-index="${index}"] > *`) ?? null;
}

/**
 * Rows of any height, however many: those in sight are mounted, and some beyond. It is as high as there is room, keeps
 * the newest in sight of whoever is there, and everybody else's place.
 */
export const VirtualList = <Row,>(props: VirtualListProps<Row>) => {
  const { label, rows, getKey, children, newest = 'start', keyboard = 'list', role = 'list', isOwn, spoken } = props;
  const { estimatedHeight = 60, gap = 0, overscan = 8 } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const keys = useMemo(() => rows.map((row) => getKey(row)), [rows, getKey]);
  const { atNewest, unseen, onPlace } = useNewest(keys, newest);
  const focusedRow = useFocusedRow(keys);
  const { virtualizer, measure } = useVirtualRows({
    ...{ scroller, keys, newest, atNewest, estimatedHeight, gap, overscan },
    pinned: focusedRow.place,
  });
  const { focusRow, onKeyDown, onFocus, onBlur } = useRowFocus({ scroller, keys, virtualizer, ...focusedRow });
  const byRows = keyboard === 'rows';

  useReorder({
    keys,
    rows: () =>
      virtualizer.getVirtualItems().map(({ key, index, start }) => ({
        ...{ key: key as RowKey, start },
        element: () => rowAt(scroller.current, index),
      })),
    // Whoever points at a row, or reads further down, is about to press what stands there.
    isCalm: () => newest === 'start' && atNewest && scroller.current?.matches(':hover') === false,
  });

  const scrollToNewest = () => {
    if (newest === 'end') virtualizer.scrollToEnd();
    else virtualizer.scrollToOffset(0);
  };
  const atTop = newest === 'start' && atNewest;
  useArrivals({ label, rows, keys, newest, isOwn, spoken, atTop, showNewest: scrollToNewest });

  const scrollByKey = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || (event.key !== 'Home' && event.key !== 'End')) return;
    event.preventDefault();
    if (event.key === 'Home') virtualizer.scrollToOffset(0);
    else virtualizer.scrollToEnd();
  };
  const showNew = () => {
    scrollToNewest();
    // The button goes with what it tells of.
    if (byRows) focusRow(placeFromNewest(0, keys.length, newest));
    else scroller.current?.focus({ preventScroll: true });
  };
  const onScroll = () => {
    const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = scroller.current ?? {};
    onPlace((newest === 'end' ? scrollHeight - clientHeight - scrollTop : scrollTop) <= NEAR);
  };

  const Arrow = newest === 'end' ? ArrowDown : ArrowUp;
  const showNewButton = unseen > 0 && (
    <div className="m-virtual-list__new">
      <Button size="sm" variant="outline" icon={<Arrow size={16} aria-hidden="true" />} onClick={showNew}>
        {messages.showNew(unseen)}
      </Button>
    </div>
  );
  return (
    <div className="m-virtual-list" data-newest={newest}>
      {newest === 'start' && showNewButton}
      <div
        ref={scroller}
        role={role}
        className="m-virtual-list__scroll"
        aria-label={label}
        // Scrolling mounts rows, which a live region would read out; what comes in is announced.
        aria-live={role === 'log' ? 'off' : undefined}
        tabIndex={byRows || rows.length === 0 ? undefined : 0}
        onScroll={onScroll}
        onKeyDown={byRows ? onKeyDown : scrollByKey}
        onFocus={onFocus}
        onBlur={onBlur}
      >
        <div className="m-virtual-list__rows" role="presentation" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ key, index, start }) => {
            const row = rows[index];
            return (
              row !== undefined && (
                <div
                  key={key as RowKey}
                  ref={measure}
                  className="m-virtual-list__row"
                  role={role === 'log' ? 'article' : 'listitem'}
                  aria-posinset={index + 1}
                  aria-setsize={rows.length}
                  data-index={index}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  {children(row, index)}
                </div>
              )
            );
          })}
        </div>
      </div>
      {newest === 'end' && showNewButton}
    </div>
  );
};
