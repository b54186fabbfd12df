import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { GridView } from '../rowModel/view.ts';
import type { RowKey } from '../types.ts';
import { type ActiveCell, activeAt, followed, positionOfKey } from './activeCell.ts';
import { cellOf, focusCell, tabStopOf } from './cellElements.ts';

interface ActiveCellOptions<Row> {
  grid: RefObject<HTMLDivElement | null>;
  rows: readonly Row[];
  view: GridView;
  rowKey(row: Row): RowKey;
  /** What the rows are of; another one begins at the first row. */
  subject: string | undefined;
  /** Id of the column to begin in. */
  firstLane: string;
  onRowChange: ((row: Row | null) => void) | undefined;
}

/** Whether the focus is the grid's to move: lost with its element, or on a cell other than the active one. */
function strays(grid: HTMLElement, tabStop: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return true;
  const cell = cellOf(focused, grid);
  return cell !== null && cell.element !== tabStop;
}

/** Which cell has the keyboard, by row key and column, and the focus that goes with it. */
export function useActiveCell<Row>(options: ActiveCellOptions<Row>) {
  const { grid, rows, view, rowKey, subject, firstLane, onRowChange } = options;
  const [kept, setActive] = useState<ActiveCell | null>(null);
  const [begun, setBegun] = useState(subject);
  const begins = begun !== subject;
  if (begins) {
    setBegun(subject);
    setActive(null);
  }
  const remembered = begins ? null : kept;
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  const holdsFocus = useRef(false);
  const calledForFocus = useRef(false);
  const shown = { rows, view, rowKey };
  const active = remembered && followed(remembered, shown);
  if (active !== remembered) setActive(active);

  useLayoutEffect(function keepFocusOnActiveCell() {
    const called = calledForFocus.current;
    const tabStop = grid.current && (called || holdsFocus.current) ? tabStopOf(grid.current) : null;
    if (!grid.current || !tabStop) return;
    calledForFocus.current = false;
    if (called || strays(grid.current, tabStop)) focusCell(tabStop);
  });

  useLayoutEffect(
    function beginAtTheTop() {
      if (subject !== undefined) grid.current?.scrollTo?.({ top: 0 });
    },
    [grid, subject],
  );

  const key = active && view.length > 0 ? active.key : null;
  const tellRow = useEffectEvent(() => onRowChange?.(active && key !== null ? (rows[active.row] ?? null) : null));
  const toldKey = useRef<RowKey | null>(null);
  useEffect(
    function tellRowChange() {
      if (toldKey.current === key) return;
      toldKey.current = key;
      tellRow();
    },
    [key],
  );

  return {
    active,
    setActive,
    /** Notes that the focus came in or left. */
    noteFocus(inside: boolean) {
      holdsFocus.current = inside;
    },
    /** Takes the focus to the row that had it last, or to the first: at once, unless that is not in the document yet. */
    focus() {
      const tabStop = grid.current && tabStopOf(grid.current);
      const inHeader = active?.inHeader && view.length > 0;
      if (tabStop && !inHeader) return focusCell(tabStop);
      calledForFocus.current = true;
      if (inHeader) setActive(activeAt(shown, Math.max(active.position, 0), active.lane));
      renderAgain();
    },
    /** Takes the focus to a row, if it shows. */
    focusRow(rowKeyWanted: RowKey) {
      const next = activeAt(shown, positionOfKey(shown, rowKeyWanted), active?.lane ?? firstLane);
      if (!next) return;
      calledForFocus.current = true;
      setActive(next);
      renderAgain();
    },
  };
}
