import { expect, test } from 'vitest';
import type { GridColumn } from '../types.ts';
import { tabSeparated } from './tabSeparated.ts';

interface Line {
  id: number;
  name: string;
  price: number | null;
}
const rand = (value: unknown) => (typeof value === 'number' ? `R${(value / 100).toFixed(2)}` : '');
const COLUMNS: readonly GridColumn<Line>[] = [
  { id: 'name', header: 'Description', value: (row) => row.name },
  {
    id: 'price',
    header: 'Price',
    kind: 'money',
    align: 'end',
    value: (row) => row.price,
    format: rand,
    summary: (rows) => `${rows.length} prices`,
  },
  { id: 'actions', header: 'Actions', exported: false, value: () => null },
];
const LINES: readonly Line[] = [
  { id: 7, name: 'Panado', price: 1050 },
  { id: 8, name: 'He said "two\ttabs"\nand a line', price: null },
];

test('rows are copied as they show, tabs between columns, with their headers', () => {
  expect(tabSeparated(COLUMNS.slice(0, 2), LINES.slice(0, 1), true)).toBe('Description\tPrice\nPanado\tR10.50');
});

test('what would break the table is quoted', () => {
  expect(tabSeparated(COLUMNS.slice(0, 2), LINES.slice(1), false)).toBe('"He said ""two\ttabs""\nand a line"\t');
});

test('a number is copied with common spaces, by which everything reads it as one', () => {
  const total: GridColumn<Line> = { id: 'total', header: 'Total', value: () => 123450, format: () => 'R1\u00a0234.50' };
  expect(tabSeparated([total], LINES.slice(0, 1), false)).toBe('R1 234.50');
});
