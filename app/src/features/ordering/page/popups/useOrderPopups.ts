import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { getBasketType } from '#orders/baskets/model/basketType.ts';
import { type CurrentOrder, currentOrderAtom, letGoAtom, orderElsewhereAtom } from '#orders/current/currentOrder.ts';
import type { SendingMark } from '#orders/sending/sendingMark.ts';
import { placeIn, usePlace } from '#pages/usePlace.ts';
import { useSession } from '#session/useSession.ts';
import type { OrderPopup } from './orderPopup.ts';
import { placeOfPopup, popupAt } from './popupPlace.ts';

/** What follows saving and closing: the order manager, or for a basket the baskets, each where it was (001 §4). */
export function afterSaving(saved: CurrentOrder): OrderPopup {
  const { orderid } = saved;
  if (saved.type !== 'basket') return { kind: 'manager', orderid };
  return { kind: 'baskets', startAt: { type: getBasketType(saved.basket), orderid } };
}

/**
 * Which popup about orders is open. The page's address may name it, and Back closes it (docs/decisions/0026-places.md).
 * The order manager stands open while no order is active, until somebody closes it (001 §2). It waits while somebody is
 * asked about an order that is open in another tab.
 * @param sending what was being sent when the page was loaded: that comes first
 */
export function useOrderPopups(hasOrder: boolean, sending: SendingMark | null = null) {
  const setCurrent = useSetAtom(currentOrderAtom);
  const elsewhere = useAtomValue(orderElsewhereAtom);
  const letGo = useAtomValue(letGoAtom);
  const { search } = useLocation();
  const { staff } = useSession();
  const [popup, setPopup] = useState<OrderPopup | null>(() => {
    if (sending) return { kind: 'settling', mark: sending };
    return popupAt(placeIn(search, 'popup'), staff, hasOrder) ?? (hasOrder ? null : { kind: 'manager' });
  });
  const [hadOrder, setHadOrder] = useState(hasOrder);
  if (hadOrder !== hasOrder) {
    setHadOrder(hasOrder);
    // Opened from beside this page, taken by another tab, or let go of: then nothing about it may stay.
    if (hasOrder && popup?.kind === 'manager') setPopup(null);
    else if (!hasOrder && (elsewhere || letGo !== null))
      setPopup({ kind: 'manager', ...(letGo !== null && { unasked: true }) });
  }
  const shown = elsewhere ? null : popup;
  const place = placeOfPopup(shown);
  usePlace('popup', place, (next) => {
    // What is in the middle of something is not closed by going forth and back.
    if (shown && shown.kind !== 'manager' && place === null) return;
    const fromManager = shown?.kind === 'baskets' || shown?.kind === 'import';
    setPopup(popupAt(next, staff, hasOrder) ?? (fromManager && !hasOrder ? { kind: 'manager' } : null));
  });
  return {
    popup: shown,
    show(next: OrderPopup | null) {
      // What was sent is no longer open here.
      if (next?.kind === 'manager' && next.sent) setCurrent(null);
      setPopup(next);
    },
  };
}
