export { type AmountCell, type DecimalSeparator, getDecimalSeparator, readAmount } from '#cells/amount.ts';
export { cellText } from '#cells/cellText.ts';
export { type CodeCell, readCodeCell } from '#cells/codeCell.ts';
export { readDay } from '#cells/day.ts';
export { MAX_QUANTITY, type QuantityCell, readQuantity } from '#cells/quantity.ts';
export { computeCheckDigit, hasCheckDigit, toEan13 } from '#codes/checkDigit.ts';
export { GS } from '#codes/gs1.ts';
export { type Lookup, type ReadCode, readCode } from '#codes/readCode.ts';
export { checkIsList, type FileKind, getFileKind } from '#fileKind.ts';
export {
  BASKET_COLUMNS,
  BASKET_NAME,
  BASKET_SHEET,
  type BasketFile,
  type BasketFileRow,
  type BasketLine,
  readBasketFile,
} from '#files/basketFile.ts';
export type { FileLine } from '#files/fileLine.ts';
export {
  type Columns,
  getColumns,
  getLayoutKey,
  QUANTITY_REASONS,
  type QuantityReason,
  withoutQuantity,
  withRole,
} from '#lists/columns.ts';
export { isCodeRole, ROLES, type Role } from '#lists/headings.ts';
export { isLookedUp, type LineProblem, type List, type ListLine, readLines } from '#lists/lines.ts';
export {
  getInitialTable as firstWithCodes,
  getTables,
  type ReadList,
  readList,
  readListSync as readAgain,
  readTextFile,
  readTextTable,
} from '#lists/readList.ts';
export { type Layout, MAX_LINES, MAX_ROWS, type Row, type Table } from '#lists/table.ts';
export { ReadingError, type ReadingReason } from '#readingError.ts';
export { decodeText, encodeText, type TextEncoding } from '#text/encoding.ts';
export { inTurns } from '#text/inTurns.ts';
export { getSeparator, readRows, type Separator, type TextRow, writeRows } from '#text/separated.ts';
export { READ_LIMITS, type ReadLimits } from '#workbook/readLimits.ts';
export type { ReadCell, ReadRow, ReadSheet } from '#workbook/readWorkbook.ts';
