import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { createRowStore } from './rowModel/rowStore.ts';
import { bodyRows, COLUMNS, cell, manyProducts, PRODUCTS, type Product, Products, shownNames } from './testing.tsx';
import type { GridColumn } from './types.ts';

describe('the rows', () => {
  test('are rendered only as far as they are visible', () => {
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
    render(<Products rows={manyProducts(100_000)} />);
    expect(bodyRows().length).toBeLessThan(20);
    expect(screen.getByRole('grid', { name: 'Products' }).getAttribute('aria-rowcount')).toBe('100001');
    vi.restoreAllMocks();
  });

  test('expose their position among all rows', () => {
    render(<Products />);
    expect(bodyRows().map((row) => row.getAttribute('aria-rowindex'))).toEqual(['2', '3', '4']);
    expect(screen.getByRole('columnheader', { name: 'Price' }).getAttribute('aria-colindex')).toBe('2');
  });

  test('have their tone, and dimmed ones are exposed as disabled', () => {
    render(<Products rowTone={(row) => (row.id === 1 ? 'dimmed' : row.id === 2 ? 'invoiced' : undefined)} />);
    expect(bodyRows().map((row) => [row.dataset.tone, row.getAttribute('aria-disabled')])).toEqual([
      ['dimmed', 'true'],
      ['invoiced', null],
      [undefined, null],
    ]);
  });
});

test('explains in a header what a number is measured from, by tooltip and to screen readers', () => {
  render(<Products columns={[{ ...COLUMNS[0], hint: 'Against the dearest' } as GridColumn<Product>]} />);
  const [header] = screen.getAllByRole('columnheader');
  expect(header?.title).toBe('Against the dearest');
  expect(header?.getAttribute('aria-description')).toBe('Against the dearest');
});

describe('sorting', () => {
  test('cycles ascending, descending and off, with empty values last', async () => {
    render(<Products />);
    const price = screen.getByRole('columnheader', { name: 'Price' });
    await userEvent.click(price);
    expect(shownNames()).toEqual(['Panado 500mg', 'Adco-Dol', 'Myprodol']);
    await userEvent.click(price);
    expect(shownNames()).toEqual(['Adco-Dol', 'Panado 500mg', 'Myprodol']);
    expect(price.getAttribute('aria-sort')).toBe('descending');
    await userEvent.click(price);
    expect(shownNames()).toEqual(['Panado 500mg', 'Adco-Dol', 'Myprodol']);
    expect(price.getAttribute('aria-sort')).toBeNull();
  });

  test('by a second column is described there, and keeps aria-sort on the first', async () => {
    render(<Products defaultSort={[{ column: 'name', direction: 'asc' }]} />);
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('columnheader', { name: 'Price' }));
    const sorted = screen.getAllByRole('columnheader').map((header) => header.getAttribute('aria-sort'));
    expect(sorted).toEqual(['ascending', null]);
    expect(screen.getByRole('columnheader', { name: 'Price' }).getAttribute('aria-description')).toBe(
      'also sorted ascending, number 2',
    );
  });

  test('is ignored by columns that cannot be sorted', async () => {
    render(<Products columns={[{ id: 'name', header: 'Description', sortable: false, value: (row) => row.name }]} />);
    await userEvent.click(screen.getByRole('columnheader', { name: 'Description' }));
    expect(shownNames()).toEqual(['Panado 500mg', 'Adco-Dol', 'Myprodol']);
  });
});

