/**
 * Kind of a column's cells:
 * `text` is never a formula (ruling 20); `number` is an integer or decimal; `money` is in cents, shown with the
 * currency; `date` and `dateTime` are ISO text, shown in local time.
 */
export type CellKind = 'text' | 'number' | 'money' | 'date' | 'dateTime';

/** `null` is an empty cell. Dates are ISO text; money is cents. Text in a number column is written as text. */
export type Cell = string | number | null;

export interface SheetColumn {
  header: string;
  /** Default: `text`. */
  kind?: CellKind | undefined;
  /** In characters. Default: fits its header and first rows. */
  width?: number | undefined;
}

export interface Sheet {
  /** Made valid: 31 characters, none of `\ / ? * [ ] :`. */
  name: string;
  columns: readonly SheetColumn[];
  /** One cell per column. Read in slices while the page is idle, so a generator is cheap. */
  rows: Iterable<readonly Cell[]>;
}

export interface Workbook {
  /** With extension: `CurrentOrder.xlsx`. Forbidden characters are replaced. */
  fileName: string;
  sheets: readonly Sheet[];
  /** Currency prefix: `useCurrency()` of the session. Default `R` (ruling 9). */
  currency?: string | undefined;
}

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
