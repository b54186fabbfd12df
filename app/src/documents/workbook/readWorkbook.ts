import type { Worksheet } from 'exceljs';
import ExcelJS from 'exceljs/dist/exceljs.bare.min.js';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { DocumentError } from '#documents/worker/documentError.ts';
import { withReferences } from './cellReferences.ts';
import { READ_LIMITS } from './readLimits.ts';

/** What a cell holds: dates as ISO text without a zone, what a formula came to, nothing of an error. */
export type ReadCell = string | number | null;

/** A row that holds something. */
export interface ReadRow {
  /** As the spreadsheet numbers it, from 1. */
  number: number;
  /** By column; columns behind the last filled cell are missing. */
  cells: readonly ReadCell[];
}

/** A sheet that somebody gave us. */
export interface ReadSheet {
  name: string;
  /** Nobody sees it in the spreadsheet. */
  hidden: boolean;
  rows: readonly ReadRow[];
}

/** What a workbook's cells are made of; pictures, drawings, macros and links to elsewhere are never unpacked. */
const PARTS =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/(workbook|sharedStrings|styles)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/sheet\d+\.xml)$/;

const IGNORED = ['dataValidations', 'mergeCells', 'conditionalFormatting', 'hyperlinks', 'drawing', 'tableParts'];

/** The parts that are read, packed anew without the others; every cell says where it stands. */
function boundedArchive(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  let unpacked = 0;
  let sheets = 0;
  const parts = unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!PARTS.test(name)) return false;
      unpacked += originalSize;
      if (name.startsWith('xl/worksheets/')) sheets += 1;
      if (unpacked > READ_LIMITS.unpacked || sheets > READ_LIMITS.sheets) throw new DocumentError('too large');
      return true;
    },
  });
  if (!parts['xl/workbook.xml']) throw new DocumentError('no workbook');
  for (const [name, part] of Object.entries(parts)) {
    if (name.startsWith('xl/worksheets/')) parts[name] = strToU8(withReferences(strFromU8(part)));
  }
  return new Uint8Array(zipSync(parts, { level: 0 }));
}

/** Midnight is a day; anything else a moment. Cells know no zone: UTC's getters give what the sheet shows. */
const isoText = (date: Date) =>
  Number.isNaN(date.getTime()) ? null : date.toISOString().replace(/(T00:00:00)?\.000Z$/, '');

/** What a cell says, whatever the library makes of it. */
export function readCell(value: unknown): ReadCell {
  if (typeof value === 'string') return value === '' ? null : value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (value instanceof Date) return isoText(value);
  if (typeof value !== 'object' || value === null) return null;
  if ('richText' in value && Array.isArray(value.richText)) {
    return readCell(value.richText.map((run: { text?: unknown }) => String(run.text ?? '')).join(''));
  }
  if ('result' in value) return readCell(value.result);
  return 'text' in value ? readCell(value.text) : null;
}

function readSheet(sheet: Worksheet, mayTake: () => boolean): ReadSheet {
  const rows: ReadRow[] = [];
  // Never by `rowCount`: one cell at the bottom makes it a million.
  sheet.eachRow((row, number) => {
    const cells: ReadCell[] = [];
    row.eachCell((cell, column) => {
      if (column > READ_LIMITS.columns) return;
      while (cells.length < column) cells.push(null);
      cells[column - 1] = readCell(cell.value);
    });
    if (cells.every((cell) => cell === null)) return;
    if (!mayTake()) throw new DocumentError('too large');
    rows.push({ number, cells });
  });
  return { name: sheet.name, hidden: sheet.state !== 'visible', rows };
}

/**
 * Reads a workbook that a stranger made, within `READ_LIMITS`; the time is the caller's to keep.
 * @throws DocumentError `no workbook` or `too large`
 */
export async function readWorkbookBytes(bytes: Uint8Array): Promise<ReadSheet[]> {
  try {
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(boundedArchive(bytes).buffer, { ignoreNodes: IGNORED });
    let taken = 0;
    return book.worksheets.map((sheet) =>
      readSheet(sheet, () => {
        taken += 1;
        return taken <= READ_LIMITS.rows;
      }),
    );
  } catch (error) {
    throw error instanceof DocumentError ? error : new DocumentError('no workbook', { cause: error });
  }
}
