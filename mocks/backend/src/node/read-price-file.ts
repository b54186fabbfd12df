import { readFileSync, statSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import {
  cellText,
  checkIsList,
  decodeText,
  getFileKind,
  getSeparator,
  ReadingError,
  type ReadLimits,
  type ReadSheet,
  readRows,
} from '@mortar/reading';
import { NotAPriceList, namesColumns, type Row } from '../import/price-list.ts';

const MB = 1024 * 1024;
/** Above a full year's list of 3 MB as CSV and 2 MB as a workbook, below other files. */
export const LIMITS = {
  file: 5 * MB,
  packed: 10 * MB,
  unpacked: 50 * MB,
  entries: 200,
  sheets: 50,
  rows: 100_000,
  columns: 500,
  tags: 20_000_000,
  text: 32_767,
} as const satisfies ReadLimits & { packed: number };

const tooManyLines = () => new NotAPriceList(`it has more than ${LIMITS.rows} lines.`);

function csvRows(bytes: Uint8Array): Row[] {
  const decoded = decodeText(bytes);
  if (!decoded) throw new NotAPriceList('it is neither text nor a workbook.');
  checkIsList(decoded.text);
  const rows: Row[] = [];
  for (const { number, cells } of readRows(decoded.text, getSeparator(decoded.text), { blank: true })) {
    if (rows.length === LIMITS.rows) throw tooManyLines();
    rows.push({ line: number, cells });
  }
  return rows;
}

/** Returns rows by number, including blank ones. */
function sheetRows({ rows }: ReadSheet): Row[] {
  if ((rows.at(-1)?.number ?? 0) > LIMITS.rows) throw tooManyLines();
  const all: Row[] = [];
  for (const { number, cells } of rows) {
    while (all.length < number - 1) all.push({ line: all.length + 1, cells: [] });
    all.push({ line: number, cells: cells.map(cellText) });
  }
  return all;
}

/** Returns the first worksheet with the column headings, else the first: others contain notes. */
async function workbookRows(bytes: Uint8Array): Promise<Row[]> {
  // Loaded lazily to keep the server's start fast.
  const { readWorkbook } = await import('@mortar/reading/workbook');
  const sheets = (await readWorkbook(bytes, LIMITS)).filter(({ hidden }) => !hidden);
  const list = sheets.find(({ rows }) => namesColumns(rows.map(({ cells }) => cells.map(cellText)))) ?? sheets[0];
  return list ? sheetRows(list) : [];
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

async function toRows(bytes: Buffer): Promise<Row[]> {
  switch (getFileKind(bytes)) {
    case 'workbook':
      return workbookRows(bytes);
    case 'text':
      return csvRows(bytes);
    case 'gzip':
      if (bytes.length > LIMITS.packed) throw new NotAPriceList(`packed it may have ${LIMITS.packed / MB} MB at most.`);
      return csvRows(unpack(bytes));
  }
}

/**
 * Reads the lines of a price list file: CSV, gzipped CSV, or the worksheet of an Excel workbook with the column
 * headings, detected by content.
 * @throws NotAPriceList with the limit or format it breaks, and where
 */
export async function readPriceFile(file: string): Promise<Row[]> {
  checkSize(file);
  try {
    return await toRows(readFileSync(file));
  } catch (error) {
    if (!(error instanceof ReadingError)) throw error;
    throw new NotAPriceList(error.message.charAt(0).toLowerCase() + error.message.slice(1));
  }
}
