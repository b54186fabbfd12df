import { describe, expect, it } from 'vitest';
import { ReadingError } from '#readingError.ts';
import { READ_LIMITS } from './readLimits.ts';
import { readWorkbook } from './readWorkbook.ts';
import { PLAIN_PARTS, packParts } from './testing/alteredWorkbooks.ts';
import { type SampleParts, sampleWorkbook, textRow } from './testing/sampleWorkbook.ts';

const read = (parts: SampleParts) => readWorkbook(sampleWorkbook(parts));
const toRows = async (parts: SampleParts) => (await read(parts))[0]?.rows;

async function getReason(work: Promise<unknown>) {
  const error = await work.then(
    () => null,
    (problem: unknown) => problem,
  );
  return error instanceof ReadingError ? error.reason : error;
}

/** Overstates a part's unpacked size in the directory and local header. */
function overstateSize(bytes: Uint8Array, part: string, size: number): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const name = new TextEncoder().encode(part);
  for (let at = 0; at < bytes.length - 46; at += 1) {
    const signature = view.getUint32(at, true);
    const start = signature === 0x04034b50 ? at + 30 : signature === 0x02014b50 ? at + 46 : null;
    if (start === null || !name.every((byte, offset) => bytes[start + offset] === byte)) continue;
    view.setUint32(at + (start === at + 30 ? 22 : 24), size, true);
  }
  return bytes;
}

const getSheet = (cells: string) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1">${cells}</row></sheetData></worksheet>`;

describe('an external workbook', () => {
  it('is read cell by cell, without its formulas', async () => {
    const rows = `<row r="2"><c r="A2" t="inlineStr"><is><r><t>Ako</t></r><r><t>nofen</t></r></is></c><c r="C2"><v>12.5</v></c><c r="D2" s="1"><v>46346</v></c><c r="E2"><f>1+1</f><v>2</v></c><c r="F2" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="G2" t="b"><v>1</v></c></row>`;
    expect(await toRows({ rows })).toEqual([
      { number: 2, cells: ['Akonofen', null, 12.5, '2026-11-20', 2, '#DIV/0!', 'TRUE'] },
    ]);
  });

  it('keeps codes as they were typed', async () => {
    expect(await toRows({ rows: textRow(1, '00123', '=1+1') })).toEqual([{ number: 1, cells: ['00123', '=1+1'] }]);
  });

  it.each([
    [
      'no reference at all',
      '<row><c t="inlineStr"><is><t>a</t></is></c><c><v>1</v></c></row><row><c/><c><v>2</v></c></row>',
      [
        { number: 1, cells: ['a', 1] },
        { number: 2, cells: [null, 2] },
      ],
    ],
    [
      'references of some',
      '<row r="4"><c><v>1</v></c><c r="D4"><v>4</v></c><c><v>5</v></c></row><row spans="1:2"><c r="AA5"><v>27</v></c><c><v>28</v></c></row>',
      [
        { number: 4, cells: [1, null, null, 4, 5] },
        { number: 5, cells: [...Array(26).fill(null), 27, 28] },
      ],
    ],
  ])('numbers its cells in order if they have no reference: %s', async (_, rows, expected) => {
    expect(await toRows({ rows })).toEqual(expected);
  });

  it('reports which worksheets are hidden', async () => {
    expect(await read({ rows: textRow(1, 'a'), state: 'state="hidden"' })).toMatchObject([
      { name: 'Basket', hidden: true },
    ]);
  });
});

