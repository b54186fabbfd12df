import { cellText } from '#cells/cellText.ts';
import { readCodeCell } from '#cells/codeCell.ts';
import { readQuantity } from '#cells/quantity.ts';
import { hasCheckDigit } from '#codes/checkDigit.ts';
import type { ReadCell } from '#workbook/readWorkbook.ts';
import type { Row } from './table.ts';

/** ATC classes in price lists: `G03FA`, `N02BE01`. */
const ATC = /^[A-Z]\d{2}[A-Z]{1,2}(?:\d{2})?$/i;

/** Returns true if a cell looks like a code: six or more digits, or letters with digits. */
export function looksLikeCode(cell: ReadCell | undefined): boolean {
  const { text, shortened } = readCodeCell(cell);
  if (ATC.test(text)) return false;
  if (shortened || /^\d{6,14}$/.test(text)) return true;
  // `x12` and `12ea` are quantities.
  return /^(?=.*\d)(?=.*[A-Z])[A-Z0-9][A-Z0-9/-]{2,19}$/i.test(text) && readQuantity(cell).kind !== 'quantity';
}

export const isQuantity = (cell: ReadCell | undefined): boolean =>
  readQuantity(cell).kind === 'quantity' && !looksLikeCode(cell);

const NUMBER_WORD =
  /^(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|half|dozen|een|twee|drie|vier|vyf|ses|sewe|agt|nege|tien)(?: .{1,12})?$/i;

const hasDigits = (cell: ReadCell | undefined): boolean => {
  const text = cellText(cell);
  return !looksLikeCode(cell) && ((/\d/.test(text) && !/\p{L}{3}/u.test(text)) || NUMBER_WORD.test(text));
};

/** Returns true for a short number: a quantity or a numeric supplier code. */
export const isShortNumber = (cell: ReadCell | undefined): boolean => /^\d{1,6}$/.test(readCodeCell(cell).text);

/** Content of a column's cells, as shares of its non-empty cells. */
export interface Shape {
  filled: number;
  codes: number;
  barcodes: number;
  quantities: number;
  /** Bare digits and number words: invalid quantities, amounts, dates. */
  numberLike: number;
  /** Median quantity; 0 without any. */
  median: number;
  /** True if quantities differ. */
  varied: boolean;
  /** True if rows are numbered 1, 2, 3. */
  counted: boolean;
  shortNumbers: number;
  /** Rows whose texts repeat the number, as pack sizes do. */
  repeatedInText: number;
  /** Median number of digits. */
  digits: number;
  texts: number;
}

const getMedian = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** A shorter sequence may be chance. */
const MIN_COUNTED = 3;

/** True if a text of the row contains its number: `Tablets 10 mg 30's` next to 30. */
function isRepeatedInText({ cells }: Row, column: number): boolean {
  const read = readQuantity(cells[column]);
  if (read.kind !== 'quantity') return false;
  const number = new RegExp(`(?<![\\d.,])${read.quantity}(?![.,]?\\d)`);
  return cells.some(
    (cell, index) => index !== column && /\p{L}{3}/u.test(cellText(cell)) && number.test(cellText(cell)),
  );
}

export function getShape(rows: readonly Row[], column: number): Shape {
  const cells = rows.map(({ cells: all }) => all[column]).filter((cell) => cellText(cell) !== '');
  const share = (is: (cell: ReadCell | undefined) => boolean) => cells.filter(is).length / Math.max(1, cells.length);
  const quantities = cells.flatMap((cell) => {
    const read = readQuantity(cell);
    return read.kind === 'quantity' ? [read.quantity] : [];
  });
  const [first = 0] = quantities;
  return {
    filled: cells.length,
    codes: share(looksLikeCode),
    barcodes: share((cell) => /^\d{12,14}$/.test(readCodeCell(cell).text) && hasCheckDigit(readCodeCell(cell).text)),
    quantities: share(isQuantity),
    numberLike: share(hasDigits),
    median: getMedian(quantities),
    varied: new Set(cells.map(cellText)).size > 1,
    counted:
      quantities.length === cells.length &&
      cells.length >= MIN_COUNTED &&
      first === 1 &&
      quantities.every((quantity, index) => quantity === index + 1),
    shortNumbers: share(isShortNumber),
    repeatedInText: rows.filter((row) => isRepeatedInText(row, column)).length / Math.max(1, cells.length),
    digits: getMedian(cells.map((cell) => readCodeCell(cell).text.length)),
    texts: share((cell) => /\p{L}{3}/u.test(cellText(cell)) && !looksLikeCode(cell)),
  };
}
