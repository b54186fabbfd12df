import { type Columns, isCodeRole, type Row, type Separator, type Table, writeRows } from '@mortar/reading';
import type { Cell, Sheet } from '#documents/workbook/workbook.ts';

/** Rows that are given back, each with why it was not ordered. */
export interface LeftOver {
  /** The row's place in the table. */
  row: number;
  reason: string;
  /** The row says nothing to order. */
  isUnread: boolean;
}

const getText = (cell: Row['cells'][number] | undefined) => String(cell ?? '');

/** Whether a reason has a column of its own: what has none is given back as it came. */
const hasColumns = (separator: Separator) => separator !== '';

/** Cells up to the widest row, so that what is added stands in one column. */
function padded(cells: Row['cells'], count: number): Row['cells'] {
  return Array.from({ length: count }, (_, at) => cells[at] ?? null);
}

const widest = (rows: readonly Row[]) => Math.max(0, ...rows.map(({ cells }) => cells.length));

/**
 * Rows as the text they came in: what stood above them, the same columns and separator, and behind them why they were not
 * ordered, where they have columns.
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
    hasColumns(separator) ? [...padded(cells, count).map(getText), last] : cells.map(getText);
  const head = rows
    .slice(0, above)
    .map(({ cells }, at) => (named && at === above - 1 ? line(cells, heading) : cells.map(getText)));
  const body = left.filter(({ row }) => row >= above).map(({ row, reason }) => line(rows[row]?.cells ?? [], reason));
  return writeRows([...head, ...body], separator, { declared });
}

/**
 * The same rows as a sheet, under their headings. Codes are texts, so that no spreadsheet takes their zeros; what was a
 * number is one.
 */
export function leftOverSheet(
  { rows, layout }: Pick<Table, 'rows' | 'layout'>,
  { above, named, roles }: Columns,
  left: readonly LeftOver[],
  heading: string,
): Sheet {
  const head = named ? (rows[above - 1]?.cells ?? []) : [];
  const count = widest(rows);
  const body = left.map(({ row, reason }): { cells: Row['cells']; reason: string } => ({
    cells: padded(rows[row]?.cells ?? [], count),
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
