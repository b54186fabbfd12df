import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { announcements } from '../Announcer/announce.ts';
import { moneyColumn, numberColumn } from './columns/columns.tsx';
import { cell, focusedText, PRODUCTS, type Product, Products, shownNames } from './testing.tsx';
import type { GridColumn, GridFilters } from './types.ts';

const COLUMNS: readonly GridColumn<Product>[] = [
  { id: 'name', header: 'Description', value: (row) => row.name },
  moneyColumn({ id: 'price', header: 'Price', value: (row) => row.price, format: (cents) => `R${cents / 100}` }),
  numberColumn({ id: 'id', header: 'Number', value: (row) => row.id, optional: true }),
];

const header = (name: string) => screen.getByRole('columnheader', { name });
const headers = () => screen.getAllByRole('columnheader').map((each) => each.getAttribute('aria-label'));

// The first import is slow on a busy machine.
beforeAll(() => import('./columnTools/ColumnTools.tsx'), 60_000);

const PATIENT = { timeout: 4000 };

type User = ReturnType<typeof render>['user'];

/** Opens a column's menu by keyboard once the tools are loaded. */
async function openMenu(user: User, column: string) {
  header(column).focus();
  await waitFor(async () => {
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(screen.getByRole('menu', { name: `Column ${column}` })).toBeTruthy();
  }, PATIENT);
  const menu = screen.getByRole('menu', { name: `Column ${column}` });
  await waitFor(() => expect(document.activeElement).toBe(menu), PATIENT);
  return within(menu);
}

async function choose(user: User, column: string, entry: string) {
  const menu = await openMenu(user, column);
  const item = menu.getByRole('menuitem', { name: entry });
  await waitFor(async () => {
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.getAttribute('aria-activedescendant')).toBe(item.id);
  }, PATIENT);
  await user.keyboard('{Enter}');
  // Waits for the menu to return focus one frame later, which would close a menu opened before.
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull(), PATIENT);
}

const announcedTexts = () => announcements.get().map(({ text }) => text);

describe('the menu of a column', () => {
  test('opens with Alt+ArrowDown or its button, and returns focus to the header', async () => {
    const { user } = render(<Products columns={COLUMNS} adjustable />);
    await openMenu(user, 'Price');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(header('Price')));
    await user.click(screen.getByRole('button', { name: 'Column Description' }));
    expect(await screen.findByRole('menu', { name: 'Column Description' })).toBeTruthy();
    expect(header('Description').getAttribute('aria-sort')).toBeNull();
  });

  test('pins and unpins a sort, if the screen supports it', async () => {
    const onSortRetainedChange = vi.fn();
    const sort = [{ column: 'price', direction: 'asc' }] as const;
    const sorted = { columns: COLUMNS, adjustable: true, sort, onSortRetainedChange };
    const { user, rerender } = render(<Products {...sorted} />);
    await choose(user, 'Price', 'Keep this sort');
    expect(onSortRetainedChange).toHaveBeenLastCalledWith(true);
    rerender(<Products {...sorted} sortRetained />);
    await choose(user, 'Price', 'Stop keeping this sort');
    expect(onSortRetainedChange).toHaveBeenLastCalledWith(false);
    const others = await openMenu(user, 'Description');
    expect(others.queryByRole('menuitem', { name: /Keep/ })).toBeNull();
  });

  test('has no pin option if every sort is permanent', async () => {
    const { user } = render(<Products columns={COLUMNS} adjustable sort={[{ column: 'price', direction: 'asc' }]} />);
    const menu = await openMenu(user, 'Price');
    expect(menu.queryByRole('menuitem', { name: /Keep/ })).toBeNull();
  });

  test('is absent by default', () => {
    render(<Products columns={COLUMNS} />);
    expect(screen.queryByRole('button', { name: 'Column Price' })).toBeNull();
  });

  test('sorts, and removes the sort again', async () => {
    const { user } = render(<Products columns={COLUMNS} adjustable />);
    await choose(user, 'Description', 'Sort descending');
    expect(shownNames()).toEqual(['Panado 500mg', 'Myprodol', 'Adco-Dol']);
    await choose(user, 'Description', 'Clear sort');
    expect(shownNames()).toEqual(PRODUCTS.map(({ name }) => name));
  });

  test('hides a column, and keeps focus in the header', async () => {
    const { user } = render(<Products columns={COLUMNS} adjustable />);
    await choose(user, 'Price', 'Hide column');
    expect(headers()).toEqual(['Description']);
    await waitFor(() => expect(document.activeElement).toBe(header('Description')));
    const menu = await openMenu(user, 'Description');
    expect(menu.queryByRole('menuitem', { name: 'Hide column' })).toBeNull();
  });

  test('pins a column to an edge', async () => {
    const { user } = render(<Products columns={COLUMNS} adjustable />);
    await choose(user, 'Price', 'Pin to start');
    expect(headers()).toEqual(['Price', 'Description']);
    await choose(user, 'Price', 'Unpin');
    expect(headers()).toEqual(['Description', 'Price']);
  });
});

