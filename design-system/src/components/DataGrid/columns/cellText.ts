import type { GridColumn } from '../types.ts';

/** What a cell says: what is searched, filtered, sorted by as text, copied and read out. */
export function cellText<Row>(column: GridColumn<Row>, row: Row): string {
  const value = column.value(row);
  return column.format ? column.format(value, row) : value === null ? '' : String(value);
}

/** What a cell shows of what it says. */
export function shownText<Row>(column: GridColumn<Row>, text: string): string {
  return column.short ? column.short(text) : text;
}

/** Where the part of a shown text begins that is never cut; its length when there is none. */
export function tailStart<Row>(column: GridColumn<Row>, text: string): number {
  return column.tail ? column.tail(text) : text.length;
}
