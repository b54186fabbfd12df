import type { GridExport } from '@mortar/design-system';
import { expect, it } from 'vitest';
import type { OrderLine } from '#orders/current/model/line.ts';
import { orderSheet } from './orderSheet.ts';

const lines = [
  { description: 'Panado', quantity: 12, bonus: 2 },
  { description: 'Corofen', quantity: 5, bonus: 0 },
] as OrderLine[];
const column = (id: string, header: string, values: (string | number)[]): GridExport['columns'][number] => ({
  ...{ id, header, align: 'start', summary: null, values, texts: values.map(String) },
  kind: typeof values[0] === 'number' ? 'number' : 'text',
});
const description = column('description', 'Description', ['Panado', 'Corofen']);
const quantity = column('quantity', 'Qty', [12, 5]);
const bonus = column('bonus', 'Bonus', [2, 0]);
const shown = (...columns: GridExport['columns'][number][]): GridExport => ({ label: 'x', keys: [1, 2], columns });
const written = (of: GridExport) => {
  const { columns, rows } = orderSheet(of, lines);
  return [columns.map(({ header }) => header), ...rows];
};

it('has what comes free beside what is ordered', () => {
  expect(written(shown(quantity, description))).toEqual([
    ['Qty', 'Bonus', 'Description'],
    [12, 2, 'Panado'],
    [5, 0, 'Corofen'],
  ]);
});

it('has it once where the grid shows it, and not at all where quantities are hidden', () => {
  expect(written(shown(description, bonus, quantity))[0]).toEqual(['Description', 'Bonus', 'Qty']);
  expect(written(shown(description))[0]).toEqual(['Description']);
});
