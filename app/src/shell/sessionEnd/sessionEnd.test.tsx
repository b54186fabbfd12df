import { signIn } from '@mortar/backend';
import type { Notification, Settings } from '@mortar/contract';
import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { live } from '#live/testing/mockedLink.ts';
import { lockOrder } from '#orders/current/api/orderLock.ts';
import { currentOrderAtom } from '#orders/current/currentOrder.ts';
import { keys } from '#server/keys.ts';
import { messages as sessionMessages } from '#session/messages.ts';
import { ServicesContext } from '#session/services.ts';
import { loginNoticeAtom, sessionAtom } from '#session/session.ts';
import { sessionMark } from '#session/tabs.ts';
import { createBrowser } from '#session/testing/browser.ts';
import { type AppOptions, openApp } from '#shell/testing/openApp.tsx';
import { messages as userMessages } from '#shell/user/messages.ts';
import { useSignOut } from '#shell/user/useSignOut.ts';

// The whole application, loaded as it is in a browser: a busy machine takes its time over it.
vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const LONG = { timeout: 15_000 };
const atLogin = () => screen.findByRole('heading', { level: 1, name: 'Sign in' }, LONG);

/** A user on the dashboard with an open order that they hold. */
async function withOrderOpen(options: AppOptions = {}) {
  const app = await openApp('/Dashboard', { scenario: 'busyMorning', ...options });
  await screen.findByRole('heading', { name: /^Hello/ }, LONG);
  const { backend, services, session, scenario } = app;
  const order = backend.store.orders.get(scenario.openOrderId ?? 0);
  if (!order || !session) throw new Error('the scenario has no order');
  const { orderid, ordernumber } = order;
  await lockOrder(services.client, session, orderid);
  act(() => services.store.set(currentOrderAtom, { orderId: orderid, orderNumber: ordernumber, type: 'update' }));
  const isHeld = () => backend.store.orders.get(orderid)?.lock !== null;
  const status = () => backend.store.orders.get(orderid)?.statusdescription;
  expect(isHeld()).toBe(true);
  return { ...app, session, orderid, isHeld, status };
}

const logOut = (token: string): Notification => ({
  group: 'logout',
  title: 'LOGOUT',
  body: '',
  icon: '',
  sentdate: null,
  username: 'buyer@1001',
  retailerid: 1001,
  identifier: 'buyer@1001',
  secondaryidentifier: token,
});

describe('a session ended by another device', () => {
  it('saves the open order, deletes the notification, and shows the reason on the login page', async () => {
    const { session, status, isHeld, calls } = await withOrderOpen();
    act(() => live.fake?.push('ReceiveNotification', logOut(session.token)));
    await atLogin();
    await screen.findByText(sessionMessages.signedInElsewhere);
    await waitFor(() => expect(calls.some(({ path }) => path === '/api/Notification/delete')).toBe(true));
    expect([status(), isHeld()]).toEqual(['Unsent', false]);
    const { query, method } = calls.find(({ path }) => path === '/api/Notification/delete') ?? {};
    expect(method).toBe('DELETE');
    expect(query?.get('secondaryidentifier')).toBe(session.token);
  });

  it('shows the same reason if its token had ended before the notification', async () => {
    const { session, backend } = await withOrderOpen();
    const row = backend.store.sessions.get(session.token);
    if (row) backend.store.transaction(() => backend.store.sessions.put({ ...row, endedat: backend.clock.now() }));
    act(() => live.fake?.push('ReceiveNotification', logOut(session.token)));
    await atLogin();
    await screen.findByText(sessionMessages.signedInElsewhere);
    expect(screen.queryByText(sessionMessages.expired)).toBeNull();
  });
});

