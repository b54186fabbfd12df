import '#session/testing/storageAreas.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { messages } from '#session/messages.ts';
import { loginNoticeAtom, type Session, sessionAtom, storeSession } from '#session/session.ts';
import { createBrowser } from '#session/testing/browser.ts';
import {
  type CurrentOrder,
  currentOrderAtom,
  orderElsewhereAtom,
  releaseNoticeAtom,
  restoringOrderAtom,
  storeOrder,
} from './currentOrder.ts';
import { orderClaimsAtom } from './orderClaims.ts';

const role = {
  roleid: 1,
  rolename: '',
  iscustompreset: false,
  issuperuser: false,
  retailerid: 1001,
  rolepermissions: {
    dashboard: { ordering: true, reports: true, brandedstore: true, messaging: true, settings: true },
    ordering: {
      frontshopproducts: true,
      dispensaryproducts: true,
      read: true,
      update: true,
      create: true,
      send: true,
      productschedules: {
        n: true,
        nm: true,
        zero: true,
        one: true,
        two: true,
        three: true,
        four: true,
        five: true,
        six: true,
        seven: true,
      },
    },
    reports: { read: true, export: true },
  },
};
const flags = { grouporderingenabled: false, brandedstoreenabled: false, advertisementsenabled: false };
const staff = {
  retailerid: 1001,
  staffid: 2,
  username: 'b@1001',
  ...flags,
  profileactivated: true,
  initiallogin: false,
  role,
};
const session = (token = 'one') => ({ token, validTo: null, staff, adverts: [] }) as unknown as Session;
const order: CurrentOrder = { orderId: 7, orderNumber: '100131', type: 'update' };

type Browser = ReturnType<typeof createBrowser>;

/** Loads a page in a tab with stored state. */
function load(browser: Browser, remembered: { session?: Session; order?: CurrentOrder } = {}) {
  sessionStorage.clear();
  if (remembered.session) storeSession(remembered.session);
  if (remembered.order) storeOrder(remembered.order);
  const tab = browser.openTab();
  const fetch = vi.fn(async () => Response.json({ resultcode: 1 }));
  return { tab, fetch, services: createServices({ config: defaultConfig, tabs: tab, fetch }) };
}

const flushTasks = () => new Promise((resolve) => setTimeout(resolve));
beforeEach(() => sessionStorage.clear());

describe('a tab with a stored order', () => {
  it('restores it, and pages wait for the result', async () => {
    const { services } = load(createBrowser(), { session: session(), order });
    expect(services.store.get(restoringOrderAtom)).toBe(true);
    await flushTasks();
    expect(services.store.get(currentOrderAtom)).toEqual(order);
    expect(services.store.get(restoringOrderAtom)).toBe(false);
  });

  it('leaves it to another tab that has it open, and reports it', async () => {
    const browser = createBrowser();
    const first = load(browser, { session: session(), order });
    await flushTasks();
    const copy = load(browser, { session: session(), order });
    await flushTasks();
    expect(copy.services.store.get(currentOrderAtom)).toBeNull();
    expect(copy.services.store.get(orderElsewhereAtom)).toEqual({ order, lost: false });
    expect(first.services.store.get(currentOrderAtom)).toEqual(order);
  });

  it('restores it after the tab that had it open ended, however it ended', async () => {
    const browser = createBrowser();
    const first = load(browser, { session: session(), order });
    await flushTasks();
    first.tab.close();
    const copy = load(browser, { session: session(), order });
    await flushTasks();
    expect(copy.services.store.get(currentOrderAtom)).toEqual(order);
  });
});

describe('a tab whose order is taken by another tab', () => {
  it('closes it at once, reports it, and makes no calls', async () => {
    const browser = createBrowser();
    const first = load(browser, { session: session(), order });
    await flushTasks();
    const copy = load(browser, { session: session(), order });
    await flushTasks();
    expect(await copy.services.store.get(orderClaimsAtom).take(order.orderId, 'from another')).toBe(true);
    copy.services.store.set(currentOrderAtom, order);
    await flushTasks();
    expect(first.services.store.get(currentOrderAtom)).toBeNull();
    expect(first.services.store.get(orderElsewhereAtom)).toEqual({ order, lost: true });
    expect(copy.services.store.get(orderElsewhereAtom)).toBeNull();
    expect(first.fetch).not.toHaveBeenCalled();
  });

  it('releases it at the end of its session', async () => {
    const browser = createBrowser();
    const { services } = load(browser, { session: session(), order });
    await flushTasks();
    expect(browser.names()).toEqual(['order 1001/7']);
    services.endSession('signed out');
    expect(browser.names()).toEqual([]);
  });
});

describe('the message about a released order', () => {
  it('remains until another order is opened', async () => {
    const { services } = load(createBrowser(), { session: session() });
    await flushTasks();
    services.store.set(releaseNoticeAtom, 'Sea Point is no longer assigned to you.');
    services.store.set(currentOrderAtom, null);
    expect(services.store.get(releaseNoticeAtom)).not.toBeNull();
    services.store.set(currentOrderAtom, order);
    expect(services.store.get(releaseNoticeAtom)).toBeNull();
  });
});

describe('a session in several tabs', () => {
  it.each([
    ['signed out', messages.signedOutInOtherTab],
    ['expired', messages.expired],
    ['signed in elsewhere', messages.signedInElsewhere],
    ['updated', messages.updated],
  ] as const)('ends in all of them when it is %s in one', async (reason, notice) => {
    const browser = createBrowser();
    const tabs = [1, 2, 3].map(() => load(browser, { session: session() }));
    const other = load(browser, { session: session('two') });
    tabs[0]?.services.endSession(reason);
    await flushTasks();
    for (const { services } of tabs) expect(services.store.get(sessionAtom)).toBeNull();
    for (const { services } of tabs.slice(1)) expect(services.store.get(loginNoticeAtom)).toBe(notice);
    expect(other.services.store.get(sessionAtom)?.token).toBe('two');
  });

  it('reports in every tab that its settings could not be read', async () => {
    const browser = createBrowser();
    const [first, second] = [load(browser, { session: session() }), load(browser, { session: session() })];
    first.services.endSession('settings failed', 'Sorry');
    await flushTasks();
    expect(second.services.store.get(loginNoticeAtom)).toBe('Sorry');
  });
});