describe('the column list', () => {
  test('shows, hides and moves columns; the last column stays', async () => {
    const { user } = render(<Products columns={COLUMNS} adjustable />);
    await choose(user, 'Price', 'Columns…');
    const list = within(await screen.findByRole('dialog', { name: 'Columns of Products' }));
    await user.click(list.getByRole('checkbox', { name: 'Number' }));
    await user.click(list.getByRole('button', { name: 'Move Number up' }));
    await user.click(list.getByRole('button', { name: 'Move Number up' }));
    expect(headers()).toEqual(['Number', 'Description', 'Price']);
    await user.click(list.getByRole('checkbox', { name: 'Number' }));
    await user.click(list.getByRole('checkbox', { name: 'Price' }));
    expect(list.getByRole<HTMLInputElement>('checkbox', { name: 'Description' }).disabled).toBe(true);
    await user.click(list.getByRole('button', { name: 'Reset columns' }));
    expect(headers()).toEqual(['Description', 'Price']);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(header('Price')));
  });
});

describe('columns', () => {
  test('are moved with Ctrl+Shift and arrow keys, resized with Alt and arrow keys, and announced', async () => {
    const { user } = render(<Products columns={COLUMNS} adjustable />);
    await openMenu(user, 'Description');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(header('Description')));
    await user.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
    expect(headers()).toEqual(['Price', 'Description']);
    await waitFor(() => expect(announcedTexts()).toContain('Description is column 2 of 2.'));
    expect(document.activeElement).toBe(header('Description'));
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await waitFor(() => expect(announcedTexts()).toContain('Description is 40 pixels wide.'));
  });

  test('are stored for each key, and removed with Reset', async () => {
    const layouts = new Map([['thandi lines', '{"order":["price","name"]}']]);
    const layoutStorage = {
      read: (key: string) => layouts.get(key) ?? null,
      write: vi.fn(
        (key: string, text: string | null) => void (text === null ? layouts.delete(key) : layouts.set(key, text)),
      ),
    };
    const grid = (layoutKey: string) => (
      <Products columns={COLUMNS} layoutKey={layoutKey} layoutStorage={layoutStorage} />
    );
    const { user, rerender } = render(grid('thandi lines'));
    expect(headers()).toEqual(['Price', 'Description']);
    rerender(grid('sipho lines'));
    expect(headers()).toEqual(['Description', 'Price']);
    await choose(user, 'Price', 'Move towards start');
    expect(JSON.parse(layouts.get('sipho lines') ?? '')).toMatchObject({ order: ['price', 'name', 'id'] });
    await choose(user, 'Price', 'Reset columns');
    expect([...layouts.keys()]).toEqual(['thandi lines']);
    expect(headers()).toEqual(['Description', 'Price']);
  });

  test('are stored in the browser unless the caller has a storage', async () => {
    const { user, unmount } = render(<Products columns={COLUMNS} layoutKey="lines" />);
    await choose(user, 'Price', 'Move towards start');
    unmount();
    render(<Products columns={COLUMNS} layoutKey="lines" />);
    expect(headers()).toEqual(['Price', 'Description']);
    localStorage.clear();
  });
});

