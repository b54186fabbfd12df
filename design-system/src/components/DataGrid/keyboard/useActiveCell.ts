import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { GridView } from '../rowModel/view.ts';
import type { RowKey } from '../types.ts';
import { type ActiveCell, activeAt, positionOfKey, reconcileActiveCell } from './activeCell.ts';
import { focusCell, getCell, getRetry, getTabStop } from './cellElements.ts';

interface ActiveCellOptions<Row> {
  grid: RefObject<HTMLDivElement | null>;
  viewport: RefObject<{ toTop(): void } | null>;
  rows: readonly Row[];
  view: GridView;
  rowKey(row: Row): RowKey;
  /** What the rows are of; another one begins at the first row. */
  subject: string | undefined;
  /** Id of the column to begin in. */
  firstTrack: string;
  onRowChange: ((row: Row | null) => void) | undefined;
}

/** Whether the focus is the grid's to move: lost with its element, or on a cell other than the active one. */
function isFocusMisplaced(grid: HTMLElement, tabStop: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return true;
  const cell = getCell(focused, grid);
  return cell !== null && cell.element !== tabStop;
}

/** Which cell has the keyboard, by row key and column, and the focus that goes with it. */
export function useActiveCell<Row>(options: ActiveCellOptions<Row>) {
  const { grid, viewport, rows, view, rowKey, subject, firstTrack, onRowChange } = options;
  const [kept, setActive] = useState<ActiveCell | null>(null);
  const [started, setStarted] = useState(subject);
  const starts = started !== subject;
  if (starts) {
    setStarted(subject);
    setActive(null);
  }
  const remembered = starts ? null : kept;
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  const hasFocusInside = useRef(false);
  const focusRequested = useRef(false);
  const shown = { rows, view, rowKey };
  const active = remembered && reconcileActiveCell(remembered, shown);
  if (active !== remembered) setActive(active);

  const retryOffered = useRef(false);
  useLayoutEffect(function keepFocusOnActiveCell() {
    const called = focusRequested.current;
    const retry = grid.current && getRetry(grid.current);
    const isNew = retry !== null && !retryOffered.current;
    retryOffered.current = retry !== null;
    if (retry && (called || (isNew && hasFocusInside.current))) {
      focusRequested.current = false;
      return retry.focus();
    }
    const tabStop = grid.current && (called || hasFocusInside.current) ? getTabStop(grid.current) : null;
    if (!grid.current || !tabStop) return;
    focusRequested.current = false;
    if (called || isFocusMisplaced(grid.current, tabStop)) focusCell(tabStop);
  });

  useLayoutEffect(
    function focusFirstRow() {
      if (subject !== undefined) viewport.current?.toTop();
    },
    [viewport, subject],
  );

  const key = active && view.length > 0 ? active.key : null;
  const notifyRow = useEffectEvent(() => onRowChange?.(active && key !== null ? (rows[active.row] ?? null) : null));
  const notifiedKey = useRef<RowKey | null>(null);
  useEffect(
    function notifyRowChange() {
      if (notifiedKey.current === key) return;
      notifiedKey.current = key;
      notifyRow();
    },
    [key],
  );

  return {
    active,
    setActive,
    /** Notes that the focus came in or left. */
    noteFocus(inside: boolean) {
      hasFocusInside.current = inside;
    },
    /**
     * Takes the focus to the row that had it last, or to the first: at once, unless that is not in the document yet. Where
     * the rows could not be read, to what asks for them again.
     */
    focus() {
      const retry = grid.current && getRetry(grid.current);
      if (retry) return retry.focus();
      const tabStop = grid.current && getTabStop(grid.current);
      const inHeader = active?.inHeader && view.length > 0;
      if (tabStop && !inHeader) return focusCell(tabStop);
      focusRequested.current = true;
      if (inHeader) setActive(activeAt(shown, Math.max(active.position, 0), active.track));
      renderAgain();
    },
    /** The rows are asked for again: the focus waits for them in the grid, since the button that had it goes. */
    awaitRows() {
      const tabStop = grid.current && getTabStop(grid.current);
      if (tabStop) focusCell(tabStop);
    },
    /** Takes the focus to a row, if it shows. */
    focusRow(rowKeyWanted: RowKey) {
      const next = activeAt(shown, positionOfKey(shown, rowKeyWanted), active?.track ?? firstTrack);
      if (!next) return;
      focusRequested.current = true;
      setActive(next);
      renderAgain();
    },
  };
}
