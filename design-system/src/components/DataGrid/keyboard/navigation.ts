/** The header's row. Body rows count from 0. */
export const HEADER_ROW = -1;

interface Cell {
  row: number;
  column: number;
}

interface Bounds {
  rows: number;
  columns: number;
  /** Number of rows that PageUp and PageDown move by. */
  page: number;
  rightToLeft: boolean;
}

interface KeyStroke {
  key: string;
  ctrlKey: boolean;
}

const clamp = (value: number, maximum: number) => Math.max(0, Math.min(value, maximum));

function columnAfter({ key, ctrlKey }: KeyStroke, column: number, { columns, rightToLeft }: Bounds): number | null {
  const forward = rightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = rightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return ctrlKey ? columns - 1 : clamp(column + 1, columns - 1);
  if (key === back) return ctrlKey ? 0 : clamp(column - 1, columns - 1);
  if (key === 'Home') return 0;
  if (key === 'End') return columns - 1;
  return null;
}

function rowAfter({ key, ctrlKey }: KeyStroke, row: number, { rows, page }: Bounds): number | null {
  const last = rows - 1;
  if (key === 'ArrowDown') return ctrlKey && row !== HEADER_ROW ? last : Math.min(row + 1, last);
  // ArrowUp stops at the first row, so that a repeated key does not reach the header, which requires Ctrl.
  if (key === 'ArrowUp') return row <= 0 ? (ctrlKey ? HEADER_ROW : row) : ctrlKey ? 0 : row - 1;
  if (key === 'PageDown') return Math.min(Math.max(row, 0) + page, last);
  if (key === 'PageUp') return row === HEADER_ROW ? row : clamp(row - page, last);
  if (ctrlKey && key === 'Home') return Math.min(0, last);
  if (ctrlKey && key === 'End') return last;
  return null;
}

/** Returns the cell that a key moves to, or null if it does not move. Stops at the ends. */
export function cellAfter(stroke: KeyStroke, cell: Cell, bounds: Bounds): Cell | null {
  const row = rowAfter(stroke, cell.row, bounds);
  const column = columnAfter(stroke, cell.column, bounds);
  if (row === null && column === null) return null;
  return { row: row ?? cell.row, column: column ?? cell.column };
}
