import type { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import {
  type CurrentOrder,
  currentOrderAtom,
  orderElsewhereAtom,
  readStoredOrder,
  restoringOrderAtom,
  storeOrder,
  takeLeftOrder,
} from '#orders/current/currentOrder.ts';
import { createOrderClaims, type OrderClaims } from '#orders/current/orderClaims.ts';
import { readUnsavedLines, storeUnsavedLines, unsavedLinesAtom } from '#orders/lines/unsavedLines.ts';
import { createQueryClient } from '#server/queries.ts';
import { loginNoticeAtom, type Session, sessionAtom, storeSession } from './session.ts';
import { onlyTab, type Tabs } from './tabs.ts';

/**
 * Everything that belongs to one session, or to the time between two: its atoms and its server state. Another session
 * has another scope, so that nothing of one is found in the next, and what comes late writes where nobody looks.
 */
export interface Scope {
  store: ReturnType<typeof createStore>;
  queryClient: QueryClient;
  orderClaims: OrderClaims;
  end(): void;
}

export interface ScopeOptions {
  /** Null between two sessions. */
  session: Session | null;
  /** What Login says then. */
  notice: string | null;
  tabs: Tabs;
  /** True where the page was loaded anew: it takes up the order that this tab remembers. */
  isReload: boolean;
  retryDelay?: (attempt: number) => number;
}

export function createScope({ session, notice, tabs, isReload, retryDelay }: ScopeOptions): Scope {
  const store = createStore();
  const queryClient = createQueryClient(retryDelay);
  store.set(sessionAtom, session);
  store.set(loginNoticeAtom, notice);
  if (!isReload) {
    storeSession(session);
    storeOrder(null);
  }
  const username = session?.staff.username ?? null;
  if (username !== null) store.set(unsavedLinesAtom, readUnsavedLines(username));
  let ended = false;
  const orderClaims = createOrderClaims(tabs, session?.staff.retailerid ?? 0, () => {
    const order = store.get(currentOrderAtom);
    if (!order || ended) return;
    store.set(orderElsewhereAtom, { order, lost: true });
    store.set(currentOrderAtom, null);
  });
  const keepUpWithTheOrder = () => {
    const order = store.get(currentOrderAtom);
    storeOrder(order);
    orderClaims.keepOnly(order?.orderid ?? null);
    if (!order) return;
    store.set(orderElsewhereAtom, null);
    // Opened without having been asked for: it was made here, or came back with the page.
    void orderClaims.take(order.orderid, 'from another');
  };
  const stop = [
    store.sub(currentOrderAtom, keepUpWithTheOrder),
    store.sub(unsavedLinesAtom, () => {
      if (username !== null) storeUnsavedLines(username, store.get(unsavedLinesAtom));
    }),
    // Left to the other tab, it is not asked about again.
    store.sub(orderElsewhereAtom, () => {
      if (!store.get(orderElsewhereAtom)) storeOrder(store.get(currentOrderAtom));
    }),
  ];
  const restore = async (order: CurrentOrder) => {
    store.set(restoringOrderAtom, true);
    const ours = await orderClaims.take(order.orderid, 'soon');
    if (ended) return;
    if (ours) store.set(currentOrderAtom, order);
    else store.set(orderElsewhereAtom, { order, lost: false });
    store.set(restoringOrderAtom, false);
  };
  // A reload takes up what this tab had open; somebody who signs in, what their session ended over.
  const remembered = session && (isReload ? readStoredOrder() : takeLeftOrder(session.staff.username));
  if (remembered && tabs === onlyTab) store.set(currentOrderAtom, remembered);
  else if (remembered) void restore(remembered);
  return {
    store,
    queryClient,
    orderClaims,
    end() {
      ended = true;
      for (const each of stop) each();
      orderClaims.keepOnly(null);
      // What still holds on to this store sees that its session is over.
      store.set(sessionAtom, null);
      void queryClient.cancelQueries();
      queryClient.clear();
    },
  };
}
