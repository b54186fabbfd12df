import { useStore } from 'jotai';
import { useEffect } from 'react';
import { useClient } from '../services.tsx';
import { currentOrderAtom } from '../session/currentOrder.ts';
import { useSession } from '../session/useSession.ts';
import { releaseOrder } from './api/orderLock.ts';

/** Releases the open order's lock when the page goes, as far as a browser can (decision 23). */
export function useReleaseOnLeave(): void {
  const client = useClient();
  const session = useSession();
  const store = useStore();
  useEffect(
    function releaseWhenThePageGoes() {
      const release = () => {
        const order = store.get(currentOrderAtom);
        if (order) void releaseOrder(client, session, order.orderid, true);
      };
      addEventListener('pagehide', release);
      return () => removeEventListener('pagehide', release);
    },
    [client, session, store],
  );
}
