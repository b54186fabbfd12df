import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { type CurrentOrder, currentOrderAtom } from '#orders/current/currentOrder.ts';
import { type Session, sessionAtom } from '#session/session.ts';
import { messages } from './messages.ts';
import { VersionCheck } from './VersionCheck.tsx';

const MINUTE = 60_000;
const release = (version: string, isactive = true, softwarename = 'odweb_prod') => ({
  softwarename,
  version,
  isactive,
});

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(versions: () => object | Promise<Response>, session?: Session) {
  const requested: { path: string; body: unknown; token: string | null }[] = [];
  const fetch = async (address: RequestInfo | URL, init: RequestInit = {}) => {
    const { pathname } = new URL(String(address), 'http://localhost');
    requested.push({
      path: pathname,
      body: init.body ? JSON.parse(String(init.body)) : null,
      token: new Headers(init.headers).get('authorization'),
    });
    if (!pathname.endsWith('/versions/get')) return Response.json({ resultcode: 1 });
    const answer = await versions();
    return answer instanceof Response ? answer : Response.json({ resultcode: 1, ...answer });
  };
  const services = createServices({ config: defaultConfig, fetch });
  if (session) services.startSession(session);
  const reload = vi.fn();
  render(
    <AppProviders services={services}>
      <VersionCheck reload={reload} />
    </AppProviders>,
  );
  return {
    services,
    requested,
    reload,
    checks: () => requested.filter(({ path }) => path.endsWith('/versions/get')).length,
  };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const dialog = () => screen.queryByRole('alertdialog', { name: messages.websiteUpdated.title });

describe('the check for another release', () => {
  it('runs a second after the start and every fifteen minutes after that', async () => {
    const { checks } = open(() => ({ versions: [release('2.5.4')] }));
    await pass(999);
    expect(checks()).toBe(0);
    await pass(1);
    expect(checks()).toBe(1);
    await pass(15 * MINUTE);
    expect(checks()).toBe(2);
    expect(dialog()).toBeNull();
  });

  it.each([
    ['the release that runs', () => ({ versions: [release('2.5.4')] })],
    ['a newer one that is not active yet', () => ({ versions: [release('2.6.0', false), release('2.5.4')] })],
    ['a newer one of another program', () => ({ versions: [release('2.6.0', true, 'desktop'), release('2.5.4')] })],
    ['no release of this program', () => ({ versions: [] })],
    ['an error', () => ({ resultcode: 2 })],
    ['an invalid answer', () => new Response('<html>')],
    ['no answer', () => Promise.reject(new TypeError('offline'))],
  ])('continues with this release after %s', async (_name, versions) => {
    open(versions);
    await pass(1000);
    expect(dialog()).toBeNull();
  });

  it.each<[CurrentOrder, string]>([
    [{ orderId: 31, orderNumber: '20417', type: 'update' }, 'Unsent'],
    [{ orderId: 31, orderNumber: 'B3', type: 'basket', basket: 'Monthly_Basket' }, 'Monthly_Basket'],
  ])('saves the open %o, ends the token and reports the release, until the page reloads', async (order, left) => {
    const staff = { staffid: 7, retailerid: 1001, staffname: 'Thandi' } as Session['staff'];
    const { services, requested, reload, checks } = open(() => ({ versions: [release('2.6.0')] }), {
      token: 't0ken',
      validTo: null,
      staff,
      adverts: [],
    });
    services.store.set(currentOrderAtom, order);
    await pass(1000);
    expect(requested.slice(1)).toEqual([
      {
        path: '/api/ClientOrder/lockstate/orderstatus/update',
        body: expect.objectContaining({ orderid: 31, islocked: false, statusdescription: left }),
        token: 'Bearer t0ken',
      },
      { path: '/api/Login/logout', body: null, token: 'Bearer t0ken' },
    ]);
    expect(services.store.get(sessionAtom)).toBeNull();
    expect(dialog()?.textContent).toContain(messages.websiteUpdated.text);
    await pass(30 * MINUTE);
    expect(checks()).toBe(1);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(dialog()).not.toBeNull();
    expect(reload).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: /OK/ }));
    expect(reload).toHaveBeenCalledOnce();
  });
});
