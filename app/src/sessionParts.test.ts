import './session/testing/storageAreas.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type CurrentOrder,
  currentOrderAtom,
  orderElsewhereAtom,
  readStoredOrder,
  restoringOrderAtom,
  storeOrder,
} from './orders/current/currentOrder.ts';
import { orderClaimsAtom } from './orders/current/orderClaims.ts';
import {
  readUnsavedLines,
  storeUnsavedLines,
  type UnsavedLine,
  unsavedLinesAtom,
} from './orders/lines/unsavedLines.ts';
import { createScope, type ScopeOptions } from './session/scope.ts';
import { loginNoticeAtom, readStoredSession, sessionAtom, storeSession } from './session/session.ts';
import { onlyTab } from './session/tabs.ts';
import { createBrowser } from './session/testing/browser.ts';
import { price, product, session } from './session/testing/sessions.ts';
import { SESSION_PARTS } from './sessionParts.ts';

const order: CurrentOrder = { orderId: 7, orderNumber: '100131', type: 'update' };
const other: CurrentOrder = { orderId: 8, orderNumber: '100132', type: 'new' };
const line: UnsavedLine = { orderid: 7, product, price, quantity: 4, error: 'refused', sent: undefined };
const { username } = session.staff;
const start = (changes: Partial<ScopeOptions> = {}) =>
  createScope({ session, notice: null, tabs: onlyTab, isReload: false, parts: SESSION_PARTS, ...changes });
const flushTasks = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => sessionStorage.clear());

describe('a session that starts', () => {
  it('is stored for a reload, without the order of the previous session', () => {
    storeOrder(order);
    const { store } = start({ notice: 'Welcome' });
    expect([store.get(sessionAtom), store.get(loginNoticeAtom)]).toEqual([session, 'Welcome']);
    expect(readStoredSession()).toEqual(session);
    expect([store.get(currentOrderAtom), readStoredOrder()]).toEqual([null, null]);
  });

  it('restores the unsaved lines of its user', () => {
    storeUnsavedLines(username, [line]);
    expect(start().store.get(unsavedLinesAtom)).toEqual([line]);
    expect(start({ session: null }).store.get(unsavedLinesAtom)).toEqual([]);
  });

  it('stores unsaved lines, but none between two sessions', () => {
    start().store.set(unsavedLinesAtom, [line]);
    expect(readUnsavedLines(username)).toEqual([line]);
    start({ session: null }).store.set(unsavedLinesAtom, []);
    expect(readUnsavedLines(username)).toEqual([line]);
  });
});

describe('an order that is open when a session ends', () => {
  it.each([
    ['expired', order],
    ['signed out', null],
  ] as const)('%s: is after the next sign-in: %j', (reason, found) => {
    const { store, beforeEnd } = start();
    store.set(currentOrderAtom, order);
    beforeEnd(reason);
    expect(store.get(currentOrderAtom)).toBeNull();
    expect(start().store.get(currentOrderAtom)).toEqual(found);
  });

  it('is null after it if there was none', () => {
    start().beforeEnd('expired');
    expect(start().store.get(currentOrderAtom)).toBeNull();
  });
});

describe('a reloaded page', () => {
  const remember = () => {
    storeSession(session);
    storeOrder(order);
  };

  it('restores the order at once if no other tab can have it', () => {
    remember();
    const { store } = start({ isReload: true });
    expect([store.get(currentOrderAtom), store.get(restoringOrderAtom)]).toEqual([order, false]);
    expect([readStoredOrder(), readStoredSession()]).toEqual([order, session]);
  });

  it('restores no order if no one is signed in', async () => {
    remember();
    const { store } = start({ isReload: true, session: null, tabs: createBrowser().openTab() });
    await flushTasks();
    expect([store.get(currentOrderAtom), store.get(orderElsewhereAtom)]).toEqual([null, null]);
  });

  it('does not wait if no order is stored', () => {
    const { store } = start({ isReload: true, tabs: createBrowser().openTab() });
    expect(store.get(restoringOrderAtom)).toBe(false);
  });

  it('requests the order with patience, and not again once another tab has it', async () => {
    remember();
    const tab = createBrowser().openTab();
    const claim = vi.spyOn(tab, 'claim').mockResolvedValue(null);
    const { store } = start({ isReload: true, tabs: tab });
    await flushTasks();
    expect(claim.mock.calls.map(([name, wanted]) => [name, wanted])).toEqual([['order 1001/7', 'soon']]);
    expect(store.get(orderElsewhereAtom)).toEqual({ order, lost: false });
    expect(store.get(restoringOrderAtom)).toBe(false);
    expect(readStoredOrder()).toEqual(order);
    store.set(orderElsewhereAtom, null);
    expect(readStoredOrder()).toBeNull();
  });

  it('restores no order for a session that ended meanwhile', async () => {
    remember();
    const browser = createBrowser();
    const scope = start({ isReload: true, tabs: browser.openTab() });
    scope.end();
    await flushTasks();
    expect([scope.store.get(currentOrderAtom), scope.store.get(orderElsewhereAtom)]).toEqual([null, null]);
    expect(scope.store.get(restoringOrderAtom)).toBe(true);
    expect(browser.names()).toEqual([]);
  });
});

