import type { Row } from '@mortar/reading';
import type { Sheet } from '#documents/workbook/workbook.ts';

/** Rows of a worksheet as read back: headings first, without empty rows. */
export function makeSheetRows({ columns, rows }: Sheet): Row[] {
  return [columns.map(({ header }) => header), ...rows]
    .map((cells, index) => ({ number: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== null && cell !== ''));
}
