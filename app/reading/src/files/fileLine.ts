import { cellText } from '#cells/cellText.ts';
import { readCodeCell } from '#cells/codeCell.ts';
import { type QuantityCell, readQuantity } from '#cells/quantity.ts';
import { readCode } from '#codes/readCode.ts';
import { ReadingError } from '#readingError.ts';
import type { ReadCell } from '#workbook/readWorkbook.ts';

const MAX_FILE_LINES = 5_000;

/** Line of an order or basket file. */
export interface FileLine<Row> {
  /** Codes without surrounding characters; '' if missing or incomplete. */
  nappi: string;
  barcode: string;
  supplierCode: string;
  quantity: QuantityCell;
  /** As in the file. */
  row: Row;
}

/** Code for a product lookup; '' if a spreadsheet truncated it. */
function getCode(cell: ReadCell | undefined): string {
  const { text, shortened } = readCodeCell(cell);
  return shortened ? '' : text;
}

/** Barcode, scanned or printed: GS1 parts, link or leading zeros. Outer packs yield none. */
function getBarcode(cell: ReadCell | undefined): string {
  const text = getCode(cell);
  if (/^\d{1,13}$/.test(text)) return text;
  const read = readCode(cellText(cell));
  if (read?.outer) return '';
  return read?.lookups.find(({ field }) => field === 'Barcode')?.value ?? text;
}

interface LineCells {
  nappi: ReadCell | undefined;
  barcode: ReadCell | undefined;
  supplierCode?: ReadCell;
  quantity: ReadCell | undefined;
}

export const toFileLine = <Row>({ nappi, barcode, supplierCode, quantity }: LineCells, row: Row): FileLine<Row> => ({
  nappi: getCode(nappi),
  barcode: getBarcode(barcode),
  supplierCode: getCode(supplierCode),
  quantity: readQuantity(quantity),
  row,
});

/** Returns the lines unless there are none or too many. @throws ReadingError */
export function withinLines<Line>(lines: readonly Line[], limit = MAX_FILE_LINES): readonly Line[] {
  if (lines.length === 0) throw new ReadingError('no items', 'The file has no lines.');
  if (lines.length > limit) throw new ReadingError('too large', `The file has more than ${limit} lines.`);
  return lines;
}
