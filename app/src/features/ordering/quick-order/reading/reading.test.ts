import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeText, type TextEncoding } from '#documents/text/encoding.ts';
import { type MadeLine, madeLines, writtenLists } from '#features/ordering/quick-order/testing/lists.ts';
import { readCodeCell, readQuantity } from './cells.ts';
import { type Columns, columnsOf } from './columns.ts';
import { roleOfHeading } from './headings.ts';
import { readFile, readList, readText } from './readTable.ts';
import { MOST_LINES, type Table } from './table.ts';

const signal = new AbortController().signal;
const ENCODINGS = ['utf-8', 'utf-8-bom', 'utf-16le', 'utf-16be', 'windows-1252'] as const satisfies TextEncoding[];

async function tableOf(text: string): Promise<Table> {
  const { tables } = await readText(text, signal);
  if (!tables?.[0]) throw new Error('it was not read');
  return tables[0];
}

async function linesOf(table: Table, columns: Columns = columnsOf(table.rows)) {
  const { list, problem } = await readList(table, columns);
  if (!list) throw new Error(problem);
  return list.lines;
}

const FIELDS = { barcode: 'Barcode', nappi: 'Nappi', supplier: 'SupplierProduct' } as const;

/** What a line has to say of a made-up one. */
const saysOf = ({ code, kind, quantity }: MadeLine) => ({ quantity, lookup: `${FIELDS[kind]} ${code}`, problem: null });

const said = (lines: Awaited<ReturnType<typeof linesOf>>, expected: readonly MadeLine[]) =>
  lines.map(({ quantity, lookups, problem }, at) => ({
    quantity,
    problem,
    // A code that may be of several kinds is looked up by each.
    lookup: lookups
      .map(({ field, value }) => `${field} ${value}`)
      .find((each) => each === saysOf(expected[at] as MadeLine).lookup),
  }));

