import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { manyProducts, PRODUCTS, type Product, Products } from './testing.tsx';
import type { DataGridHandle } from './types.ts';

describe('more rows', () => {
  test('are requested at the end, once for each number of rows', () => {
    const onEndReached = vi.fn();
    const grid = (rows: readonly Product[], more: 'some' | 'loading' | 'none') => (
      <Products rows={rows} more={more} onEndReached={onEndReached} />
    );
    const { rerender } = render(grid(PRODUCTS, 'some'));
    expect(onEndReached).toHaveBeenCalledOnce();
    rerender(grid(PRODUCTS, 'loading'));
    rerender(grid(PRODUCTS, 'some'));
    expect(onEndReached).toHaveBeenCalledOnce();
    rerender(grid(manyProducts(5), 'some'));
    expect(onEndReached).toHaveBeenCalledTimes(2);
    rerender(grid(manyProducts(6), 'none'));
    expect(onEndReached).toHaveBeenCalledTimes(2);
  });

  test('are not requested while the end is not visible', async () => {
    const onEndReached = vi.fn();
    render(<Products rows={manyProducts(1000)} more="some" onEndReached={onEndReached} />);
    expect(onEndReached).not.toHaveBeenCalled();
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('{Control>}{End}{/Control}');
    screen.getByRole('grid').scrollTop = 30_000;
    screen.getByRole('grid').dispatchEvent(new Event('scroll'));
    await vi.waitFor(() => expect(onEndReached).toHaveBeenCalledOnce());
  });

  test('show that they are loading, and make the row count unknown unless the server returns it', () => {
    const { rerender } = render(<Products more="loading" />);
    expect(screen.getByText('Loading more…')).toBeTruthy();
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('-1');
    rerender(<Products more="loading" total={2000} />);
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('2001');
  });

  test('that failed are reported with a retry button', async () => {
    const onEndReached = vi.fn();
    render(<Products more="error" onEndReached={onEndReached} />);
    expect(screen.getByRole('alert').textContent).toBe('More rows could not be loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onEndReached).toHaveBeenCalledOnce();
  });
});

describe('exported and copied data', () => {
  test('is the displayed rows: sorted, filtered, searched', () => {
    const gridRef = { current: null as DataGridHandle<Product> | null };
    render(
      <Products
        gridRef={gridRef}
        defaultSort={[{ column: 'name', direction: 'asc' }]}
        defaultFilters={{ name: { kind: 'text', match: 'contains', text: 'dol' } }}
        selection="multiple"
        selected={new Set([1, 3])}
      />,
    );
    expect(gridRef.current?.exportRows().columns[0]?.texts).toEqual(['Adco-Dol', 'Myprodol']);
    expect(gridRef.current?.exportRows().keys).toEqual([2, 3]);
    expect(gridRef.current?.exportRows({ selectedOnly: true }).keys).toEqual([3]);
  });

  test('with Ctrl+C is the selected rows with their headers, or the cell', async () => {
    const user = userEvent.setup();
    render(<Products selection="multiple" />);
    await user.click(screen.getByRole('gridcell', { name: '4120' }));
    await user.keyboard('{Control>}c{/Control}');
    expect(await navigator.clipboard.readText()).toBe('4120');
    await user.click(screen.getByRole('checkbox', { name: 'Select Myprodol' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Panado 500mg' }));
    await user.keyboard('{Control>}c{/Control}');
    expect(await navigator.clipboard.readText()).toBe('Description\tPrice\nPanado 500mg\t3050\nMyprodol\t');
  });
});