describe('a hostile workbook', () => {
  it.each([
    ['a merge', '<mergeCells count="1"><mergeCell ref="A1:XFD1048576"/></mergeCells>'],
    [
      'a validation',
      '<dataValidations count="1"><dataValidation type="whole" sqref="A1:XFD1048576"><formula1>1</formula1></dataValidation></dataValidations>',
    ],
    [
      'a format',
      '<conditionalFormatting sqref="A1:XFD1048576"><cfRule type="expression" priority="1"><formula>1</formula></cfRule></conditionalFormatting>',
    ],
  ])('is read quickly with %s over a full worksheet', async (_, after) => {
    expect(await toRows({ rows: textRow(1, 'a'), after })).toEqual([{ number: 1, cells: ['a'] }]);
  });

  it('is read quickly with a cell in the last row and column', async () => {
    const rows = `${textRow(1, 'a')}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`;
    expect(await toRows({ rows })).toEqual([{ number: 1, cells: ['a'] }]);
  });

  it('is rejected for its number of rows', async () => {
    const rows = Array.from(
      { length: READ_LIMITS.rows + 1 },
      (_, index) => `<row r="${index + 1}"><c r="A${index + 1}"><v>1</v></c></row>`,
    );
    expect(await getReason(read({ rows: rows.join('') }))).toBe('too large');
  });

  it('is rejected with a hundred thousand rows', async () => {
    const rows = Array.from(
      { length: 100_000 },
      (_, index) => `<row r="${index + 1}"><c r="A${index + 1}"><v>1</v></c></row>`,
    );
    expect(await getReason(read({ rows: rows.join('') }))).toBe('too large');
  });

  it('is rejected as a zip bomb, even if it declares a smaller size', { timeout: 30_000 }, async () => {
    const bomb = sampleWorkbook({ rows: textRow(1, 'a'), after: ' '.repeat(READ_LIMITS.unpacked) });
    expect(bomb.length).toBeLessThan(READ_LIMITS.file);
    expect(await getReason(readWorkbook(bomb))).toBe('too large');
    const lying = overstateSize(bomb, 'xl/worksheets/sheet1.xml', 10);
    expect(await getReason(readWorkbook(lying))).toBe('too large');
  });

  it('is read whatever unpacked size it declares', async () => {
    const bytes = overstateSize(
      sampleWorkbook({ rows: textRow(1, 'a') }),
      'xl/worksheets/sheet1.xml',
      READ_LIMITS.unpacked + 1,
    );
    expect((await readWorkbook(bytes))[0]?.rows).toEqual([{ number: 1, cells: ['a'] }]);
  });

  it('is rejected for its number of worksheets', async () => {
    expect(
      await getReason(readWorkbook(sampleWorkbook({ rows: textRow(1, 'a') }), { ...READ_LIMITS, sheets: 0 })),
    ).toBe('too large');
  });

  it('unpacks only parts that hold cells', { timeout: 30_000 }, async () => {
    const more = { 'xl/media/image1.png': new Uint8Array(60 << 20), 'xl/vbaProject.bin': new Uint8Array(8) };
    expect(await toRows({ rows: textRow(1, 'a'), more })).toEqual([{ number: 1, cells: ['a'] }]);
  });

  it('is not slowed down by unclosed phonetic runs', { timeout: 10_000 }, async () => {
    const open = '<rPh sb="0" eb="1">'.repeat(100_000);
    const rows = `<row r="1"><c r="A1" t="inlineStr"><is><t>7</t>${open}</is></c></row>`;
    await expect(read({ rows })).resolves.toHaveLength(1);
  });

  it('does not expand entities', async () => {
    const prolog = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>';
    expect(await getReason(read({ prolog, rows: textRow(1, '&b;') }))).toBe('document type');
  });

  it.each([
    ['no archive', new TextEncoder().encode('Product,Quantity\nAkonofen,5\n'), 'no workbook'],
    ['nothing', new Uint8Array(), 'no workbook'],
    ['half of one', sampleWorkbook({ rows: textRow(1, 'a') }).slice(0, 700), 'damaged'],
  ])('is rejected if it is %s', async (_, bytes, reason) => {
    expect(await getReason(readWorkbook(bytes))).toBe(reason);
  });
});

describe('a cell with a format', () => {
  it.each([
    [1, '46054', '2026-02-01'],
    [1, '0.5', '12:00:00'],
    [2, '2', '200%'],
    [2, '0.07', '7%'],
    [3, '0.25', '06:00:00'],
    [4, '12.5', 12.5],
    [5, '7', 7],
    [0, '7.27970007E8', 727_970_007],
    [0, '6.008680819473E12', 6_008_680_819_473],
  ])('of style %i with %s is read as %j', async (style, value, expected) => {
    const parts = {
      ...PLAIN_PARTS,
      'xl/worksheets/sheet1.xml': getSheet(`<c r="A1" s="${style}"><v>${value}</v></c>`),
    };
    expect((await readWorkbook(packParts({ parts })))[0]?.rows).toEqual([{ number: 1, cells: [expected] }]);
  });

  it.each([
    ['2026-02-01', '2026-02-01'],
    ['2026-02-01T10:30:00Z', '2026-02-01T10:30:00Z'],
  ])('of type d with %s is a date', async (value, expected) => {
    const parts = { ...PLAIN_PARTS, 'xl/worksheets/sheet1.xml': getSheet(`<c r="A1" t="d"><v>${value}</v></c>`) };
    expect((await readWorkbook(packParts({ parts })))[0]?.rows).toEqual([{ number: 1, cells: [expected] }]);
  });
});

