import { cellText } from '../columns/cellText.ts';
import type { GridColumn, GridExport, RowKey } from '../types.ts';

/** Whether a column holds anything outside the grid; buttons do not. */
export function isExported<Row>(column: GridColumn<Row>): boolean {
  return column.exported !== false;
}

/** What shows, as data, column by column. */
export function gridExport<Row>(options: {
  label: string;
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  rowKey(row: Row): RowKey;
  withSummaries: boolean;
}): GridExport {
  const { label, columns, rows, rowKey, withSummaries } = options;
  return {
    label,
    keys: rows.map(rowKey),
    columns: columns.filter(isExported).map((column) => ({
      id: column.id,
      header: column.header,
      kind: column.kind ?? 'text',
      align: column.align ?? 'start',
      values: rows.map((row) => column.value(row)),
      texts: rows.map((row) => cellText(column, row)),
      summary: (withSummaries && column.summary?.(rows)) || null,
    })),
  };
}
