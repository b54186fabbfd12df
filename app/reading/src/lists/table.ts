import type { TextEncoding } from '#text/encoding.ts';
import type { Separator } from '#text/separated.ts';
import type { ReadCell } from '#workbook/readWorkbook.ts';

/** How a list came, and so how what is left of it is given back. */
export type Layout =
  | {
      kind: 'text';
      separator: Separator;
      /** Null for what was pasted. */
      encoding: TextEncoding | null;
      /** Its first line says what separates cells. */
      declared: boolean;
    }
  /** `active`: the sheet was in front when the workbook was saved. */
  | { kind: 'workbook'; sheet: string; active?: boolean };

/** A row that holds something. */
export interface Row {
  /** As the file numbers it, from 1. */
  number: number;
  cells: readonly ReadCell[];
  /** Its spreadsheet does not show it. */
  hidden?: true;
}

/** A list as it was read, before anything is made of it. */
export interface Table {
  /** The file's name; null for what was pasted. */
  name: string | null;
  layout: Layout;
  rows: readonly Row[];
}

/** Lines that are matched at a time: each is asked for by itself. */
export const MAX_LINES = 2000;

/** Rows that are read at all, with those that hold no code. */
export const MAX_ROWS = 20_000;
