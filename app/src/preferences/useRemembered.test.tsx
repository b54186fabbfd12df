import type { Staff } from '@mortar/contract';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { remember } from './remembered.ts';
import { resetAtom } from './reset.ts';
import { useLayoutKey } from './useLayoutKey.ts';
import { usePaneSize } from './usePaneSize.ts';
import { useRemembered } from './useRemembered.ts';

const thabo = { retailerid: 1001, staffid: 1 } as Staff;
const lerato = { retailerid: 1001, staffid: 3 } as Staff;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** Renders a hook for a user who just signed in, with a reset function. */
function open<Result>(staff: Staff, hook: () => Result) {
  const services = createServices({ config: defaultConfig, fetch: async () => Response.json({ resultcode: 5 }) });
  services.startSession({ token: 'one', validTo: null, staff, adverts: [] });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppProviders services={services}>{children}</AppProviders>
  );
  const { result } = renderHook(hook, { wrapper });
  return { shown: result, reset: () => act(() => services.store.set(resetAtom)) };
}

const signedIn = <Result,>(staff: Staff, hook: () => Result) => open(staff, hook).shown;

describe('a panel', () => {
  it('restores its size for its user, and has the default size for another', () => {
    const pane = () => usePaneSize('ordering', 30);
    const before = signedIn(thabo, pane);
    act(() => before.current.onResize(44));
    expect(signedIn(thabo, pane).current.size).toBe(44);
    expect(signedIn(lerato, pane).current.size).toBe(30);
  });

  it.each([[0], [100], ['44'], [null], [Number.NaN]])('has the default size if %j is stored', (stored) => {
    remember(thabo, 'pane ordering', stored);
    expect(signedIn(thabo, () => usePaneSize('ordering', 30)).current.size).toBe(30);
  });

  it('has the default size immediately after a reset', () => {
    const { shown, reset } = open(thabo, () => usePaneSize('ordering', 30));
    act(() => shown.current.onResize(44));
    expect(shown.current.size).toBe(44);
    reset();
    expect(shown.current.size).toBe(30);
  });
});

it('has the same size wherever it is shown', () => {
  const both = signedIn(thabo, () => [
    usePaneSize('ordering', 30),
    usePaneSize('ordering', 30),
    usePaneSize('lists', 60),
  ]);
  act(() => both.current[0]?.onResize(44));
  expect(both.current.map(({ size }) => size)).toEqual([44, 44, 60]);
});

it('restores a choice for its user only', () => {
  const choice = () => useRemembered('history picture', false);
  const before = signedIn(thabo, choice);
  act(() => before.current[1](true));
  expect(signedIn(thabo, choice).current[0]).toBe(true);
  expect(signedIn(lerato, choice).current[0]).toBe(false);
});

it('gives an open grid another layout key after a reset, which stays the same next time', () => {
  const name = () => useLayoutKey('history');
  const { shown, reset } = open(thabo, name);
  const first = shown.current;
  reset();
  expect(shown.current).not.toBe(first);
  expect(signedIn(thabo, name).current).toBe(shown.current);
  expect(signedIn(lerato, name).current).not.toBe(shown.current);
});
