import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { SearchedList } from './SearchedList.tsx';

afterEach(cleanup);

const COLUMNS = [{ id: 'name', header: 'Name', value: (name: string) => name }];

function show() {
  const calls = { onStep: vi.fn(), onActivate: vi.fn(), onRowKey: vi.fn() };
  const Page = () => {
    const searchRef = useRef<HTMLInputElement>(null);
    return (
      <SearchedList
        keys="↵ choose"
        label="Products"
        columns={COLUMNS}
        rows={['Panado', 'Disprin']}
        rowKey={(name) => name}
        emptyText="None"
        searchRef={searchRef}
        searchPanel={<input aria-label="Search" ref={searchRef} />}
        {...calls}
      />
    );
  };
  render(<Page />);
  const row = screen.getByRole('rowheader', { name: 'Panado' });
  return { ...calls, row, box: screen.getByRole('textbox', { name: 'Search' }) };
}

it('moves focus from its rows back to the search, by Escape and by Arrow Up on the first row', async () => {
  const { row, box, onRowKey } = show();
  for (const key of ['{Escape}', '{ArrowUp}']) {
    row.focus();
    await userEvent.keyboard(key);
    expect(document.activeElement).toBe(box);
  }
  expect(onRowKey).toHaveBeenCalledWith(expect.objectContaining({ key: 'Escape' }), 'Panado');
});

it('distinguishes the search from the list when it receives focus', () => {
  const { row, box, onStep } = show();
  box.focus();
  row.focus();
  expect(onStep.mock.calls).toEqual([['search'], ['products']]);
});

it('selects a row with one press', async () => {
  const { row, onActivate } = show();
  await userEvent.click(row);
  expect(onActivate).toHaveBeenCalledExactlyOnceWith('Panado');
});