const formatted = (format: string, cell: string) => {
  const own = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' } as const;
  const code = format.replace(/[&"<>]/g, (character) => own[character as keyof typeof own]);
  const styles = `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="1"><numFmt numFmtId="164" formatCode="${code}"/></numFmts><fonts count="2"><font/><font><strike/></font></fonts><cellXfs count="3"><xf numFmtId="0" fontId="0"/><xf numFmtId="164" fontId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="1" applyFont="1"/></cellXfs></styleSheet>`;
  return packParts({ parts: { ...PLAIN_PARTS, 'xl/styles.xml': styles, 'xl/worksheets/sheet1.xml': getSheet(cell) } });
};
const getCell = async (bytes: Uint8Array) => (await readWorkbook(bytes))[0]?.rows[0]?.cells[0];

describe('a cell as it is displayed', () => {
  it.each([
    ['0', 4],
    ['#,##0.00', 4],
    ['000', 4],
    ['0;[Red]-0', 4],
    ['"R" 0.00', 4],
    ['[$R-1C09]\\ #,##0.00', 4],
    ['_-* #,##0_-;-* #,##0_-', 4],
    ['0 "dozen"', '4 dozen'],
    ['0 "packs"', '4 packs'],
    ['0\\ \\c\\s', '4 cs'],
    ['0" x 10"', "4 x '1''0'"],
    ['0"0"', "4'0'"],
    ['"SOH: "0', 'SOH: 4'],
  ])('with the format %s has its literal text: %j', async (format, expected) => {
    expect(await getCell(formatted(format, '<c r="A1" s="1"><v>4</v></c>'))).toBe(expected);
  });

  it.each([
    ['is struck out', '<c r="A1" s="2"><v>4</v></c>', '~4~'],
    [
      'has a part that is struck out',
      '<c r="A1" t="inlineStr"><is><r><rPr><strike/></rPr><t>4</t></r><r><t>6</t></r></is></c>',
      '~4~6',
    ],
    [
      'has a part that is raised',
      '<c r="A1" t="inlineStr"><is><r><t>1</t></r><r><rPr><vertAlign val="superscript"/></rPr><t>2</t></r></is></c>',
      '1^2',
    ],
    [
      'says how it is pronounced',
      '<c r="A1" t="inlineStr"><is><t>7</t><rPh sb="0" eb="1"><t>9</t></rPh></is></c>',
      '7',
    ],
  ])('that %s is read as displayed', async (_, cell, expected) => {
    expect(await getCell(formatted('0', cell))).toBe(expected);
  });

  it('is not slowed down by a format longer than spreadsheets allow', { timeout: 10_000 }, async () => {
    const cells = '<c s="1"><v>4</v></c>'.repeat(50);
    expect(await getCell(formatted('[$'.repeat(16_000), cells))).toBe(4);
  });

  it('reports which rows, columns and worksheets are visible', async () => {
    const rows = `${textRow(1, 'a', 'b')}<row r="2" hidden="1"><c r="A2"><v>1</v></c></row>`;
    const parts = sampleWorkbook({ rows, prolog: '' });
    expect(await readWorkbook(parts)).toMatchObject([
      { active: true, hiddenColumns: [], rows: [{ number: 1 }, { number: 2, hidden: true }] },
    ]);
    const columns = PLAIN_PARTS['xl/worksheets/sheet1.xml']
      ?.toString()
      .replace('<sheetData', '<cols><col min="2" max="3" hidden="1"/></cols><sheetData');
    const hidden = packParts({ parts: { ...PLAIN_PARTS, 'xl/worksheets/sheet1.xml': columns ?? '' } });
    expect((await readWorkbook(hidden))[0]?.hiddenColumns).toEqual([1, 2]);
  });

  it('is rejected if its row occurs twice', async () => {
    const rows = `${textRow(1, 'a')}${textRow(2, 'b')}${textRow(2, 'c')}`;
    await expect(read({ rows })).rejects.toThrow('The workbook is damaged: its sheet 1 has row 2 twice.');
  });
});
