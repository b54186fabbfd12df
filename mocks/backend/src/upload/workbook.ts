import { type Archive, openArchive } from './archive.ts';
import { UPLOAD_LIMITS, UploadRefused } from './refused.ts';
import { elements, fieldOf, readXml, TEXT, withinText, type XmlElement } from './xml.ts';

/** @param most bytes that it may have unpacked */
function part(parts: Archive, name: string, most: number, root: string, lists: readonly string[]): XmlElement {
  const bytes = parts.read(name, most);
  if (!bytes) throw new UploadRefused(`The workbook has no ${name}.`);
  return readXml(bytes, root, lists);
}

/** Where a sheet is kept. */
function sheetPath(parts: Archive, sheet: string): string {
  const [sheets] = elements(part(parts, 'xl/workbook.xml', UPLOAD_LIMITS.part, 'workbook', ['sheet']), 'sheets');
  const found = elements(sheets ?? {}, 'sheet').find((one) => fieldOf(one, 'name') === sheet);
  if (!found) throw new UploadRefused(`The workbook has no sheet '${sheet}'.`);
  const rels = part(parts, 'xl/_rels/workbook.xml.rels', UPLOAD_LIMITS.part, 'Relationships', ['Relationship']);
  const target = elements(rels, 'Relationship').find((one) => fieldOf(one, 'Id') === fieldOf(found, 'id'));
  const path = target ? fieldOf(target, 'Target') : '';
  return path.startsWith('/') ? path.slice(1) : `xl/${path}`;
}

/** A text that may be divided into runs of different looks. */
function runs(element: XmlElement): string {
  const own = elements(element, 't').map((one) => String(one[TEXT] ?? ''));
  const parts = elements(element, 'r').map(runs);
  return [...own, ...parts].join('');
}

function sharedTexts(parts: Archive): string[] {
  if (!parts.has('xl/sharedStrings.xml')) return [];
  return elements(part(parts, 'xl/sharedStrings.xml', UPLOAD_LIMITS.sheet, 'sst', ['si', 'r', 't']), 'si').map(runs);
}

function cellText(cell: XmlElement, shared: readonly string[]): string {
  const kind = fieldOf(cell, 't');
  if (kind === 'inlineStr') return withinText(elements(cell, 'is').map(runs).join('').trim());
  const value = fieldOf(cell, 'v');
  return withinText((kind === 's' ? (shared[Number(value)] ?? '') : value).trim());
}

/** 0 for A, 1 for B, 26 for AA; a cell without an address follows the one before it. */
function columnOf(cell: XmlElement, before: number): number {
  const letters = /^[A-Z]{1,3}/.exec(fieldOf(cell, 'r'))?.[0];
  if (!letters) return before + 1;
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/**
 * The cells of one sheet of an xlsx workbook as text, row by row; of a formula, what it last gave.
 * @param columns how many columns are read
 * @throws UploadRefused for what is no workbook, has no such sheet or breaks a limit
 */
export function readSheet(bytes: Uint8Array, sheet: string, columns: number): string[][] {
  const parts = openArchive(bytes);
  const shared = sharedTexts(parts);
  const path = sheetPath(parts, sheet);
  const [data] = elements(part(parts, path, UPLOAD_LIMITS.sheet, 'worksheet', ['row', 'c', 'r', 't']), 'sheetData');
  return elements(data ?? {}, 'row').map((row) => {
    const cells = Array.from({ length: columns }, () => '');
    let at = -1;
    for (const cell of elements(row, 'c')) {
      at = columnOf(cell, at);
      if (at < columns) cells[at] = cellText(cell, shared);
    }
    return cells;
  });
}
