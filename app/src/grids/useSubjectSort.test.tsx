import type { GridSort } from '@mortar/design-system';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSubjectSort } from './useSubjectSort.ts';

const COLUMNS = [
  { id: 'supplier', header: 'Supplier' },
  { id: 'price', header: 'Price' },
];
const BY_PRICE = [{ column: 'price', direction: 'asc' }] as const;

function start() {
  const { result, rerender } = renderHook(({ subject }) => useSubjectSort(subject), { initialProps: { subject: 'a' } });
  return {
    now: () => ({ sort: result.current.sorting.sort, said: result.current.sortedBy(COLUMNS) }),
    retained: () => result.current.sorting.sortRetained,
    go: (subject: string) => rerender({ subject }),
    sort: (sort: readonly GridSort[]) => act(() => result.current.sorting.onSortChange(sort)),
    keep: (retained: boolean) => act(() => result.current.sorting.onSortRetainedChange(retained)),
    byRule: () => act(() => result.current.byRule()),
  };
}
const RULE = { sort: [], said: null };
const SORTED = { sort: BY_PRICE, said: 'Sorted by Price' };
const STORED_SORT = { sort: BY_PRICE, said: 'Sorted by Price, for every product' };

describe('a manual sort', () => {
  it('ends with the product that it was set for', () => {
    const { now, go, sort } = start();
    expect(now()).toEqual(RULE);
    sort(BY_PRICE);
    expect(now()).toEqual(SORTED);
    go('b');
    expect(now()).toEqual(RULE);
    go('a');
    expect(now()).toEqual(RULE);
  });

  it('applies to every product while it is pinned, and shows that', () => {
    const { now, go, sort, keep, byRule } = start();
    sort(BY_PRICE);
    keep(true);
    go('b');
    expect(now()).toEqual(STORED_SORT);
    keep(false);
    expect(now()).toEqual(SORTED);
    go('c');
    expect(now()).toEqual(RULE);
    sort(BY_PRICE);
    keep(true);
    byRule();
    go('d');
    expect(now()).toEqual(RULE);
  });

  it('stays pinned while another column is chosen', () => {
    const { now, go, sort, keep } = start();
    sort(BY_PRICE);
    keep(true);
    sort([{ column: 'supplier', direction: 'desc' }]);
    go('b');
    expect(now()).toEqual({
      sort: [{ column: 'supplier', direction: 'desc' }],
      said: 'Sorted by Supplier, for every product',
    });
  });

  it('cannot be pinned if nothing is sorted', () => {
    const { retained, sort, keep, byRule, go } = start();
    keep(true);
    expect(retained()).toBe(false);
    sort(BY_PRICE);
    keep(true);
    expect(retained()).toBe(true);
    byRule();
    sort(BY_PRICE);
    expect(retained()).toBe(false);
    go('b');
    sort(BY_PRICE);
    expect(retained()).toBe(false);
  });

  it('is unpinned once it is cleared', () => {
    const { now, go, sort, keep } = start();
    sort(BY_PRICE);
    keep(true);
    sort([]);
    sort(BY_PRICE);
    go('b');
    expect(now()).toEqual(RULE);
  });
});