describe('a filter', () => {
  test('applies with every key, marks its header and is listed with its text', async () => {
    const onFiltersChange = vi.fn();
    const { user } = render(<Products columns={COLUMNS} adjustable onFiltersChange={onFiltersChange} />);
    await choose(user, 'Description', 'Filter…');
    const form = within(await screen.findByRole('dialog', { name: 'Filter by Description' }));
    await user.type(form.getByRole('textbox', { name: 'Text' }), 'dol');
    expect(shownNames()).toEqual(['Adco-Dol', 'Myprodol']);
    expect(header('Description').getAttribute('aria-description')).toBe('filtered');
    const strip = screen.getByRole('group', { name: 'Filters of Products', hidden: true });
    expect(strip.textContent).toContain('Description contains “dol”');
    expect(strip.textContent).toContain('2 of 3 rows');
    await user.selectOptions(form.getByRole('combobox', { name: 'Condition' }), 'Starts with');
    expect(onFiltersChange).toHaveBeenLastCalledWith({ name: { kind: 'text', match: 'starts', text: 'dol' } });
    await user.click(form.getByRole('button', { name: 'Clear' }));
    expect(shownNames()).toHaveLength(3);
    await user.click(form.getByRole('button', { name: /Done/ }));
    await waitFor(() => expect(document.activeElement).toBe(header('Description')));
  });

  test('for amounts uses the main unit, and keeps its value while the text is not a number', async () => {
    const { user } = render(<Products columns={COLUMNS} adjustable />);
    await choose(user, 'Price', 'Filter…');
    const form = within(await screen.findByRole('dialog', { name: 'Filter by Price' }));
    await user.type(form.getByRole('textbox', { name: 'From' }), '40');
    expect(shownNames()).toEqual(['Adco-Dol']);
    await user.type(form.getByRole('textbox', { name: 'To' }), 'x');
    await user.tab();
    expect(form.getByText('Enter a number.')).toBeTruthy();
    expect(shownNames()).toEqual(['Adco-Dol']);
  });

  test('is cleared from the list, one or all, and when no row is left', async () => {
    const filters: GridFilters = {
      name: { kind: 'text', match: 'contains', text: 'zzz' },
      price: { kind: 'number', from: 1, to: null },
    };
    const { user } = render(<Products columns={COLUMNS} adjustable defaultFilters={filters} />);
    expect(screen.getByText('No rows match the filters.')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Clear filter of Description' }));
    expect(shownNames()).toEqual(['Panado 500mg', 'Adco-Dol']);
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(shownNames()).toHaveLength(3);
    expect(screen.queryByRole('group', { name: 'Filters of Products' })).toBeNull();
  });

  test('offers a clear button for an empty grid even before its tools have loaded', async () => {
    const { user } = render(
      <Products defaultFilters={{ name: { kind: 'choice', texts: [] } }} emptyText="No products found." />,
    );
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(shownNames()).toHaveLength(3);
  });

  test('and a sort are only reported if the server arranges the rows', async () => {
    const onSortChange = vi.fn();
    const { user } = render(
      <Products
        columns={COLUMNS}
        arrangedByServer
        onSortChange={onSortChange}
        defaultFilters={{ name: { kind: 'choice', texts: [] } }}
      />,
    );
    await user.click(header('Price') ?? cell('x'));
    expect(onSortChange).toHaveBeenLastCalledWith([{ column: 'price', direction: 'asc' }]);
    expect(header('Price').getAttribute('aria-sort')).toBe('ascending');
    expect(shownNames()).toEqual(PRODUCTS.map(({ name }) => name));
    expect(focusedText()).toContain('Price');
  });
});
