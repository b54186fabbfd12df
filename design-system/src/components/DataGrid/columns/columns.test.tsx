import { expect, test } from 'vitest';
import { cellText } from './cellText.ts';
import { choiceColumn, dateColumn, iconColumn, moneyColumn, numberColumn, sumOf } from './columns.tsx';

interface Line {
  quantity: number | null;
  at: string | null;
}
const LINES: readonly Line[] = [
  { quantity: 3, at: '2026-11-20' },
  { quantity: null, at: null },
  { quantity: 4, at: '' },
];
const [first, empty, blank] = LINES as [Line, Line, Line];
const quantity = { id: 'quantity', header: 'Qty', value: (row: Line) => row.quantity };

test('aligns numbers at the end, shows nothing for empty values, and sums up', () => {
  const column = numberColumn({ ...quantity, total: true, format: (value) => `${value} ×` });
  expect(column).toMatchObject({ kind: 'number', align: 'end', width: 72 });
  expect([cellText(column, first), cellText(column, empty)]).toEqual(['3 ×', '']);
  expect(column.summary?.(LINES)).toBe('7 ×');
  expect(numberColumn(quantity).summary).toBeUndefined();
  expect(sumOf([], () => 1)).toBe(0);
});

test('formats money from cents with the caller’s format; options of the caller take precedence', () => {
  const column = moneyColumn({ ...quantity, width: 130, format: (cents) => `R${cents / 100}` });
  expect(column).toMatchObject({ kind: 'money', align: 'end', width: 130 });
  expect(cellText(column, first)).toBe('R0.03');
});

test('shows nothing for empty dates', () => {
  const column = dateColumn({ id: 'at', header: 'At', value: (row: Line) => row.at, format: (at) => `on ${at}` });
  expect([first, empty, blank].map((row) => cellText(column, row))).toEqual(['on 2026-11-20', '', '']);
  expect(column.kind).toBe('date');
});

test('filters choices and icons by checkboxes; icons by their text', () => {
  expect(choiceColumn({ id: 'at', header: 'At', value: (row: Line) => row.at }).kind).toBe('choice');
  const icons = iconColumn<Line>({
    id: 'marks',
    header: 'Marks',
    icons: (row) =>
      row.quantity
        ? [
            { icon: '❄', label: 'Cold chain' },
            { icon: '!', label: 'Short' },
          ]
        : [],
  });
  expect([icons.kind, cellText(icons, first), cellText(icons, empty)]).toEqual(['choice', 'Cold chain, Short', '']);
});
