import type { GridExport } from '@mortar/design-system';

/** What would break the table stands in quotes, as spreadsheets have it. */
const field = (text: string) => (/[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** What a grid shows as spreadsheets take it from the clipboard: a line a row, a tab between columns, headings first. */
export function gridText({ keys, columns }: GridExport): string {
  const line = (cells: readonly string[]) => cells.map(field).join('\t');
  return [
    line(columns.map(({ header }) => header)),
    ...Array.from(keys, (_, row) => line(columns.map(({ texts }) => texts[row] ?? ''))),
  ].join('\n');
}
