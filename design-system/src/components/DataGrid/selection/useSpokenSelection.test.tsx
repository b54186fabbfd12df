import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { RowKey } from '../types.ts';
import { useSpokenSelection } from './useSpokenSelection.ts';

it('iterates over the rows a few times, however many of them are selected', () => {
  const rows = Array.from({ length: 5_000 }, (_, id) => ({ id }));
  const rowKey = vi.fn((row: (typeof rows)[number]): RowKey => row.id);
  const selectionText = vi.fn(() => '');
  const select = (keys: ReadonlySet<RowKey>) => ({
    multiple: true,
    keys,
    count: rows.length,
    getName: () => '',
    selectionText,
    toRows: (selectedKeys: ReadonlySet<RowKey>) => rows.filter((row) => selectedKeys.has(rowKey(row))),
  });
  const { rerender } = renderHook(useSpokenSelection<(typeof rows)[number]>, { initialProps: select(new Set()) });
  rerender(select(new Set(rows.map(({ id }) => id))));
  expect(selectionText).toHaveBeenCalledWith(rows);
  expect(rowKey.mock.calls.length).toBeLessThanOrEqual(2 * rows.length);
});
