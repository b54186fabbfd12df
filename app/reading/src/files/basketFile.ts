import { cellText } from '#cells/cellText.ts';
import { ReadingError } from '#readingError.ts';
import type { ReadSheet } from '#workbook/readWorkbook.ts';
import { type FileLine, toFileLine, withinLines } from './fileLine.ts';

/** Sheet and columns of a basket file; others may be in between (ruling 18). */
export const BASKET_SHEET = 'Basket';
export const BASKET_COLUMNS = ['Product Description', 'Nappi Code', 'Barcode', 'Quantity'] as const;

/** Extra columns of an exported basket: its name, and each line's supplier with its code there (ruling 55). */
export const BASKET_NAME = 'Basket Name';
const SUPPLIER = 'Supplier';
const SUPPLIER_CODE = 'Code';

export interface BasketFileRow {
  productdescription: string;
  nappicode: string;
  barcode: string;
  quantity: string;
}

export interface BasketLine extends FileLine<BasketFileRow> {
  /** Row number in the worksheet, from 1. */
  number: number;
  /** As in the file; '' if missing. */
  supplier: string;
}

export interface BasketFile {
  /** Basket that the file was exported from; '' if it names none or several. */
  basket: string;
  lines: readonly BasketLine[];
}

/** Column indexes by the names in the first row; null if one is missing. */
function getHeadings({ rows: [first] }: ReadSheet) {
  const names = first?.number === 1 ? first.cells.map(cellText) : [];
  const places = BASKET_COLUMNS.map((heading) => names.indexOf(heading));
  const [name = -1, supplier = -1, code = -1] = [BASKET_NAME, SUPPLIER, SUPPLIER_CODE].map((each) =>
    names.indexOf(each),
  );
  return places.includes(-1) ? null : { places, name, supplier, code };
}

/**
 * Reads the lines of a basket file (rulings 18 and 55).
 * @throws ReadingError naming the violated rule
 */
export function readBasketFile(sheets: readonly ReadSheet[]): BasketFile {
  const sheet = sheets.find(({ name: own }) => own === BASKET_SHEET);
  if (!sheet) {
    const others = sheets.map(({ name: own }) => own).join(', ');
    throw new ReadingError('no sheet', `The workbook has no sheet named ${BASKET_SHEET}, but ${others}.`);
  }
  const headings = getHeadings(sheet);
  if (!headings) {
    const columns = BASKET_COLUMNS.join(', ');
    throw new ReadingError('columns', `Row 1 of sheet ${BASKET_SHEET} does not name the columns ${columns}.`);
  }
  const { places, name, supplier, code } = headings;
  const rows = sheet.rows.slice(1).filter(({ cells }) => places.some((place) => cellText(cells[place]) !== ''));
  const names = new Set(rows.map(({ cells }) => cellText(cells[name])).filter((text) => text !== ''));
  const lines = withinLines(rows).map(({ number, cells }): BasketLine => {
    const [productdescription = '', nappicode = '', barcode = '', quantity = ''] = places.map((place) =>
      cellText(cells[place]),
    );
    const row = { productdescription, nappicode, barcode, quantity };
    const [, nappiAt = 0, barcodeAt = 0, quantityAt = 0] = places;
    const own = {
      nappi: cells[nappiAt],
      barcode: cells[barcodeAt],
      quantity: cells[quantityAt],
      supplierCode: cells[code] ?? null,
    };
    return { ...toFileLine(own, row), number, supplier: cellText(cells[supplier]) };
  });
  const [basket = '', another] = names;
  return { basket: another === undefined ? basket : '', lines };
}
