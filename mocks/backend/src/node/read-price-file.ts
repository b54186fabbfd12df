import { readFileSync, statSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import type ExcelJS from 'exceljs';
import { NotAPriceList, type Row } from '../import/price-list.ts';
import { ArchiveRefused, checkArchive } from './zip-limits.ts';

const MB = 1024 * 1024;
/** The list of a whole year is 3 MB as CSV and 2 MB as a workbook; these leave room and stop what is no list. */
export const LIMITS = {
  workbook: 5 * MB,
  packed: 10 * MB,
  unpacked: 50 * MB,
  entries: 200,
  lines: 100_000,
  columns: 500,
} as const;

const begins = (bytes: Buffer, ...magic: number[]) => magic.every((byte, at) => bytes[at] === byte);

/** UTF-8, or the Windows code page that spreadsheets in South Africa still write. */
function decode(bytes: Buffer): string {
  if (bytes.includes(0)) throw new NotAPriceList('it is neither text nor a workbook.');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** What separates the cells of the first lines. */
function delimiterOf(text: string): string {
  const head = text.slice(0, 2_000);
  const count = (sign: string) => head.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

interface Parsed {
  record: string[];
  info: { lines: number };
}

function csvRows(bytes: Buffer): Row[] {
  const text = decode(bytes);
  if (/^\s*<(!doctype|html|\?xml)/i.test(text)) throw new NotAPriceList('it is a web page under another name.');
  try {
    // The parser's types do not know what `info` adds.
    const parsed = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: 200_000,
    }) as unknown as Parsed[];
    return parsed.map(({ record, info }) => ({ line: info.lines, cells: record }));
  } catch {
    throw new NotAPriceList('its lines cannot be read as a table.');
  }
}

function cellText(value: ExcelJS.CellValue): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  if (typeof value !== 'object') return String(value);
  if ('richText' in value) return value.richText.map(({ text }) => text).join('');
  if ('result' in value) return cellText(value.result as ExcelJS.CellValue);
  if ('text' in value) return String(value.text);
  return '';
}

function checkLines(count: number): void {
  if (count > LIMITS.lines) throw new NotAPriceList(`it has more than ${LIMITS.lines} lines.`);
}

async function workbookRows(bytes: Buffer): Promise<Row[]> {
  checkArchive(bytes, LIMITS);
  // Loaded for a workbook only: every server start would wait for it.
  const { default: Excel } = await import('exceljs');
  const workbook = new Excel.Workbook();
  try {
    await workbook.xlsx.load(new Uint8Array(bytes).buffer);
  } catch {
    throw new NotAPriceList('the workbook cannot be read.');
  }
  const sheet = workbook.worksheets[0];
  // One cell far out makes a sheet of empty ones: they are not made before they are counted.
  checkLines(sheet?.rowCount ?? 0);
  if ((sheet?.columnCount ?? 0) > LIMITS.columns) {
    throw new NotAPriceList(`it has more than ${LIMITS.columns} columns.`);
  }
  const rows: Row[] = [];
  sheet?.eachRow({ includeEmpty: true }, (row, line) => {
    const cells = Array.isArray(row.values) ? row.values.slice(1) : [];
    rows.push({ line, cells: Array.from(cells, (value) => cellText(value as ExcelJS.CellValue)) });
  });
  return rows;
}

function unpack(bytes: Buffer): Buffer {
  try {
    return gunzipSync(bytes, { maxOutputLength: LIMITS.unpacked });
  } catch (error) {
    const large = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new NotAPriceList(
      large ? `unpacked it is larger than ${LIMITS.unpacked / MB} MB.` : 'it cannot be unpacked.',
    );
  }
}

/** Refuses a file by its size before a byte of it is read. */
function checkSize(file: string): void {
  let size: number;
  try {
    const stats = statSync(file);
    if (!stats.isFile()) throw new NotAPriceList(`${file} is no file.`);
    size = stats.size;
  } catch (error) {
    if (error instanceof NotAPriceList) throw error;
    throw new NotAPriceList(`there is no file ${file}.`);
  }
  if (size === 0) throw new NotAPriceList('the file is empty.');
  if (size > LIMITS.unpacked) throw new NotAPriceList(`it is larger than ${LIMITS.unpacked / MB} MB.`);
}

async function rowsOf(bytes: Buffer): Promise<Row[]> {
  // The container of Excel up to 2003, whatever the file is called.
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    throw new NotAPriceList('it is an old Excel workbook (.xls). Open it and save it as .xlsx or .csv.');
  }
  if (begins(bytes, 0x50, 0x4b)) {
    if (bytes.length > LIMITS.workbook)
      throw new NotAPriceList(`a workbook may have ${LIMITS.workbook / MB} MB at most.`);
    return workbookRows(bytes);
  }
  if (!begins(bytes, 0x1f, 0x8b)) return csvRows(bytes);
  if (bytes.length > LIMITS.packed) throw new NotAPriceList(`packed it may have ${LIMITS.packed / MB} MB at most.`);
  return csvRows(unpack(bytes));
}

/**
 * The lines of a price list file: CSV, CSV in gzip, or the first sheet of an Excel workbook, told by content.
 * @throws NotAPriceList saying which limit or form it breaks
 */
export async function readPriceFile(file: string): Promise<Row[]> {
  checkSize(file);
  try {
    const rows = await rowsOf(readFileSync(file));
    checkLines(rows.length);
    return rows;
  } catch (error) {
    if (error instanceof ArchiveRefused) throw new NotAPriceList(error.message);
    throw error;
  }
}
