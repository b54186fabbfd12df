import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { COLUMNS, cell, focusedText, manyProducts, PRODUCTS, type Product, Products, shownNames } from './testing.tsx';
import type { DataGridHandle, GridColumn } from './types.ts';

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
});

let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup();
});

describe('keyboard navigation', () => {
  test('has one tab stop: Tab enters and leaves the grid', async () => {
    render(
      <>
        <Products />
        <button type="button">After</button>
      </>,
    );
    await user.tab();
    expect(focusedText()).toBe('Panado 500mg');
    await user.tab();
    expect(focusedText()).toBe('After');
    await user.tab({ shift: true });
    expect(focusedText()).toBe('Panado 500mg');
  });

  test('moves between cells and activates with Enter', async () => {
    const onActivate = vi.fn();
    render(<Products onActivate={onActivate} />);
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(focusedText()).toBe('4120');
    await user.keyboard('{Enter}');
    expect(onActivate).toHaveBeenCalledExactlyOnceWith(PRODUCTS[1]);
  });

  test('reaches rows that were not rendered', async () => {
    render(<Products rows={manyProducts(1000)} />);
    await user.tab();
    await user.keyboard('{Control>}{End}{/Control}');
    expect(focusedText()).toBe(String((999 * 7919) % 1000));
    await user.keyboard('{Home}');
    expect(focusedText()).toBe('Product 999');
    await user.keyboard('{Control>}{Home}{/Control}{PageDown}');
    expect(focusedText()).toBe('Product 19');
  });

  test('sorts from the header, which Ctrl reaches from the first row', async () => {
    render(<Products />);
    await user.tab();
    await user.keyboard('{Control>}{ArrowUp}{/Control}');
    expect(document.activeElement).toBe(screen.getByRole('columnheader', { name: 'Description' }));
    await user.keyboard('{Enter}{ArrowRight}{Shift>}{Enter}{/Shift}');
    expect(shownNames()).toEqual(['Adco-Dol', 'Myprodol', 'Panado 500mg']);
    await user.keyboard('{ArrowDown}');
    expect(focusedText()).toBe('4120');
  });

  test('stays in the first row after an extra ArrowUp, and sorts nothing', async () => {
    const onActivate = vi.fn();
    render(<Products onActivate={onActivate} />);
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}{ArrowUp}{Enter}');
    expect(focusedText()).toBe('Panado 500mg');
    expect(onActivate).toHaveBeenCalledExactlyOnceWith(PRODUCTS[0]);
    expect(shownNames()).toEqual(PRODUCTS.map(({ name }) => name));
  });

  test.each(['Control', 'Alt', 'Meta', 'Shift'])(
    'leaves Enter to other handlers while %s is held',
    async (modifier) => {
      const onActivate = vi.fn();
      render(<Products onActivate={onActivate} />);
      await user.tab();
      const prevented = vi.fn();
      addEventListener('keydown', (event) => event.key === 'Enter' && prevented(event.defaultPrevented));
      await user.keyboard(`{${modifier}>}{Enter}{/${modifier}}`);
      expect(onActivate).not.toHaveBeenCalled();
      expect(prevented).toHaveBeenLastCalledWith(false);
      await user.keyboard('{Enter}');
      expect(onActivate).toHaveBeenCalledOnce();
    },
  );

  test.each(['Control', 'Meta'])('leaves Enter in the header to other handlers while %s is held', async (modifier) => {
    render(<Products />);
    await user.tab();
    await user.keyboard(`{Control>}{ArrowUp}{/Control}{${modifier}>}{Enter}{/${modifier}}`);
    expect(screen.getByRole('columnheader', { name: 'Description' }).getAttribute('aria-sort')).toBeNull();
  });

  test('leaves at the top if the screen handles it; Ctrl+ArrowUp still reaches the header', async () => {
    const onLeaveTop = vi.fn();
    render(<Products onLeaveTop={onLeaveTop} />);
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowUp}');
    expect(onLeaveTop).not.toHaveBeenCalled();
    await user.keyboard('{ArrowUp}');
    expect(onLeaveTop).toHaveBeenCalledOnce();
    await user.keyboard('{Control>}{ArrowUp}{/Control}');
    expect(document.activeElement).toBe(screen.getByRole('columnheader', { name: 'Description' }));
    expect(onLeaveTop).toHaveBeenCalledOnce();
  });

  test('passes every key on a row to the screen first', async () => {
    const onActivate = vi.fn();
    const onRowKey = vi.fn((event: React.KeyboardEvent) => {
      if (event.key === 'Enter') event.preventDefault();
    });
    render(<Products onActivate={onActivate} onRowKey={onRowKey} />);
    await user.tab();
    await user.keyboard('{Delete}{Enter}');
    expect(onRowKey.mock.calls.map(([event]) => event.key)).toEqual(['Delete', 'Enter']);
    expect(onRowKey).toHaveBeenLastCalledWith(expect.anything(), PRODUCTS[0]);
    expect(onActivate).not.toHaveBeenCalled();
  });

  test('copies the cell, and with Shift the row', async () => {
    render(<Products />);
    await user.tab();
    await user.keyboard('{Control>}c{/Control}');
    expect(await navigator.clipboard.readText()).toBe('Panado 500mg');
    await user.keyboard('{Control>}{Shift>}C{/Shift}{/Control}');
    expect(await navigator.clipboard.readText()).toBe('Panado 500mg\t3050');
  });

  test('reports the active row, once a row', async () => {
    const onActiveRowChange = vi.fn();
    const { rerender } = render(<Products onActiveRowChange={onActiveRowChange} />);
    expect(onActiveRowChange).not.toHaveBeenCalled();
    await user.tab();
    await user.keyboard('{ArrowRight}{ArrowDown}{Control>}{ArrowUp}{/Control}');
    expect(onActiveRowChange.mock.calls).toEqual([[PRODUCTS[0]], [PRODUCTS[1]], [PRODUCTS[0]]]);
    rerender(<Products rows={[]} onActiveRowChange={onActiveRowChange} />);
    expect(onActiveRowChange).toHaveBeenLastCalledWith(null);
  });
});

