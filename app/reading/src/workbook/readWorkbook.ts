import { type Cell, type CellValue, readXlsx, type Sheet } from 'hucre/xlsx';
import { ReadingError } from '#readingError.ts';
import { READ_LIMITS, type ReadLimits } from './readLimits.ts';
import { repairArchive } from './repairArchive.ts';

/**
 * Value of a cell. Dates are ISO text without a zone, times `hh:mm:ss`, percentages `12%`. Formulas yield their last
 * result, errors their text. Struck-out text is between `~`; superscript and subscript follow `^`; words of a number
 * format are kept.
 */
export type ReadCell = string | number | null;

/** Non-empty row. */
export interface ReadRow {
  /** Row number in the spreadsheet, from 1. */
  number: number;
  /** By column, up to the last filled cell. */
  cells: readonly ReadCell[];
  /** Hidden manually or by a filter. */
  hidden?: true;
}

/** Worksheet of an untrusted workbook. */
export interface ReadSheet {
  name: string;
  hidden: boolean;
  /** Selected when the workbook was saved. */
  active: boolean;
  hiddenColumns: readonly number[];
  rows: readonly ReadRow[];
}

/** Earlier serial numbers are times of day. */
const FIRST_DAY = Date.UTC(1900, 0, 1);

/** Midnight means a date only. Cells have no time zone, so UTC getters match the sheet. */
function dateText(date: Date): string | null {
  if (Number.isNaN(date.getTime())) return null;
  const iso = date.toISOString();
  return date.getTime() < FIRST_DAY ? iso.slice(11, 19) : iso.replace(/(T00:00:00)?\.000Z$/, '');
}

const getLastColumn = (columns: number): string => {
  const rest = (columns - 1) % 26;
  const before = (columns - 1 - rest) / 26;
  return `${before > 0 ? getLastColumn(before) : ''}${String.fromCharCode(65 + rest)}`;
};

/** Percentage without rounding. */
const percentText = (value: number) => `${Number((value * 100).toPrecision(15))}%`;

/** Longest format that spreadsheets accept. */
const MAX_FORMAT_LENGTH = 255;

/** Literal text of a format: quoted, escaped or a currency symbol. */
const LITERAL = /"([^"]*)"|\\(.)|\[\$([^\]-]*)(?:-[^\]]*)?\]/g;
const LITERAL_OR_NUMBER = new RegExp(`${LITERAL.source}|[#0?][#0?.,]*|\\[[^\\]]*\\]|[_*].`, 'g');
const CURRENCY = /^\s*(?:R|ZAR|US|USD|EUR|GBP)\s*$/i;

/** Number with the words of its format: `4 dozen`. Currency symbols are dropped. */
function withWords(value: number, format: string): ReadCell {
  const [positive = ''] = format.split(';');
  const literals = Array.from(
    positive.matchAll(LITERAL),
    ([, quoted, single, currency]) => quoted ?? single ?? currency ?? '',
  );
  const words = literals.join('');
  if (!/[\p{L}\p{N}]/u.test(words) || CURRENCY.test(words)) return value;
  let isWritten = false;
  return positive.replace(LITERAL_OR_NUMBER, (found, quoted?: string, single?: string, currency?: string) => {
    const literal = quoted ?? single ?? currency;
    // Quotes digits of the format to distinguish them from the number's.
    if (literal !== undefined) return literal.replace(/\d/g, "'$&'");
    const shown = isWritten || !/[#0?]/.test(found) ? '' : String(value);
    isWritten ||= shown !== '';
    return shown;
  });
}

const runsText = (runs: NonNullable<Cell['richText']>): string =>
  runs.map(({ text, font }) => (font?.strikethrough ? `~${text}~` : font?.vertAlign ? `^${text}` : text)).join('');

function readCell(value: CellValue | undefined, cell: Cell | undefined): ReadCell {
  const own = cell?.richText ? runsText(cell.richText) : value;
  const read = readValue(own, cell?.style?.numFmt ?? '');
  return cell?.style?.font?.strikethrough && read !== null ? `~${read}~` : read;
}

function readValue(value: CellValue | undefined, format: string): ReadCell {
  if (typeof value === 'string') return value === '' ? null : value;
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return null;
    if (format.replace(/"[^"]*"|\\./g, '').includes('%')) return percentText(value);
    return format.length <= MAX_FORMAT_LENGTH && /["\\[]/.test(format) ? withWords(value, format) : value;
  }
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return value instanceof Date ? dateText(value) : null;
}

function readSheet(sheet: Sheet, active: boolean, { columns, text }: ReadLimits): ReadSheet {
  const { name, rows, cells, hidden, veryHidden, rowDefs } = sheet;
  const read: ReadRow[] = [];
  for (const [at, values] of rows.entries()) {
    let last = 0;
    const own = Array.from(values.slice(0, columns), (value, column) => {
      if (value === null || value === undefined) return null;
      const cell = readCell(value, cells?.get(`${at},${column}`));
      if (typeof cell === 'string' && cell.length > text) {
        throw new ReadingError('too large', `Sheet ${name}, row ${at + 1} has a text longer than ${text} characters.`);
      }
      if (cell !== null) last = column + 1;
      return cell;
    });
    const isHidden = rowDefs?.get(at)?.hidden === true;
    if (last > 0) read.push({ number: at + 1, cells: own.slice(0, last), ...(isHidden && { hidden: true }) });
  }
  const hiddenColumns = (sheet.columns ?? []).flatMap((column, index) => (column?.hidden ? [index] : []));
  return { name, hidden: hidden === true || veryHidden === true, active, hiddenColumns, rows: read };
}

/** Longest library message shown, in characters. */
const MAX_MESSAGE_LENGTH = 200;

/** Library message for a sheet whose last cell is too far out. */
const SPAN_MESSAGE = /^Sheet "(.*)" spans (\d+) rows x (\d+) columns/s;

function toReadingError(error: unknown, { rows }: ReadLimits): ReadingError {
  const message = error instanceof Error ? error.message : String(error);
  const [, sheet, last] = SPAN_MESSAGE.exec(message) ?? [];
  if (sheet === undefined) {
    // Library messages repeat file content.
    const cleaned = message
      .replace(/[\p{C}\s]+/gu, ' ')
      .trim()
      .slice(0, MAX_MESSAGE_LENGTH)
      .replace(/\.?$/, '.');
    return new ReadingError('damaged', `The workbook is damaged: ${cleaned}`, { cause: error });
  }
  return new ReadingError('too large', `Sheet ${sheet} has a cell in row ${last}: it may have ${rows} rows.`);
}

/**
 * Reads an untrusted workbook: sheets in order, non-empty rows, cells within limits. The caller limits the time.
 * @throws ReadingError naming the limit or the damage
 */
export async function readWorkbook(bytes: Uint8Array, limits: ReadLimits = READ_LIMITS): Promise<ReadSheet[]> {
  if (bytes.length > limits.file) {
    throw new ReadingError('too large', `The file is larger than ${limits.file / (1 << 20)} MB.`);
  }
  const repaired = repairArchive(bytes, limits);
  const range = `A1:${getLastColumn(limits.columns)}1048576`;
  const { sheets, activeSheet = 0 } = await readXlsx(repaired, { readStyles: true, range }).catch((error: unknown) => {
    throw toReadingError(error, limits);
  });
  const read = sheets.map((sheet, index) => readSheet(sheet, index === activeSheet, limits));
  if (read.reduce((count, { rows }) => count + rows.length, 0) > limits.rows) {
    throw new ReadingError('too large', `The workbook has more than ${limits.rows} rows.`);
  }
  return read;
}
