import { act, cleanup, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { requestedBasketTabAtom, useBasketTab } from './basketTab.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open() {
  const store = createStore();
  store.set(requestedBasketTabAtom, 'weekly');
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(useBasketTab, { wrapper });
  return { store, result, pass: (time: number) => act(() => void vi.advanceTimersByTime(time)) };
}

it('is selected half a second after opening, and whenever another tab is requested', () => {
  const { store, result, pass } = open();
  pass(499);
  expect(result.current[0]).toBe('daily');
  pass(1);
  expect(result.current[0]).toBe('weekly');
  act(() => store.set(requestedBasketTabAtom, 'custom'));
  pass(500);
  expect(result.current[0]).toBe('custom');
  expect(store.get(requestedBasketTabAtom)).toBeNull();
});

it('stays where the user went meanwhile', () => {
  const { result, pass } = open();
  act(() => result.current[1]('monthly'));
  pass(500);
  expect(result.current[0]).toBe('monthly');
});
