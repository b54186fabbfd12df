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

const order: CurrentOrder = { orderid: 7, ordernumber: '100131', type: 'update' };
const other: CurrentOrder = { orderid: 8, ordernumber: '100132', type: 'new' };
const line: UnsavedLine = { orderid: 7, product, price, quantity: 4, error: 'refused', sent: undefined };
const { username } = session.staff;
const start = (changes: Partial<ScopeOptions> = {}) =>
  createScope({ session, notice: null, tabs: onlyTab, isReload: false, parts: SESSION_PARTS, ...changes });
const flushTasks = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => sessionStorage.clear());

describe('a session that begins', () => {
  it('is what a reload finds, without the order of the one before', () => {
    storeOrder(order);
    const { store } = start({ notice: 'Welcome' });
    expect([store.get(sessionAtom), store.get(loginNoticeAtom)]).toEqual([session, 'Welcome']);
    expect(readStoredSession()).toEqual(session);
    expect([store.get(currentOrderAtom), readStoredOrder()]).toEqual([null, null]);
  });

  it('has what its person left unsaved', () => {
    storeUnsavedLines(username, [line]);
    expect(start().store.get(unsavedLinesAtom)).toEqual([line]);
    expect(start({ session: null }).store.get(unsavedLinesAtom)).toEqual([]);
  });

  it('keeps what is left unsaved, and between two sessions nothing', () => {
    start().store.set(unsavedLinesAtom, [line]);
    expect(readUnsavedLines(username)).toEqual([line]);
    start({ session: null }).store.set(unsavedLinesAtom, []);
    expect(readUnsavedLines(username)).toEqual([line]);
  });
});

describe('an order that is open where a session ends', () => {
  it.each([
    ['expired', order],
    ['signed out', null],
  ] as const)('%s: is found after the next sign-in: %j', (reason, found) => {
    const { store, beforeEnd } = start();
    store.set(currentOrderAtom, order);
    beforeEnd(reason);
    expect(store.get(currentOrderAtom)).toBeNull();
    expect(start().store.get(currentOrderAtom)).toEqual(found);
  });

  it('that was none is none after it', () => {
    start().beforeEnd('expired');
    expect(start().store.get(currentOrderAtom)).toBeNull();
  });
});

describe('a page that is loaded anew', () => {
  const remember = () => {
    storeSession(session);
    storeOrder(order);
  };

  it('takes the order up at once where no other tab could have it', () => {
    remember();
    const { store } = start({ isReload: true });
    expect([store.get(currentOrderAtom), store.get(restoringOrderAtom)]).toEqual([order, false]);
    expect([readStoredOrder(), readStoredSession()]).toEqual([order, session]);
  });

  it('takes up none where nobody is signed in', async () => {
    remember();
    const { store } = start({ isReload: true, session: null, tabs: createBrowser().openTab() });
    await flushTasks();
    expect([store.get(currentOrderAtom), store.get(orderElsewhereAtom)]).toEqual([null, null]);
  });

  it('waits for nothing where no order is remembered', () => {
    const { store } = start({ isReload: true, tabs: createBrowser().openTab() });
    expect(store.get(restoringOrderAtom)).toBe(false);
  });

  it('asks for the order with patience, and not again once another tab has it', async () => {
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

  it('takes up nothing for a session that ended meanwhile', async () => {
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

describe('the order that is open', () => {
  const open = async () => {
    const browser = createBrowser();
    const scope = start({ tabs: browser.openTab() });
    scope.store.set(currentOrderAtom, order);
    await flushTasks();
    return { browser, ...scope };
  };

  it('is this tab’s among the tabs of the browser, also where another had it', async () => {
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

  it('gives way to the next one, and to none', async () => {
    const { browser, store } = await open();
    expect([browser.names(), readStoredOrder()]).toEqual([['order 1001/7'], order]);
    store.set(currentOrderAtom, other);
    await flushTasks();
    expect([browser.names(), readStoredOrder()]).toEqual([['order 1001/8'], other]);
    store.set(currentOrderAtom, null);
    expect([browser.names(), readStoredOrder()]).toEqual([[], null]);
  });

  it('is asked for once, whatever changes about it', async () => {
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

  it('leaves word of an order elsewhere alone when it is closed', async () => {
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

  it('is nobody’s without a pharmacy but by its number', async () => {
    const browser = createBrowser();
    await start({ session: null, tabs: browser.openTab() }).store.get(orderClaimsAtom).take(7, 'free');
    expect(browser.names()).toEqual(['order 0/7']);
  });
});

describe('a session that ended', () => {
  it('is over for whoever still holds on to it, and writes nothing any more', async () => {
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
