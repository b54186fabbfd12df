import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSubjectSort } from './useSubjectSort.ts';

const COLUMNS = [
  { id: 'supplier', header: 'Supplier' },
  { id: 'price', header: 'Price' },
];
const BY_PRICE = [{ column: 'price', direction: 'asc' }] as const;

function begin() {
  const { result, rerender } = renderHook(({ subject }) => useSubjectSort(subject), { initialProps: { subject: 'a' } });
  return {
    now: () => ({ sort: result.current.sorting.sort, said: result.current.sortedBy(COLUMNS) }),
    go: (subject: string) => rerender({ subject }),
    sort: (sort: typeof BY_PRICE | readonly []) => act(() => result.current.sorting.onSortChange(sort)),
    keep: (kept: boolean) => act(() => result.current.sorting.onSortKeptChange(kept)),
    byRule: () => act(() => result.current.byRule()),
  };
}
const RULE = { sort: [], said: null };
const SORTED = { sort: BY_PRICE, said: 'Sorted by Price' };
const KEPT = { sort: BY_PRICE, said: 'Sorted by Price, for every product' };

describe('a sort by hand', () => {
  it('ends with the product that it was made on', () => {
    const { now, go, sort } = begin();
    expect(now()).toEqual(RULE);
    sort(BY_PRICE);
    expect(now()).toEqual(SORTED);
    go('b');
    expect(now()).toEqual(RULE);
    go('a');
    expect(now()).toEqual(RULE);
  });

  it('holds for every product while it is kept, and says so', () => {
    const { now, go, sort, keep, byRule } = begin();
    sort(BY_PRICE);
    keep(true);
    go('b');
    expect(now()).toEqual(KEPT);
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

  it('is kept no more once it is cleared', () => {
    const { now, go, sort, keep } = begin();
    sort(BY_PRICE);
    keep(true);
    sort([]);
    sort(BY_PRICE);
    go('b');
    expect(now()).toEqual(RULE);
  });
});
