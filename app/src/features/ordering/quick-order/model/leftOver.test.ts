import { getColumns, readList, readTextTable, type Table } from '@mortar/reading';
import { writtenLists } from '@mortar/reading/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeSheetRows } from '#features/ordering/quick-order/testing/sheetRows.ts';
import { leftOverSheet, leftOverText } from './leftOver.ts';

const signal = new AbortController().signal;

const read = (text: string): Promise<Table> => readTextTable(text, { name: null, encoding: null }, signal);

const toLines = async (table: Pick<Table, 'rows'>) => {
  const { list } = await readList(table, getColumns(table.rows));
  return list?.lines.map(({ code, quantity, lookups }) => ({ code, quantity, lookups })) ?? [];
};

async function getLeft(text: string, rows: readonly number[]) {
  const table = await read(text);
  const left = rows.map((row) => ({ row, reason: 'No product has this code.', isUnread: false }));
  return leftOverText(table, getColumns(table.rows), left, 'Reason');
}

describe('the remainder of a list', () => {
  it.each([
    [
      'under its headings, with the reason',
      'Name;EAN;Qty\r\nSyrup;6001234567899;3\r\nTablets;6001234567899;4\r\n',
      [2],
      'Name;EAN;Qty;Reason\r\nTablets;6001234567899;4;No product has this code.\r\n',
    ],
    [
      'without headings if it had none',
      '6001234567899\t3\r\n6001234567899\t4\r\n',
      [1],
      '6001234567899\t4\tNo product has this code.\r\n',
    ],
    [
      'with its letterhead',
      'Pharmacy\r\nEAN;Qty\r\n6001234567899;3\r\n6001234567899;4\r\n',
      [3],
      'Pharmacy\r\nEAN;Qty;Reason\r\n6001234567899;4;No product has this code.\r\n',
    ],
    [
      'with its declared separator',
      'sep=;\r\n6001234567899;3\r\n',
      [0],
      'sep=;\r\n6001234567899;3;No product has this code.\r\n',
    ],
    [
      'of words as they stood',
      '6001234567899 3\r\n6001234567899 x 4\r\n',
      [0, 1],
      '6001234567899 3\r\n6001234567899 x 4\r\n',
    ],
    ['of one column as it stood', '6001234567899\r\n6001234567899\r\n', [1], '6001234567899\r\n'],
    [
      'of cells that need quotes',
      'EAN;Name;Qty\r\n6001234567899;"a;b";3\r\n6001234567899;c;3\r\n',
      [1],
      'EAN;Name;Qty;Reason\r\n6001234567899;"a;b";3;No product has this code.\r\n',
    ],
  ])('is returned %s', async (_, text, rows, expected) => {
    expect(await getLeft(text, rows)).toBe(expected);
  });

  it('is read like the original, as text and as worksheet', async () => {
    await fc.assert(
      fc.asyncProperty(writtenLists, async ({ text }) => {
        const table = await read(text);
        const columns = getColumns(table.rows);
        const lines = await toLines(table);
        const left = table.rows
          .slice(columns.above)
          .map((_row, index) => ({ row: index + columns.above, reason: 'No product has this code.', isUnread: false }));
        expect(await toLines(await read(leftOverText(table, columns, left, 'Reason')))).toEqual(lines);
        expect(await toLines({ rows: makeSheetRows(leftOverSheet(table, columns, left, 'Reason')) })).toEqual(lines);
      }),
    );
  });

  it('is a worksheet of texts and numbers', async () => {
    const rows = [
      { number: 1, cells: ['Qty', 'EAN', 'Name'] },
      { number: 2, cells: [3, 6001234567899, 'Syrup'] },
    ];
    const sheet = leftOverSheet(
      { rows, layout: { kind: 'workbook', sheet: 'Order' } },
      getColumns(rows),
      [{ row: 1, reason: 'Locked', isUnread: false }],
      'Reason',
    );
    expect(sheet).toEqual({
      name: 'Order',
      columns: [
        { header: 'Qty', kind: 'number' },
        { header: 'EAN', kind: 'text' },
        { header: 'Name', kind: 'text' },
        { header: 'Reason' },
      ],
      rows: [[3, 6001234567899, 'Syrup', 'Locked']],
    });
  });
});
