import { expect, test } from 'vitest';
import type { GridColumn } from '../types.ts';
import { tabSeparated } from './tabSeparated.ts';
import { COLUMNS, LINES, type Line } from './testing.ts';

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
