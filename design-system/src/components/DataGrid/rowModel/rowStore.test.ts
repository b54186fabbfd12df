import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRowStore, isRowStore } from './rowStore.ts';

const rows = [
  { id: 1, price: 10 },
  { id: 2, price: 20 },
];

describe('a row store', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('shows a change at once and publishes it once a frame, with the previous row', () => {
    const store = createRowStore(rows, (row) => row.id);
    const listener = vi.fn();
    store.subscribe(listener);
    store.patch(2, { price: 21 });
    store.patch(2, { price: 22 });
    expect(store.get(2)).toEqual({ id: 2, price: 22 });
    expect(listener).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(listener).toHaveBeenCalledExactlyOnceWith(new Map([[1, { id: 2, price: 20 }]]));
  });

  test('shows its original rows until one changes, and does not modify them', () => {
    const store = createRowStore(rows, (row) => row.id);
    expect(store.rows()).toBe(rows);
    store.patch(1, { price: 11 });
    const changed = store.rows();
    store.patch(2, { price: 21 });
    expect(store.rows()).toBe(changed);
    expect(changed.map(({ price }) => price)).toEqual([11, 21]);
    expect(rows.map(({ price }) => price)).toEqual([10, 20]);
    store.replace(rows);
    store.patch(1, { price: 12 });
    expect(rows.map(({ price }) => price)).toEqual([10, 20]);
    expect(store.rows()).toEqual([{ id: 1, price: 12 }, rows[1]]);
  });

  test('checks whether a row exists', () => {
    const store = createRowStore(rows, (row) => row.id);
    expect([store.patch(1, {}), store.patch(3, {}), store.get(3)]).toEqual([true, false, undefined]);
  });

  test('finds a row by its new key', () => {
    const store = createRowStore(rows, (row) => row.id);
    store.patch(1, { id: 7 });
    expect([store.get(1), store.get(7)?.price]).toEqual([undefined, 10]);
  });

  test('publishes a replacement, which overrides single changes', () => {
    const store = createRowStore(rows, (row) => row.id);
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.patch(1, { price: 1 });
    store.replace([{ id: 3, price: 30 }]);
    store.patch(3, { price: 31 });
    vi.runAllTimers();
    expect(listener).toHaveBeenCalledExactlyOnceWith('replaced');
    expect(store.rows()).toEqual([{ id: 3, price: 31 }]);
    stop();
    store.patch(3, { price: 32 });
    vi.runAllTimers();
    expect(listener).toHaveBeenCalledOnce();
  });

  test('publishes in the next frame, even in a hidden page', () => {
    const page = { hidden: false };
    vi.stubGlobal('document', page);
    vi.stubGlobal('requestAnimationFrame', vi.fn());
    vi.stubGlobal('cancelAnimationFrame', vi.fn());
    const store = createRowStore(rows, (row) => row.id);
    const listener = vi.fn();
    store.subscribe(listener);
    store.patch(1, { price: 1 });
    vi.runAllTimers();
    expect(listener).not.toHaveBeenCalled();
    page.hidden = true;
    store.patch(2, { price: 2 });
    vi.runAllTimers();
    expect(listener).toHaveBeenCalledExactlyOnceWith(new Map(rows.map((row, index) => [index, row])));
    expect(cancelAnimationFrame).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  test('is distinguished from an array', () => {
    expect([isRowStore(rows), isRowStore(createRowStore(rows, (row) => row.id))]).toEqual([false, true]);
  });
});
