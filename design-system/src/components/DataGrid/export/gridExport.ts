import { cellText } from '../columns/cellText.ts';
import type { GridColumn, GridExport, RowKey } from '../types.ts';

/** Returns whether a column is exported; buttons are not. */
export function isExported<Row>(column: GridColumn<Row>): boolean {
  return column.exported !== false;
}

const PINS = ['start', undefined, 'end'] as const;

/**
 * Returns the exported columns in display order: includes those that do not fit, and those `always` exported even if
 * hidden.
 * @param columns as arranged by the user, before fitting
 */
export function exportedColumns<Row>(columns: readonly GridColumn<Row>[]): readonly GridColumn<Row>[] {
  const retained = columns.filter((column) => isExported(column) && (!column.hidden || column.exported === 'always'));
  const getPin = ({ pinned }: GridColumn<Row>) => (pinned === 'none' ? undefined : pinned);
  return PINS.flatMap((pin) => retained.filter((column) => getPin(column) === pin));
}

/** Returns rows as data by column. */
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
    columns: exportedColumns(columns).map((column) => ({
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
