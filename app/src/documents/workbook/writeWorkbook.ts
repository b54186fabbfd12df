import type { Workbook, Worksheet } from 'exceljs';
import ExcelJS from 'exceljs/dist/exceljs.bare.min.js';
import { cellText, cellValue, columnWidth, numberFormat, sheetNames } from './cells.ts';
import type { Cell, SheetColumn } from './workbook.ts';

/** Worksheet without rows. */
export interface SheetHead {
  name: string;
  columns: readonly SheetColumn[];
}

/** Workbook written in slices. */
export interface WorkbookWriter {
  /** @param sheet index of the worksheet */
  add(sheet: number, rows: readonly (readonly Cell[])[]): void;
  /** Returns the complete file. Nothing can be added afterwards. */
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
}

/** Number of rows that determine column widths. */
const MEASURED_ROWS = 200;

const columnLetters = (column: number): string =>
  (column > 26 ? columnLetters(Math.floor((column - 1) / 26)) : '') + String.fromCharCode(65 + ((column - 1) % 26));

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Defined name that programs expect for a filter; without it LibreOffice shows none. */
function filterName({ name, columnCount, rowCount }: Worksheet, at: number): string {
  const range = `'${name.replaceAll("'", "''")}'!$A$1:$${columnLetters(columnCount)}$${rowCount}`;
  return `<definedName name="_xlnm._FilterDatabase" localSheetId="${at}" hidden="1">${escapeXml(range)}</definedName>`;
}

interface Archive {
  append(text: string, options: { name: string }): void;
}

/** Step of the library's writer that creates `xl/workbook.xml`, missing in its types. */
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
 * Writes a workbook with typed cells, a frozen bold header and a filter.
 * @param currency prefix of amounts
 */
export function writeWorkbook(heads: readonly SheetHead[], currency: string): WorkbookWriter {
  const book = new ExcelJS.Workbook();
  const names = sheetNames(heads.map(({ name }) => name));
  const measured = heads.map((): (readonly Cell[])[] => []);
  const sheets = heads.map(({ columns }, index) => {
    const sheet = book.addWorksheet(names[index], { views: [{ state: 'frozen', ySplit: 1 }] });
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
      seen.push(...rows.slice(0, MEASURED_ROWS - seen.length));
      for (const row of rows) {
        sheets[sheet]?.addRow(columns.map(({ kind = 'text' }, index) => cellValue(row[index] ?? null, kind)));
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
