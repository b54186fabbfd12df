import type { GridColumn } from '../types.ts';

/** Returns a cell's text for searching, filtering, sorting, copying and screen readers. */
export function cellText<Row>(column: GridColumn<Row>, row: Row): string {
  const value = column.value(row);
  return column.format ? column.format(value, row) : value === null ? '' : String(value);
}

/** Returns the displayed form of a cell's text. */
export function shownText<Row>(column: GridColumn<Row>, text: string): string {
  return column.short ? column.short(text) : text;
}

/** Returns the start of the suffix that is never cut off; the text's length without one. */
export function suffixStart<Row>(column: GridColumn<Row>, text: string): number {
  return column.suffixStart ? column.suffixStart(text) : text.length;
}
