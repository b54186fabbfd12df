import { zip } from './zip.ts';

/** A table as a spreadsheet shows it. */
export interface Sheet {
  /** At most 31 characters, none of `\ / ? * [ ] :`. */
  name: string;
  /** `width` is in characters. */
  columns: readonly { header: string; width: number }[];
  /** A cell a column. Numbers stay numbers; a text is never taken for a formula, whatever it begins with (ruling 20). */
  rows: readonly (readonly (string | number | null)[])[];
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org';
const SHEET = `${OFFICE}/spreadsheetml/2006/main`;
const RELATIONS = `${OFFICE}/package/2006/relationships`;
const DOCUMENT = `${OFFICE}/officeDocument/2006/relationships`;
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Characters that XML has no way to write are left out. */
const escaped = (text: string) => text.replace(UNWRITABLE, '').replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '');

/** A, B, … Z, AA. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

function cell(value: string | number | null, address: string, style: string): string {
  if (value === null) return '';
  if (typeof value === 'number') return `<c r="${address}"${style}><v>${value}</v></c>`;
  return `<c r="${address}"${style} t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

function row(cells: readonly (string | number | null)[], number: number, style = ''): string {
  const written = cells.map((value, at) => cell(value, `${columnName(at)}${number}`, style)).join('');
  return `<row r="${number}">${written}</row>`;
}

function worksheet({ columns, rows }: Sheet): string {
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const header = row(
    columns.map((column) => column.header),
    1,
    ' s="1"',
  );
  const data = rows.map((cells, at) => row(cells, at + 2)).join('');
  const frozen = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  return `${XML}<worksheet xmlns="${SHEET}"><sheetViews><sheetView workbookViewId="0">${frozen}</sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${header}${data}</sheetData></worksheet>`;
}

/** One plain look, and a bold one for the header. */
const STYLES = `${XML}<styleSheet xmlns="${SHEET}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`;

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${DOCUMENT}/${type}" Target="${target}"/>`;

const relations = (...all: string[]) => `${XML}<Relationships xmlns="${RELATIONS}">${all.join('')}</Relationships>`;

/** A workbook of one sheet, as bytes. */
export function writeXlsx(sheet: Sheet): Uint8Array<ArrayBuffer> {
  const override = (part: string, type: string) =>
    `<Override PartName="/xl/${part}.xml" ContentType="${TYPES}.${type}+xml"/>`;
  return zip([
    {
      path: '[Content_Types].xml',
      text: `${XML}<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('workbook', 'sheet.main')}${override('worksheets/sheet1', 'worksheet')}${override('styles', 'styles')}</Types>`,
    },
    { path: '_rels/.rels', text: relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')) },
    {
      path: 'xl/workbook.xml',
      text: `${XML}<workbook xmlns="${SHEET}" xmlns:r="${DOCUMENT}"><sheets><sheet name="${escaped(sheet.name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      path: 'xl/_rels/workbook.xml.rels',
      text: relations(relation('rId1', 'worksheet', 'worksheets/sheet1.xml'), relation('rId2', 'styles', 'styles.xml')),
    },
    { path: 'xl/styles.xml', text: STYLES },
    { path: 'xl/worksheets/sheet1.xml', text: worksheet(sheet) },
  ]);
}