describe('the open order', () => {
  const open = async () => {
    const browser = createBrowser();
    const scope = start({ tabs: browser.openTab() });
    scope.store.set(currentOrderAtom, order);
    await flushTasks();
    return { browser, ...scope };
  };

  it('belongs to this tab of the browser, even if another had it', async () => {
    const browser = createBrowser();
    const first = start({ tabs: browser.openTab() });
    first.store.set(currentOrderAtom, order);
    await flushTasks();
    const second = start({ tabs: browser.openTab() });
    second.store.set(orderElsewhereAtom, { order, lost: true });
    second.store.set(currentOrderAtom, order);
    await flushTasks();
    expect([second.store.get(currentOrderAtom), second.store.get(orderElsewhereAtom)]).toEqual([order, null]);
    expect([first.store.get(currentOrderAtom), first.store.get(orderElsewhereAtom)]).toEqual([
      null,
      { order, lost: true },
    ]);
  });

  it('is replaced by the next one, and by null', async () => {
    const { browser, store } = await open();
    expect([browser.names(), readStoredOrder()]).toEqual([['order 1001/7'], order]);
    store.set(currentOrderAtom, other);
    await flushTasks();
    expect([browser.names(), readStoredOrder()]).toEqual([['order 1001/8'], other]);
    store.set(currentOrderAtom, null);
    expect([browser.names(), readStoredOrder()]).toEqual([[], null]);
  });

  it('is claimed once, whatever changes about it', async () => {
    const tab = createBrowser().openTab();
    const claim = vi.spyOn(tab, 'claim');
    const { store } = start({ tabs: tab });
    store.set(currentOrderAtom, order);
    await flushTasks();
    store.set(currentOrderAtom, { ...order, adid: 3 });
    await flushTasks();
    expect(claim).toHaveBeenCalledTimes(1);
    expect(readStoredOrder()).toEqual({ ...order, adid: 3 });
  });

  it('keeps the message about an order in another tab when it is closed', async () => {
    const { store } = await open();
    store.set(orderElsewhereAtom, { order: other, lost: false });
    store.set(currentOrderAtom, null);
    expect(store.get(orderElsewhereAtom)).toEqual({ order: other, lost: false });
  });

  it('is not lost twice', async () => {
    const lose: (() => void)[] = [];
    const tabs = {
      ...onlyTab,
      claim: async (_name: string, _wanted: string, onLost: () => void) => {
        lose.push(onLost);
        return { release: () => undefined };
      },
    };
    const { store } = start({ tabs });
    expect(await start({ tabs }).store.get(orderClaimsAtom).take(9, 'free')).toBe(true);
    lose[0]?.();
    expect(store.get(orderElsewhereAtom)).toBeNull();
    store.set(currentOrderAtom, order);
    await flushTasks();
    lose[1]?.();
    expect([store.get(currentOrderAtom), store.get(orderElsewhereAtom)]).toEqual([null, { order, lost: true }]);
  });

  it('is identified only by its number without a pharmacy', async () => {
    const browser = createBrowser();
    await start({ session: null, tabs: browser.openTab() }).store.get(orderClaimsAtom).take(7, 'free');
    expect(browser.names()).toEqual(['order 0/7']);
  });
});

describe('a session that ended', () => {
  it('aborts its pending calls, and writes nothing more', async () => {
    const browser = createBrowser();
    const { store, queryClient, end } = start({ tabs: browser.openTab() });
    store.set(currentOrderAtom, order);
    await flushTasks();
    const signals: AbortSignal[] = [];
    const reading = queryClient.fetchQuery({
      queryKey: ['order'],
      retry: false,
      queryFn: ({ signal }) => {
        signals.push(signal);
        return new Promise<null>(() => undefined);
      },
    });
    reading.catch(() => undefined);
    queryClient.setQueryData(['search'], 'panado');
    end();
    expect(store.get(sessionAtom)).toBeNull();
    expect([browser.names(), signals[0]?.aborted]).toEqual([[], true]);
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
    const storedOrder = readStoredOrder();
    store.set(currentOrderAtom, other);
    store.set(unsavedLinesAtom, [line]);
    store.set(orderElsewhereAtom, { order, lost: true });
    store.set(orderElsewhereAtom, null);
    await flushTasks();
    expect([readStoredOrder(), readUnsavedLines(username), browser.names()]).toEqual([storedOrder, [], []]);
  });

  it('does not lose its order to another tab', async () => {
    const lose: (() => void)[] = [];
    const tabs = {
      ...onlyTab,
      claim: async (_name: string, _wanted: string, onLost: () => void) => {
        lose.push(onLost);
        return { release: () => undefined };
      },
    };
    const { store, end } = start({ tabs });
    const orderClaims = store.get(orderClaimsAtom);
    store.set(currentOrderAtom, order);
    await flushTasks();
    end();
    // A claim requested before the end is granted after it.
    await orderClaims.take(7, 'free');
    for (const each of lose) each();
    expect([store.get(currentOrderAtom), store.get(orderElsewhereAtom)]).toEqual([order, null]);
  });
});
