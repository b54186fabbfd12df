import { describe, expect, it } from 'vitest';
import { readBasketFile } from '../../src/upload/files.ts';
import { UploadRefused } from '../../src/upload/refused.ts';
import { base64, basketFile, workbookParts, zipped } from '../support/upload-files.ts';

const HEADINGS = ['Product Description', 'Nappi Code', 'Barcode', 'Quantity'];
const heading = (text: string, at: number) => `<c r="${'ABCD'[at]}1" t="inlineStr"><is><t>${text}</t></is></c>`;

/** A basket file with hand-written rows, and optionally hand-written headings in `first`. */
const sheet = (rows: string, first = `<row r="1">${HEADINGS.map(heading).join('')}</row>`, after = '') =>
  base64(
    zipped({
      ...workbookParts([]),
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${first}${rows}</sheetData>${after}</worksheet>`,
    }),
  );

const LINE = ['Panado', '711111012', '6001234567890', '12'];

const MAX_LINES = 5_000;

describe('the columns of a basket file', () => {
  it.each([
    ['one missing', basketFile([LINE], ['Product Description', 'Nappi Code', 'Quantity'])],
    ['no headings', basketFile([LINE], LINE)],
    [
      'merged headings',
      sheet(
        '',
        `<row r="1">${heading('Product Description', 0)}</row>`,
        '<mergeCells count="1"><mergeCell ref="A1:D1"/></mergeCells>',
      ),
    ],
  ])('are rejected with %s', async (_, file) => {
    await expect(readBasketFile(file)).rejects.toThrow(UploadRefused);
    await expect(readBasketFile(file)).rejects.toThrow(/columns/);
  });

  it.each([
    ['others after them', [...HEADINGS, 'Note'], [...LINE, 'our note']],
    [
      'others before and between them, in an order of their own',
      ['Basket Name', 'Quantity', 'Supplier', 'Nappi Code', 'Barcode', 'Product Description'],
      ['Fast movers', '12', 'Kestrel', '711111012', '6001234567890', 'Panado'],
    ],
  ])('are found by their names with %s', async (_, headings, line) => {
    const [read] = await readBasketFile(basketFile([line], headings));
    expect(read).toMatchObject({ nappicode: '711111012', barcode: '6001234567890', quantity: 12 });
    expect(read?.row.productdescription).toBe('Panado');
  });
});

describe('the cells of a basket file', () => {
  it('that are formulas use their result, and are never evaluated', async () => {
    const rows = '<row r="2"><c r="B2"><f>711111011+1</f><v>711111012</v></c><c r="D2"><f>6*2</f><v>12</v></c></row>';
    expect(await readBasketFile(sheet(rows))).toMatchObject([{ nappicode: '711111012', quantity: 12 }]);
  });

  it.each([
    ['a text', '<c r="D2" t="inlineStr"><is><t>a dozen</t></is></c>'],
    ['a truth', '<c r="D2" t="e"><v>TRUE</v></c>'],
    ['an error', '<c r="D2" t="e"><v>#REF!</v></c>'],
    ['a fraction', '<c r="D2"><v>1.5</v></c>'],
    ['a negative number', '<c r="D2"><v>-3</v></c>'],
    ['more than anybody orders', '<c r="D2"><v>1e9</v></c>'],
    ['nothing', ''],
  ])('whose quantity is %s have none, and the line is reported unchanged', async (_, cell) => {
    const rows = `<row r="2"><c r="A2" t="inlineStr"><is><t>Panado</t></is></c>${cell}</row>`;
    const [line] = await readBasketFile(sheet(rows));
    expect(line?.quantity).toBeNaN();
    expect(line?.row.productdescription).toBe('Panado');
  });

  it('are read by their reference, in any order within a row', async () => {
    const rows = '<row r="9"><c r="D9"><v>4</v></c><c r="B9"><v>711111012</v></c></row>';
    expect(await readBasketFile(sheet(rows))).toMatchObject([{ nappicode: '711111012', barcode: '', quantity: 4 }]);
  });
});

describe('the size of a basket file', () => {
  it('is rejected with a hundred thousand rows, and with one line too many', async () => {
    const rows = (count: number) => Array.from({ length: count }, () => '<row><c><v>1</v></c></row>').join('');
    await expect(readBasketFile(sheet(rows(100_000)))).rejects.toThrow(UploadRefused);
    await expect(readBasketFile(sheet(rows(MAX_LINES + 1)))).rejects.toThrow(UploadRefused);
    expect(await readBasketFile(sheet(rows(MAX_LINES)))).toHaveLength(MAX_LINES);
  });
});

describe('other content of a basket file', () => {
  it('is not unpacked, however large it is', { timeout: 30_000 }, async () => {
    const parts = { ...workbookParts([HEADINGS, LINE]), 'xl/media/film.bin': new Uint8Array(60 * 1024 * 1024) };
    expect(await readBasketFile(base64(zipped(parts)))).toMatchObject([{ nappicode: '711111012', quantity: 12 }]);
  });
});

describe('a text in a basket file', () => {
  it('may have as many characters as a cell, however they are encoded', async () => {
    const longest = '&'.repeat(32_767);
    const [line] = await readBasketFile(basketFile([[longest, '711111012', '', '1']]));
    expect(line?.row.productdescription).toBe(longest);
  });
});
