import type { GridExport } from '@mortar/design-system';

/** Quotes cells with special characters, as spreadsheets do. */
const field = (text: string) => (/[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Returns a grid's rows in spreadsheet clipboard format: headings first, tabs between cells. */
export function gridText({ keys, columns }: GridExport): string {
  const line = (cells: readonly string[]) => cells.map(field).join('\t');
  return [
    line(columns.map(({ header }) => header)),
    ...Array.from(keys, (_, row) => line(columns.map(({ texts }) => texts[row] ?? ''))),
  ].join('\n');
}
