import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { crc32, deflateRawSync, gzipSync } from 'node:zlib';
import ExcelJS from 'exceljs';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { isEan13 } from '../../src/catalogue/barcode.ts';
import { createBackend, generateCatalogue } from '../../src/index.ts';
import { cataloguePath, loadCatalogue, saveCatalogue } from '../../src/node/catalogue-file.ts';
import { importPrices, main } from '../../src/node/import-prices.ts';
import { openDataDirectory } from '../../src/node/index.ts';
import { LIMITS } from '../../src/node/read-price-file.ts';
import { csv, further, HEADINGS, product } from './price-lists.ts';

const LISTS = process.env.MORTAR_PRICE_LISTS ?? resolve(import.meta.dirname, '../../../../../shared/data');

let folder = '';
let dataDir = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mortar-import-'));
});
beforeEach(() => {
  dataDir = mkdtempSync(join(folder, 'data-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const LINES = [
  product({ name: 'Examplo, “quoted” µg' }),
  further('Hydrochlorothiazide', '12,5', 'mg'),
  product({ nappi: '7000000020', sep: '99.5' }),
];

async function workbook(): Promise<Uint8Array> {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('SEP');
  for (const row of [HEADINGS, ...LINES])
    sheet.addRow(row.map((cell) => (/^\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell)));
  sheet.getCell('S2').value = new Date('2016-11-28T00:00:00Z');
  sheet.getCell('Q2').value = { formula: '100*1.15', result: 115 } as ExcelJS.CellFormulaValue;
  return new Uint8Array(await book.xlsx.writeBuffer());
}

describe('a price list', () => {
  const utf8 = csv(...LINES);
  it.each([
    ['list.csv', async () => utf8],
    ['with a byte order mark.csv', async () => `\ufeff${utf8}`],
    [
      'semicolons.csv',
      async () => [HEADINGS, ...LINES].map((row) => row.map((cell) => `"${cell}"`).join(';')).join('\n'),
    ],
    ['list.csv.gz', async () => gzipSync(utf8)],
    ['list.xlsx', workbook],
    ['a workbook under another name.csv', workbook],
  ])('is read from %s', async (name, content) => {
    const report = await importPrices({ file: file(name, await content()), dataDir });
    expect(report.counts).toMatchObject({ read: 4, headings: 1, products: 2, ingredients: 1, refused: 0 });
    const catalogue = loadCatalogue(dataDir);
    expect(catalogue?.products).toHaveLength(1_502);
    expect(catalogue?.byNappi('700000001')).toMatchObject({
      name: 'Examplo, “quoted” µg',
      sepcents: 11_500,
      datemodified: '2016-11-28',
      ingredients: [{ name: 'Amlodipine' }, { name: 'Hydrochlorothiazide' }],
    });
    expect(catalogue?.byNappi('7000000020')?.sepcents).toBe(9_950);
  });

  it('is read in the Windows code page too', async () => {
    const bytes = Buffer.from(csv(product({ name: 'Merieux \u00e9\u00b5' })), 'latin1');
    await importPrices({ file: file('windows.csv', bytes), dataDir });
    expect(loadCatalogue(dataDir)?.byNappi('700000001')?.name).toBe('Merieux éµ');
  });

  it('creates suppliers, prices and barcodes for its products, and adds front-shop products', async () => {
    await importPrices({ file: file('one.csv', csv(product())), dataDir });
    const catalogue = loadCatalogue(dataDir);
    const listed = catalogue?.byNappi('700000001');
    if (!catalogue || !listed) throw new Error('nothing imported');
    expect(catalogue.getPrices(listed).length).toBeGreaterThanOrEqual(3);
    expect(listed.barcodes.every(isEan13)).toBe(true);
    expect(new Set(catalogue.products.map(({ schedule }) => schedule))).toEqual(new Set(['3', '7', 'N', 'NM']));
  });

  it('reports the result line by line', async () => {
    await importPrices({ file: file('odd.csv', csv(product({ schedule: 'S 3' }), product({ nappi: 'x' }))), dataDir });
    const report = readFileSync(join(dataDir, 'import-report.txt'), 'utf8');
    expect(report).toContain("line 2: repaired: 700000001: schedule 'S 3' read as 3");
    expect(report).toContain("line 3: refused: nappi code 'x' has not 8 to 12 digits");
  });

  it('leaves orders unchanged, for a server to start with', async () => {
    const before = createBackend(openDataDirectory(dataDir, { products: 300 }));
    const orders = before.store.orders.size;
    before.close();
    await importPrices({ file: file('next.csv', csv(product())), dataDir });
    const after = createBackend(openDataDirectory(dataDir));
    expect(after.store.orders.size).toBe(orders);
    expect(after.catalogue.byNappi('700000001')).toBeDefined();
    after.close();
  });
});

/** A zip archive of one entry whose directory states a given size. */
function archive(content: Buffer, statedSize = content.length): Buffer {
  const packed = deflateRawSync(content);
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(crc32(content), 14);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(statedSize, 22);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(statedSize, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  return Buffer.concat([local, name, packed, entry, name, end]);
}

describe('a file that is not a price list', () => {
  const bomb = Buffer.alloc(LIMITS.unpacked + 1_024, 32);
  it('as an old workbook is rejected by name, with instructions', async () => {
    const bytes = Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(2_000)]);
    await expect(importPrices({ file: file('list.xls', bytes), dataDir })).rejects.toThrow(
      'the file is an old Excel workbook (.xls), or has a password. Open it and save it as .xlsx without a password, or as .csv. Nothing was changed.',
    );
  });

  it.each([
    ['a web page.csv', () => '<!DOCTYPE html><html><body>Not found</body></html>', /web page/],
    ['another table.csv', () => 'nappi_code,name,sep\n700000001,Examplo,115\n', /columns/],
    ['empty.csv', () => '', /empty/],
    ['headings.csv', () => csv(), /no product/],
    [
      'random.csv',
      () => Uint8Array.from({ length: 5_000 }, (_, index) => (index * 7919) % 251),
      /is neither|columns|table/,
    ],
    ['garbage.xlsx', () => Buffer.from(`PK\u0003\u0004${'x'.repeat(500)}`), /damaged/],
    ['no workbook.xlsx', () => archive(Buffer.from('<worksheet/>')), /workbook|columns/],
    ['bomb.xlsx', () => archive(bomb), /not an Excel workbook/],
    ['lying bomb.xlsx', () => archive(bomb, 100), /not an Excel workbook/],
    ['bomb.csv.gz', () => gzipSync(bomb), /larger than 50 MB/],
    ['torn.csv.gz', () => gzipSync(csv(product())).subarray(0, 60), /cannot be unpacked/],
    ['large.xlsx', () => Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(LIMITS.file)]), /5 MB/],
  ])('such as %s is rejected with one message and changes nothing', async (name, content, reason) => {
    saveCatalogue(dataDir, generateCatalogue({ products: 20, seed: 1 }).products, 'before');
    const before = readFileSync(cataloguePath(dataDir));
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    const code = await main([file(name, content()), '--data', dataDir]);
    const output = errors.mock.calls.flat().join('\n');
    errors.mockRestore();
    expect(code).toBe(1);
    expect(output).toMatch(reason);
    expect(output.split('\n')).toHaveLength(1);
    expect(readFileSync(cataloguePath(dataDir)).equals(before)).toBe(true);
    expect(existsSync(join(dataDir, 'import-report.txt'))).toBe(false);
  });

  it.each([
    ['A1000000', `has a cell in row 1000000: it may have ${LIMITS.rows} rows.`],
    ['XFD2', 'no product'],
  ])('such as one with only a cell at %s is rejected before empty cells are created', async (cell, reason) => {
    const book = new ExcelJS.Workbook();
    const sheet = book.addWorksheet('SEP');
    sheet.addRow(HEADINGS);
    sheet.getCell(cell).value = 'far out';
    const bytes = new Uint8Array(await book.xlsx.writeBuffer());
    await expect(importPrices({ file: file('far.xlsx', bytes), dataDir })).rejects.toThrow(reason);
  });

  it('such as a missing one is rejected too', async () => {
    await expect(importPrices({ file: join(folder, 'nowhere.csv'), dataDir })).rejects.toThrow(/there is no file/);
    await expect(importPrices({ file: folder, dataDir })).rejects.toThrow(/is no file/);
  });
});

