import type { Staff } from '@mortar/contract';
import { act, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import {
  type CurrentOrder,
  currentOrderAtom,
  orderElsewhereAtom,
  releaseNoticeAtom,
} from '#orders/current/currentOrder.ts';
import { sessionAtom } from '#session/session.ts';
import { session, staff } from '#session/testing/sessions.ts';
import { useOrderPopups } from './useOrderPopups.ts';

const order: CurrentOrder = { orderId: 7, orderNumber: '100131', type: 'update' };

function open(current: CurrentOrder | null, lost?: boolean, address = '/Ordering', user: Partial<Staff> = {}) {
  const store = createStore();
  store.set(currentOrderAtom, current);
  if (lost !== undefined) store.set(orderElsewhereAtom, { order, lost });
  store.set(sessionAtom, { ...session, staff: { ...session.staff, ...user } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>
      <Provider store={store}>{children}</Provider>
    </MemoryRouter>
  );
  const { result, rerender } = renderHook(({ has }) => useOrderPopups(has), {
    wrapper,
    initialProps: { has: current !== null },
  });
  const become = (next: CurrentOrder | null, takenOver = false) =>
    act(() => {
      store.set(orderElsewhereAtom, takenOver ? { order, lost: true } : null);
      store.set(currentOrderAtom, next);
      rerender({ has: next !== null });
    });
  return { result, store, become };
}

it('opens the manager only after the prompt about an order in another tab', () => {
  const { result, become } = open(null, false);
  expect(result.current.popup).toBeNull();
  become(null);
  expect(result.current.popup).toEqual({ kind: 'manager' });
});

it('closes the manager when the order is taken over here', () => {
  const { result, become } = open(null, false);
  become(order);
  expect(result.current.popup).toBeNull();
});

it('closes every popup about an order that another tab takes over', () => {
  const { result, become } = open(order);
  act(() => result.current.show({ kind: 'send', orderId: 7 }));
  become(null, true);
  expect(result.current.popup).toBeNull();
  become(null);
  expect(result.current.popup).toEqual({ kind: 'manager' });
});

it('opens the manager if an order was released, not if it was closed here', () => {
  const { result, store, become } = open(order);
  become(null);
  expect(result.current.popup).toBeNull();
  become(order);
  act(() => store.set(releaseNoticeAtom, 'Nomsa Dube has it open.'));
  become(null);
  expect(result.current.popup).toEqual({ kind: 'manager', automatic: true });
});

const { rolepermissions } = staff.role;
const withoutMessages = { ...rolepermissions, dashboard: { ...rolepermissions.dashboard, messaging: false } };
const noCreator = { ...rolepermissions, ordering: { ...rolepermissions.ordering, create: false } };
const manager = { kind: 'manager' };

it.each<[string, CurrentOrder | null, Partial<Staff>, object | null]>([
  ['history', order, {}, { kind: 'history' }],
  ['history', null, {}, { kind: 'history' }],
  ['regrets', null, {}, { kind: 'regrets' }],
  ['responses', order, {}, { kind: 'responses' }],
  ['responses', order, { role: { ...staff.role, rolepermissions: withoutMessages } }, null],
  // A new order requires that none is open.
  ['baskets', null, {}, { kind: 'baskets' }],
  ['baskets', order, {}, null],
  ['import', null, {}, { kind: 'import' }],
  ['import', order, {}, null],
  ['import', null, { grouporderingenabled: true }, manager],
  ['import', null, { role: { ...staff.role, rolepermissions: noCreator } }, manager],
  // Popups within a process have no address.
  ['send', order, {}, null],
  ['describe', order, {}, null],
  ['nothing', null, {}, manager],
  ['toString', null, {}, manager],
])('opens by its address for users with permission: %s', (place, current, user, expected) => {
  const { result } = open(current, undefined, `/Ordering?popup=${place}`, user);
  expect(result.current.popup).toEqual(expected);
});
