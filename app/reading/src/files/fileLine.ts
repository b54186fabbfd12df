import { cellText } from '#cells/cellText.ts';
import { readCodeCell } from '#cells/codeCell.ts';
import { type QuantityCell, readQuantity } from '#cells/quantity.ts';
import { readCode } from '#codes/readCode.ts';
import { ReadingError } from '#readingError.ts';
import type { ReadCell } from '#workbook/readWorkbook.ts';

/** Lines of a file at most. */
const MAX_FILE_LINES = 5_000;

/** A line of an order or basket file. */
export interface FileLine<Row> {
  /** Codes without what is printed around them; '' where the file has none, or only a part of one. */
  nappi: string;
  barcode: string;
  supplierCode: string;
  quantity: QuantityCell;
  /** As it stands in the file. */
  row: Row;
}

/** A code as products are looked up by it: '' for one that a spreadsheet cut short. */
function getCode(cell: ReadCell | undefined): string {
  const { text, shortened } = readCodeCell(cell);
  return shortened ? '' : text;
}

/** A barcode as it is scanned or printed: in GS1's parts, as a link, with zeros in front. That of an outer pack is none. */
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

/** The lines, where there are some and no more than are read. @throws ReadingError */
export function withinLines<Line>(lines: readonly Line[], most = MAX_FILE_LINES): readonly Line[] {
  if (lines.length === 0) throw new ReadingError('no items', 'The file has no lines.');
  if (lines.length > most) throw new ReadingError('too large', `The file has more than ${most} lines.`);
  return lines;
}
