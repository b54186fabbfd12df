import { expect, test } from 'vitest';
import type { GridColumn } from '../types.ts';
import { tabSeparated } from './tabSeparated.ts';
import { COLUMNS, LINES, type Line } from './testing.ts';

test('copies rows as they are displayed, with tabs between columns and with headers', () => {
  expect(tabSeparated(COLUMNS.slice(0, 2), LINES.slice(0, 1), true)).toBe('Description\tPrice\nPanado\tR10.50');
});

test('quotes characters that would break the table', () => {
  expect(tabSeparated(COLUMNS.slice(0, 2), LINES.slice(1), false)).toBe('"He said ""two\ttabs""\nand a line"\t');
});

test('copies a number with plain spaces, so that other programs read it as a number', () => {
  const total: GridColumn<Line> = { id: 'total', header: 'Total', value: () => 123450, format: () => 'R1\u00a0234.50' };
  expect(tabSeparated([total], LINES.slice(0, 1), false)).toBe('R1 234.50');
});
