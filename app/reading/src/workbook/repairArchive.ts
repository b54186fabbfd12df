import { strToU8, type Zippable, zipSync } from 'fflate';
import { ReadingError } from '#readingError.ts';
import { countCharacter, hasLongText } from '#xml/markup.ts';
import { type Archive, openArchive, partKey } from './archive.ts';
import type { ReadLimits } from './readLimits.ts';

interface Relationship {
  id: string;
  /** Last segment of its type: `worksheet`, `styles`, `sharedStrings`. */
  type: string;
  /** Path from the root, in the form of `partKey`. */
  target: string;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescapeXml = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '');
const escapeXml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Attribute value, with any prefix. */
const getAttribute = (tag: string, name: string) =>
  unescapeXml(
    new RegExp(`\\s(?:\\w+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag)?.slice(1).find(Boolean) ?? '',
  );

function resolve(folder: string, target: string): string {
  const from = target.startsWith('/') ? [] : folder.split('/').filter(Boolean);
  for (const step of target.split(/[\\/]/)) {
    if (step === '..') from.pop();
    else if (step !== '.' && step !== '') from.push(step);
  }
  return partKey(from.join('/'));
}

/** Decodes UTF-8, or UTF-16 with a byte order mark. */
function getText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

/** Text of a part. @throws ReadingError for a document type, which could define entities */
function partText(archive: Archive, name: string): string | undefined {
  const bytes = archive.read(name);
  if (!bytes) return undefined;
  const text = getText(bytes);
  if (/<!\s*(DOCTYPE|ENTITY)/i.test(text)) {
    throw new ReadingError('document type', `The workbook has a document type in ${name}, which is not allowed.`);
  }
  return text;
}

/** Part with cells or texts, checked against the limits. @throws ReadingError */
function cellsText(archive: Archive, name: string, { tags, text: maxText }: ReadLimits): string | undefined {
  const text = partText(archive, name);
  if (text === undefined) return undefined;
  if (countCharacter(text, '<') > tags)
    throw new ReadingError('too large', `The workbook has too many cells, in ${name}.`);
  if (hasLongText(text, maxText)) {
    throw new ReadingError('too large', `The workbook has a text longer than ${maxText} characters, in ${name}.`);
  }
  return text;
}

const getFolder = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);

/** Relationships of a part; ''  for those of the archive. */
function getRelationships(archive: Archive, path: string): Relationship[] {
  const folder = getFolder(path);
  const text = partText(archive, `${folder}_rels/${path.slice(folder.length)}.rels`) ?? '';
  return [...text.matchAll(/<(?:\w+:)?Relationship(\s[^<>]*)>/g)].flatMap(([, tag = '']) =>
    getAttribute(tag, 'TargetMode') === 'External'
      ? []
      : {
          id: getAttribute(tag, 'Id'),
          type: getAttribute(tag, 'Type').split('/').at(-1) ?? '',
          target: resolve(folder, getAttribute(tag, 'Target')),
        },
  );
}

/** Path of the workbook part, by relationship or by its usual name. */
function workbookPath(archive: Archive): string {
  const declared = getRelationships(archive, '').find(
    ({ type, target }) => type === 'officeDocument' && archive.has(target),
  );
  const path = declared?.target ?? [...archive.names()].find((name) => /(?:^|\/)workbook\.xml$/.test(name));
  if (path === undefined) throw new ReadingError('no workbook', 'The file is not an Excel workbook (.xlsx).');
  return path;
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const EMPTY_SHEET = '<worksheet/>';

/** Kinds of sheets without cells. They count as sheets, so that the others keep their numbers. */
const WITHOUT_CELLS = new Set(['chartsheet', 'dialogsheet', 'xlMacrosheet', 'xlIntlMacrosheet']);
/** Names, in the folder `xl`, of parts that a workbook has once. */
const SINGLE_PARTS = { styles: 'styles.xml', sharedStrings: 'sharedStrings.xml' } as const;

/** Empty cells with a position. For a styled one far below, the reader would create all rows above it. */
const EMPTY_CELL = /<((?:\w+:)?c)\s(?=[^<>]*\br\s*=)[^<>]*(?:\/>|(?<!\/)><\/\1>)/g;

/** Phonetic hints, which are not part of the text. Stops at an unclosed one instead of scanning to the end. */
const PHONETIC = /<((?:\w+:)?)rPh\b[^<>]*>(?:(?!<(?:\w+:)?rPh\b)[\s\S])*?<\/\1rPh>/g;

/** Row number used twice: spreadsheets call that damaged, and readers use the last. */
function repeatedRow(sheet: string): string | undefined {
  const seen = new Set<string>();
  for (const [, number = ''] of sheet.matchAll(/<(?:\w+:)?row\s(?:[^<>]*\s)?r\s*=\s*["'](\d+)["']/g)) {
    if (seen.has(number)) return number;
    seen.add(number);
  }
  return undefined;
}

/** XML without its declaration, which may name another encoding. */
const withoutDeclaration = (text: string) => text.replace(/^\ufeff?\s*<\?xml[^>]*\?>/, '');

const relationshipTag = (id: string, type: string, target: string) =>
  `<Relationship Id="${escapeXml(id)}" Type="${OFFICE}/${type}" Target="${target}"/>`;

/**
 * Rebuilds a workbook from the parts its cells need, with usual names, in UTF-8. Spreadsheets accept names and
 * references that the reader does not; pictures, macros, tables, comments and external links are never unpacked.
 * @throws ReadingError naming the limit or the damage
 */
export function repairArchive(bytes: Uint8Array, limits: ReadLimits): Uint8Array<ArrayBuffer> {
  const archive = openArchive(bytes, limits);
  const path = workbookPath(archive);
  const book = partText(archive, path) ?? '';
  const found = getRelationships(archive, path);
  const parts: Zippable = {};
  const relationships: string[] = [];
  let sheets = 0;
  for (const { id, type, target } of found) {
    if (type === 'styles' || type === 'sharedStrings') {
      const text = cellsText(archive, target, limits);
      const name = SINGLE_PARTS[type];
      if (text === undefined || parts[`xl/${name}`]) continue;
      parts[`xl/${name}`] = strToU8(withoutDeclaration(text).replace(PHONETIC, ''));
      relationships.push(relationshipTag(id, type, name));
      continue;
    }
    const hasCells = type === 'worksheet';
    if (!hasCells && !WITHOUT_CELLS.has(type)) continue;
    sheets += 1;
    if (sheets > limits.sheets) {
      throw new ReadingError('too large', `The workbook has more than ${limits.sheets} sheets.`);
    }
    const text = hasCells ? cellsText(archive, target, limits) : EMPTY_SHEET;
    if (text === undefined)
      throw new ReadingError('damaged', `The workbook is damaged: its part ${target} is missing.`);
    const duplicateRow = repeatedRow(text);
    if (duplicateRow !== undefined) {
      throw new ReadingError('damaged', `The workbook is damaged: its sheet ${sheets} has row ${duplicateRow} twice.`);
    }
    parts[`xl/worksheets/sheet${sheets}.xml`] = strToU8(
      withoutDeclaration(text).replace(EMPTY_CELL, '').replace(PHONETIC, ''),
    );
    relationships.push(relationshipTag(id, 'worksheet', `worksheets/sheet${sheets}.xml`));
  }
  const getRels = (content: string) =>
    strToU8(`${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${content}</Relationships>`);
  return new Uint8Array(
    zipSync(
      {
        '[Content_Types].xml': strToU8(`${DECLARATION}<Types xmlns="${PACKAGE}/content-types"/>`),
        '_rels/.rels': getRels(relationshipTag('rId1', 'officeDocument', 'xl/workbook.xml')),
        'xl/workbook.xml': strToU8(withoutDeclaration(book)),
        'xl/_rels/workbook.xml.rels': getRels(relationships.join('')),
        ...parts,
      },
      { level: 0 },
    ),
  );
}
