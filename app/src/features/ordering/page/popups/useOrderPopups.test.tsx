import { act, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { type CurrentOrder, currentOrderAtom, orderElsewhereAtom } from '#orders/current/currentOrder.ts';
import { useOrderPopups } from './useOrderPopups.ts';

const order: CurrentOrder = { orderid: 7, ordernumber: '100131', type: 'update' };

function open(current: CurrentOrder | null, lost?: boolean) {
  const store = createStore();
  store.set(currentOrderAtom, current);
  if (lost !== undefined) store.set(orderElsewhereAtom, { order, lost });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result, rerender } = renderHook(({ has }) => useOrderPopups(has), {
    wrapper,
    initialProps: { has: current !== null },
  });
  const become = (next: CurrentOrder | null, taken = false) =>
    act(() => {
      store.set(orderElsewhereAtom, taken ? { order, lost: true } : null);
      store.set(currentOrderAtom, next);
      rerender({ has: next !== null });
    });
  return { result, store, become };
}

it('keeps the manager back while an order of another tab is asked about, and opens it after that', () => {
  const { result, become } = open(null, false);
  expect(result.current.popup).toBeNull();
  become(null);
  expect(result.current.popup).toEqual({ kind: 'manager' });
});

it('closes the manager when the order is worked on here after all', () => {
  const { result, become } = open(null, false);
  become(order);
  expect(result.current.popup).toBeNull();
});

it('closes every popup about an order that another tab takes', () => {
  const { result, become } = open(order);
  act(() => result.current.show({ kind: 'send', orderid: 7 }));
  become(null, true);
  expect(result.current.popup).toBeNull();
  become(null);
  expect(result.current.popup).toEqual({ kind: 'manager' });
});
