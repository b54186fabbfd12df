import type { TextEncoding } from '#text/encoding.ts';
import type { Separator } from '#text/separated.ts';
import type { ReadCell } from '#workbook/readWorkbook.ts';

/** Format of a list, used to write the remaining lines back. */
export type Layout =
  | {
      kind: 'text';
      separator: Separator;
      /** Null for pasted text. */
      encoding: TextEncoding | null;
      /** True if the first line declares the separator. */
      declared: boolean;
    }
  /** `active`: the selected sheet when the workbook was saved. */
  | { kind: 'workbook'; sheet: string; active?: boolean };

/** Non-empty row. */
export interface Row {
  /** Row number in the file, from 1. */
  number: number;
  cells: readonly ReadCell[];
  hidden?: true;
}

/** List as read, before interpretation. */
export interface Table {
  /** File name; null for pasted text. */
  name: string | null;
  layout: Layout;
  rows: readonly Row[];
}

/** Maximum number of lines matched at once; each needs a request. */
export const MAX_LINES = 2000;

/** Maximum number of rows, including those without a code. */
export const MAX_ROWS = 20_000;
