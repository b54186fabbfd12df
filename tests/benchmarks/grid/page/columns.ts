import type { Field, Line } from './rows.ts';

/** A column as every contender shows it. */
export interface BenchColumn {
  field: Field;
  header: string;
  /** px. */
  width: number;
  /** What rich rows show in it instead of text. */
  rich?: 'badge' | 'quantity' | 'checkbox' | 'buttons';
  number?: boolean;
}

export const COLUMNS: readonly BenchColumn[] = [
  { field: 'id', header: 'No.', width: 80 },
  { field: 'code', header: 'Code', width: 100 },
  { field: 'description', header: 'Description', width: 300 },
  { field: 'supplier', header: 'Supplier', width: 180 },
  { field: 'status', header: 'Status', width: 110, rich: 'badge' },
  { field: 'price', header: 'Price', width: 100, number: true },
  { field: 'quantity', header: 'Quantity', width: 90, rich: 'quantity', number: true },
  { field: 'stock', header: 'Stock', width: 90, number: true },
  { field: 'taken', header: 'Taken', width: 70, rich: 'checkbox' },
  { field: 'batch', header: 'Batch', width: 100, rich: 'buttons' },
];

export const ROW_HEIGHT = 30;

/** What a cell shows as text. */
export function textOf(line: Line, field: Field): string {
  if (field === 'price') return (line.price / 100).toFixed(2);
  if (field === 'taken') return line.taken ? 'Yes' : 'No';
  return String(line[field]);
}

/** The middle of a column, px from where the rows begin. */
export function middleOf(field: Field): number {
  const place = COLUMNS.findIndex((column) => column.field === field);
  const before = COLUMNS.slice(0, place).reduce((sum, column) => sum + column.width, 0);
  return before + (COLUMNS[place]?.width ?? 0) / 2;
}

export const TRACKS = COLUMNS.map(({ width }) => `${width}px`).join(' ');
