import type { GridView } from '../rowModel/view.ts';
import type { RowKey } from '../types.ts';

/** The focused cell, or the last one. */
export interface ActiveCell {
  /** Key of its row; null before any row had focus. Kept while the header has focus. */
  key: RowKey | null;
  inHeader: boolean;
  /** Id of its column. */
  track: string;
  /** Last known index and position of the row, as first guesses. */
  row: number;
  position: number;
  /** Keys of the rows to use if the row is gone: the next one, else the previous. */
  fallbackKeys: readonly RowKey[];
}

export interface ShownRows<Row> {
  rows: readonly Row[];
  view: GridView;
  rowKey(row: Row): RowKey;
}

function keyAt<Row>({ rows, view, rowKey }: ShownRows<Row>, position: number): RowKey | null {
  const row = rows[view.rowAt(position)];
  return row === undefined || position < 0 || position >= view.length ? null : rowKey(row);
}

function getNeighbours<Row>(shown: ShownRows<Row>, position: number): readonly RowKey[] {
  return [keyAt(shown, position + 1), keyAt(shown, position - 1)].filter((key) => key !== null);
}

/** Returns the position of a row by key, or -1. Checks the last known place first, because rows rarely move. */
export function positionOfKey<Row>(shown: ShownRows<Row>, key: RowKey, was?: ActiveCell): number {
  const { rows, view, rowKey } = shown;
  if (was && keyAt(shown, was.position) === key) return was.position;
  const rowAtIndex = was && rows[was.row];
  const row =
    rowAtIndex && rowKey(rowAtIndex) === key ? was.row : rows.findIndex((candidate) => rowKey(candidate) === key);
  return row < 0 ? -1 : view.getPosition(row);
}

/** Returns the active cell in the row at a position; null if there is none. */
export function activeAt<Row>(shown: ShownRows<Row>, position: number, track: string): ActiveCell | null {
  const key = keyAt(shown, position);
  if (key === null) return null;
  return {
    key,
    inHeader: false,
    track,
    row: shown.view.rowAt(position),
    position,
    fallbackKeys: getNeighbours(shown, position),
  };
}

/** Returns the active cell in the header. The last focused row is remembered. */
export function activeInHeader(active: ActiveCell | null, track: string): ActiveCell {
  return { key: null, row: -1, position: -1, fallbackKeys: [], ...active, inHeader: true, track };
}

/**
 * Returns the active cell after rows changed: the same row by key, else a neighbour, else none, because the rows are
 * entirely different. Kept while no rows are shown, so that a refetch restores focus. Returns the same object if
 * unchanged.
 */
export function reconcileActiveCell<Row>(active: ActiveCell, shown: ShownRows<Row>): ActiveCell | null {
  if (active.key === null || shown.view.length === 0) return active;
  for (const key of [active.key, ...active.fallbackKeys]) {
    const position = positionOfKey(shown, key, active);
    if (position < 0) continue;
    const found = activeAt(shown, position, active.track);
    return found && sameCell(found, active) ? active : found && { ...found, inHeader: active.inHeader };
  }
  return active.inHeader ? activeInHeader(null, active.track) : null;
}

function sameCell(a: ActiveCell, b: ActiveCell): boolean {
  return (
    a.key === b.key && a.row === b.row && a.position === b.position && a.fallbackKeys.join() === b.fallbackKeys.join()
  );
}
