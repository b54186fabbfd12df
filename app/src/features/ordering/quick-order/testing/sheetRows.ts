import type { Row } from '@mortar/reading';
import type { Sheet } from '#documents/workbook/workbook.ts';

/** A sheet's rows as they are read again: its headings first, and none that holds nothing. */
export function makeSheetRows({ columns, rows }: Sheet): Row[] {
  return [columns.map(({ header }) => header), ...rows]
    .map((cells, at) => ({ number: at + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== null && cell !== ''));
}
