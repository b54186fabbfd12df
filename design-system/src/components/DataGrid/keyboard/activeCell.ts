import type { GridView } from '../rowModel/view.ts';
import type { RowKey } from '../types.ts';

/** The cell that has the keyboard, or had it last. */
export interface ActiveCell {
  /** The row's key; null while no row has had the keyboard yet. It stays while the header has it. */
  key: RowKey | null;
  inHeader: boolean;
  /** Id of its column. */
  track: string;
  /** Index and position of the row when last seen: first guesses. */
  row: number;
  position: number;
  /** Who takes over when the row is gone: the row after it, else the row before. */
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

/** Where the row with a key shows, or -1. Looks first where it was: rows are sorted often and seldom move. */
export function positionOfKey<Row>(shown: ShownRows<Row>, key: RowKey, was?: ActiveCell): number {
  const { rows, view, rowKey } = shown;
  if (was && keyAt(shown, was.position) === key) return was.position;
  const there = was && rows[was.row];
  const row = there && rowKey(there) === key ? was.row : rows.findIndex((candidate) => rowKey(candidate) === key);
  return row < 0 ? -1 : view.getPosition(row);
}

/** The active cell in the row at a position; null when there is none. */
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

/** The active cell in the header. The row that had the keyboard stays in mind. */
export function activeInHeader(active: ActiveCell | null, track: string): ActiveCell {
  return { key: null, row: -1, position: -1, fallbackKeys: [], ...active, inHeader: true, track };
}

/**
 * The active cell after rows have come, gone or moved: the same row by its key, else a neighbour, else none, because
 * then the rows are others altogether. While nothing shows it is kept, so that a refetch gives the keyboard back.
 * Unchanged, it stays the same object.
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
