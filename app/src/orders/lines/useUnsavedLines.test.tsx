import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { createStore, Provider } from 'jotai';
import { describe, expect, it } from 'vitest';
import type { OrderLine } from '#orders/current/model/line.ts';
import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import type { Product } from '#products/search/model/product.ts';
import { type SentWrite, unsavedLinesAtom } from './unsavedLines.ts';
import { useQuantityDraft, useUnsavedLines, wasSaved } from './useUnsavedLines.ts';

const line = (supplierpriceid: number, quantity: number) => ({
  product: { productCode: 'P' } as Product,
  price: { supplierPriceId: supplierpriceid } as SupplierPrice,
  quantity,
  error: 'refused',
});

function open(orderid: number, store = createStore()) {
  const wrapper = ({ children }: { children: React.ReactNode }) => <Provider store={store}>{children}</Provider>;
  return { store, ...renderHook(() => useUnsavedLines(orderid), { wrapper }) };
}

it('keeps the last attempt at each supplier’s price, until it is saved or discarded', () => {
  const price = fc.integer({ min: 1, max: 4 });
  const step = fc.oneof(
    fc.record({ kind: fc.constant('keep' as const), price, quantity: fc.integer({ min: 1, max: 99 }) }),
    fc.record({ kind: fc.constant('forget' as const), price, quantity: fc.constant(0) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const { result, unmount } = open(1);
      const expected = new Map<number, number>();
      for (const { kind, price: id, quantity } of steps) {
        expected.delete(id);
        if (kind === 'keep') expected.set(id, quantity);
        act(() => (kind === 'keep' ? result.current.keep(line(id, quantity)) : result.current.forget(`price ${id}`)));
      }
      const pricesAndQuantities = result.current.lines.map((each) => [
        'price' in each && each.price.supplierPriceId,
        each.quantity,
      ]);
      unmount();
      expect(pricesAndQuantities).toEqual([...expected]);
    }),
    { numRuns: 60 },
  );
});

it('shows an order only its own lines', () => {
  const first = open(1);
  act(() => first.result.current.keep(line(7, 3)));
  const second = open(2, first.store);
  expect(second.result.current.lines).toEqual([]);
  act(() => second.result.current.forget('price 7'));
  expect(first.store.get(unsavedLinesAtom)).toHaveLength(1);
});

describe('a write without an answer', () => {
  const unsaved = (sent?: SentWrite) => ({ ...line(7, 3), orderid: 1, sent });
  const holding = (...lines: [id: number, price: number, quantity: number][]) => ({
    lines: lines.map(([id, supplierPriceId, quantity]) => ({ id, supplierPriceId, quantity }) as OrderLine),
  });
  const added = { known: [1, 2], lineid: null, quantity: 3 };
  const merged = { known: [1, 2], lineid: 2, quantity: 8 };

  it.each<[string, SentWrite | undefined, ReturnType<typeof holding>, boolean]>([
    ['a line that is new', added, holding([1, 7, 3], [3, 7, 3]), true],
    ['only a line that was there before', added, holding([1, 7, 3]), false],
    ['another quantity', added, holding([3, 7, 4]), false],
    ['another price', added, holding([3, 8, 3]), false],
    ['a line that was never sent', undefined, holding([3, 7, 3]), false],
    ['the line it was merged into', merged, holding([2, 7, 8]), true],
    ['that line as it was', merged, holding([2, 7, 5]), false],
    ['another line like it', merged, holding([3, 7, 8]), false],
  ])('is resolved by an order that shows %s: %#', (_name, sent, order, saved) => {
    expect(wasSaved(unsaved(sent), order)).toBe(saved);
  });
});

describe('a changed quantity of a line', () => {
  const change = { orderid: 1, lineid: 2, description: 'Panado', supplier: 'Alpha', quantity: 8, error: 'refused' };
  const sent = { known: [1, 2], lineid: 2, quantity: 8 };
  const holding = (id: number, quantity: number) => ({ lines: [{ id, supplierPriceId: 7, quantity } as OrderLine] });

  it('was saved if its line has it', () => {
    expect(wasSaved({ ...change, sent }, holding(2, 8))).toBe(true);
    expect(wasSaved({ ...change, sent }, holding(2, 5))).toBe(false);
    expect(wasSaved({ ...change, sent }, holding(3, 8))).toBe(false);
    expect(wasSaved(change, holding(2, 8))).toBe(false);
  });

  it('is kept next to a new line of the same price, and is replaced by the next attempt', () => {
    const { result } = open(1);
    act(() => result.current.keep(line(2, 3)));
    act(() => result.current.keep(change));
    act(() => result.current.keep({ ...change, quantity: 9 }));
    expect(result.current.lines.map(({ quantity }) => quantity)).toEqual([3, 9]);
    act(() => result.current.forget('line 2'));
    expect(result.current.lines.map(({ quantity }) => quantity)).toEqual([3]);
  });
});

describe('a quantity being typed', () => {
  const about = { lineid: 2, description: 'Panado', supplier: 'Alpha' };
  const type = (store = createStore()) => {
    const wrapper = ({ children }: { children: React.ReactNode }) => <Provider store={store}>{children}</Provider>;
    return { store, ...renderHook(() => useQuantityDraft(1, about), { wrapper }) };
  };
  const pricesAndQuantities = (store: ReturnType<typeof createStore>) =>
    store.get(unsavedLinesAtom).map(({ quantity, error }) => [quantity, error]);

  it('is stored until it is discarded', () => {
    const { store, result } = type();
    act(() => result.current.keep(4, 'left'));
    act(() => result.current.keep(41, 'left'));
    expect(pricesAndQuantities(store)).toEqual([[41, 'left']]);
    act(() => result.current.giveUp());
    expect(pricesAndQuantities(store)).toEqual([]);
  });

  it('restores the earlier failed attempt when it is discarded', () => {
    const { store } = type();
    store.set(unsavedLinesAtom, [{ orderid: 1, ...about, quantity: 5, error: 'refused' }]);
    const { result } = type(store);
    act(() => result.current.keep(6, 'left'));
    act(() => result.current.giveUp());
    expect(pricesAndQuantities(store)).toEqual([[5, 'refused']]);
  });

  it('stores that it was sent when it fails, until another quantity is typed', () => {
    const { store, result } = type();
    const sent = { known: [1], lineid: 2, quantity: 4 };
    act(() => result.current.send(4, 'unanswered', sent));
    act(() => result.current.fail(4, 'refused'));
    expect(store.get(unsavedLinesAtom)).toMatchObject([{ quantity: 4, error: 'refused', sent }]);
    act(() => result.current.keep(5, 'left'));
    expect(store.get(unsavedLinesAtom)).toEqual([{ orderid: 1, ...about, quantity: 5, error: 'left' }]);
  });

  it('is removed together with the earlier attempt once the order has it', () => {
    const { store } = type();
    store.set(unsavedLinesAtom, [{ orderid: 1, ...about, quantity: 5, error: 'refused' }]);
    const { result } = type(store);
    act(() => result.current.drop());
    expect(pricesAndQuantities(store)).toEqual([]);
  });
});