describe('focus', () => {
  const reversed = () => PRODUCTS.map((row) => ({ ...row })).reverse();

  test('stays on its row through a refetch', async () => {
    const { rerender } = render(<Products />);
    await user.click(cell('4120'));
    rerender(<Products rows={[{ id: 9, name: 'New', price: 1 }, ...reversed()]} />);
    expect(focusedText()).toBe('4120');
    await user.keyboard('{ArrowDown}');
    expect(focusedText()).toBe('3050');
  });

  test('starts at the first row of another subject, even if its row is still there', async () => {
    const onActiveRowChange = vi.fn();
    const { rerender } = render(<Products subject="panado" onActiveRowChange={onActiveRowChange} />);
    await user.click(cell('4120'));
    rerender(<Products subject="pana" rows={reversed()} onActiveRowChange={onActiveRowChange} />);
    expect(focusedText()).toBe(PRODUCTS.at(-1)?.name);
    expect(onActiveRowChange).toHaveBeenLastCalledWith(PRODUCTS.at(-1));
  });

  test('returns after the rows were absent', async () => {
    const { rerender } = render(<Products />);
    await user.click(cell('4120'));
    rerender(<Products rows={[]} state="loading" loadingText="Loading" />);
    expect(document.activeElement?.getAttribute('role')).toBe('columnheader');
    rerender(<Products rows={reversed()} />);
    expect(focusedText()).toBe('4120');
  });

  test('waits for the first rows without sorting them, and moves to the first', async () => {
    const gridRef = { current: null as DataGridHandle<Product> | null };
    const { rerender } = render(<Products gridRef={gridRef} rows={[]} state="loading" />);
    act(() => gridRef.current?.focus());
    await user.keyboard('{Enter} {Enter}');
    rerender(<Products gridRef={gridRef} />);
    expect(shownNames()).toEqual(PRODUCTS.map(({ name }) => name));
    expect(focusedText()).toBe('Panado 500mg');
  });

  test('is on the retry button after a failed read, and returns with the rows', async () => {
    const onRetry = vi.fn();
    const gridRef = { current: null as DataGridHandle<Product> | null };
    const failed = <Products gridRef={gridRef} rows={[]} state="error" errorText="Failed" onRetry={onRetry} />;
    const { rerender } = render(<Products gridRef={gridRef} rows={[]} state="loading" />);
    act(() => gridRef.current?.focus());
    rerender(failed);
    expect(focusedText()).toBe('Try again');
    await user.keyboard('{Enter}');
    expect(onRetry).toHaveBeenCalledOnce();
    rerender(<Products gridRef={gridRef} rows={[]} state="loading" />);
    rerender(failed);
    expect(focusedText()).toBe('Try again');
    await user.keyboard('{Enter}');
    rerender(<Products gridRef={gridRef} rows={[]} state="loading" />);
    rerender(<Products gridRef={gridRef} />);
    expect(focusedText()).toBe('Panado 500mg');
  });

  test('moves to the retry button if the rows failed before', async () => {
    const gridRef = { current: null as DataGridHandle<Product> | null };
    render(
      <>
        <button type="button">Before</button>
        <Products gridRef={gridRef} rows={[]} state="error" onRetry={() => {}} />
      </>,
    );
    await user.tab();
    expect(focusedText()).toBe('Before');
    act(() => gridRef.current?.focus());
    expect(focusedText()).toBe('Try again');
    // Focus that moved on is not brought back.
    await user.tab({ shift: true });
    expect(document.activeElement?.getAttribute('role')).toBe('columnheader');
  });

  test('starts at the row that the screen names, until the user moves', async () => {
    const gridRef = { current: null as DataGridHandle<Product> | null };
    const { rerender } = render(<Products gridRef={gridRef} subject="a" startAt={2} />);
    await user.tab();
    expect(focusedText()).toBe('Adco-Dol');
    await user.keyboard('{ArrowDown}');
    rerender(<Products gridRef={gridRef} subject="a" startAt={1} />);
    expect(focusedText()).toBe('Myprodol');
    rerender(<Products gridRef={gridRef} subject="b" startAt={2} />);
    expect(focusedText()).toBe('Adco-Dol');
    rerender(<Products gridRef={gridRef} subject="c" startAt={99} />);
    expect(focusedText()).toBe('Panado 500mg');
  });

  test('scrolls to its initial row, wherever that is', () => {
    const gridRef = { current: null as DataGridHandle<Product> | null };
    render(<Products gridRef={gridRef} rows={manyProducts(1000)} subject="a" startAt={700} />);
    act(() => gridRef.current?.focus());
    expect(focusedText()).toBe('Product 700');
  });

  test('is not moved by an arriving row, which flashes for a moment', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const gridRef = { current: null as DataGridHandle<Product> | null };
    render(<Products gridRef={gridRef} />);
    act(() => gridRef.current?.flashRow(3));
    const lit = () => [...document.querySelectorAll('[data-flashed]')].map(({ textContent }) => textContent);
    expect(lit()).toEqual(['Myprodol']);
    expect(document.activeElement).toBe(document.body);
    act(() => vi.runAllTimers());
    expect(lit()).toEqual([]);
  });

  test('moves to the neighbour when its row is removed', async () => {
    const { rerender } = render(<Products />);
    await user.click(cell('Adco-Dol'));
    rerender(<Products rows={PRODUCTS.filter((row) => row.id !== 2)} />);
    expect(focusedText()).toBe('Myprodol');
    rerender(<Products rows={PRODUCTS.slice(0, 1)} />);
    expect(focusedText()).toBe('Panado 500mg');
  });

  test('moves to the first row when all rows are different', async () => {
    const { rerender } = render(<Products />);
    await user.click(cell('Myprodol'));
    rerender(<Products rows={manyProducts(9).slice(4)} />);
    expect(focusedText()).toBe('Product 4');
  });

  test('is not taken from elsewhere', async () => {
    const { rerender } = render(<Products searchPanel />);
    await user.click(cell('Adco-Dol'));
    await user.click(screen.getByRole('searchbox'));
    rerender(<Products searchPanel rows={reversed()} />);
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  test('stays on a row that is scrolled out of view', async () => {
    render(<Products rows={manyProducts(1000)} />);
    await user.click(cell('Product 2'));
    const grid = screen.getByRole('grid');
    grid.scrollTop = 15_000;
    fireEvent.scroll(grid);
    expect(screen.getByRole('rowheader', { name: 'Product 500' })).toBeTruthy();
    expect(focusedText()).toBe('Product 2');
    const element = document.activeElement;
    const scrollIntoView = vi.fn();
    HTMLElement.prototype.scrollIntoView = scrollIntoView;
    await user.keyboard('{ArrowDown}');
    expect(focusedText()).toBe('Product 3');
    expect(document.activeElement).not.toBe(element);
    expect(scrollIntoView.mock.contexts).toEqual([document.activeElement]);
  });

  test('is the same in React strict mode', async () => {
    render(
      <StrictMode>
        <Products rows={manyProducts(1000)} />
      </StrictMode>,
    );
    await user.tab();
    await user.keyboard('{ArrowDown}{Control>}{End}{/Control}{Home}{PageUp}');
    expect(focusedText()).toBe('Product 980');
    expect(new Set(shownNames()).size).toBe(shownNames().length);
  });

  test('can be set by the screen, to the first row, the last one or one by key', async () => {
    const gridRef = { current: null as DataGridHandle<Product> | null };
    render(<Products gridRef={gridRef} />);
    act(() => {
      gridRef.current?.focus();
      expect(focusedText()).toBe('Panado 500mg');
    });
    act(() => gridRef.current?.focusRow(3));
    expect(focusedText()).toBe('Myprodol');
    act(() => (document.activeElement as HTMLElement).blur());
    act(() => gridRef.current?.focus());
    expect(focusedText()).toBe('Myprodol');
    act(() => gridRef.current?.focusRow(99));
    expect(focusedText()).toBe('Myprodol');
    expect(gridRef.current?.shownRows()).toEqual(PRODUCTS);
  });
});

describe('a cell with buttons', () => {
  const remove = vi.fn();
  const columns: readonly GridColumn<Product>[] = [
    ...COLUMNS,
    {
      id: 'actions',
      header: 'Actions',
      interactive: true,
      value: () => null,
      render: (row) => (
        <>
          <button type="button">Edit</button>
          <button type="button" onClick={() => remove(row.id)}>
            Delete
          </button>
        </>
      ),
    },
  ];

  test('is entered with Enter, traversed with Tab and arrow keys, and left with Escape', async () => {
    const onActivate = vi.fn();
    render(<Products columns={columns} onActivate={onActivate} />);
    await user.tab();
    await user.keyboard('{End}{Enter}');
    expect(focusedText()).toBe('Edit');
    await user.tab();
    expect(focusedText()).toBe('Delete');
    await user.keyboard('{ArrowLeft}');
    expect(focusedText()).toBe('Edit');
    await user.keyboard('{ArrowRight}{Enter}');
    expect(remove).toHaveBeenCalledExactlyOnceWith(1);
    await user.keyboard('{Escape}');
    expect(focusedText()).toBe('EditDelete');
    expect(onActivate).not.toHaveBeenCalled();
  });

  test('does not pass clicks on its buttons to the row', async () => {
    const onActivate = vi.fn();
    render(<Products columns={columns} activateOnClick onActivate={onActivate} selection="single" />);
    await user.click(screen.getAllByRole('button', { name: 'Delete' })[1] as HTMLElement);
    expect(remove).toHaveBeenLastCalledWith(2);
    expect(onActivate).not.toHaveBeenCalled();
    expect(focusedText()).toBe('Delete');
  });
});
