import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeText, type TextEncoding } from '#text/encoding.ts';
import type { ReadRow, ReadSheet } from '#workbook/readWorkbook.ts';
import { type Columns, getColumns, withRole } from './columns.ts';
import { getInitialTable, getTables, readList, readTextFile, readTextTable } from './readList.ts';
import { MAX_LINES, type Table } from './table.ts';
import { type MadeLine, madeLines, writtenLists } from './testing/lists.ts';

const signal = new AbortController().signal;
const ENCODINGS = ['utf-8', 'utf-8-bom', 'utf-16le', 'utf-16be', 'windows-1252'] as const satisfies TextEncoding[];

const getTable = (text: string): Promise<Table> => readTextTable(text, { name: null, encoding: null }, signal);

async function toLines(table: Table, columns: Columns = getColumns(table.rows)) {
  const { list, problem } = await readList(table, columns);
  if (!list) throw new Error(problem);
  return list.lines;
}

const FIELDS = { barcode: 'Barcode', nappi: 'Nappi', supplier: 'SupplierProduct' } as const;

const toExpected = ({ code, kind, quantity }: MadeLine) => ({
  quantity,
  problem: null,
  lookup: `${FIELDS[kind]} ${code}`,
});

const matches = (lines: Awaited<ReturnType<typeof toLines>>, expected: readonly MadeLine[]) =>
  lines.map(({ quantity, lookups, problem }, index) => {
    const texts = lookups.map((lookup) => `${lookup.field} ${lookup.value}`);
    const lookup = texts.find((text) => text === toExpected(expected[index] as MadeLine).lookup);
    return { quantity, problem, lookup };
  });

