import type { GridColumn } from '../types.ts';

/** Lines with edge cases of exports: cents, empty values, buttons, and separators in text. */
export interface Line {
  id: number;
  name: string;
  price: number | null;
}
const rand = (value: unknown) => (typeof value === 'number' ? `R${(value / 100).toFixed(2)}` : '');
export const COLUMNS: readonly GridColumn<Line>[] = [
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
export const LINES: readonly Line[] = [
  { id: 7, name: 'Panado', price: 1050 },
  { id: 8, name: 'He said "two\ttabs"\nand a line', price: null },
];
