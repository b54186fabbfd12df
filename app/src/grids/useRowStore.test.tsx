import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useRowStore } from './useRowStore.ts';

interface Row {
  id: number;
  state: string;
}
const key = ({ id }: Row) => id;
const row = (id: number, state = 'waiting'): Row => ({ id, state });
const before = [row(1), row(2), row(3)];

function shown(rows: readonly Row[]) {
  return renderHook((given: readonly Row[]) => useRowStore(given, key), { initialProps: rows });
}

describe('the rows of a grid', () => {
  it('keep the same store while single rows change, and only those notify', async () => {
    const { result, rerender } = shown(before);
    const store = result.current;
    const changes = vi.fn();
    store.subscribe(changes);
    const changed = row(2, 'invoiced');
    rerender(before.with(1, changed));
    expect(result.current).toBe(store);
    await vi.waitUntil(() => changes.mock.calls.length > 0);
    expect(changes.mock.calls).toEqual([[new Map([[1, row(2)]])]]);
    expect(store.get(2)).toEqual(changed);
  });

  it.each([
    ['one more', [...before, row(4)]],
    ['one less', before.slice(1)],
    ['another order', before.toReversed()],
    ['none', []],
  ])('get a new store with %s', (_name, rows) => {
    const { result, rerender } = shown(before);
    const store = result.current;
    rerender(rows);
    expect(result.current).not.toBe(store);
    expect(result.current.rows()).toEqual(rows);
  });

  it('that changed once do not notify again with the next change', async () => {
    const { result, rerender } = shown(before);
    const changes = vi.fn();
    result.current.subscribe(changes);
    const first = before.with(1, row(2, 'invoiced'));
    rerender(first);
    await vi.waitUntil(() => changes.mock.calls.length > 0);
    rerender(first.with(2, row(3, 'regretted')));
    await vi.waitUntil(() => changes.mock.calls.length > 1);
    expect(changes.mock.calls[1]).toEqual([new Map([[2, row(3)]])]);
  });

  it('do not change if another array has the same rows', async () => {
    const { result, rerender } = shown(before);
    const changes = vi.fn();
    result.current.subscribe(changes);
    rerender([...before]);
    rerender(before.with(0, row(1, 'regretted')));
    await vi.waitUntil(() => changes.mock.calls.length > 0);
    expect(changes.mock.calls).toEqual([[new Map([[0, row(1)]])]]);
  });
});
