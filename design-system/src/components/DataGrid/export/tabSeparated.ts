import { cellText } from '../columns/cellText.ts';
import type { GridColumn } from '../types.ts';

/**
 * A text as it stands between tabs: what would break the table is put in quotes, as spreadsheets do, and the spaces that
 * keep a number on one line become common ones, which everything reads as a number's.
 */
function field(shown: string): string {
  const text = shown.replaceAll('\u00a0', ' ');
  return /[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as spreadsheets take them from the clipboard: a line a row, a tab between columns. */
export function tabSeparated<Row>(columns: readonly GridColumn<Row>[], rows: readonly Row[], withHeader: boolean) {
  const lines = rows.map((row) => columns.map((column) => field(cellText(column, row))).join('\t'));
  if (withHeader) lines.unshift(columns.map((column) => field(column.header)).join('\t'));
  return lines.join('\n');
}