describe('the command line', () => {
  it('prints its usage', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    for (const argv of [[], ['--help'], ['one.csv', 'two.csv'], ['--colour', 'one.csv']]) {
      expect(await main(argv)).toBe(2);
      expect(errors).toHaveBeenLastCalledWith(expect.stringMatching(/^Usage: import-prices/));
    }
    errors.mockRestore();
  });

  it('prints the result of the lines', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    expect(await main([file('said.csv', csv(product())), '--data', dataDir])).toBe(0);
    expect(log.mock.calls.flat().join('\n')).toMatch(/1 products, 0 of them repaired/);
    log.mockRestore();
  });
});

const official = join(LISTS, 'sep.csv.gz');

// Skipped without the real price lists, which are not in this repository.
describe.skipIf(!existsSync(official))(`the real list in ${LISTS} (MORTAR_PRICE_LISTS)`, () => {
  it('imports the full price list', async () => {
    const { counts, repaired } = await importPrices({ file: official, dataDir });
    expect(counts).toEqual({
      read: 14_820,
      headings: 1,
      blank: 3,
      products: 9_199,
      ingredients: 5_607,
      duplicates: 10,
      refused: 0,
    });
    expect(repaired).toBeGreaterThan(2_000);
    const catalogue = loadCatalogue(dataDir);
    if (!catalogue) throw new Error('nothing imported');
    const codes = catalogue.products.flatMap(({ barcodes }) => barcodes);
    expect(new Set(codes).size).toBe(codes.length);
    const generics = catalogue.products.filter((product) => catalogue.getGenerics(product).length > 0);
    expect(generics.length).toBeGreaterThan(4_000);
    expect(catalogue.products.filter(({ discontinued }) => discontinued).length).toBeGreaterThan(580);
  });

  it.each(['sep_2025.csv.gz', 'sep_2025_ingredients.csv.gz', 'sample_products.csv'])(
    'rejects %s, which has a different layout',
    async (name) => {
      await expect(importPrices({ file: join(LISTS, name), dataDir })).rejects.toThrow(/do not name the columns/);
    },
  );
});

const CASES = process.env.MORTAR_CASES ?? resolve(import.meta.dirname, '../../../../../shared/cases');

// Skipped without the files, like the real lists.
describe.skipIf(!existsSync(CASES))(`price lists that people sent, in ${CASES} (MORTAR_CASES)`, () => {
  it('reports prices with ambiguous thousands as kept without a price', async () => {
    await importPrices({ file: join(CASES, 'P24-prices-thousands.csv'), dataDir });
    const catalogue = loadCatalogue(dataDir);
    expect(catalogue?.byNappi('700000001')?.sepcents).toBe(0);
    expect(catalogue?.byNappi('700000002')?.sepcents).toBe(123_456);
    const report = readFileSync(join(dataDir, 'import-report.txt'), 'utf8');
    expect(report).toContain("price '1,234' may be 1234.00 or 1.23, kept without supplier prices");
  });

  it('reads prices on a worksheet called History', async () => {
    const { counts } = await importPrices({ file: join(CASES, 'P21b-prices-sheet-history.xlsx'), dataDir });
    expect(counts).toMatchObject({ products: 1, refused: 0 });
  });
});