describe('settings that cannot be read', () => {
  it('end the session on the server too, so that the next sign-in has no conflict', async () => {
    const { backend, scenario, session, calls } = await openApp('/Dashboard', {
      faults: [{ call: 'getSettings', kind: 'code', code: 2 }],
    });
    await atLogin();
    await screen.findByText('Sorry an error has occurred, error code: 2. Please try again.');
    await waitFor(() => expect(calls.some(({ path }) => path === '/api/Login/logout')).toBe(true));
    await waitFor(() => expect(backend.store.sessions.get(session?.token ?? '')?.endedat).not.toBeNull());
    expect((await signIn(backend, scenario)).apitoken).not.toBe(session?.token);
  });

  it('do not end the session if they are cached', async () => {
    const { backend, services } = await openApp('/Dashboard');
    await screen.findByRole('heading', { level: 1, name: /^Hello/ });
    backend.faults.add({ call: 'getSettings', kind: 'code', code: 2 });
    await act(() => services.queryClient.invalidateQueries({ queryKey: keys.settings }));
    await waitFor(() => expect(services.queryClient.getQueryState(keys.settings)?.status).toBe('error'));
    expect(screen.getByRole('heading', { level: 1, name: /^Hello/ })).toBeDefined();
    expect(services.store.get(sessionAtom)).not.toBeNull();
  });

  it.each([
    ['ordering_General_Country', 'MZ'],
    ['ordering_SelectSupplier_Rule', undefined],
    ['ordering_VAT', null],
  ])('with one invalid value, as %s is %j, do not end the session', async (field, value) => {
    const { services } = await openApp('/Dashboard', {
      faults: [{ call: 'getSettings', kind: 'malformed', field, value }],
    });
    await screen.findByRole('heading', { level: 1, name: /^Hello/ });
    expect(services.store.get(sessionAtom)).not.toBeNull();
    expect(services.queryClient.getQueryData<Settings>(keys.settings)).toMatchObject({
      ordering_General_Country: 'ZA',
      ordering_SearchType: '0',
    });
  });
});

type App = Awaited<ReturnType<typeof withOrderOpen>>;

/** Signs out as the user's menu does. */
function getSignOut({ services }: App) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ServicesContext value={services}>
      <Provider store={services.store}>{children}</Provider>
    </ServicesContext>
  );
  const { result, unmount } = renderHook(useSignOut, { wrapper });
  const signOut = result.current;
  unmount();
  return signOut;
}

describe('signing out', () => {
  it('saves the order, ends the token, and clears everything', async () => {
    const app = await withOrderOpen();
    const signOut = getSignOut(app);
    await act(signOut);
    await atLogin();
    expect([app.status(), app.isHeld()]).toEqual(['Unsent', false]);
    expect(sessionStorage).toHaveLength(0);
    expect(app.services.store.get(loginNoticeAtom)).toBeNull();
  });

  it('without a network completes at once here, and reports that the server does not know', async () => {
    const app = await withOrderOpen();
    app.network.down = true;
    const signOut = getSignOut(app);
    await act(signOut);
    await atLogin();
    await screen.findByText(sessionMessages.signedOutUnconfirmed);
    expect(sessionStorage).toHaveLength(0);
    expect(app.calls.at(-1)?.path).toBe('/api/Login/logout');
  });

  it('completes here even if the server does not answer', async () => {
    const app = await withOrderOpen();
    app.backend.faults.add({ call: 'logout', kind: 'never' });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const leaving = getSignOut(app)();
    await act(() => vi.advanceTimersByTimeAsync(5000));
    await act(() => leaving);
    expect(app.services.store.get(sessionAtom)).toBeNull();
    expect(app.services.store.get(loginNoticeAtom)).toBe(sessionMessages.signedOutUnconfirmed);
  });

  it('with an expired session reports that it has expired', async () => {
    const app = await withOrderOpen();
    app.backend.faults.add({ call: 'logout', kind: 'code', code: 4 });
    const signOut = getSignOut(app);
    await act(signOut);
    await screen.findByText(sessionMessages.expired, undefined, LONG);
  });

  it.each([0, 2])('that is rejected with code %i stays signed in, with the order open and locked', async (code) => {
    const app = await withOrderOpen();
    app.backend.faults.add({ call: 'logout', kind: 'code', code });
    const signOut = getSignOut(app);
    await act(signOut);
    await screen.findByText(userMessages.logoutFailed(code));
    expect(app.services.store.get(sessionAtom)?.token).toBe(app.session.token);
    expect(app.services.store.get(currentOrderAtom)?.orderId).toBe(app.orderid);
    await waitFor(() => expect(app.isHeld()).toBe(true));
  });
});

it('saves an order that is open in one tab when another tab ends the session of both', async () => {
  const browser = createBrowser();
  const app = await withOrderOpen({ tabs: browser.openTab() });
  const other = browser.openTab();
  act(() =>
    other.broadcast({
      about: 'session ended',
      session: sessionMark(app.session.token),
      reason: 'updated',
      notice: 'Updated',
    }),
  );
  await atLogin();
  await screen.findByText('Updated');
  await waitFor(() => expect([app.status(), app.isHeld()]).toEqual(['Unsent', false]));
});
