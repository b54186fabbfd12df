/**
 * What a column holds, and so how its cells are written:
 * `text` as text, whatever it begins with (ruling 20); `number` as a whole or decimal number; `money` from cents, with the
 * currency's prefix; `date` and `dateTime` from ISO text, in the browser's time zone.
 */
export type CellKind = 'text' | 'number' | 'money' | 'date' | 'dateTime';

/** `null` is an empty cell. Dates are ISO text; money is cents. A text in a number's place is written as text. */
export type Cell = string | number | null;

/** One column of a sheet. */
export interface SheetColumn {
  header: string;
  /** Default: `text`. */
  kind?: CellKind | undefined;
  /** In characters. Default: what its header and the first rows need. */
  width?: number | undefined;
}

/** A table as a spreadsheet shows it. */
export interface Sheet {
  /** What a spreadsheet forbids is left out: it keeps 31 characters, none of `\ / ? * [ ] :`. */
  name: string;
  columns: readonly SheetColumn[];
  /** A cell a column. Read row by row while the page is idle: a generator costs nothing until then. */
  rows: Iterable<readonly Cell[]>;
}

/** A workbook to be written. */
export interface Workbook {
  /** With its ending: `CurrentOrder.xlsx`. What file systems forbid is replaced. */
  fileName: string;
  sheets: readonly Sheet[];
  /** What stands before amounts: `useCurrency()` of the session, `R` without one (ruling 9). */
  currency?: string | undefined;
}

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