describe('a list', () => {
  it('is read whatever the order of its columns, its separator, its headings and what stands between', async () => {
    await fc.assert(
      fc.asyncProperty(writtenLists, async ({ text, lines }) => {
        expect(said(await linesOf(await tableOf(text)), lines)).toEqual(lines.map(saysOf));
      }),
      { numRuns: 300 },
    );
  });

  it('is read in each of five encodings', async () => {
    await fc.assert(
      fc.asyncProperty(writtenLists, fc.constantFrom(...ENCODINGS), async ({ text, lines }, encoding) => {
        const written = encoding === 'windows-1252' ? text.replaceAll('Made-up', 'Café') : text;
        const file = new File([encodeText(written, encoding)], 'list.csv');
        const { tables } = await readFile(file, signal);
        expect(tables?.[0]?.layout).toMatchObject({ kind: 'text', encoding: expect.any(String) });
        expect(said(await linesOf(tables?.[0] as Table), lines)).toEqual(lines.map(saysOf));
      }),
    );
  });

  it('is read of a workbook’s cells, whether numbers are numbers or texts', async () => {
    await fc.assert(
      fc.asyncProperty(madeLines, fc.boolean(), fc.boolean(), async (lines, numbers, last) => {
        const rows = lines.map(({ code, quantity }, at) => {
          const cell = numbers && /^[1-9]\d*$/.test(code) ? Number(code) : code;
          const counted = numbers ? quantity : String(quantity);
          return { number: at + 1, cells: last ? [counted, 'Made-up syrup', cell] : [cell, counted] };
        });
        const table: Table = { name: 'list.xlsx', layout: { kind: 'workbook', sheet: 'One' }, rows };
        expect(said(await linesOf(table), lines)).toEqual(lines.map(saysOf));
      }),
    );
  });

  it.each([
    ['words', '6001234567899 12\n6001234567899 x 3'],
    ['words with a name between', '6001234567899 Made-up syrup 100 ml 12\n6001234567899 Tablets 3'],
    ['a quantity before the code', '12 x 6001234567899\n3 x 6001234567899'],
    [
      'a letterhead',
      'Pharmacy of Mrs Example;;\nOrder of Monday;;\n;;\nEAN;Name;Qty\n6001234567899;Syrup;12\n6001234567899;Tablets;3',
    ],
    ['headings that nobody knows', 'Kode;Naam;Getal\n6001234567899;Syrup;12\n6001234567899;Tablets;3'],
    ['other quantities beside it', 'num_packs;EAN;Qty;Max Qty\n1;6001234567899;12;40\n1;6001234567899;3;50'],
    ['a sum below', 'Barcode;Qty\n6001234567899;12\n6001234567899;3\n;15 in all\n;'],
    ['zeros lost to a spreadsheet', 'Barcode;Qty\n6001234567899.0;12.0\n6001234567899,00;3,00'],
  ])('is read with %s', async (_, text) => {
    const lines = await linesOf(await tableOf(text));
    expect(lines.map(({ quantity, lookups }) => [quantity, lookups[0]?.value])).toEqual([
      [12, '6001234567899'],
      [3, '6001234567899'],
    ]);
  });

  it('orders one of each where no column says how many', async () => {
    const { list } = await readList(await tableOf('6001234567899\n6001234567899\nKE1234'), {
      roles: ['code'],
      above: 0,
      named: false,
    });
    expect(list).toMatchObject({ each: true, blank: 0 });
    expect(list?.lines.map(({ quantity }) => quantity)).toEqual([1, 1, 1]);
  });

  it('leaves out what has no quantity, and says how much that is', async () => {
    const table = await tableOf('Barcode;Qty\n6001234567899;\n6001234567899;0\n6001234567899;-\n6001234567899;2');
    const { list } = await readList(table, columnsOf(table.rows));
    expect(list?.blank).toBe(3);
    expect(list?.lines).toHaveLength(1);
  });

  it('says what is wrong with a line', async () => {
    const lines = await linesOf(
      await tableOf(
        'Barcode;Qty\n6001234567890;1\n6,00123E+12;2\n;3\n6001234567899;1,000\n6001234567899;two\n6001234567899;5',
      ),
    );
    expect(lines.map(({ problem }) => problem)).toEqual([
      'misread',
      'shortened',
      'no code',
      'quantity',
      'quantity',
      null,
    ]);
  });

  it('uses every code of a line, those that tell most first', async () => {
    const [line] = await linesOf(
      await tableOf('Item Code;Nappi;EAN;Qty\nKE1234;703456-001;6001234567899;2\nKE1235;703457001;6001234567899;2'),
    );
    expect(line?.lookups.map(({ field, value }) => `${field} ${value}`)).toEqual([
      'Barcode 6001234567899',
      'Nappi 703456001',
      'SupplierProduct KE1234',
      'SupplierProduct 703456001',
    ]);
    expect(line).toMatchObject({ code: '6001234567899', certain: true, named: 3 });
  });

  it('finds barcodes that lost their zeros to a spreadsheet', async () => {
    const table: Table = {
      ...{ name: null, layout: { kind: 'workbook', sheet: 'One' } },
      rows: [
        { number: 1, cells: ['Barcode', 'Qty'] },
        { number: 2, cells: [36_000_291_452, 4] },
      ],
    };
    const [line] = await linesOf(table);
    expect(line?.lookups[0]).toEqual({ field: 'Barcode', value: '0036000291452' });
  });

  it.each([
    ['empty', '', 'empty'],
    ['of empty lines', '\n \u00a0\n', 'empty'],
    ['without codes', 'Syrup;12\nTablets;3', 'no codes'],
    ['of too many lines', '6001234567899;1\n'.repeat(MOST_LINES + 1), 'too many'],
  ])('that is %s is not taken', async (_, text, expected) => {
    const { tables, problem } = await readText(text, signal);
    if (!tables?.[0]) return expect(problem).toBe(expected);
    expect((await readList(tables[0], columnsOf(tables[0].rows))).problem).toBe(expected);
  });

  it('is read of any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom(...'60 1;,\t\n"xEé-A') }), async (text) => {
        const { tables } = await readText(text, signal);
        if (tables?.[0]) await expect(readList(tables[0], columnsOf(tables[0].rows))).resolves.toBeDefined();
      }),
    );
  });

  it('is given up when somebody stops waiting', async () => {
    await expect(readText('6001234567899;1', AbortSignal.abort(new Error('stopped')))).rejects.toThrow('stopped');
  });
});

