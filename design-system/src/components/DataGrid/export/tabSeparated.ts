import { cellText } from '../columns/cellText.ts';
import type { GridColumn } from '../types.ts';

/**
 * Escapes a text for tab-separated data: quotes what would break the table, and replaces non-breaking spaces, which
 * prevent parsing of numbers.
 */
function field(shown: string): string {
  const text = shown.replaceAll('\u00a0', ' ');
  return /[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns rows for the clipboard of spreadsheets: one line per row, tabs between columns. */
export function tabSeparated<Row>(columns: readonly GridColumn<Row>[], rows: readonly Row[], withHeader: boolean) {
  const lines = rows.map((row) => columns.map((column) => field(cellText(column, row))).join('\t'));
  if (withHeader) lines.unshift(columns.map((column) => field(column.header)).join('\t'));
  return lines.join('\n');
}
