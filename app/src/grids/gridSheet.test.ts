import type { GridExport } from '@mortar/design-system';
import { describe, expect, it } from 'vitest';
import { gridSheet } from './gridSheet.ts';

const column = (part: Partial<GridExport['columns'][number]>): GridExport['columns'][number] => ({
  id: 'x',
  header: 'X',
  kind: 'text',
  align: 'start',
  values: [],
  texts: [],
  summary: null,
  ...part,
});

describe('the worksheet of a grid', () => {
  const sheet = gridSheet('Current Order', {
    label: 'Current Order',
    keys: [7, 8],
    columns: [
      column({ header: 'Supplier', kind: 'choice', values: ['Kestrel', null], texts: ['Kestrel', ''] }),
      column({ header: 'Quantity', kind: 'number', values: [10, 3], texts: ['10+1', '3'] }),
      column({ header: 'Total', kind: 'money', values: [1050, null], texts: ['R10.50', ''] }),
      column({ header: 'Day', kind: 'date', values: ['2026-11-20', null], texts: ['2026/11/20', ''] }),
      column({ header: 'Sent', kind: 'date', values: [null, '2026-11-20T08:05:00Z'], texts: ['', '2026/11/20'] }),
    ],
  });

  it('has the visible columns, with types by their content', () => {
    expect(sheet.columns).toEqual([
      { header: 'Supplier', kind: 'text' },
      { header: 'Quantity', kind: 'number' },
      { header: 'Total', kind: 'money' },
      { header: 'Day', kind: 'date' },
      { header: 'Sent', kind: 'dateTime' },
    ]);
  });

  it('has displayed texts and otherwise raw values, and can be read twice', () => {
    const rows = [
      ['Kestrel', 10, 1050, '2026-11-20', null],
      ['', 3, null, null, '2026-11-20T08:05:00Z'],
    ];
    expect([...sheet.rows]).toEqual(rows);
    expect([...sheet.rows]).toEqual(rows);
  });

  const two = {
    label: 'Items',
    keys: [1, 2],
    columns: [
      column({ header: 'Ord', kind: 'number', values: [5, 6], texts: ['5', '6'] }),
      column({ header: 'Supplier', values: ['Kestrel', 'Protea'], texts: ['Kestrel', 'Protea'] }),
    ],
  };

  it('starts with the context: in every row, or in the grid’s own column if it has one', () => {
    const { columns, rows } = gridSheet('Items', two, [
      { header: 'Order Number', value: '1001874' },
      { header: 'Supplier', value: 'Kestrel, Protea' },
      { header: 'Sent Date', kind: 'dateTime', value: '2026-11-20T08:05:00Z' },
    ]);
    expect(columns.map(({ header, kind }) => [header, kind])).toEqual([
      ['Order Number', undefined],
      ['Supplier', 'text'],
      ['Sent Date', 'dateTime'],
      ['Ord', 'number'],
    ]);
    expect([...rows]).toEqual([
      ['1001874', 'Kestrel', '2026-11-20T08:05:00Z', 5],
      ['1001874', 'Protea', '2026-11-20T08:05:00Z', 6],
    ]);
  });
});
