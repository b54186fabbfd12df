import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ReadingError } from '#readingError.ts';
import { readWorkbook } from '#workbook/readWorkbook.ts';
import { PLAIN_PARTS, packParts } from '#workbook/testing/alteredWorkbooks.ts';
import { sampleWorkbook, textRow } from '#workbook/testing/sampleWorkbook.ts';
import { BASKET_COLUMNS, readBasketFile } from './basketFile.ts';

async function check(bytes: Uint8Array) {
  try {
    return { items: readBasketFile(await readWorkbook(bytes)).lines.length };
  } catch (error) {
    return { problem: error instanceof ReadingError ? error.reason : error };
  }
}

const HEADINGS = textRow(1, ...BASKET_COLUMNS);
const PANADO = ['Panado 500 mg', '711111012', '6001234567890', '12'];

describe('a basket file', () => {
  it('skips empty rows and keeps the others', async () => {
    const rows = `${HEADINGS}${textRow(2, ...PANADO)}<row r="3"/>${textRow(40, ...PANADO)}`;
    expect(await check(sampleWorkbook({ rows }))).toEqual({ items: 2 });
  });

  it('is read as LibreOffice saves it, with shared strings and numeric codes', async () => {
    const texts = [...BASKET_COLUMNS, 'Panado 500 mg'].map((text) => `<si><t xml:space="preserve">${text}</t></si>`);
    const shared = (row: number, at: number, text: number) =>
      `<c r="${'ABCD'[at]}${row}" s="0" t="s"><v>${text}</v></c>`;
    const heading = `<row r="1" customFormat="false" ht="12.8" hidden="false" customHeight="false" outlineLevel="0" collapsed="false">${BASKET_COLUMNS.map((_, index) => shared(1, index, index)).join('')}</row>`;
    const line = `<row r="2" customFormat="false" ht="12.8" outlineLevel="0">${shared(2, 0, 4)}<c r="B2" s="0" t="n"><v>711111012</v></c><c r="C2" s="0" t="n"><v>6001234567890</v></c><c r="D2" s="0" t="n"><v>12</v></c></row>`;
    const after =
      '<printOptions headings="false"/><pageMargins left="0.7875" right="0.7875" top="1" bottom="1" header="0.7" footer="0.7"/><headerFooter differentFirst="false"><oddHeader>&amp;C&amp;A</oddHeader></headerFooter>';
    const types =
      '<?xml version="1.0" encoding="UTF-8"?><sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" count="5" uniqueCount="5">';
    const relations =
      '<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/><Relationship Id="rId3" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>';
    const bytes = sampleWorkbook({
      rows: heading + line,
      after,
      more: {
        'xl/sharedStrings.xml': strToU8(`${types}${texts.join('')}</sst>`),
        'xl/_rels/workbook.xml.rels': strToU8(relations),
      },
    });
    expect(await check(bytes)).toEqual({ items: 1 });
  });

  it('is read by column names, with columns reordered and others between them', async () => {
    const headings = textRow(1, 'Basket Name', 'Quantity', 'Supplier', 'Barcode', 'Nappi Code', 'Product Description');
    const rows = `${headings}${textRow(2, 'Fast movers', '12', 'Kestrel', '', '0711111012', '')}${textRow(3, 'Fast movers', '', 'Kestrel')}`;
    expect(await check(sampleWorkbook({ rows }))).toEqual({ items: 1 });
  });

  it.each([
    ['a column missing', textRow(1, 'Product Description', 'Nappi Code', 'Quantity')],
    ['other headings', textRow(1, 'Description', 'Nappi', 'EAN', 'Qty')],
    ['no headings', textRow(1, ...PANADO)],
    ['headings under a title', textRow(1, 'Our basket') + textRow(2, ...BASKET_COLUMNS)],
    ['headings in the second row', textRow(2, ...BASKET_COLUMNS)],
  ])('with %s cannot be sent', async (_, rows) => {
    expect(await check(sampleWorkbook({ rows: rows + textRow(3, ...PANADO) }))).toEqual({ problem: 'columns' });
  });

  it('uses the results of formulas and other kinds of cells', async () => {
    const row = (number: number, cells: string) => `<row r="${number}">${cells}</row>`;
    const rows = [
      row(2, '<c r="B2"><f>711111012+0</f><v>711111012</v></c><c r="D2"><f>6*2</f><v>12</v></c>'),
      row(3, '<c r="A3" t="str"><f>HYPERLINK("http://x","Panado")</f><v>Panado</v></c><c r="D3" t="b"><v>1</v></c>'),
      row(4, '<c r="B4" s="1"><v>46346</v></c><c r="D4" t="e"><v>#REF!</v></c>'),
      row(5, '<c r="D5" t="e"><f>1/0</f><v>#DIV/0!</v></c>'),
    ];
    expect(await check(sampleWorkbook({ rows: HEADINGS + rows.join('') }))).toEqual({ items: 4 });
  });

  it.each([
    ['text', 'Product Description;Nappi Code;Barcode;Quantity'],
    [
      'a web page, as some programs call a workbook',
      '<html><table><tr><td>Product Description</td></tr></table></html>',
    ],
  ])('that is %s with the name .xlsx is not a workbook', async (_, text) => {
    expect(await check(Uint8Array.from(text, (character) => character.charCodeAt(0)))).toEqual({
      problem: 'no workbook',
    });
  });

  it('cannot be sent with merged headings: all but the first are empty', async () => {
    const rows = `<row r="1"><c r="A1" t="inlineStr"><is><t>Product Description</t></is></c></row>${textRow(2, ...PANADO)}`;
    const after = '<mergeCells count="1"><mergeCell ref="A1:D1"/></mergeCells>';
    expect(await check(sampleWorkbook({ rows, after }))).toEqual({ problem: 'columns' });
  });

  it('cannot be sent if the worksheet is missing or empty', async () => {
    const parts = {
      ...PLAIN_PARTS,
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${HEADINGS}</sheetData></worksheet>`,
    };
    expect(await check(packParts({ parts }))).toEqual({ problem: 'no sheet' });
    const outsideColumns = `${HEADINGS}<row r="2"><c r="H2"><v>7</v></c></row>`;
    expect(await check(sampleWorkbook({ rows: outsideColumns }))).toEqual({ problem: 'no items' });
  });
});

describe('an exported basket', () => {
  const headings = textRow(1, 'Basket Name', 'Supplier', ...BASKET_COLUMNS);
  const getLine = (row: number, basket: string) => textRow(row, basket, 'Kestrel', ...PANADO);

  it('gives the basket name and the supplier of each line', async () => {
    const rows = headings + getLine(2, 'Fast movers') + getLine(3, 'Fast movers');
    const file = readBasketFile(await readWorkbook(sampleWorkbook({ rows })));
    expect(file.basket).toBe('Fast movers');
    expect(file.lines).toMatchObject([
      { number: 2, supplier: 'Kestrel', nappi: '711111012', quantity: { kind: 'quantity', quantity: 12 } },
      { number: 3, supplier: 'Kestrel' },
    ]);
  });

  it('has no basket name if it holds several baskets', async () => {
    const rows = headings + getLine(2, 'Fast movers') + getLine(3, 'Slow movers');
    expect(readBasketFile(await readWorkbook(sampleWorkbook({ rows }))).basket).toBe('');
  });
});