describe('searching', () => {
  test('highlights matches and keeps every row when the server has searched', () => {
    render(<Products search={{ text: 'dol', match: 'contains' }} />);
    expect(screen.getAllByText('Dol', { selector: 'mark' })).toHaveLength(1);
    expect(shownNames()).toHaveLength(3);
  });

  test('keeps only the matches when `filterBySearch` is set', () => {
    render(<Products search={{ text: 'dol', match: 'ends' }} filterBySearch />);
    expect(shownNames()).toEqual(['Adco-Dol', 'Myprodol']);
  });

  test('has its own box; ArrowDown moves to the rows and ArrowUp back', async () => {
    render(<Products searchPanel />);
    const box = screen.getByRole('searchbox', { name: 'Search Products' });
    await userEvent.type(box, 'myp');
    expect(shownNames()).toEqual(['Myprodol']);
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Myprodol');
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(box);
  });

  test('is replaced by a search panel of the screen', () => {
    render(<Products searchPanel={<button type="button">Search</button>} />);
    expect(screen.getByRole('button', { name: 'Search' })).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});

describe('the placeholder for rows', () => {
  test('is the empty text with its hint', () => {
    render(<Products rows={[]} emptyHint="Search for a product above." />);
    expect(screen.getByRole('status').textContent).toBe('No products found.Search for a product above.');
  });

  test('is a hint that is not announced, if nothing was requested', () => {
    render(<Products rows={[]} idle emptyHint="Search for a product above." />);
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.getByText('Search for a product above.').closest('[role="status"], [aria-live]')).toBeNull();
  });

  test('is the loading text, at once', () => {
    render(<Products rows={[]} state="loading" loadingText="Loading products..." />);
    expect(screen.getByRole('status').textContent).toBe('Loading products...');
    expect(screen.getByRole('grid').getAttribute('aria-busy')).toBe('true');
  });

  test('is absent while rows are refetched', () => {
    render(<Products state="loading" loadingText="Loading products..." />);
    expect(screen.getByRole('status').textContent).toBe('');
    expect(shownNames()).toHaveLength(3);
  });

  test('is the error with a retry button', async () => {
    const onRetry = vi.fn();
    render(<Products state="error" errorText="Sorry an error has occurred." onRetry={onRetry} />);
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Sorry an error has occurred.');
    expect(bodyRows()).toHaveLength(0);
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

test('rejects two columns with the same id', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Products columns={[...COLUMNS, ...COLUMNS]} />)).toThrow(
    "Two columns of a DataGrid have the id 'name'",
  );
  vi.restoreAllMocks();
});

test('sums up the displayed rows in the footer', () => {
  const columns = [
    { id: 'name', header: 'Description', searchable: true, value: (row: { name: string }) => row.name },
    {
      id: 'price',
      header: 'Price',
      value: (row: { price: number | null }) => row.price,
      summary: (rows: readonly { price: number | null }[]) => `${rows.length} rows`,
    },
  ];
  render(<Products columns={columns} footer search={{ text: 'dol', match: 'contains' }} filterBySearch />);
  expect(screen.getByRole('gridcell', { name: '2 rows' })).toBeTruthy();
});

test('shows a live change in its cell and in the footer, if there is one', () => {
  vi.useFakeTimers();
  const withTotal: readonly GridColumn<Product>[] = COLUMNS.map((column) =>
    column.id === 'price'
      ? { ...column, summary: (rows) => `Σ ${rows.reduce((sum, { price }) => sum + (price ?? 0), 0)}` }
      : column,
  );
  const store = createRowStore(PRODUCTS, ({ id }) => id);
  for (const footer of [false, true]) {
    const { unmount } = render(<Products rows={store} columns={withTotal} footer={footer} />);
    for (const price of [5000, 6000]) {
      store.patch(1, { price });
      act(() => vi.runAllTimers());
      expect(cell(String(price))).toBeTruthy();
      expect(screen.queryByText(`Σ ${price + 4120}`) !== null).toBe(footer);
    }
    unmount();
  }
  vi.useRealTimers();
});

test('keeps typed text with its row when rows move', () => {
  const columns: readonly GridColumn<Product>[] = [
    ...COLUMNS,
    { id: 'note', header: 'Note', interactive: true, value: () => null, render: () => <input aria-label="Note" /> },
  ];
  const rows = manyProducts(1000);
  const { rerender } = render(<Products columns={columns} rows={rows} />);
  const notes = () =>
    bodyRows().flatMap((row) => {
      const { value } = within(row).getByLabelText<HTMLInputElement>('Note');
      return value === '' ? [] : [`${within(row).getByRole('rowheader')?.textContent}: ${value}`];
    });
  within(bodyRows()[2] as HTMLElement).getByLabelText<HTMLInputElement>('Note').value = 'half written';
  expect(notes()).toEqual(['Product 2: half written']);
  rerender(<Products columns={columns} rows={rows.slice(1, 9).toReversed()} />);
  expect(notes()).toEqual(['Product 2: half written']);
  rerender(<Products columns={columns} rows={rows} />);
  const grid = screen.getByRole('grid');
  for (const top of [15_000, 30]) {
    grid.scrollTop = top;
    fireEvent.scroll(grid);
    expect(bodyRows().length).toBeGreaterThan(10);
    expect(notes()).toEqual([]);
  }
});
