import type { GridExport } from '@mortar/design-system';
import type { Cell, CellKind, Sheet } from '#documents/workbook/workbook.ts';

type ExportedColumn = GridExport['columns'][number];

function cellKind({ kind, values }: ExportedColumn): CellKind {
  if (kind === 'choice') return 'text';
  // A grid's dates are days or moments; a column that holds a moment is one of moments.
  if (kind === 'date' && values.some((value) => typeof value === 'string' && value.includes('T'))) return 'dateTime';
  return kind;
}

/** What a file says of itself in its first columns: which order, which supplier, when. */
export interface Fact {
  header: string;
  kind?: CellKind | undefined;
  /** In every row, unless the grid has a column of this header: then that column stands first. */
  value: Cell;
}

interface Written {
  header: string;
  kind?: CellKind | undefined;
  cellAt(row: number): Cell;
}

function written(column: ExportedColumn): Written {
  const kind = cellKind(column);
  // Texts as they show, full names for short ones; what can be counted as what it is.
  const cells = kind === 'text' ? column.texts : column.values;
  return { header: column.header, kind, cellAt: (row) => cells[row] ?? null };
}

function* cellRows(rows: number, columns: readonly Written[]) {
  for (let row = 0; row < rows; row += 1) yield columns.map(({ cellAt }) => cellAt(row));
}

/**
 * What a grid shows as a sheet, whatever it has room for: its filter and sort, and its columns but those that somebody hid
 * and no specification names (rulings 20 and 55).
 * @param shown `exportRows()` of its handle
 * @param facts what file it is, in its first columns
 */
export function gridSheet(name: string, shown: GridExport, facts: readonly Fact[] = []): Sheet {
  const own = shown.columns.map(written);
  const first = facts.map(
    ({ header, kind, value }): Written =>
      own.find((column) => column.header === header) ?? { header, kind, cellAt: () => value },
  );
  const columns = [...first, ...own.filter((column) => !first.includes(column))];
  return {
    name,
    columns: columns.map(({ header, kind }) => ({ header, kind })),
    rows: { [Symbol.iterator]: () => cellRows(shown.keys.length, columns) },
  };
}
