import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { getBasketType } from '#orders/baskets/model/basketType.ts';
import {
  type CurrentOrder,
  currentOrderAtom,
  orderElsewhereAtom,
  releaseNoticeAtom,
} from '#orders/current/currentOrder.ts';
import type { SendingMark } from '#orders/sending/sendingMark.ts';
import { placeIn, usePlace } from '#pages/usePlace.ts';
import { useSession } from '#session/useSession.ts';
import type { OrderPopup } from './orderPopup.ts';
import { findPopup, getPopupName } from './popupPlace.ts';

/**
 * Returns the popup after saving and closing: the order manager, or the baskets, with the cursor unchanged (001 §4).
 */
export function afterSaving(saved: CurrentOrder): OrderPopup {
  const { orderId } = saved;
  if (saved.type !== 'basket') return { kind: 'manager', orderId };
  return { kind: 'baskets', startAt: { type: getBasketType(saved.basket), orderId } };
}

/**
 * Controls the open popup about orders. The address may name it, and Back closes it (docs/decisions/0026-places.md).
 * The order manager is open while no order is, until the user closes it (001 §2). It waits during a prompt about an
 * order open in another tab.
 * @param sending order that was being sent when the page loaded; shown first
 */
export function useOrderPopups(hasOrder: boolean, sending: SendingMark | null = null) {
  const setCurrent = useSetAtom(currentOrderAtom);
  const orderElsewhere = useAtomValue(orderElsewhereAtom);
  const releaseNotice = useAtomValue(releaseNoticeAtom);
  const { search } = useLocation();
  const { staff } = useSession();
  const [popup, setPopup] = useState<OrderPopup | null>(() => {
    if (sending) return { kind: 'settling', mark: sending };
    return findPopup(placeIn(search, 'popup'), staff, hasOrder) ?? (hasOrder ? null : { kind: 'manager' });
  });
  const [hadOrder, setHadOrder] = useState(hasOrder);
  if (hadOrder !== hasOrder) {
    setHadOrder(hasOrder);
    // The order was opened elsewhere, taken by another tab or released, so its popups close.
    if (hasOrder && popup?.kind === 'manager') setPopup(null);
    else if (!hasOrder && (orderElsewhere || releaseNotice !== null))
      setPopup({ kind: 'manager', ...(releaseNotice !== null && { automatic: true }) });
  }
  const shown = orderElsewhere ? null : popup;
  const place = getPopupName(shown);
  usePlace('popup', place, (next) => {
    // Back and Forward do not close a popup within a process.
    if (shown && shown.kind !== 'manager' && place === null) return;
    const fromManager = shown?.kind === 'baskets' || shown?.kind === 'import';
    setPopup(findPopup(next, staff, hasOrder) ?? (fromManager && !hasOrder ? { kind: 'manager' } : null));
  });
  return {
    popup: shown,
    show(next: OrderPopup | null) {
      // A sent order is no longer open.
      if (next?.kind === 'manager' && next.sent) setCurrent(null);
      setPopup(next);
    },
  };
}