describe('a file', () => {
  it.each([
    ['that is no text', new Uint8Array([1, 0, 0, 0, 7, 0, 0, 0]), 'damaged'],
    ['that is too large', new Uint8Array((5 << 20) + 1), 'too large'],
    ['without anything', new Uint8Array(), 'empty'],
  ])('%s is refused', async (_, bytes, problem) => {
    expect(await readFile(new File([bytes], 'list.csv'), signal)).toEqual({ problem });
  });
});

describe('a quantity', () => {
  it.each<[unknown, number | null | 'unclear']>([
    ['12', 12],
    [12, 12],
    ['012', 12],
    ['12.0', 12],
    ['12,00', 12],
    ['1 000', 1000],
    ['1\u00a0000', 1000],
    ['1\u202f000', 1000],
    ['1,000.00', 1000],
    ['1.000,00', 1000],
    ['x12', 12],
    ['12 x', 12],
    ['12 packs', 12],
    ['="12"', 12],
    ["'12", 12],
    ['', null],
    [null, null],
    ['0', null],
    ['0,000', null],
    [0, null],
    ['-', null],
    // A thousand, or one with three decimals.
    ['1,000', 'unclear'],
    ['1.000', 'unclear'],
    ['12,000', 'unclear'],
    ['2.5', 'unclear'],
    [2.5, 'unclear'],
    ['-3', 'unclear'],
    [-3, 'unclear'],
    ['1000000', 'unclear'],
    ['99999999999999', 'unclear'],
    ['a dozen', 'unclear'],
    ['12 + 2', 'unclear'],
  ])('%j is %s', (cell, expected) => {
    const read = readQuantity(cell as string);
    expect(read.kind === 'quantity' ? read.quantity : read.kind === 'none' ? null : 'unclear').toBe(expected);
  });

  it('is never another one however it is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123.,x \u00a0-"') }), (text) => {
        const read = readQuantity(text);
        if (read.kind !== 'quantity') return;
        // Its figures are those that stand there, without decimals that say nothing.
        const all = text.replace(/\D/g, '');
        expect(all.replace(/^0+/, '').startsWith(String(read.quantity))).toBe(true);
        expect(all.replace(/^0+/, '').slice(String(read.quantity).length)).toMatch(/^0*$/);
      }),
    );
  });
});

describe('a code', () => {
  it.each([
    ['6001234567899', '6001234567899'],
    [6001234567899, '6001234567899'],
    ['600 1234 567899', '6001234567899'],
    ['703456-001', '703456001'],
    ['0012345', '0012345'],
    ["'0012345", '0012345'],
    ['="0012345"', '0012345'],
    ['\u200b6001234567899\u00a0', '6001234567899'],
    ['703456001.0', '703456001'],
    ['KE-102334', 'KE-102334'],
    [null, ''],
  ])('%j is %s', (cell, text) => {
    expect(readCodeCell(cell)).toEqual({ text, shortened: false });
  });

  it.each(['6.00123E+12', '6,00123E+12', '6E12'])('%s was shortened', (cell) => {
    expect(readCodeCell(cell).shortened).toBe(true);
  });
});

describe('a heading', () => {
  it.each([
    ['NAPPI', 'nappi'],
    ['Nappi Code', 'nappi'],
    ['nappicode', 'nappi'],
    ['Bar Code', 'barcode'],
    ['Barcode', 'barcode'],
    ['EAN13', 'barcode'],
    ['Supplier Code', 'supplier'],
    ['supplier_product_code', 'supplier'],
    ['Item No', 'supplier'],
    ['Stock Code', 'supplier'],
    ['SKU', 'supplier'],
    ['Product Code', 'code'],
    ['Code', 'code'],
    ['Qty', 'quantity'],
    ['Order Qty', 'quantity'],
    ['OrderQty', 'quantity'],
    ['Quantity', 'quantity'],
    ['Description', 'description'],
    ['Product Description', 'description'],
    ['Pack Size', 'none'],
    ['Unit Price', 'none'],
    ['Stock on hand', 'none'],
    ['Order Value', 'none'],
    ['Max Qty', 'none'],
    ['Qty Supplied', 'none'],
    ['Pack Quantity', 'none'],
    ['Kode', null],
    ['', null],
    ['12', null],
  ])('%s names %s', (heading, role) => {
    expect(roleOfHeading(heading)).toBe(role);
  });
});
