import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

type Row = Record<string, string | number>;
interface Column {
  id: string;
  label: string;
  kind?: string;
  of?(row: Row, total: Row): number;
}
interface Figures {
  money(cents: number, country: string): string;
  written(value: string | number, kind: string | undefined, country: string): string;
  filtered(rows: readonly Row[], by: Record<string, string>): Row[];
  grouped(rows: readonly Row[], names: readonly string[]): Row[];
  sumOf(rows: readonly Row[]): Row;
  sorted(rows: readonly Row[], column: Column, descending: boolean, total: Row): Row[];
  getCsv(columns: readonly Column[], rows: readonly Row[], total: Row): string;
}

// The page's module is plain JavaScript, so the test declares its types.
const PAGES = `${import.meta.dirname}/../../src/reports/pages`;
const { money, written, filtered, grouped, sumOf, sorted, getCsv }: Figures = await import(`${PAGES}/figures.js`);

const rows: Row[] = [
  { month: '2026/01', supplier: 'Kestrel', product: 'Amoxil 250 mg', packs: 2, paidcents: 1_050 },
  { month: '2026/01', supplier: 'Protea', product: 'Amoxil 250 mg', packs: 1, paidcents: 999 },
  { month: '2026/02', supplier: 'Kestrel', product: 'Panado 500 mg', packs: 4, paidcents: -1 },
];

describe('amounts', () => {
  it.each([
    [0, 'ZA', 'R0.00'],
    [123_456_789, 'ZA', 'R1 234 567.89'],
    [-5, 'BW', '-P0.05'],
    [100, 'KE', 'K1.00'],
    [100, 'GB', 'R1.00'],
  ])('%d cents in %s are %s', (cents, country, shown) =>
    expect(money(cents, country)).toBe(shown.replaceAll(' ', '\u00a0')),
  );

  it('a rate has one decimal, and is empty if there is nothing to compare with', () => {
    expect([0.0885, 1, 0.12345].map((share) => written(share, 'rate', 'ZA'))).toEqual(['8.9%', '100.0%', '12.3%']);
    expect(written(0 / 0, 'rate', 'ZA')).toBe('');
  });
});

describe('rows', () => {
  it('are filtered by months, a supplier, and words at any position', () => {
    expect(filtered(rows, { from: '2026/02' })).toEqual([rows[2]]);
    expect(filtered(rows, { to: '2026/01', supplier: 'Protea' })).toEqual([rows[1]]);
    expect(filtered(rows, { find: ' amox KEST' })).toEqual([rows[0]]);
    expect(filtered(rows, { find: 'nothing' })).toEqual([]);
  });

  it('are summed by their texts, without loss', () => {
    expect(grouped(rows, ['month'])).toEqual([
      { month: '2026/01', packs: 3, paidcents: 2_049 },
      { month: '2026/02', packs: 4, paidcents: -1 },
    ]);
    const row = fc.record({
      supplier: fc.string(),
      month: fc.string(),
      paidcents: fc.integer({ min: -1e9, max: 1e9 }),
    });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1 }), (any) => {
        expect(sumOf(grouped(any, ['supplier']))).toEqual(sumOf(any));
      }),
    );
  });

  it('are sorted by a column in either direction; incomparable values are last', () => {
    const rate: Column = {
      id: 'rate',
      label: 'Rate',
      kind: 'rate',
      of: ({ packs, paidcents }) => Number(packs) / Number(paidcents),
    };
    const some = [
      { packs: 1, paidcents: 2 },
      { packs: 0, paidcents: 0 },
      { packs: 3, paidcents: 2 },
    ];
    expect(sorted(some, rate, true, {}).map(({ packs }) => packs)).toEqual([3, 1, 0]);
    const product: Column = { id: 'product', label: 'Product' };
    expect(sorted([{ product: 'b 10' }, { product: 'b 9' }], product, false, {})).toEqual([
      { product: 'b 9' },
      { product: 'b 10' },
    ]);
  });
});

describe('the export', () => {
  const product: Column = { id: 'product', label: 'Product' };
  const paid: Column = { id: 'paidcents', label: 'Paid', kind: 'money' };
  const toLines = (file: string) => file.split('\r\n').slice(1, -1);

  it('has amounts in the main unit, rates in per cent, and a line for each row', () => {
    const rate: Column = {
      id: 'rate',
      label: 'Saved',
      kind: 'rate',
      of: (row, total) => Number(row.paidcents) / Number(total.paidcents),
    };
    const file = getCsv([product, paid, rate], rows.slice(0, 2), { paidcents: 2_049 });
    expect(file).toBe('\ufeffProduct,Paid,Saved %\r\nAmoxil 250 mg,10.50,51.2\r\nAmoxil 250 mg,9.99,48.8\r\n');
  });

  it.each(['=1+1', '+27', '-5', '@SUM(A1)', '\tx', '\rx'])('writes no formula for %j (ruling 20)', (text) => {
    const [line = ''] = toLines(getCsv([product], [{ product: text }], {}).replace('\rx', ' x'));
    expect(line.replaceAll('"', '')).toMatch(/^'/);
  });

  it('quotes characters that would end a cell', () => {
    expect(toLines(getCsv([product], [{ product: 'a "b", c' }], {}))).toEqual(['"a ""b"", c"']);
  });
});
