import { type Columns, isCodeRole, type Row, type Separator, type Table, writeRows } from '@mortar/reading';
import type { Cell, Sheet } from '#documents/workbook/workbook.ts';

/** Rows to return with reasons. */
export interface LeftOver {
  /** Index in the table. */
  row: number;
  reason: string;
  /** True if the row orders nothing. */
  isUnread: boolean;
}

const getText = (cell: Row['cells'][number] | undefined) => String(cell ?? '');

/** Without columns there is no place for a reason, so rows are returned unchanged. */
const hasColumns = (separator: Separator) => separator !== '';

/** Pads cells to the widest row, to align added columns. */
function padCells(cells: Row['cells'], count: number): Row['cells'] {
  return Array.from({ length: count }, (_, index) => cells[index] ?? null);
}

const widest = (rows: readonly Row[]) => Math.max(0, ...rows.map(({ cells }) => cells.length));

/**
 * Returns rows in their original format: rows above them, columns and separator, plus a column of reasons if there are
 * columns.
 */
export function leftOverText(
  { rows, layout }: Pick<Table, 'rows' | 'layout'>,
  { above, named }: Columns,
  left: readonly LeftOver[],
  heading: string,
): string {
  const { separator, declared } = layout.kind === 'text' ? layout : { separator: '\t' as const, declared: false };
  const count = widest(rows);
  const line = (cells: Row['cells'], last: string): string[] =>
    hasColumns(separator) ? [...padCells(cells, count).map(getText), last] : cells.map(getText);
  const head = rows
    .slice(0, above)
    .map(({ cells }, index) => (named && index === above - 1 ? line(cells, heading) : cells.map(getText)));
  const body = left.filter(({ row }) => row >= above).map(({ row, reason }) => line(rows[row]?.cells ?? [], reason));
  return writeRows([...head, ...body], separator, { declared });
}

/** Returns the rows as a worksheet with headings. Codes are text, to keep leading zeros; numbers stay numbers. */
export function leftOverSheet(
  { rows, layout }: Pick<Table, 'rows' | 'layout'>,
  { above, named, roles }: Columns,
  left: readonly LeftOver[],
  heading: string,
): Sheet {
  const head = named ? (rows[above - 1]?.cells ?? []) : [];
  const count = widest(rows);
  const body = left.map(({ row, reason }): { cells: Row['cells']; reason: string } => ({
    cells: padCells(rows[row]?.cells ?? [], count),
    reason,
  }));
  const isNumber = (column: number) =>
    !isCodeRole(roles[column] ?? 'none') && body.some(({ cells }) => typeof cells[column] === 'number');
  return {
    name: layout.kind === 'workbook' ? layout.sheet : heading,
    columns: [
      ...Array.from({ length: count }, (_, column) => ({
        header: getText(head[column]),
        kind: isNumber(column) ? ('number' as const) : ('text' as const),
      })),
      { header: named ? heading : '' },
    ],
    rows: body.map(({ cells, reason }): Cell[] => [...cells, reason]),
  };
}
