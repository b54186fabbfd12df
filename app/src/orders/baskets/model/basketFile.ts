import type { ReadSheet } from '#documents/workbook/readWorkbook.ts';
import type { Sheet } from '#documents/workbook/workbook.ts';

/** The sheet of a basket file, and its columns: others may stand between them (ruling 18). */
export const BASKET_SHEET = 'Basket';
export const BASKET_COLUMNS = ['Product Description', 'Nappi Code', 'Barcode', 'Quantity'] as const;

/** The template that people fill in: codes are text, so that spreadsheets leave their zeros alone (ruling 18). */
export const BASKET_TEMPLATE: Sheet = {
  name: BASKET_SHEET,
  columns: BASKET_COLUMNS.map((header, at) => ({
    header,
    kind: header === 'Quantity' ? 'number' : 'text',
    width: at === 0 ? 48 : 18,
  })),
  rows: [],
};

/** What a person can be told of a basket file before it is sent. */
export type BasketFileProblem = 'no sheet' | 'columns' | 'no items';

/** A basket file as far as it is looked into here: how many items it has, or why it is not sent. */
export type BasketFileCheck = { items: number; problem?: never } | { problem: BasketFileProblem; items?: never };

/** Looks into a workbook that is to fill a basket: a sheet `Basket` with the template's columns, and something in them. */
export function checkBasketSheets(sheets: readonly ReadSheet[]): BasketFileCheck {
  const sheet = sheets.find(({ name }) => name === BASKET_SHEET);
  if (!sheet) return { problem: 'no sheet' };
  const [first, ...rows] = sheet.rows;
  const headings = first?.number === 1 ? first.cells : [];
  const names = headings.map((heading) => String(heading ?? '').trim());
  const places = BASKET_COLUMNS.map((heading) => names.indexOf(heading));
  if (places.includes(-1)) return { problem: 'columns' };
  const filled = rows.filter(({ cells }) => places.some((place) => (cells[place] ?? null) !== null));
  return filled.length === 0 ? { problem: 'no items' } : { items: filled.length };
}
