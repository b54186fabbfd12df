import { strToU8, zipSync } from 'fflate';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const STRICT = {
  [MAIN]: 'http://purl.oclc.org/ooxml/spreadsheetml/main',
  [RELATIONSHIPS]: 'http://purl.oclc.org/ooxml/officeDocument/relationships',
};

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Parts of a workbook by name in the archive. */
type WorkbookParts = Record<string, string>;

const sheetXml = (rows: string, around = '') =>
  `${DECLARATION}<worksheet xmlns="${MAIN}" xmlns:r="${RELATIONSHIPS}">${around}<sheetData>${rows}</sheetData></worksheet>`;

const ROWS = [
  '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>',
  '<row r="2"><c r="A2" t="s"><v>2</v></c><c r="B2"><v>2</v></c></row>',
  '<row r="3"><c r="A3" t="s"><v>3</v></c><c r="B3"><v>3</v></c></row>',
].join('');

const SHARED = ['Barcode', 'Qty', '6008680819473', '6010544727367'];

/** By index in the styles: 0 none, 1 date, 2 percentage, 3 custom time, 4 money, 5 text. */
const FORMATS = [0, 14, 9, 165, 164, 49];

/** Workbook of three rows: headings, and two codes with 2 and 3 packs. */
export const PLAIN_PARTS: Readonly<WorkbookParts> = {
  '[Content_Types].xml': `${DECLARATION}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/></Types>`,
  '_rels/.rels': `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONSHIPS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONSHIPS}"><sheets><sheet name="List" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONSHIPS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONSHIPS}/styles" Target="styles.xml"/><Relationship Id="rId3" Type="${RELATIONSHIPS}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
  'xl/styles.xml': `${DECLARATION}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="&quot;R&quot;\\ #,##0.00"/><numFmt numFmtId="165" formatCode="[hh]:mm"/></numFmts><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="${FORMATS.length}">${FORMATS.map((format) => `<xf numFmtId="${format}" xfId="0"${format === 0 ? '' : ' applyNumberFormat="1"'}/>`).join('')}</cellXfs></styleSheet>`,
  'xl/sharedStrings.xml': `${DECLARATION}<sst xmlns="${MAIN}" count="4" uniqueCount="4">${SHARED.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
  'xl/worksheets/sheet1.xml': sheetXml(ROWS),
};

/** Workbook altered in one place, with its expected rows if they differ. */
interface Alteration {
  name: string;
  parts: WorkbookParts;
  /** Parts as bytes, where text is not enough. */
  bytes?: Readonly<Record<string, Uint8Array>>;
  /** Compression level. Default 6; 0 stores. */
  level?: 0 | 6;
}

const renamed = (from: string, to: string, parts: WorkbookParts = { ...PLAIN_PARTS }): WorkbookParts =>
  Object.fromEntries(Object.entries(parts).map(([name, text]) => [name === from ? to : name, text]));

const replaced = (name: string, from: string | RegExp, to: string, parts: WorkbookParts = { ...PLAIN_PARTS }) => ({
  ...parts,
  [name]: (parts[name] ?? '').replaceAll(from, to),
});

const without = (...names: string[]): WorkbookParts =>
  Object.fromEntries(Object.entries(PLAIN_PARTS).filter(([name]) => !names.includes(name)));

const RELS = 'xl/_rels/workbook.xml.rels';
const SHEET = 'xl/worksheets/sheet1.xml';

const prefixed = (xml: string) =>
  xml
    .replace(/<(\/?)([a-zA-Z])/g, '<$1x:$2')
    .replaceAll('<?x:xml', '<?xml')
    .replace('xmlns="', 'xmlns:x="');

const withPrefix = (...names: string[]): WorkbookParts => ({
  ...PLAIN_PARTS,
  ...Object.fromEntries(names.map((name) => [name, prefixed(PLAIN_PARTS[name] ?? '')])),
});

const withRows = (rows: string): WorkbookParts => ({ ...PLAIN_PARTS, [SHEET]: sheetXml(rows) });

const inline = (text: string, at: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
const codeRows = (first: string, second: string) =>
  withRows(
    `<row r="1">${inline('Barcode', 'A1')}${inline('Qty', 'B1')}</row><row r="2">${first}<c r="B2"><v>2</v></c></row><row r="3">${second}<c r="B3"><v>3</v></c></row>`,
  );

/** Moves the sheet to another path and updates references. */
function sheetAt(path: string, target = path.replace('xl/', '')): WorkbookParts {
  const moved = renamed(SHEET, path);
  const types = replaced('[Content_Types].xml', `/${SHEET}`, `/${path}`, moved);
  return replaced(RELS, 'worksheets/sheet1.xml', target, types);
}

const strict = (): WorkbookParts =>
  Object.fromEntries(
    Object.entries(PLAIN_PARTS).map(([name, text]) => [
      name,
      Object.entries(STRICT).reduce((all, [from, to]) => all.replaceAll(from, to), text),
    ]),
  );

function movedBook(): WorkbookParts {
  const parts = renamed('xl/workbook.xml', 'xl/book.xml', renamed(RELS, 'xl/_rels/book.xml.rels'));
  const types = replaced('[Content_Types].xml', '/xl/workbook.xml', '/xl/book.xml', parts);
  return replaced('_rels/.rels', 'xl/workbook.xml', 'xl/book.xml', types);
}

const withSheetBefore = (sheet: string, type: string, target: string, state = ''): WorkbookParts => ({
  ...replaced(
    RELS,
    '</Relationships>',
    `<Relationship Id="rId9" Type="${RELATIONSHIPS}/${type}" Target="${target}"/></Relationships>`,
    replaced('xl/workbook.xml', '<sheets>', `<sheets><sheet name="Front" sheetId="9"${state} r:id="rId9"/>`),
  ),
  [`xl/${target}`]: sheet,
});

const utf16 = (text: string) => {
  const bytes = new Uint8Array(2 + text.length * 2);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xfeff, true);
  for (let at = 0; at < text.length; at += 1) view.setUint16(2 + at * 2, text.charCodeAt(at), true);
  return bytes;
};

/** Workbooks that spreadsheets open, each altered in one place, with the same two lines of 2 and 3 packs. */
export const SAME_LINES: readonly Alteration[] = [
  { name: 'nothing', parts: { ...PLAIN_PARTS } },
  { name: 'stored parts', parts: { ...PLAIN_PARTS }, level: 0 },
  {
    name: 'an escaped relationship id',
    parts: replaced(RELS, '"rId1"', '"r&quot;1"', replaced('xl/workbook.xml', '"rId1"', '"r&quot;1"')),
  },
  { name: 'a prefix in the sheet', parts: withPrefix(SHEET) },
  { name: 'a prefix in the workbook', parts: withPrefix('xl/workbook.xml') },
  { name: 'a prefix in the texts', parts: withPrefix('xl/sharedStrings.xml') },
  { name: 'a prefix in the styles', parts: withPrefix('xl/styles.xml') },
  {
    name: 'a prefix in every part of the sheet',
    parts: withPrefix(SHEET, 'xl/workbook.xml', 'xl/sharedStrings.xml', 'xl/styles.xml'),
  },
  { name: 'a prefix in the relationships', parts: withPrefix(RELS) },
  { name: 'a sheet part of another name', parts: sheetAt('xl/worksheets/list.xml') },
  { name: 'a sheet part in capitals', parts: sheetAt('xl/worksheets/Sheet1.XML') },
  {
    name: 'an archive that spells the part otherwise than its target',
    parts: renamed(SHEET, 'xl/Worksheets/Sheet1.xml'),
  },
  { name: 'an absolute target', parts: sheetAt(SHEET, '/xl/worksheets/sheet1.xml') },
  { name: 'a target with a dot', parts: sheetAt(SHEET, './worksheets/sheet1.xml') },
  { name: 'a target that climbs', parts: sheetAt(SHEET, '../xl/worksheets/sheet1.xml') },
  { name: 'a sheet outside xl', parts: sheetAt('sheets/one.xml', '/sheets/one.xml') },
  {
    name: 'archive names with backslashes',
    parts: Object.fromEntries(Object.entries(PLAIN_PARTS).map(([name, text]) => [name.replaceAll('/', '\\'), text])),
  },
  {
    name: 'archive names that begin with a slash',
    parts: Object.fromEntries(Object.entries(PLAIN_PARTS).map(([name, text]) => [`/${name}`, text])),
  },
  { name: 'a workbook part of another name', parts: movedBook() },
  { name: 'strict namespaces', parts: strict() },
  { name: 'no styles', parts: without('xl/styles.xml') },
  {
    name: 'shared texts of another name',
    parts: replaced(
      RELS,
      'sharedStrings.xml',
      'SharedStrings.xml',
      renamed('xl/sharedStrings.xml', 'xl/SharedStrings.xml'),
    ),
  },
  ...['History', 'Sheet', 'constructor', '__proto__', 'List &amp; more', 'Ärzte 订单'].map((name) => ({
    name: `a sheet named ${name}`,
    parts: replaced('xl/workbook.xml', 'name="List"', `name="${name}"`),
  })),
  { name: 'a byte order mark', parts: { ...PLAIN_PARTS, [SHEET]: `\ufeff${PLAIN_PARTS[SHEET]}` } },
  {
    name: 'a sheet in UTF-16',
    parts: { ...PLAIN_PARTS },
    bytes: { [SHEET]: utf16((PLAIN_PARTS[SHEET] ?? '').replace('UTF-8', 'UTF-16')) },
  },
  {
    name: 'a style sheet before the root',
    parts: replaced(SHEET, DECLARATION, `${DECLARATION}<?xml-stylesheet href="a.css"?><!-- <row r="9"/> -->`),
  },
  { name: 'cells without references', parts: replaced(SHEET, / r="[A-Z]?\d"/g, '') },
  { name: 'a wrong dimension', parts: replaced(SHEET, '<sheetData>', '<dimension ref="A1"/><sheetData>') },
  { name: 'a last column that holds nothing', parts: replaced(SHEET, '</row>', '<c r="XFD1"/></row>') },
  { name: 'codes in the cell', parts: codeRows(inline('6008680819473', 'A2'), inline('6010544727367', 'A3')) },
  {
    name: 'codes in CDATA',
    parts: codeRows(inline('<![CDATA[6008680819473]]>', 'A2'), inline('<![CDATA[6010544727367]]>', 'A3')),
  },
  {
    name: 'codes of several looks',
    parts: codeRows(
      '<c r="A2" t="inlineStr"><is><r><t>600868</t></r><r><rPr><b/></rPr><t>0819473</t></r></is></c>',
      '<c r="A3" t="inlineStr"><is><r><t>6010544727367</t></r><rPh sb="0" eb="1"><t>9</t></rPh></is></c>',
    ),
  },
  {
    name: 'codes as numbers',
    parts: codeRows('<c r="A2"><v>6008680819473</v></c>', '<c r="A3"><v>6010544727367</v></c>'),
  },
  {
    name: 'codes as doubles',
    parts: codeRows('<c r="A2"><v>6.008680819473E12</v></c>', '<c r="A3"><v>6.010544727367E12</v></c>'),
  },
  {
    name: 'codes that a formula gives',
    parts: codeRows(
      '<c r="A2" t="str"><f>"600"&amp;B9</f><v>6008680819473</v></c>',
      '<c r="A3" t="str"><f t="shared" si="0"/><v>6010544727367</v></c>',
    ),
  },
  {
    name: 'quantities as doubles',
    parts: replaced(SHEET, '<v>2</v></c></row><row r="3">', '<v>2.0</v></c></row><row r="3">'),
  },
  {
    name: 'a hidden sheet before it',
    parts: withSheetBefore(
      sheetXml('<row r="1"><c r="A1"><v>1</v></c></row>'),
      'worksheet',
      'worksheets/sheet9.xml',
      ' state="hidden"',
    ),
  },
  {
    name: 'a chart before it',
    parts: withSheetBefore(`${DECLARATION}<chartsheet xmlns="${MAIN}"/>`, 'chartsheet', 'chartsheets/sheet1.xml'),
  },
  { name: 'an empty sheet before it', parts: withSheetBefore(sheetXml(''), 'worksheet', 'worksheets/sheet9.xml') },
  {
    name: 'a relationship to nothing',
    parts: replaced(
      RELS,
      '</Relationships>',
      `<Relationship Id="rId7" Type="${RELATIONSHIPS}/theme" Target="theme/theme1.xml"/></Relationships>`,
    ),
  },
  {
    name: 'a comment that is not there',
    parts: {
      ...PLAIN_PARTS,
      'xl/worksheets/_rels/sheet1.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONSHIPS}/comments" Target="../comments1.xml"/></Relationships>`,
    },
  },
  {
    name: 'a broken table',
    parts: {
      ...PLAIN_PARTS,
      'xl/tables/table1.xml': '<table><<',
      'xl/worksheets/_rels/sheet1.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONSHIPS}/table" Target="../tables/table1.xml"/></Relationships>`,
    },
  },
  {
    name: 'a hyperlink that is not there',
    parts: replaced(SHEET, '</sheetData>', '</sheetData><hyperlinks><hyperlink ref="A2" r:id="rId44"/></hyperlinks>'),
  },
  {
    name: 'a page setup without its part',
    parts: replaced(
      SHEET,
      '</sheetData>',
      '</sheetData><mergeCells count="1"><mergeCell ref="D1:E9"/></mergeCells><pageSetup r:id="rId45"/><drawing r:id="rId46"/>',
    ),
  },
  {
    name: 'extensions',
    parts: replaced(
      SHEET,
      '</sheetData>',
      '</sheetData><extLst><ext uri="{A}"><x14:row xmlns:x14="urn:x"/></ext></extLst>',
    ),
  },
  {
    name: 'a name that refers to an error',
    parts: replaced(
      'xl/workbook.xml',
      '</sheets>',
      '</sheets><definedNames><definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">#REF!</definedName><definedName name="a">List!$A$1:$B</definedName></definedNames>',
    ),
  },
];

export function packParts({ parts, bytes = {}, level = 6 }: Omit<Alteration, 'name'>): Uint8Array<ArrayBuffer> {
  const packed = Object.entries(parts).map(([name, text]) => [name, bytes[name] ?? strToU8(text)] as const);
  return new Uint8Array(zipSync(Object.fromEntries(packed), { level }));
}
