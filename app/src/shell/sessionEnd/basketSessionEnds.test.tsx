import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppProviders } from '#AppProviders.tsx';
import { live } from '#live/testing/mockedLink.ts';
import { currentOrderAtom } from '#orders/current/currentOrder.ts';
import { useCloseOrder } from '#orders/current/useCloseOrder.ts';
import { useOpenOrder } from '#orders/current/useOpenOrder.ts';
import { sessionMark } from '#session/tabs.ts';
import { createBrowser } from '#session/testing/browser.ts';
import { openApp } from '#shell/testing/openApp.tsx';
import { useSignOut } from '#shell/user/useSignOut.ts';
import { saveAndEnd } from './saveAndEnd.ts';

// Generous: loads the full application.
vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const STATUS = 'Weekly_Basket';

/** User on the dashboard with a basket open for modification. */
async function withBasketOpen() {
  const browser = createBrowser();
  const app = await openApp('/Dashboard', { tabs: browser.openTab() });
  await screen.findByRole('heading', { name: /^Hello/ }, { timeout: 15_000 });
  const { backend, services, session } = app;
  const basket = backend.store.orders.at(1001).find(({ statusdescription }) => statusdescription === STATUS);
  if (!basket || !session) throw new Error('the sample has no such basket');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppProviders services={services}>{children}</AppProviders>
  );
  const parts = () => ({ open: useOpenOrder().open, save: useCloseOrder().save, signOut: useSignOut() });
  const { result, unmount } = renderHook(parts, { wrapper });
  await act(() => result.current.open({ orderId: basket.orderid, orderNumber: basket.ordernumber }, STATUS));
  const getBasketState = () => {
    const { statusdescription, lock } = backend.store.orders.get(basket.orderid) ?? {};
    return { statusdescription, held: lock != null };
  };
  expect(getBasketState()).toEqual({ statusdescription: STATUS, held: true });
  expect(services.store.get(currentOrderAtom)).toMatchObject({ type: 'basket', basket: STATUS });
  return { ...app, session, browser, hooks: result, unmount, retained: getBasketState };
}

type Opened = Awaited<ReturnType<typeof withBasketOpen>>;

const SESSION_ENDS: Record<string, (app: Opened) => unknown> = {
  'it is saved': ({ hooks }) => hooks.current.save(),
  'its user signs out': ({ hooks, unmount }) => {
    const { signOut } = hooks.current;
    unmount();
    return signOut();
  },
  'another device ends the session': ({ session, unmount }) => {
    unmount();
    live.fake?.push('ReceiveNotification', {
      group: 'logout',
      title: 'LOGOUT',
      body: '',
      icon: '',
      sentdate: null,
      username: 'buyer@1001',
      retailerid: 1001,
      identifier: 'buyer@1001',
      secondaryidentifier: session.token,
    });
  },
  'the version changes': ({ services, session, unmount }) => {
    unmount();
    return saveAndEnd(services, session, { reason: 'updated' });
  },
  'another tab ends the session of both': ({ browser, session, unmount }) => {
    unmount();
    browser.openTab().broadcast({
      about: 'session ended',
      session: sessionMark(session.token),
      reason: 'updated',
      notice: 'Updated',
    });
  },
  'the page is left': () => window.dispatchEvent(new Event('pagehide')),
};

describe('a modified basket keeps its own status and is released when', () => {
  it.each(Object.entries(SESSION_ENDS))('%s', async (_, end) => {
    const app = await withBasketOpen();
    await act(async () => {
      await end(app);
    });
    await waitFor(() => expect(app.retained()).toEqual({ statusdescription: STATUS, held: false }));
  });
});
