import { cellText } from '../columns/cellText.ts';
import type { GridColumn, GridExport, RowKey } from '../types.ts';

/** Whether a column holds anything outside the grid; buttons do not. */
export function isExported<Row>(column: GridColumn<Row>): boolean {
  return column.exported !== false;
}

const PINS = ['start', undefined, 'end'] as const;

/**
 * The columns of a file, in the order in which they show: room takes none of them away, and what is `always` exported no
 * choice either. @param columns as somebody has arranged them, before they are fitted into the room
 */
export function exportedColumns<Row>(columns: readonly GridColumn<Row>[]): readonly GridColumn<Row>[] {
  const kept = columns.filter((column) => isExported(column) && (!column.hidden || column.exported === 'always'));
  const getPin = ({ pinned }: GridColumn<Row>) => (pinned === 'none' ? undefined : pinned);
  return PINS.flatMap((pin) => kept.filter((column) => getPin(column) === pin));
}

/** Rows as data, column by column. */
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
