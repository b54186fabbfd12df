import { describe, expect, test } from 'vitest';
import type { GridColumn } from '../types.ts';
import { exportedColumns, gridExport } from './gridExport.ts';
import { COLUMNS, LINES, type Line } from './testing.ts';

test('exports values, texts and kinds, column by column, without buttons', () => {
  const options = { label: 'Lines', columns: COLUMNS, rows: LINES, rowKey: (row: Line) => row.id };
  expect(gridExport({ ...options, withSummaries: true })).toEqual({
    label: 'Lines',
    keys: [7, 8],
    columns: [
      {
        id: 'name',
        header: 'Description',
        kind: 'text',
        align: 'start',
        values: LINES.map((row) => row.name),
        texts: LINES.map((row) => row.name),
        summary: null,
      },
      {
        id: 'price',
        header: 'Price',
        kind: 'money',
        align: 'end',
        values: [1050, null],
        texts: ['R10.50', ''],
        summary: '2 prices',
      },
    ],
  });
  expect(gridExport({ ...options, withSummaries: false }).columns[1]?.summary).toBeNull();
});

describe('a file has', () => {
  const column = (id: string, parts: Partial<GridColumn<Line>> = {}): GridColumn<Line> => ({
    id,
    header: id,
    value: () => null,
    ...parts,
  });
  const ids = (columns: readonly GridColumn<Line>[]) => exportedColumns(columns).map(({ id }) => id);

  test.each([
    ['a column that shows', {}, true],
    ['one that gives way to others', { priority: 9 }, true],
    ['one that the user hid', { hidden: true }, false],
    ['one that is always in it', { exported: 'always' }, true],
    ['one that is always in it, even if the user hid it', { exported: 'always', hidden: true }, true],
    ['no buttons', { exported: false }, false],
  ] as const)('%s', (_name, parts, has) => {
    expect(ids([column('one', parts)])).toEqual(has ? ['one'] : []);
  });

  test('its columns in the displayed order, pinned ones at their edge', () => {
    expect(
      ids([
        column('b', { pinned: 'none' }),
        column('z', { pinned: 'end' }),
        column('c'),
        column('a', { pinned: 'start' }),
      ]),
    ).toEqual(['a', 'b', 'c', 'z']);
  });
});
