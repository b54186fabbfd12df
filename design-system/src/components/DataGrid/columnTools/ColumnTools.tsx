import './ColumnTools.css';
import {
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { announce } from '../../Announcer/announce.ts';
import { DEFAULT_LAYOUT } from '../columns/columnLayout.ts';
import type { ColumnToolsHandle } from '../columns/columnToolsHandle.ts';
import type { GridTrack } from '../columns/gridTracks.ts';
import { filteredColumns, NO_FILTERS } from '../filtering/filters.ts';
import type { ColumnFilter, GridColumn, GridDensity, GridFilters, GridLayout, GridSort } from '../types.ts';
import { ColumnChooser } from './ColumnChooser.tsx';
import { type ColumnAction, ColumnMenu, type ColumnState } from './ColumnMenu.tsx';
import { type Drop, startColumnDrag } from './columnDrag.ts';
import { fittingWidth, getHeader, isRightToLeft } from './columnGeometry.ts';
import { startColumnResize } from './columnResize.ts';
import { FilterForm } from './FilterForm.tsx';
import { FilterStrip } from './FilterStrip.tsx';
import { changedLayout, isDefaultLayout, type LayoutChange, stepMove } from './layoutChange.ts';
import { messages } from './messages.ts';
import { ToolPopover } from './ToolPopover.tsx';

/** Change of width per key press, in px. */
const STEP = 10;

// biome-ignore lint/suspicious/noExplicitAny: loaded when wanted, where the type of the rows is no longer known
type AnyRow = any;

export interface ColumnToolsProps {
  ref: Ref<ColumnToolsHandle>;
  /** The grid's name. */
  label: string;
  /** The frame, which sets the column tracks, and the scrolling element. */
  frame: RefObject<HTMLElement | null>;
  grid: RefObject<HTMLElement | null>;
  /** Columns as declared. */
  declared: readonly GridColumn<AnyRow>[];
  /** Columns as arranged by the user. */
  columns: readonly GridColumn<AnyRow>[];
  tracks: readonly GridTrack<AnyRow>[];
  rows: readonly AnyRow[];
  /** Number of shown rows. */
  shown: number;
  density: GridDensity;
  layout: GridLayout;
  setLayout(layout: GridLayout): void;
  sort: readonly GridSort[];
  setSort(sort: readonly GridSort[]): void;
  sortRetained: boolean | undefined;
  onSortRetainedChange: ((retained: boolean) => void) | undefined;
  filters: GridFilters;
  setFilters(filters: GridFilters): void;
}

/** The open popup: a column's menu or filter, or the list of columns, and its button if not the header. */
interface Open {
  kind: 'menu' | 'filter' | 'columns';
  column: string;
  button: HTMLElement | null;
}

/** Milliseconds. */
const SPOKEN_AFTER = 250;

/** Column menus, filters, widths and order. Loaded after the rows, with its own styles. */
export function ColumnTools(props: ColumnToolsProps) {
  const { ref, label, frame, grid, declared, columns, tracks, rows, layout, sort, filters, setFilters } = props;
  const [open, setOpen] = useState<Open | null>(null);
  const [last, setLast] = useState<Open | null>(null);
  if (open && open !== last) setLast(open);
  // Mounted on first use only, because unused state machines would re-render with every grid.
  const [used, setUsed] = useState<ReadonlySet<Open['kind']>>(new Set());
  if (open && !used.has(open.kind)) setUsed(new Set([...used, open.kind]));
  // Opened after the menu has closed: focus returning from the menu would close it.
  const afterMenu = useRef<Open | null>(null);
  const [drop, setDrop] = useState<Drop | null>(null);
  const base = useId();
  // While a key is held down, only the last change is announced.
  const say = (text: string) => announce(text, { topic: `${base}columns`, wait: SPOKEN_AFTER });
  const getId = (kind: Open['kind']) => `${base}${kind}`;
  const known = useRef(tracks);
  // Before the next frame looks up a header, because old positions would refer to other columns.
  useLayoutEffect(function rememberTracks() {
    known.current = tracks;
  });

  const arranged = !isDefaultLayout(layout);
  const getColumn = (id: string) => columns.find((column) => column.id === id);
  const getName = (id: string) => getColumn(id)?.header ?? '';
  const header = (id: string) => getHeader(grid.current, known.current, id);
  const getGroup = (id: string) => {
    const pin = tracks.find((track) => track.id === id)?.pin;
    return tracks.filter((track) => track.kind === 'data' && track.pin === pin).map((track) => track.id);
  };

  function focusHeader(id: string) {
    // After columns have re-rendered: the header may have moved, or been removed.
    requestAnimationFrame(() => {
      const stop = grid.current?.querySelector<HTMLElement>('[aria-colindex][tabindex="0"]');
      (header(id) ?? stop)?.focus();
    });
  }

  function change(next: LayoutChange | null) {
    if (!next) return;
    const changed = changedLayout(layout, columns, next);
    props.setLayout(changed);
    if (next.kind === 'resize') say(messages.announcements.resized(getName(next.id), changed.widths[next.id] ?? 0));
    if (next.kind === 'show' && !next.shown) say(messages.announcements.hidden(getName(next.id)));
    if (next.kind === 'move') {
      const ids = tracks.filter((track) => track.kind === 'data').map((track) => track.id);
      const places = changed.order.filter((id) => ids.includes(id));
      say(messages.announcements.moved(getName(next.id), places.indexOf(next.id) + 1, places.length));
    }
  }
  function reset() {
    props.setLayout(DEFAULT_LAYOUT);
    say(messages.announcements.reset);
  }
  function filterBy(id: string, filter: ColumnFilter | undefined) {
    const { [id]: _, ...others } = filters;
    setFilters(filter ? { ...others, [id]: filter } : Object.keys(others).length === 0 ? NO_FILTERS : others);
  }
  function sortBy(column: string, direction: 'asc' | 'desc' | null) {
    props.setSort(direction ? [{ column, direction }] : sort.filter((criterion) => criterion.column !== column));
  }
  function fit(id: string) {
    const cell = header(id);
    if (grid.current && cell) change({ kind: 'resize', id, width: fittingWidth(grid.current, cell) });
  }

  function act(id: string, action: ColumnAction) {
    setOpen(null);
    if (action === 'filter' || action === 'columns') {
      afterMenu.current = { kind: action, column: id, button: null };
      return;
    }
    const effect: Record<Exclude<ColumnAction, 'filter' | 'columns'>, () => void> = {
      ascending: () => sortBy(id, 'asc'),
      descending: () => sortBy(id, 'desc'),
      unsorted: () => sortBy(id, null),
      keepSort: () => props.onSortRetainedChange?.(true),
      releaseSort: () => props.onSortRetainedChange?.(false),
      clearFilter: () => filterBy(id, undefined),
      pinStart: () => change({ kind: 'pin', id, pin: 'start' }),
      pinEnd: () => change({ kind: 'pin', id, pin: 'end' }),
      unpin: () => change({ kind: 'pin', id, pin: 'none' }),
      moveBack: () => change(stepMove(getGroup(id), id, -1)),
      moveOn: () => change(stepMove(getGroup(id), id, 1)),
      fit: () => fit(id),
      hide: () => change({ kind: 'show', id, shown: false }),
      reset,
    };
    // Focus moves to the removed column's neighbour, independent of render order.
    const ids = tracks.filter((track) => track.kind === 'data').map((track) => track.id);
    const neighbour = ids[ids.indexOf(id) + 1] ?? ids[ids.indexOf(id) - 1];
    effect[action]();
    focusHeader(action === 'hide' && neighbour !== undefined ? neighbour : id);
  }

  function getState(id: string): ColumnState {
    const column = getColumn(id);
    const group = getGroup(id);
    return {
      sortable: column?.sortable !== false,
      sort: sort.find((criterion) => criterion.column === id)?.direction,
      sortRetained: props.onSortRetainedChange && props.sortRetained === true,
      filterable: column !== undefined && (column.filterable ?? !column.interactive),
      filtered: filteredColumns(columns, filters).some((each) => each.id === id),
      pin: tracks.find((track) => track.id === id)?.pin ?? null,
      first: group[0] === id,
      last: group.at(-1) === id,
      hideable: !column?.fixed && tracks.filter((track) => track.kind === 'data').length > 1,
      arranged,
      rightToLeft: grid.current !== null && isRightToLeft(grid.current),
    };
  }

  useImperativeHandle(ref, () => ({
    openMenu: (column) => setOpen({ kind: 'menu', column, button: null }),
    chooseColumns: (button) => setOpen({ kind: 'columns', column: '', button }),
    headerKey: (event: KeyboardEvent, id) => {
      const { key, altKey, shiftKey } = event;
      if (altKey && key === 'ArrowDown') {
        setOpen({ kind: 'menu', column: id, button: null });
        return true;
      }
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
      const on = (key === 'ArrowRight') !== (grid.current !== null && isRightToLeft(grid.current));
      const width = header(id)?.offsetWidth ?? 0;
      if (altKey) change({ kind: 'resize', id, width: width + (on ? STEP : -STEP) });
      else if ((event.ctrlKey || event.metaKey) && shiftKey) change(stepMove(getGroup(id), id, on ? 1 : -1));
      else return false;
      return true;
    },
  }));

  const onHeader = useEffectEvent((event: PointerEvent | MouseEvent) => {
    const target = event.target instanceof HTMLElement ? event.target : null;
    const cell = target?.closest<HTMLElement>('[role="columnheader"]');
    const track = tracks[Number(cell?.getAttribute('aria-colindex')) - 1];
    if (!cell || track?.kind !== 'data' || !frame.current || !grid.current) return;
    const { id } = track;
    const onEdge = target?.matches('.m-grid-edge');
    if (event.type === 'contextmenu') {
      event.preventDefault();
      setOpen({ kind: 'menu', column: id, button: null });
    } else if (event.type === 'dblclick' || event.type === 'click') {
      if (!onEdge) return;
      event.stopPropagation();
      if (event.type === 'dblclick') fit(id);
    } else if (event instanceof PointerEvent && event.button === 0 && event.pointerType !== 'touch') {
      if (onEdge) {
        event.preventDefault();
        const onDone = (width: number) => change({ kind: 'resize', id, width });
        startColumnResize(event, { frame: frame.current, tracks, id, header: cell, onDone });
      } else if (!target?.closest('button')) {
        const onDone = ({ target, side }: Drop) => {
          if (target !== id) change({ kind: 'move', id, target, side });
        };
        startColumnDrag(event, { grid: grid.current, tracks, id, header: cell, onDrop: setDrop, onDone });
      }
    }
  });
  useEffect(
    function listenToHeaders() {
      const element = grid.current;
      if (!element) return;
      const listening = new AbortController();
      for (const type of ['pointerdown', 'dblclick', 'click', 'contextmenu'] as const) {
        element.addEventListener(type, (event) => onHeader(event), { signal: listening.signal, capture: true });
      }
      return () => listening.abort();
    },
    [grid],
  );

  const filtered = filteredColumns(columns, filters);
  const at = open ?? last;
  /**
   * Returns a column's header, or that of the next or last column if it was hidden, so that its popup stays in place.
   */
  const headerAt = (id: string) => {
    const place = Math.max(
      0,
      columns.findIndex((each) => each.id === id),
    );
    const [after, before] = [columns.slice(place), columns.slice(0, place).reverse()];
    return [...after, ...before].reduce<HTMLElement | null>((found, each) => found ?? header(each.id), null);
  };
  const anchor = (): HTMLElement | null => (at?.button?.isConnected ? at.button : headerAt(at?.column ?? ''));
  const close = () => setOpen(null);
  const choosable = columns.filter(({ id }) => !declared.find((column) => column.id === id)?.hidden);
  const column = getColumn(at?.column ?? '');
  return (
    <>
      {filtered.length > 0 && (
        <FilterStrip
          label={label}
          filters={filtered.map((each) => ({ column: each, filter: filters[each.id] as ColumnFilter }))}
          shown={props.shown}
          all={rows.length}
          onOpen={(id, button) => setOpen({ kind: 'filter', column: id, button })}
          onRemove={(id) => filterBy(id, undefined)}
          onClear={() => setFilters(NO_FILTERS)}
        />
      )}
      {drop && <DropLine frame={frame.current} x={drop.x} />}
      {/* Focus may leave a popup only to elements that it controls. */}
      <button type="button" hidden aria-expanded={open !== null} aria-controls={open ? getId(open.kind) : undefined} />
      {used.has('menu') && (
        <ColumnMenu
          id={getId('menu')}
          header={column?.header ?? ''}
          open={open?.kind === 'menu'}
          state={getState(at?.column ?? '')}
          anchor={anchor}
          onAction={(action) => act(at?.column ?? '', action)}
          onClose={() => {
            close();
            focusHeader(at?.column ?? '');
          }}
          onGone={() => {
            if (afterMenu.current) setOpen(afterMenu.current);
            afterMenu.current = null;
          }}
        />
      )}
      {used.has('filter') && (
        <ToolPopover
          id={getId('filter')}
          title={messages.filterBy(column?.header ?? '')}
          open={open?.kind === 'filter'}
          anchor={anchor}
          returnFocusTo={anchor}
          onClose={close}
        >
          {column && (
            <FilterForm
              key={column.id}
              column={column}
              rows={rows}
              filter={filters[column.id]}
              onFilter={(filter) => filterBy(column.id, filter)}
              onDone={close}
            />
          )}
        </ToolPopover>
      )}
      {used.has('columns') && (
        <ToolPopover
          id={getId('columns')}
          title={messages.getColumns(label)}
          open={open?.kind === 'columns'}
          anchor={anchor}
          returnFocusTo={anchor}
          onClose={close}
        >
          <ColumnChooser
            columns={choosable}
            arranged={arranged}
            density={props.density}
            onChange={change}
            onReset={reset}
          />
        </ToolPopover>
      )}
    </>
  );
}

function DropLine({ frame, x }: { frame: HTMLElement | null; x: number }) {
  if (!frame) return null;
  const { left, width } = frame.getBoundingClientRect();
  return <div className="m-grid-drop" style={{ left: ((x - left) * frame.offsetWidth) / width }} />;
}
