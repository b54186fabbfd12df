import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { bodyRows, cell, manyProducts, PRODUCTS, Products } from './testing.tsx';

let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup();
});

const selected = () =>
  bodyRows().flatMap((row, index) => (row.getAttribute('aria-selected') === 'true' ? [index] : []));
const selectAll = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows' });

describe('a single selection', () => {
  test('follows clicks and Space', async () => {
    const onSelectionChange = vi.fn();
    render(<Products selection="single" onSelectionChange={onSelectionChange} />);
    await user.click(cell('Adco-Dol'));
    expect(selected()).toEqual([1]);
    await user.keyboard('{ArrowDown} ');
    expect(selected()).toEqual([2]);
    expect(onSelectionChange).toHaveBeenLastCalledWith(new Set([3]));
  });

  test('is controlled by the screen if the screen sets it', async () => {
    render(<Products selection="single" selected={new Set([1])} />);
    await user.click(cell('Adco-Dol'));
    expect(selected()).toEqual([0]);
  });
});

describe('a multiple selection', () => {
  test('is exposed as multiselectable', () => {
    render(<Products selection="multiple" />);
    expect(screen.getByRole('grid').getAttribute('aria-multiselectable')).toBe('true');
    expect(bodyRows().map((row) => row.getAttribute('aria-selected'))).toEqual(['false', 'false', 'false']);
  });

  test('uses checkboxes, named after their rows', async () => {
    render(<Products selection="multiple" />);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Adco-Dol' });
    await user.click(box);
    expect([box.checked, selected()]).toEqual([true, [1]]);
    await user.click(box);
    expect([box.checked, selected()]).toEqual([false, []]);
  });

  test('is not cleared by a plain click', async () => {
    render(<Products selection="multiple" />);
    await user.click(screen.getByRole('checkbox', { name: 'Select Adco-Dol' }));
    await user.click(cell('Myprodol'));
    expect(selected()).toEqual([1]);
  });

  test('uses plain clicks if selecting is the only action, and a double click activates', async () => {
    const onActivate = vi.fn();
    render(<Products selection="multiple" tickOnClick onActivate={onActivate} />);
    await user.click(cell('Adco-Dol'));
    await user.click(cell('Myprodol'));
    expect(selected()).toEqual([1, 2]);
    await user.click(cell('Adco-Dol'));
    expect(selected()).toEqual([2]);
    await user.dblClick(cell('Adco-Dol'));
    expect([selected(), onActivate.mock.calls.length]).toEqual([[1, 2], 1]);
  });

  test('adds single rows with Ctrl and ranges with Shift', async () => {
    render(<Products selection="multiple" rows={manyProducts(8)} />);
    await user.click(cell('Product 1'));
    await user.keyboard('{Control>}');
    await user.click(cell('Product 6'));
    await user.click(cell('Product 1'));
    await user.keyboard('{/Control}{Shift>}');
    await user.click(cell('Product 3'));
    expect(selected()).toEqual([1, 2, 3, 6]);
    await user.click(cell('Product 2'));
    expect(selected()).toEqual([1, 2, 6]);
  });

  test('grows and shrinks with Shift and the arrow keys', async () => {
    render(<Products selection="multiple" rows={manyProducts(8)} />);
    await user.click(cell('Product 1'));
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}');
    expect(selected()).toEqual([1, 2]);
    await user.keyboard('{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
    expect(selected()).toEqual([1, 2, 4, 5]);
  });

  test('selects all with Ctrl+A or the header checkbox, which shows a mixed state', async () => {
    const onSelectionChange = vi.fn();
    render(<Products selection="multiple" onSelectionChange={onSelectionChange} />);
    await user.click(screen.getByRole('checkbox', { name: 'Select Adco-Dol' }));
    expect([selectAll().checked, selectAll().indeterminate]).toEqual([false, true]);
    await user.keyboard('{Control>}a{/Control}');
    expect([selectAll().checked, selectAll().indeterminate]).toEqual([true, false]);
    expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(PRODUCTS.map((row) => row.id)));
    await user.click(selectAll());
    expect(selected()).toEqual([]);
  });

  test('of all includes only the rows that match the search', async () => {
    render(<Products selection="multiple" search={{ text: 'pan', match: 'contains' }} filterBySearch />);
    await user.click(selectAll());
    expect(within(screen.getByRole('grid')).getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  });
});

describe('activation', () => {
  test('requires a double click, or a single one if configured', async () => {
    const onActivate = vi.fn();
    const { rerender } = render(<Products onActivate={onActivate} />);
    await user.click(cell('Adco-Dol'));
    expect(onActivate).not.toHaveBeenCalled();
    await user.dblClick(cell('Adco-Dol'));
    expect(onActivate).toHaveBeenCalledExactlyOnceWith(PRODUCTS[1]);
    rerender(<Products onActivate={onActivate} activateOnClick />);
    await user.dblClick(cell('Myprodol'));
    expect(onActivate).toHaveBeenCalledTimes(2);
  });
});

describe('details', () => {
  test('expand with their button or Alt+ArrowDown and collapse with Alt+ArrowUp', async () => {
    render(<Products renderDetail={(row) => <p>More about {row.name}</p>} />);
    const button = screen.getByRole('button', { name: 'Details of Adco-Dol' });
    await user.click(button);
    expect(screen.getByText('More about Adco-Dol')).toBeTruthy();
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await user.click(cell('Myprodol'));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(screen.getByText('More about Myprodol')).toBeTruthy();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(screen.queryByText('More about Myprodol')).toBeNull();
  });
});
