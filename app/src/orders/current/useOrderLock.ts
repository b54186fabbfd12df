import { toast } from '@mortar/design-system';
import { useStore } from 'jotai';
import { useEffect } from 'react';
import { useClient } from '#session/services.ts';
import { sessionAtom } from '#session/session.ts';
import { useSession } from '#session/useSession.ts';
import { lockOrder, releaseOrder } from './api/orderLock.ts';
import { currentOrderAtom, orderElsewhereAtom, releaseNoticeAtom, statusWhenOpen } from './currentOrder.ts';
import { getLockText } from './locks/getLockText.ts';

/**
 * Holds the open order's lock while signed in: releases it when the page closes, as far as browsers allow, and locks it
 * again when the page returns (ruling 23). An order opened by another user meanwhile is closed, and one taken by
 * another tab is left to that tab.
 */
export function useOrderLock(): void {
  const client = useClient();
  const session = useSession();
  const store = useStore();
  useEffect(
    function syncLockWithPage() {
      const release = () => {
        const order = store.get(currentOrderAtom);
        if (order) void releaseOrder(client, session, order, { keepalive: true });
      };
      const relock = async () => {
        const order = store.get(currentOrderAtom);
        if (!order) return;
        // Without an answer the order stays open, since every write checks the lock.
        const holder = await lockOrder(client, session, order.orderId, statusWhenOpen(order)).catch(() => null);
        if (store.get(currentOrderAtom)?.orderId !== order.orderId) {
          // Closed during the request: release it, unless another tab works on it.
          const isOpenElsewhere = store.get(orderElsewhereAtom)?.order.orderId === order.orderId;
          if (!holder && !isOpenElsewhere) void releaseOrder(client, session, order);
          return;
        }
        if (!holder) return;
        const why = getLockText(holder, order);
        store.set(releaseNoticeAtom, why);
        store.set(currentOrderAtom, null);
        toast.error(why);
      };
      const onPageShow = (event: PageTransitionEvent) => {
        if (event.persisted) void relock();
      };
      void relock();
      addEventListener('pagehide', release);
      addEventListener('pageshow', onPageShow);
      return () => {
        removeEventListener('pagehide', release);
        removeEventListener('pageshow', onPageShow);
        // Another tab ended the session: saves the open order while the token allows.
        const order = store.get(currentOrderAtom);
        const ended = store.get(sessionAtom) === null;
        if (order && ended) void releaseOrder(client, session, order, { keepalive: true, afterEnd: true });
      };
    },
    [client, session, store],
  );
}
