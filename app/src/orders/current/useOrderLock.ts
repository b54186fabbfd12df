import { toast } from '@mortar/design-system';
import { useStore } from 'jotai';
import { useEffect } from 'react';
import { useClient } from '#session/services.ts';
import { sessionAtom } from '#session/session.ts';
import { useSession } from '#session/useSession.ts';
import { releaseOrder, takeOrder } from './api/orderLock.ts';
import { currentOrderAtom, letGoAtom, orderElsewhereAtom, statusWhenOpen } from './currentOrder.ts';
import { heldBy } from './locks/heldBy.ts';

/**
 * Holds the open order's lock while somebody is signed in on this page: releases it when the page goes, as far as a
 * browser can, and takes it up again when the page comes back (ruling 23). An order that somebody else opened meanwhile
 * is theirs, and one that another tab of this browser has taken is that tab's to release.
 */
export function useOrderLock(): void {
  const client = useClient();
  const session = useSession();
  const store = useStore();
  useEffect(
    function keepTheLockWithThePage() {
      const release = () => {
        const order = store.get(currentOrderAtom);
        if (order) void releaseOrder(client, session, order, { keepalive: true });
      };
      const takeUp = async () => {
        const order = store.get(currentOrderAtom);
        if (!order) return;
        // Without an answer the order stays open here: every write says whether it is still ours.
        const holder = await takeOrder(client, session, order.orderid, statusWhenOpen(order)).catch(() => null);
        if (store.get(currentOrderAtom)?.orderid !== order.orderid) {
          // It was closed while it was taken up: nobody else would let go of it, unless another tab works on it.
          const elsewhere = store.get(orderElsewhereAtom)?.order.orderid === order.orderid;
          if (!holder && !elsewhere) void releaseOrder(client, session, order);
          return;
        }
        if (!holder) return;
        const why = heldBy(holder, order);
        store.set(letGoAtom, why);
        store.set(currentOrderAtom, null);
        toast.error(why);
      };
      const onPageShow = (event: PageTransitionEvent) => {
        if (event.persisted) void takeUp();
      };
      void takeUp();
      addEventListener('pagehide', release);
      addEventListener('pageshow', onPageShow);
      return () => {
        removeEventListener('pagehide', release);
        removeEventListener('pageshow', onPageShow);
        // Another tab ended the session of both: what is open here is saved as far as the token still allows.
        const order = store.get(currentOrderAtom);
        const ended = store.get(sessionAtom) === null;
        if (order && ended) void releaseOrder(client, session, order, { keepalive: true, afterEnd: true });
      };
    },
    [client, session, store],
  );
}
