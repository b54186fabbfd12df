import type { PartStart, StartedPart } from '#session/scope.ts';
import { onlyTab } from '#session/tabs.ts';
import {
  type CurrentOrder,
  currentOrderAtom,
  noteLeftOrder,
  orderElsewhereAtom,
  readStoredOrder,
  releaseNoticeAtom,
  restoringOrderAtom,
  storeOrder,
  takeLeftOrder,
} from './currentOrder.ts';
import { createOrderClaims, orderClaimsAtom } from './orderClaims.ts';

/** Session's part for the open order: restored after a reload, claimed among browser tabs, and resumed by its user. */
export function currentOrderPart({ store, session, tabs, isReload }: PartStart): StartedPart {
  if (!isReload) storeOrder(null);
  let ended = false;
  const orderClaims = createOrderClaims(tabs, session?.staff.retailerid ?? 0, () => {
    const order = store.get(currentOrderAtom);
    if (!order || ended) return;
    store.set(orderElsewhereAtom, { order, lost: true });
    store.set(currentOrderAtom, null);
  });
  store.set(orderClaimsAtom, orderClaims);
  const syncClaim = () => {
    const order = store.get(currentOrderAtom);
    storeOrder(order);
    orderClaims.keepOnly(order?.orderId ?? null);
    if (!order) return;
    store.set(orderElsewhereAtom, null);
    store.set(releaseNoticeAtom, null);
    // Opened without a request: created here or restored with the page.
    void orderClaims.take(order.orderId, 'from another');
  };
  const stop = [
    store.sub(currentOrderAtom, syncClaim),
    // Left to the other tab, without another prompt.
    store.sub(orderElsewhereAtom, () => {
      if (!store.get(orderElsewhereAtom)) storeOrder(store.get(currentOrderAtom));
    }),
  ];
  const restore = async (order: CurrentOrder) => {
    store.set(restoringOrderAtom, true);
    const isClaimed = await orderClaims.take(order.orderId, 'soon');
    if (ended) return;
    if (isClaimed) store.set(currentOrderAtom, order);
    else store.set(orderElsewhereAtom, { order, lost: false });
    store.set(restoringOrderAtom, false);
  };
  // A reload restores the tab's order; sign-in restores the one of the expired session.
  const remembered = session && (isReload ? readStoredOrder() : takeLeftOrder(session.staff.username));
  if (remembered && tabs === onlyTab) store.set(currentOrderAtom, remembered);
  else if (remembered) void restore(remembered);
  return {
    beforeEnd({ staff }, reason) {
      const order = store.get(currentOrderAtom);
      if (reason === 'expired' && order) noteLeftOrder(staff.username, order);
      // The caller has handled the open order, unless another tab ended the session.
      store.set(currentOrderAtom, null);
    },
    end() {
      ended = true;
      for (const each of stop) each();
      orderClaims.keepOnly(null);
    },
  };
}
