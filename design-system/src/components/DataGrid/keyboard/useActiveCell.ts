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
  /** Subject of the rows; a new one starts at the first row. */
  subject: string | undefined;
  /** Id of the initial column. */
  firstTrack: string;
  onRowChange: ((row: Row | null) => void) | undefined;
}

/**
 * Returns whether the grid should move focus: it was lost with its element, or is on a cell other than the active one.
 */
function isFocusMisplaced(grid: HTMLElement, tabStop: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return true;
  const cell = getCell(focused, grid);
  return cell !== null && cell.element !== tabStop;
}

/** Tracks the active cell by row key and column, and its focus. */
export function useActiveCell<Row>(options: ActiveCellOptions<Row>) {
  const { grid, viewport, rows, view, rowKey, subject, firstTrack, onRowChange } = options;
  const [storedActive, setActive] = useState<ActiveCell | null>(null);
  const [started, setStarted] = useState(subject);
  const starts = started !== subject;
  if (starts) {
    setStarted(subject);
    setActive(null);
  }
  const remembered = starts ? null : storedActive;
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
    /** Records that focus entered or left. */
    noteFocus(inside: boolean) {
      hasFocusInside.current = inside;
    },
    /**
     * Focuses the last focused row, or the first, at once or as soon as it is in the document. If loading rows failed,
     * focuses the retry button.
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
    /** Keeps focus in the grid while rows are loading again, because the retry button disappears. */
    awaitRows() {
      const tabStop = grid.current && getTabStop(grid.current);
      if (tabStop) focusCell(tabStop);
    },
    /** Focuses a row, if it is shown. */
    focusRow(targetKey: RowKey) {
      const next = activeAt(shown, positionOfKey(shown, targetKey), active?.track ?? firstTrack);
      if (!next) return;
      focusRequested.current = true;
      setActive(next);
      renderAgain();
    },
  };
}