describe('a list', () => {
  it('is read with any column order and separator, and with headings and rows between lines', async () => {
    await fc.assert(
      fc.asyncProperty(writtenLists, async ({ text, lines }) => {
        expect(matches(await toLines(await getTable(text)), lines)).toEqual(lines.map(toExpected));
      }),
      { numRuns: 300 },
    );
  });

  it('is read in each of five encodings', async () => {
    await fc.assert(
      fc.asyncProperty(writtenLists, fc.constantFrom(...ENCODINGS), async ({ text, lines }, encoding) => {
        const written = encoding === 'windows-1252' ? text.replaceAll('Made-up', 'Café') : text;
        const table = await readTextFile(encodeText(written, encoding), 'list.csv', signal);
        expect(table.layout).toMatchObject({ kind: 'text', encoding: expect.any(String) });
        expect(matches(await toLines(table), lines)).toEqual(lines.map(toExpected));
      }),
    );
  });

  it('with code and quantity in one cell is read as such, or not at all', async () => {
    const between = [' ', '  ', ' - ', ' – ', ' x ', ' = ', ': ', ', ', ' * ', ' (', ' @ ', ' qty ', '#'];
    // Characters that a supplier's code may contain.
    const within = ['-', '–', '/', 'x', '*', '.', '_'];
    await fc.assert(
      fc.asyncProperty(
        madeLines,
        fc.constantFrom(...between, ...within),
        fc.boolean(),
        async (lines, separator, codeFirst) => {
          fc.pre(lines[0]?.kind !== 'supplier' || !within.includes(separator));
          const rows = lines.map(({ code, quantity }) =>
            codeFirst ? `${code}${separator}${quantity}` : `${quantity}${separator}${code}`,
          );
          const table = await getTable(rows.join('\n'));
          const { list } = await readList(table, getColumns(table.rows));
          for (const { problem, quantity, lookups, row } of list?.lines ?? []) {
            if (problem !== null) continue;
            const made = lines[row] as MadeLine;
            expect(quantity).toBe(made.quantity);
            expect(lookups.map(({ value }) => value)).toContain(made.code);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it.each([
    ['703456001 4', 4],
    ['4 703456001', 4],
    ['703456001x4', 4],
    ['6001234567899 0', null],
    ['703456 001 4', 4],
  ])('of one line: %s gives the order lines %s', async (text, quantity) => {
    const [line] = await toLines(await getTable(text));
    expect(line?.quantity).toBe(quantity);
    expect(['703456001', '6001234567899']).toContain(line?.code);
  });

  it('is read from workbook cells, whether numbers are numbers or texts', async () => {
    await fc.assert(
      fc.asyncProperty(madeLines, fc.boolean(), fc.boolean(), async (lines, numbers, last) => {
        const rows = lines.map(({ code, quantity }, index) => {
          const cell = numbers && /^[1-9]\d*$/.test(code) ? Number(code) : code;
          const counted = numbers ? quantity : String(quantity);
          return { number: index + 1, cells: last ? [counted, 'Made-up syrup', cell] : [cell, counted] };
        });
        const table: Table = { name: 'list.xlsx', layout: { kind: 'workbook', sheet: 'One' }, rows };
        expect(matches(await toLines(table), lines)).toEqual(lines.map(toExpected));
      }),
    );
  });

  it.each([
    ['words', '6001234567899 12\n6001234567899 x 3'],
    ['a quantity before the code', '12 x 6001234567899\n3 x 6001234567899'],
    ['a name before the code', 'Syrup 100 ml 6001234567899 12\nTablets 24s 6001234567899 3'],
    ['another sign in one row', '6001234567899 - 12\n6001234567899 – 3'],
    [
      'a letterhead',
      'Pharmacy of Mrs Example;;\nOrder of Monday;;\n;;\nEAN;Name;Qty\n6001234567899;Syrup;12\n6001234567899;Tablets;3',
    ],
    ['other quantity columns next to it', 'num_packs;EAN;Qty;Max Qty\n1;6001234567899;12;40\n1;6001234567899;3;50'],
    ['a sum below', 'Barcode;Qty\n6001234567899;12\n6001234567899;3\n;15 in all\n;'],
    ['zeros lost to a spreadsheet', 'Barcode;Qty\n6001234567899.0;12.0\n6001234567899,00;3,00'],
    ['one row in a single cell', 'Barcode;Qty\n6001234567899;12\n6001234567899 x 3'],
    ['a code within the description', 'Description;Qty\nSyrup 6001234567899;12\nTablets 6001234567899;3'],
    [
      'messages of a chat',
      '[08:12, 28/11/2026] Thandi: 6001234567899 x 12\n[08:13, 28/11/2026] Thandi: 6001234567899 x 3',
    ],
    ['commas in its names', 'Syrup, 100 ml 6001234567899 x 12\nTablets, 24s 6001234567899 x 3'],
  ])('is read with %s', async (_, text) => {
    const lines = await toLines(await getTable(text));
    const read = lines.filter(({ problem }) => problem === null);
    expect(read.map(({ quantity, lookups }) => [quantity, lookups[0]?.value])).toEqual([
      [12, '6001234567899'],
      [3, '6001234567899'],
    ]);
  });

  it.each<[string, string, string[]]>([
    [
      'a code named in its first line',
      'Clacee 250mg nappi 704032001 x 4\n704033001\n703107001',
      ['704032001 4', 'quantity', 'quantity'],
    ],
    [
      'a code named in the middle',
      '4 of 703108001\n2 of code 704032001\n703107001 x 2',
      ['quantity', 'quantity', '703107001 2'],
    ],
    [
      'sentences about codes',
      '704032001 x 4\nSorry wrong code, should be\nNappi 703988001 x 2\nstock no',
      ['704032001 4', 'not read', '703988001 2', 'not read'],
    ],
    ['names above its headings', 'Clacee 10;4\nNappi;Qty\n704033001;6', ['not read', '704033001 6']],
    [
      'another list below it',
      'Code\tQty\n703988001\t4\n704032001\t2\n\nCode\tSOH\tQty\n704033001\t99\t5',
      ['703988001 4', '704032001 2', 'not read', 'quantity'],
    ],
    [
      'its headings on each page',
      'Code;Qty\n703988001;4\nCode;Qty\n704033001;5',
      ['703988001 4', 'not read', '704033001 5'],
    ],
    [
      'rows without a code first',
      '\t4\tClacee 250mg\n\t3\tFemoston\n704033001\t6\tClacee\n703107001\t2\tFemoston',
      ['Clacee 250mg 4', 'Femoston 3', '704033001 6', '703107001 2'],
    ],
    [
      'a quantity in words between commas',
      'Please send:\n4 of Clacee, code 704032001\n2 of Femoston, code 703107001',
      ['not read', 'quantity', 'quantity'],
    ],
    ['ranges and fractions', '704032001 x2-3\n703107001 x 1/2', ['quantity', 'quantity']],
    ['numbered lines', '1 703988001\n2 704032001\n3 704033001', ['quantity', 'quantity', 'quantity']],
    [
      'units that are no packs',
      '703988001 x 4 doz\n704032001 x 28 tabs\n704033001 x 10 + 1 free',
      ['quantity', 'quantity', 'quantity'],
    ],
    ['lines struck out and taken off', '~703988001 x 4~\n704032001 -3', ['quantity', 'quantity']],
    [
      'numbers and days before its codes',
      '100 703988001\n28/11/2026 704032001 4\n12 6001234567899',
      ['703988001 100', '704032001 4', '6001234567899 12'],
    ],
    [
      'strengths and pack sizes next to its codes',
      '703988001;Panado 500mg 24s\n704032001;Syrup 5 ml',
      ['703988001 1', '704032001 1'],
    ],
    [
      'a column of units',
      'Barcode;Qty;UOM\n6001234567899;2;EA\n6001234567899;2;CASE\n6001234567899;20;TAB\n6001234567899;3;',
      ['6001234567899 2', 'quantity', 'quantity', '6001234567899 3'],
    ],
    [
      'forms that are no units',
      'Barcode;Form;Qty\n6001234567899;TAB;2\n6001234567899;CAP;3\n6001234567899;Outer;4',
      ['6001234567899 2', '6001234567899 3', 'quantity'],
    ],
    [
      'sections that are not ordered',
      'Nappi;Qty\n703988001;4\nRETURNS;\n704032001;2\nNew orders:;\n704033001;6\n703107001;1',
      ['703988001 4', 'no quantity', 'quantity', 'no quantity', '704033001 6', '703107001 1'],
    ],
    [
      'rows that are taken back',
      'Nappi;Qty;Type;Status\n703988001;4;ORD;Sent\n704032001;2;CRN;\n704033001;6;;Cancelled',
      ['703988001 4', 'quantity', 'quantity'],
    ],
    [
      'cells shifted by their separator',
      'Nappi;Description;SOH;Qty\n703988001;Gel 50g;10;4\n704032001;Syrup; 5ml;12;2\n704033001;Gel;9;5;;;',
      ['703988001 4', 'quantity', '704033001 5'],
    ],
    [
      'a letterhead of other columns',
      'Order for Pharmacy 12\nDate;28/11/2026\n\nNappi;Description;Qty\n703988001;Gel;2\n704032001;Syrup;3\nSigned;T Nel;5',
      ['not read', 'not read', '703988001 2', '704032001 3', 'Signed 5'],
    ],
    [
      'columns of one width',
      'NAPPI      DESCRIPTION     QTY\n703988001  Gel 0.1 % 50g    4\n704032001  Tablets',
      ['quantity', 'quantity'],
    ],
    [
      'actions of its rows',
      'Nappi;Qty;Action;Dr/Cr\n703988001;4;Order;DR\n704032001;2;Do not order;\n704033001;6;;CR',
      ['703988001 4', 'quantity', 'quantity'],
    ],
    [
      'a decimal comma between commas',
      'Nappi,Price,Qty\n703988001,45.50,4\n704032001,45,50,2',
      ['703988001 4', 'quantity'],
    ],
    ['rows of separators and control characters only', '703988001 4\n ;;\n\u001a', ['703988001 4']],
    ['the numbers of outer packs', '16001234567896;2\n06001234567899;3', ['quantity', '06001234567899 3']],
    [
      'lines of a word processor',
      '703988001 4\u000b704032001 2\u2028704033001 6',
      ['703988001 4', '704032001 2', '704033001 6'],
    ],
    ['two codes in a line', '703988001 4, 704032001 2\n704033001 6', ['not read', '704033001 6']],
  ])('with %s drops no row and guesses no quantity', async (_, text, expected) => {
    const lines = await toLines(await getTable(text));
    expect(lines.map((line) => line.problem ?? `${line.code || line.description} ${line.quantity}`)).toEqual(expected);
  });

  it('ignores rows that the spreadsheet hides', async () => {
    const sheet = (name: string, rows: readonly ReadRow[], more: Partial<ReadSheet> = {}): ReadSheet => {
      const visible = { hidden: false, active: false, hiddenColumns: [] };
      return { name, rows, ...visible, ...more };
    };
    const rows: ReadRow[] = [
      { number: 1, cells: ['Nappi', 'Qty', 'Order'] },
      { number: 2, cells: ['703988001', 90, 4] },
      { number: 3, cells: ['704032001', 80, 2], hidden: true },
    ];
    const tables = getTables([sheet('Stock', rows), sheet('Order', rows, { active: true, hiddenColumns: [1] })], 'x');
    expect(getInitialTable(tables)).toBe(1);
    const [, order] = tables;
    const columns = withRole(getColumns(order?.rows ?? []), 2, 'quantity');
    const lines = await toLines(order as Table, columns);
    expect(lines.map(({ quantity, problem }) => [quantity, problem])).toEqual([
      [4, null],
      [null, 'hidden'],
    ]);
  });

  it('orders one of each if no column has quantities', async () => {
    const table = await getTable('6001234567899\n6001234567899\nKE1234');
    const columns = getColumns(table.rows);
    expect(columns.quantity).toBe('each');
    const { list } = await readList(table, columns);
    expect(list).toMatchObject({ each: true, blank: 0 });
    expect(list?.lines.map(({ quantity, counted }) => [quantity, counted])).toEqual(Array(3).fill([1, false]));
  });

  it('has a line for every row that is not empty', async () => {
    const lines = await toLines(
      await getTable('Barcode;Name;Qty\n6001234567899;Syrup;\n;Vitamins;\n;Tablets;4\n;;5\n6001234567899;Syrup;2'),
    );
    expect(lines.map(({ number, problem, byName, description }) => [number, problem, byName, description])).toEqual([
      [2, 'no quantity', false, 'Syrup'],
      [3, 'not read', false, 'Vitamins'],
      [4, null, true, 'Tablets'],
      [5, 'no code', false, ''],
      [6, null, false, 'Syrup'],
    ]);
  });

  it('counts rows without a quantity', async () => {
    const table = await getTable('Barcode;Qty\n6001234567899;\n6001234567899;0\n6001234567899;-\n6001234567899;2');
    const { list } = await readList(table, getColumns(table.rows));
    expect(list).toMatchObject({ blank: 3, unread: 0 });
  });

  it('reports the problem of each line', async () => {
    const lines = await toLines(
      await getTable(
        'Barcode;Qty\n6001234567890;1\n6,00123E+12;2\n;3\n6001234567899;1,000\n6001234567899;two\n6001234567899;2026-02-01\n6001234567899;5',
      ),
    );
    expect(lines.map(({ problem }) => problem)).toEqual([
      'misread',
      'shortened',
      'no code',
      'quantity',
      'quantity',
      'quantity',
      null,
    ]);
  });

  it('does not take a number after a name as a quantity: it may be the pack size', async () => {
    const lines = await toLines(await getTable('6001234567899 Syrup 100 ml 12\n6001234567899 Tablets 24'));
    expect(lines.map(({ quantity, problem }) => [quantity, problem])).toEqual([
      [null, 'quantity'],
      [null, 'quantity'],
    ]);
  });

  it('uses every code of a line, the most specific first', async () => {
    const [line] = await toLines(
      await getTable('Item Code;Nappi;EAN;Qty\nKE1234;703456-001;6001234567899;2\nKE1235;703457001;6001234567899;2'),
    );
    expect(line?.lookups.map(({ field, value }) => `${field} ${value}`)).toEqual([
      'Barcode 6001234567899',
      'Nappi 703456001',
      'SupplierProduct KE1234',
      'SupplierProduct 703456001',
    ]);
    expect(line).toMatchObject({ code: '6001234567899', certain: true, named: 3 });
  });

  it('finds barcodes whose leading zeros a spreadsheet removed', async () => {
    const table: Table = {
      name: null,
      layout: { kind: 'workbook', sheet: 'One' },
      rows: [
        { number: 1, cells: ['Barcode', 'Qty'] },
        { number: 2, cells: [36_000_291_452, 4] },
      ],
    };
    const [line] = await toLines(table);
    expect(line?.lookups[0]).toEqual({ field: 'Barcode', value: '0036000291452' });
  });

  it.each([
    ['without codes or names', '1.5;12.5\n2.5;3.5', 'no codes'],
    ['of too many lines', '6001234567899;1\n'.repeat(MAX_LINES + 1), 'too many'],
    ['with two quantities', 'Barcode;Qty;Packs\n6001234567899;1;2', 'which quantity'],
  ])('that is %s is not accepted', async (_, text, expected) => {
    const table = await getTable(text);
    expect((await readList(table, getColumns(table.rows))).problem).toBe(expected);
  });

  it.each([
    ['empty', ''],
    ['of empty lines', '\n \u00a0\n'],
  ])('that is %s is rejected', async (_, text) => {
    await expect(getTable(text)).rejects.toThrow('The list is empty.');
  });

  it('is read from any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom(...'60 1;,\t\n"xEé-A') }), async (text) => {
        const table = await getTable(text).catch(() => null);
        if (table) await expect(readList(table, getColumns(table.rows))).resolves.toBeDefined();
      }),
    );
  });

  it('stops once it is aborted', async () => {
    const aborted = AbortSignal.abort(new Error('stopped'));
    await expect(readTextTable('6001234567899;1', { name: null, encoding: null }, aborted)).rejects.toThrow('stopped');
  });
});

describe('a file', () => {
  it.each([
    ['that is no text', new Uint8Array([1, 0, 0, 0, 7, 0, 0, 0]), 'The file is neither a workbook nor text.'],
    ['that is too large', new Uint8Array((5 << 20) + 1).fill(0x61), 'The list is larger than 5 MB.'],
    ['without anything', new Uint8Array(), 'The list is empty.'],
    ['that is a PDF', new TextEncoder().encode('%PDF-1.7\n\0\u0001 obj'), 'The file is a PDF under another name.'],
    ['that is JSON', new TextEncoder().encode('[{"nappi": "703988001"}]'), 'The file is JSON under another name.'],
    [
      'that is a web page',
      new TextEncoder().encode('<html><table><tr><td>6001234567899</td></tr></table></html>'),
      'The file is a web page under another name.',
    ],
  ])('%s is rejected', async (_, bytes, sentence) => {
    await expect(readTextFile(bytes, 'list.csv', signal)).rejects.toThrow(sentence);
  });
});
