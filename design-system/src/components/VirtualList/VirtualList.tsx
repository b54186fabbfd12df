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
  /** Accessible name: `Notifications`. */
  label: string;
  /** All rows in order. */
  rows: readonly Row[];
  /** Returns a row's stable key, which preserves height, position and focus. */
  getKey: (row: Row) => RowKey;
  /**
   * Renders a row of any height.
   * @param place from 0
   */
  children: (row: Row, place: number) => ReactNode;
  /**
   * Where new rows appear and the list starts: `start` for a list read from above, `end` for a conversation. A user
   * there sees new rows; elsewhere the scroll position stays and the number of new rows is shown. Default `start`.
   */
  newest?: 'start' | 'end' | undefined;
  /**
   * What is focusable: the `list`, which scrolls, or the `rows`, each by its first control, with arrow keys between
   * them. Default `list`.
   */
  keyboard?: 'list' | 'rows' | undefined;
  /** `log` for a conversation. Default `list`. */
  role?: 'list' | 'log' | undefined;
  /** Returns whether a row is the user's own: it is scrolled into view and not announced. */
  isOwn?: ((row: Row) => boolean) | undefined;
  /** Returns the announcement of a new row; several are announced by number. Omit if a toast announces them. */
  spoken?: ((row: Row) => string) | undefined;
  /** Estimated height of a row in px before it is measured. Default 60. */
  estimatedHeight?: number | undefined;
  /** Gap between rows in px. Default 0. */
  gap?: number | undefined;
  /** Number of rows mounted beyond the visible ones on each side. Default 8. */
  overscan?: number | undefined;
}

/** Returns the content element of a row. */
function rowAt(scroller: HTMLElement | null, index: number): HTMLElement | null {
  return scroller?.querySelector<HTMLElement>(`[data-index="${index}"] > *`) ?? null;
}

/**
 * A virtualized list of rows of any height. Fills its container, follows the newest row for a user who is there, and
 * keeps the scroll position otherwise.
 */
export const VirtualList = <Row,>(props: VirtualListProps<Row>) => {
  const { label, rows, getKey, children, newest = 'start', keyboard = 'list', role = 'list', isOwn, spoken } = props;
  const { estimatedHeight = 60, gap = 0, overscan = 8 } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const keys = useMemo(() => rows.map((row) => getKey(row)), [rows, getKey]);
  const { atNewest, unseen, onPlace } = useNewest(keys, newest);
  const focusedRow = useFocusedRow(keys);
  const { virtualizer, measure } = useVirtualRows({
    scroller,
    keys,
    newest,
    atNewest,
    estimatedHeight,
    gap,
    overscan,
    pinned: focusedRow.place,
  });
  const { focusRow, onKeyDown, onFocus, onBlur } = useRowFocus({ scroller, keys, virtualizer, ...focusedRow });
  const byRows = keyboard === 'rows';

  useReorder({
    keys,
    rows: () =>
      virtualizer.getVirtualItems().map(({ key, index, start }) => ({
        key: key as RowKey,
        start,
        element: () => rowAt(scroller.current, index),
      })),
    // A user who hovers a row or has scrolled may be about to press it, so rows must not move.
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
    // Moves focus, because the button disappears.
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
        // Scrolling mounts rows, which a live region would read out; new rows are announced separately.
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
