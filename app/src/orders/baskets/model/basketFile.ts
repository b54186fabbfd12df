import { BASKET_COLUMNS, BASKET_SHEET } from '@mortar/reading';
import type { Sheet } from '#documents/workbook/workbook.ts';

/** Template for imports: codes are text, so that spreadsheets keep leading zeros (ruling 18). */
export const BASKET_TEMPLATE: Sheet = {
  name: BASKET_SHEET,
  columns: BASKET_COLUMNS.map((header, index) => ({
    header,
    kind: header === 'Quantity' ? 'number' : 'text',
    width: index === 0 ? 48 : 18,
  })),
  rows: [],
};
