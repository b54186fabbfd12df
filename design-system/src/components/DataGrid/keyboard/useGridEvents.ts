import type { FocusEvent, KeyboardEvent, MouseEvent, RefObject } from 'react';
import { cellText } from '../columns/cellText.ts';
import type { ColumnToolsHandle } from '../columns/columnToolsHandle.ts';
import type { GridTrack } from '../columns/gridTracks.ts';
import { isExported } from '../export/gridExport.ts';
import { tabSeparated } from '../export/tabSeparated.ts';
import type { Selection } from '../selection/useSelection.ts';
import type { DataGridProps } from '../types.ts';
import { type ActiveCell, activeAt, activeInHeader, type ShownRows } from './activeCell.ts';
import { copyText, fromWidget, getCell, getWidgets, type LocatedCell } from './cellElements.ts';
import { cellAfter, HEADER_ROW } from './navigation.ts';
import { treeStep } from './treeStep.ts';
import { useCellPeek } from './useCellPeek.ts';

interface EventOptions<Row> {
  grid: RefObject<HTMLDivElement | null>;
  shown: ShownRows<Row>;
  tracks: readonly GridTrack<Row>[];
  active: ActiveCell | null;
  setActive(active: ActiveCell | null): void;
  noteFocus(inside: boolean): void;
  selection: Selection;
  page(): number;
  sortBy(column: string, additive: boolean): void;
  /** Expands or collapses the row at a position; undefined toggles it. */
  unfold(position: number, open?: boolean): void;
  /** Returns the selected shown rows in order. */
  selectedRows(): readonly Row[];
  /** Handles Ctrl+F; undefined leaves it to the browser. */
  find: (() => void) | undefined;
  tools: RefObject<ColumnToolsHandle | null>;
  props: Pick<
    DataGridProps<Row>,
    'onActivate' | 'activateOnClick' | 'tickOnClick' | 'onRowKey' | 'onLeaveTop' | 'tree'
  >;
}

