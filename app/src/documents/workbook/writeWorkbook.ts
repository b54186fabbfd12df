import type { Workbook, Worksheet } from 'exceljs';
import ExcelJS from 'exceljs/dist/exceljs.bare.min.js';
import { cellText, cellValue, columnWidth, numberFormat, sheetNames } from './cells.ts';
import type { Cell, SheetColumn } from './workbook.ts';

/** A sheet before it has rows. */
export interface SheetHead {
  name: string;
  columns: readonly SheetColumn[];
}

/** A workbook that takes its rows piece by piece. */
export interface WorkbookWriter {
  /** @param sheet its place among the sheets */
  add(sheet: number, rows: readonly (readonly Cell[])[]): void;
  /** The whole file. Nothing can be added afterwards. */
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
}

/** Rows by which a column's width is judged. */
const MEASURED = 200;

const letters = (column: number): string =>
  (column > 26 ? letters(Math.floor((column - 1) / 26)) : '') + String.fromCharCode(65 + ((column - 1) % 26));

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * The name that programs look for behind a filter; the library writes the filter alone, and LibreOffice then shows none.
 */
function filterName({ name, columnCount, rowCount }: Worksheet, at: number): string {
  const range = `'${name.replaceAll("'", "''")}'!$A$1:$${letters(columnCount)}$${rowCount}`;
  return `<definedName name="_xlnm._FilterDatabase" localSheetId="${at}" hidden="1">${escaped(range)}</definedName>`;
}

interface Archive {
  append(text: string, options: { name: string }): void;
}

/** The step of the library's writer that makes `xl/workbook.xml`; its types leave it out. */
interface WorkbookStep {
  addWorkbook(archive: Archive, model: unknown): Promise<void>;
}

function nameFilters(book: Workbook): void {
  const names = book.worksheets.map(filterName).join('');
  const steps = book.xlsx as unknown as WorkbookStep;
  const write = steps.addWorkbook.bind(steps);
  steps.addWorkbook = (archive, model) =>
    write(
      {
        append: (text, options) =>
          archive.append(
            text.replace('</sheets>', () => `</sheets><definedNames>${names}</definedNames>`),
            options,
          ),
      },
      model,
    );
}

/**
 * Writes a workbook: typed cells, a bold header that stays in sight, a filter over it.
 * @param currency what stands before amounts
 */
export function writeWorkbook(heads: readonly SheetHead[], currency: string): WorkbookWriter {
  const book = new ExcelJS.Workbook();
  const names = sheetNames(heads.map(({ name }) => name));
  const measured = heads.map((): (readonly Cell[])[] => []);
  const sheets = heads.map(({ columns }, at) => {
    const sheet = book.addWorksheet(names[at], { views: [{ state: 'frozen', ySplit: 1 }] });
    sheet.columns = columns.map(({ header, kind = 'text' }) => ({
      header: cellText(header),
      style: { numFmt: numberFormat(kind, currency) },
    }));
    sheet.getRow(1).font = { name: 'Calibri', size: 11, bold: true };
    return sheet;
  });
  return {
    add(sheet, rows) {
      const { columns } = heads[sheet] ?? { columns: [] };
      const seen = measured[sheet] ?? [];
      seen.push(...rows.slice(0, MEASURED - seen.length));
      for (const row of rows) {
        sheets[sheet]?.addRow(columns.map(({ kind = 'text' }, at) => cellValue(row[at] ?? null, kind)));
      }
    },
    async bytes() {
      for (const [at, sheet] of sheets.entries()) {
        const { columns } = heads[at] ?? { columns: [] };
        for (const [place, column] of columns.entries()) {
          sheet.getColumn(place + 1).width = columnWidth(column, place, measured[at] ?? []);
        }
        sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: sheet.rowCount, column: columns.length } };
      }
      nameFilters(book);
      return new Uint8Array(await book.xlsx.writeBuffer());
    },
  };
}
