import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { DataGrid } from './DataGrid.tsx';
import type { GridColumn } from './types.ts';

interface Product {
  id: number;
  name: string;
  price: number | null;
}

const columns: readonly GridColumn<Product>[] = [
  { id: 'name', header: 'Description', searchable: true, value: (row) => row.name },
  { id: 'price', header: 'Price', width: 90, align: 'end', value: (row) => row.price },
];
const products: readonly Product[] = [
  { id: 1, name: 'Panado 500mg', price: 3050 },
  { id: 2, name: 'Adco-Dol', price: 4120 },
  { id: 3, name: 'Myprodol', price: null },
];
const rowKey = (row: Product) => row.id;

afterEach(cleanup);

function shownNames() {
  return screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('gridcell')[0]?.textContent);
}

test('a click on a header sorts up, then down, then not at all; nothing stays last', async () => {
  render(
    <DataGrid label="Products" columns={columns} rows={products} rowKey={rowKey} emptyText="No products found." />,
  );
  const price = screen.getByRole('columnheader', { name: 'Price' });
  await userEvent.click(price);
  expect(shownNames()).toEqual(['Panado 500mg', 'Adco-Dol', 'Myprodol']);
  await userEvent.click(price);
  expect(shownNames()).toEqual(['Adco-Dol', 'Panado 500mg', 'Myprodol']);
  expect(price.getAttribute('aria-sort')).toBe('descending');
  await userEvent.click(price);
  expect(shownNames()).toEqual(['Panado 500mg', 'Adco-Dol', 'Myprodol']);
});

test('arrows move the focus between cells and Enter activates the row', async () => {
  const onActivate = vi.fn();
  render(
    <DataGrid
      label="Products"
      columns={columns}
      rows={products}
      rowKey={rowKey}
      emptyText="No products found."
      onActivate={onActivate}
    />,
  );
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Panado 500mg');
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('4120');
  await userEvent.keyboard('{Enter}');
  expect(onActivate).toHaveBeenCalledExactlyOnceWith(products[1]);
});
