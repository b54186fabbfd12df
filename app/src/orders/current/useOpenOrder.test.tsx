import { act, renderHook } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { ServicesContext } from '#session/services.ts';
import type { Session } from '#session/session.ts';
import { createBrowser } from '#session/testing/browser.ts';
import { type CurrentOrder, currentOrderAtom, orderElsewhereAtom } from './currentOrder.ts';
import { useOpenOrder } from './useOpenOrder.ts';

const session = { token: 'one', validTo: null, staff: { retailerid: 1001, staffname: 'Thabo Nkosi' } } as Session;
const order: CurrentOrder = { orderId: 7, orderNumber: '100131', type: 'update' };

beforeEach(() => sessionStorage.clear());

type Browser = ReturnType<typeof createBrowser>;

/** Tab that records locking and unlocking on the server. */
function openTab(browser: Browser, holder: string | null = null) {
  const locks: boolean[] = [];
  const fetch = async (_address: RequestInfo | URL, init: RequestInit = {}) => {
    if (init.body) locks.push(JSON.parse(String(init.body)).islocked);
    const lock = { locked: holder !== null, staffname: holder ?? '', computername: '' };
    return Response.json({ resultcode: 1, ...lock });
  };
  const services = createServices({ config: defaultConfig, tabs: browser.openTab(), fetch });
  services.startSession(session);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ServicesContext value={services}>
      <Provider store={services.store}>{children}</Provider>
    </ServicesContext>
  );
  return { services, locks, opening: renderHook(useOpenOrder, { wrapper }).result };
}

describe('an order chosen in the order manager', () => {
  it('opens if it is open in no other tab', async () => {
    const tab = openTab(createBrowser());
    expect(await act(() => tab.opening.current.open(order))).toEqual({ kind: 'opened' });
    expect(tab.services.store.get(currentOrderAtom)).toEqual(order);
    expect(tab.locks).toEqual([true]);
  });

  it('prompts if it is open in another tab, and changes nothing', async () => {
    const browser = createBrowser();
    const [first, second] = [openTab(browser), openTab(browser)];
    await act(() => first.opening.current.open(order));
    expect(await act(() => second.opening.current.open(order))).toEqual({ kind: 'elsewhere' });
    expect(second.services.store.get(orderElsewhereAtom)).toEqual({ order, lost: false });
    expect(second.locks).toEqual([]);
    expect(first.services.store.get(currentOrderAtom)).toEqual(order);
  });

  it('is taken over on request, and the other tab closes it without releasing the lock', async () => {
    const browser = createBrowser();
    const [first, second] = [openTab(browser), openTab(browser)];
    await act(() => first.opening.current.open(order));
    expect(await act(() => second.opening.current.openHere(order))).toEqual({ kind: 'opened' });
    expect(second.services.store.get(currentOrderAtom)).toEqual(order);
    expect(first.services.store.get(currentOrderAtom)).toBeNull();
    expect(first.services.store.get(orderElsewhereAtom)).toEqual({ order, lost: true });
    expect(first.locks).toEqual([true]);
  });

  it('opens a basket as one, with its own status', async () => {
    const tab = openTab(createBrowser());
    expect(await act(() => tab.opening.current.open(order, 'Weekly_Basket'))).toEqual({ kind: 'opened' });
    const basket = { orderId: 7, orderNumber: '100131', type: 'basket', basket: 'Weekly_Basket' };
    expect(tab.services.store.get(currentOrderAtom)).toEqual(basket);
  });

  it.each([['Ayesha Jacobs', 'You cannot open this basket because it is currently opened by Ayesha Jacobs.']])(
    'does not open a basket that %s has open',
    async (holder, reason) => {
      const tab = openTab(createBrowser(), holder);
      const opening = await act(() => tab.opening.current.open(order, 'Daily_Basket'));
      expect(opening).toEqual({ kind: 'refused', reason });
    },
  );

  it('that a colleague has open is kept by no tab', async () => {
    const browser = createBrowser();
    const tab = openTab(browser, 'Ayesha Jacobs');
    const reason = 'This order is currently opened by Ayesha Jacobs.';
    expect(await act(() => tab.opening.current.open(order))).toEqual({ kind: 'refused', reason });
    expect(browser.names()).toEqual([]);
  });
});
