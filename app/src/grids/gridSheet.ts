import type { GridExport } from '@mortar/design-system';
import type { Cell, CellKind, Sheet } from '#documents/workbook/workbook.ts';

type ExportedColumn = GridExport['columns'][number];

function cellKind({ kind, values }: ExportedColumn): CellKind {
  if (kind === 'choice') return 'text';
  // A date column with any time is a column of date and time.
  if (kind === 'date' && values.some((value) => typeof value === 'string' && value.includes('T'))) return 'dateTime';
  return kind;
}

/** Fact about the export in its first columns: order, supplier, time. */
export interface Fact {
  header: string;
  kind?: CellKind | undefined;
  /** Repeated in every row, unless the grid has a column with this header, which then comes first. */
  value: Cell;
}

interface Written {
  header: string;
  kind?: CellKind | undefined;
  cellAt(row: number): Cell;
}

function toWrittenColumn(column: ExportedColumn): Written {
  const kind = cellKind(column);
  // Text as displayed but with full names; numbers as numbers.
  const cells = kind === 'text' ? column.texts : column.values;
  return { header: column.header, kind, cellAt: (row) => cells[row] ?? null };
}

function* cellRows(rows: number, columns: readonly Written[]) {
  for (let row = 0; row < rows; row += 1) yield columns.map(({ cellAt }) => cellAt(row));
}

/**
 * Returns a grid's rows as a worksheet, filtered and sorted, with all columns except hidden ones that are not required
 * (rulings 20 and 55).
 * @param shown `exportRows()` of its handle
 * @param facts facts for the first columns
 */
export function gridSheet(name: string, shown: GridExport, facts: readonly Fact[] = []): Sheet {
  const own = shown.columns.map(toWrittenColumn);
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