/** One handler per event type for the full grid, regardless of the number of cells. */
export function useGridEvents<Row>(options: EventOptions<Row>) {
  const { grid, shown, tracks, active, setActive, noteFocus, selection, sortBy, unfold, tools, props } = options;
  const { onActivate, activateOnClick, tickOnClick, onRowKey, onLeaveTop } = props;
  const peek = useCellPeek(grid);
  const rowAt = (position: number) => shown.rows[shown.view.rowAt(position)];

  function activate(position: number) {
    const row = rowAt(position);
    if (row !== undefined) onActivate?.(row);
  }

  function sortByTrack(track: number, additive: boolean) {
    const column = tracks[track]?.column;
    if (column && column.sortable !== false) sortBy(column.id, additive);
  }

  function goTo(position: number, track: number) {
    const id = tracks[track]?.id ?? '';
    setActive(position === HEADER_ROW ? activeInHeader(active, id) : activeAt(shown, position, id));
  }

  /** Keys inside a cell with widgets: Escape moves out, Tab and arrow keys between widgets. Widgets handle others. */
  function widgetKey(event: KeyboardEvent, cell: LocatedCell) {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      cell.element.focus();
    }
    const widgets = getWidgets(cell.element);
    const place = widgets.indexOf(event.target as HTMLElement);
    const arrows = !(event.target as HTMLElement).matches('input, select, textarea, [contenteditable]');
    const back = (event.key === 'Tab' && event.shiftKey) || (arrows && event.key === 'ArrowLeft');
    const forward = (event.key === 'Tab' && !event.shiftKey) || (arrows && event.key === 'ArrowRight');
    const next = back ? widgets[place - 1] : forward ? widgets[place + 1] : undefined;
    if (next) {
      event.preventDefault();
      next.focus();
    }
  }

  function headerKey(event: KeyboardEvent, cell: LocatedCell): boolean {
    const column = tracks[cell.track]?.column;
    // Alt belongs to the column tools, and has no effect until they are loaded.
    if ((column && tools.current?.headerKey(event, column.id)) || event.altKey) return true;
    if ((event.key !== 'Enter' && event.key !== ' ') || event.ctrlKey || event.metaKey) return false;
    // While focus waits for rows, keys are meant for them and must not sort.
    if (shown.view.length === 0) return true;
    if (tracks[cell.track]?.kind === 'select') selection.toggleAll();
    else sortByTrack(cell.track, event.shiftKey);
    return true;
  }

  /** Copies the selected rows with headers; without a selection the cell, or with Shift its row. */
  function copy(cell: LocatedCell, isFullRow: boolean): boolean {
    const row = rowAt(cell.position);
    if (row === undefined || document.getSelection()?.toString()) return false;
    const column = tracks[cell.track]?.column;
    const columns = tracks.flatMap((track) => (track.column && isExported(track.column) ? [track.column] : []));
    const selected = selection.mode === 'multiple' && !isFullRow ? options.selectedRows() : [];
    if (selected.length > 0) copyText(tabSeparated(columns, selected, true));
    else if (isFullRow) copyText(tabSeparated(columns, [row], false));
    else if (column) copyText(cellText(column, row));
    return true;
  }

  function bodyKey(event: KeyboardEvent, cell: LocatedCell): boolean {
    const { key, altKey, shiftKey } = event;
    const ctrl = event.ctrlKey || event.metaKey;
    // Enter with a modifier belongs to the page, such as Ctrl+Enter.
    const enter = key === 'Enter' && !ctrl && !altKey && !shiftKey;
    const track = tracks[cell.track];
    if (altKey && (key === 'ArrowDown' || key === 'ArrowUp')) unfold(cell.position, key === 'ArrowDown');
    else if (ctrl && key.toLowerCase() === 'a' && selection.mode === 'multiple') selection.all();
    else if (ctrl && key.toLowerCase() === 'c') return copy(cell, shiftKey);
    else if (track?.kind === 'expand' && (enter || key === ' ')) unfold(cell.position);
    else if (track?.column?.interactive && (enter || key === 'F2') && getWidgets(cell.element).length > 0) {
      getWidgets(cell.element)[0]?.focus();
    } else if (key === ' ') selection.toggle(cell.position);
    else if (enter && onActivate) activate(cell.position);
    else return false;
    return true;
  }

  const rightToLeft = () => grid.current !== null && getComputedStyle(grid.current).direction === 'rtl';

  function treeKey(event: KeyboardEvent, cell: LocatedCell): boolean {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    const { tree } = props;
    const along = key === 'ArrowRight' || key === 'ArrowLeft';
    const row = rowAt(cell.position);
    if (!tree || row === undefined || !along || altKey || ctrlKey || metaKey || shiftKey) return false;
    if (cell.track !== tracks.findIndex(({ kind }) => kind === 'data')) return false;
    const step = treeStep({ tree, rowAt }, cell.position, (key === 'ArrowRight') !== rightToLeft());
    if (!step) return false;
    if ('to' in step) goTo(step.to, cell.track);
    else tree.onOpen(row, step.open);
    return true;
  }

  function move(event: KeyboardEvent, cell: LocatedCell): boolean {
    const { key } = event;
    const ctrlKey = event.ctrlKey || event.metaKey;
    const leavesTop = key === 'ArrowUp' && !ctrlKey && cell.position <= 0 && onLeaveTop;
    if (leavesTop) {
      onLeaveTop();
      return true;
    }
    const next = cellAfter(
      { key, ctrlKey },
      { row: cell.position, column: cell.track },
      {
        rows: shown.view.length,
        columns: tracks.length,
        page: options.page(),
        rightToLeft: rightToLeft(),
      },
    );
    if (!next) return false;
    if (event.shiftKey && next.row !== cell.position) selection.extend(cell.position, next.row);
    else selection.leaveRange();
    goTo(next.row, next.column);
    return true;
  }

  return {
    onKeyDown(event: KeyboardEvent) {
      const cell = getCell(event.target, grid.current);
      peek.hide();
      if (!cell || event.defaultPrevented) return;
      const inHeader = cell.position === HEADER_ROW;
      if (fromWidget(event.target, cell) && tracks[cell.track]?.kind === 'data') {
        widgetKey(event, cell);
        return;
      }
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f' && options.find) {
        event.preventDefault();
        return options.find();
      }
      const row = rowAt(cell.position);
      if (!inHeader && row !== undefined) onRowKey?.(event, row);
      if (event.defaultPrevented) return;
      const own = inHeader ? headerKey(event, cell) : bodyKey(event, cell) || treeKey(event, cell);
      const done = own || move(event, cell);
      if (done) event.preventDefault();
    },

    onFocus(event: FocusEvent) {
      noteFocus(true);
      const cell = getCell(event.target, grid.current);
      if (!cell) return;
      // Clicking a checkbox or the expand button focuses the cell.
      if (event.target !== cell.element && tracks[cell.track]?.kind !== 'data') return cell.element.focus();
      if (event.target === cell.element) peek.rest(cell.element);
      const inHeader = cell.position === HEADER_ROW;
      // An empty grid keeps focus in its header until rows are loaded, which then take it: the previous row, else the
      // first.
      if (inHeader && shown.view.length === 0) return;
      const track = tracks[cell.track]?.id ?? '';
      const key = inHeader ? null : activeAt(shown, cell.position, track)?.key;
      const same = active && active.track === track && active.inHeader === inHeader && (inHeader || active.key === key);
      if (!same) goTo(cell.position, cell.track);
    },

    onBlur(event: FocusEvent) {
      peek.hide();
      if (!grid.current?.contains(event.relatedTarget)) noteFocus(false);
    },

    onMouseDown(event: MouseEvent) {
      if (event.shiftKey) event.preventDefault(); // Selects rows rather than text.
    },

    onClick(event: MouseEvent) {
      const cell = getCell(event.target, grid.current);
      if (!cell) return;
      const kind = tracks[cell.track]?.kind;
      if (cell.position === HEADER_ROW) {
        const column = tracks[cell.track]?.column;
        if (kind === 'select') selection.toggleAll();
        else if (column && fromWidget(event.target, cell)) tools.current?.openMenu(column.id);
        else sortByTrack(cell.track, event.shiftKey);
        return;
      }
      if (kind === 'expand') return unfold(cell.position);
      if (kind === 'data' && fromWidget(event.target, cell)) return;
      if (event.shiftKey) selection.extend(active?.position ?? cell.position, cell.position);
      else if (event.ctrlKey || event.metaKey || kind === 'select') selection.toggle(cell.position);
      // A double click toggles only once.
      else if (tickOnClick) event.detail < 2 && selection.toggle(cell.position);
      else {
        selection.click(cell.position);
        if (activateOnClick && event.detail < 2) activate(cell.position);
      }
      if (event.shiftKey) cell.element.focus();
    },

    /** Cut-off text has a tooltip. */
    onMouseOver(event: MouseEvent) {
      const element = getCell(event.target, grid.current)?.element;
      if (element) void peek.point(element);
    },

    onMouseOut(event: MouseEvent) {
      getCell(event.target, grid.current)?.element.removeAttribute('title');
    },

    onDoubleClick(event: MouseEvent) {
      const cell = getCell(event.target, grid.current);
      if (!cell || cell.position === HEADER_ROW || activateOnClick) return;
      if (tracks[cell.track]?.kind === 'data' && !fromWidget(event.target, cell)) activate(cell.position);
    },
  };
}
