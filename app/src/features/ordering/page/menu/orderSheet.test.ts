import type { GridExport } from '@mortar/design-system';
import { expect, it } from 'vitest';
import type { OrderLine } from '#orders/current/model/line.ts';
import type { OrderGroup } from '#retailers/model/orderGroup.ts';
import { accountKey } from '#retailers/model/orderPlaces.ts';
import { orderSheet } from './orderSheet.ts';

const lines = [
  { id: 1, description: 'Panado', quantity: 12, bonus: 2, total: 120, supplierCode: 'KEST' },
  { id: 2, description: 'Corofen', quantity: 5, bonus: 0, total: 50, supplierCode: 'KEST' },
] as OrderLine[];
const column = (id: string, header: string, values: (string | number)[]): GridExport['columns'][number] => ({
  id,
  header,
  align: 'start',
  summary: null,
  values,
  texts: values.map(String),
  kind: typeof values[0] === 'number' ? 'number' : 'text',
});
const description = column('description', 'Description', ['Panado', 'Corofen']);
const quantity = column('quantity', 'Qty', [12, 5]);
const bonus = column('bonus', 'Bonus', [2, 0]);
const shown = (...columns: GridExport['columns'][number][]): GridExport => ({ label: 'x', keys: [1, 2], columns });
const ORDER = { number: '1001874', description: 'Thabo Nkosi #1001874', made: '2026-11-20T08:05:00Z' };
/** Columns and rows of the file. */
const written = (of: GridExport, group: OrderGroup | null = null) => {
  const { columns, rows } = orderSheet(ORDER, of, lines, group);
  return [columns.map(({ header }) => header), ...rows].map((cells) => cells.slice(3));
};

it('starts with the order and its date', () => {
  const { columns, rows } = orderSheet(ORDER, shown(description), lines);
  expect(columns.map(({ header, kind }) => [header, kind])).toEqual([
    ['Order Number', undefined],
    ['Order', undefined],
    ['Exported', 'date'],
    ['Description', 'text'],
  ]);
  expect([...rows][1]).toEqual(['1001874', 'Thabo Nkosi #1001874', '2026-11-20T08:05:00Z', 'Corofen']);
});

const SEA_POINT = { id: 2001, name: 'Sea Point' };
const CLAREMONT = { id: 2002, name: 'Claremont' };

it('names a group’s pharmacies with their accounts, and gives the quantity of each and in total', () => {
  const places: OrderGroup['places'] = {
    // Sea Point's second line was sent.
    waiting: new Map([
      [1, new Set([2001, 2002])],
      [2, new Set([2002])],
    ]),
    left: new Map(),
    accounts: new Map([
      [accountKey('KEST', 2001), 'KE-1'],
      [accountKey('KEST', 2002), ''],
    ]),
  };
  const total = column('total', 'Total', [120, 50]);
  expect(written(shown(description, quantity, bonus, total), { pharmacies: [SEA_POINT, CLAREMONT], places })).toEqual([
    [
      ...['Description', 'Qty each', 'Qty in all', 'Bonus each', 'Bonus in all', 'Total each', 'Total in all'],
      'Pharmacies',
    ],
    ['Panado', 12, 24, 2, 4, 120, 240, 'Sea Point, account KE-1; Claremont, no account'],
    ['Corofen', 5, 5, 0, 0, 50, 50, 'Claremont, no account'],
  ]);
});

it.each([
  ['one pharmacy', [SEA_POINT], 'Sea Point'],
  ['no pharmacy yet', [], 'No pharmacies yet'],
])('reports that a group’s order is for %s', (_who, pharmacies, expected) => {
  const [head, first] = written(shown(description, quantity, bonus), { pharmacies, places: null });
  expect(head).toEqual(['Description', 'Qty', 'Bonus', 'Pharmacies']);
  expect(first).toEqual(['Panado', 12, 2, expected]);
});
