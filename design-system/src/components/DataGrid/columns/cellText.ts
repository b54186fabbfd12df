import type { GridColumn } from '../types.ts';

/** What a cell shows. */
export function cellText<Row>(column: GridColumn<Row>, row: Row): string {
  const value = column.value(row);
  return column.format ? column.format(value, row) : value === null ? '' : String(value);
}
