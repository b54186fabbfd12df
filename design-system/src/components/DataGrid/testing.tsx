import { screen, within } from '@testing-library/react';
import { DataGrid } from './DataGrid.tsx';
import type { DataGridProps, GridColumn } from './types.ts';

export interface Product {
  id: number;
  name: string;
  price: number | null;
}

export const COLUMNS: readonly GridColumn<Product>[] = [
  { id: 'name', header: 'Description', searchable: true, value: (row) => row.name },
  { id: 'price', header: 'Price', width: 90, align: 'end', value: (row) => row.price },
];

export const PRODUCTS: readonly Product[] = [
  { id: 1, name: 'Panado 500mg', price: 3050 },
  { id: 2, name: 'Adco-Dol', price: 4120 },
  { id: 3, name: 'Myprodol', price: null },
];

export function manyProducts(count: number): readonly Product[] {
  return Array.from({ length: count }, (_, id) => ({ id, name: `Product ${id}`, price: (id * 7919) % 1000 }));
}

export function Products(props: Partial<DataGridProps<Product>>) {
  return (
    <DataGrid
      label="Products"
      columns={COLUMNS}
      rows={PRODUCTS}
      rowKey={(row) => row.id}
      emptyText="No products found."
      {...props}
    />
  );
}

/** Returns the first text of each mounted row, in reading order. */
export function shownNames(): string[] {
  return bodyRows().map(
    (row) => [...row.querySelectorAll('[aria-colindex]')].map((cell) => cell.textContent).find(Boolean) ?? '',
  );
}

export function bodyRows(): HTMLElement[] {
  return screen.queryAllByRole('row').filter((row) => within(row).queryAllByRole('columnheader').length === 0);
}

export function cell(text: string): HTMLElement {
  // The naming column contains row headers.
  return screen.queryByRole('rowheader', { name: text }) ?? screen.getByRole('gridcell', { name: text });
}

export function focusedText(): string | null | undefined {
  return document.activeElement?.textContent;
}
