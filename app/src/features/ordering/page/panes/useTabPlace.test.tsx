import type { Staff } from '@mortar/contract';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { useTabPlace } from './useTabPlace.ts';

const thabo = { retailerid: 1001, staffid: 1 } as Staff;
const lerato = { retailerid: 1001, staffid: 3 } as Staff;
const TABS = [{ id: 'products' }, { id: 'favourites' }, { id: 'regrets' }, { id: 'preferences', passing: true }];

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** Tabs on entering the page. */
function open(staff: Staff, address = '/Ordering', tabs: Parameters<typeof useTabPlace>[1] = TABS, restores = true) {
  const services = createServices({ config: defaultConfig, fetch: async () => Response.json({ resultcode: 5 }) });
  services.startSession({ token: 'one', validTo: null, staff, adverts: [] });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>
      <AppProviders services={services}>{children}</AppProviders>
    </MemoryRouter>
  );
  const { result } = renderHook(() => useTabPlace('list', tabs, restores), { wrapper });
  return { shown: () => result.current[0], choose: (id: string) => act(() => result.current[1](id)) };
}

describe('the tabs of a panel', () => {
  it('open where the user left them, and on the first tab for another user', () => {
    open(thabo).choose('favourites');
    expect([open(thabo), open(lerato)].map(({ shown }) => shown())).toEqual(['favourites', 'products']);
  });

  it('open where the address says, whatever was stored', () => {
    open(thabo).choose('favourites');
    expect(open(thabo, '/Ordering?list=regrets').shown()).toBe('regrets');
  });

  it('do not store the tab that a link opened', () => {
    expect(open(thabo, '/Ordering?list=regrets').shown()).toBe('regrets');
    expect(open(thabo).shown()).toBe('products');
  });

  it('open on the first tab if the stored tab may no longer be opened', () => {
    open(thabo).choose('favourites');
    const refused = TABS.map((tab) => (tab.id === 'favourites' ? { ...tab, unavailable: 'Not for you.' } : tab));
    expect(open(thabo, '/Ordering', refused).shown()).toBe('products');
    expect(open(thabo, '/Ordering', TABS.slice(2)).shown()).toBe('regrets');
  });

  it('open on the first tab if another view must be shown', () => {
    open(thabo).choose('favourites');
    expect(open(thabo, '/Ordering', TABS, false).shown()).toBe('products');
  });

  it('do not store a tab that is visited in passing', () => {
    const pane = open(thabo);
    pane.choose('favourites');
    pane.choose('preferences');
    expect(pane.shown()).toBe('preferences');
    expect(open(thabo).shown()).toBe('favourites');
  });
});
