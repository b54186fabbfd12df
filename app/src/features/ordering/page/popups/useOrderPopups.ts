import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { type BasketType, basketTypeOf } from '#orders/baskets/model/basketType.ts';
import { type CurrentOrder, currentOrderAtom, letGoAtom, orderElsewhereAtom } from '#orders/current/currentOrder.ts';
import type { StillUnsent } from '#orders/sending/model/stillUnsent.ts';
import type { SendingMark } from '#orders/sending/sendingMark.ts';

/** The popup over the ordering page that is about orders rather than products; one at a time. */
export type OrderPopup =
  /** `orderid` is the order that its cursor begins at. */
  | { kind: 'manager'; sent?: boolean; orderid?: number }
  | { kind: 'start' }
  | { kind: 'import' }
  /** `beginAt` is the basket that its cursor begins at. */
  | { kind: 'baskets'; beginAt?: { type: BasketType; orderid: number } }
  /** Advanced Regrets: an order may be made for them. */
  | { kind: 'regrets' }
  /** Order History over the window. */
  | { kind: 'history' }
  /** Responses over the window. */
  | { kind: 'responses' }
  | { kind: 'describe'; order: { id: number; description: string }; isNew?: boolean }
  | { kind: 'retailers'; orderid: number }
  /** Its scheduled products are printed before it is sent. */
  | { kind: 'scheduled'; orderid: number }
  | { kind: 'send'; orderid: number }
  /** What was being sent when the page was loaded again. */
  | { kind: 'settling'; mark: SendingMark }
  | { kind: 'another'; orderid: number; suppliers: number; left: readonly StillUnsent[] };

/** What follows saving and closing: the order manager, or for a basket the baskets, each where it was (001 §4). */
export function afterSaving(saved: CurrentOrder): OrderPopup {
  const { orderid } = saved;
  if (saved.type !== 'basket') return { kind: 'manager', orderid };
  return { kind: 'baskets', beginAt: { type: basketTypeOf(saved.basket), orderid } };
}

/**
 * The order manager stands open while no order is active, until somebody closes it (001 §2). It waits while somebody is
 * asked about an order that is open in another tab.
 * @param sending what was being sent when the page was loaded: that comes first
 */
export function useOrderPopups(hasOrder: boolean, sending: SendingMark | null = null) {
  const setCurrent = useSetAtom(currentOrderAtom);
  const elsewhere = useAtomValue(orderElsewhereAtom);
  const letGo = useAtomValue(letGoAtom);
  const [popup, setPopup] = useState<OrderPopup | null>(() => {
    if (sending) return { kind: 'settling', mark: sending };
    return hasOrder ? null : { kind: 'manager' };
  });
  const [hadOrder, setHadOrder] = useState(hasOrder);
  if (hadOrder !== hasOrder) {
    setHadOrder(hasOrder);
    // Opened from beside this page, taken by another tab, or let go of: then nothing about it may stay.
    if (hasOrder && popup?.kind === 'manager') setPopup(null);
    else if (!hasOrder && (elsewhere || letGo !== null)) setPopup({ kind: 'manager' });
  }
  return {
    popup: elsewhere ? null : popup,
    show(next: OrderPopup | null) {
      // What was sent is no longer open here.
      if (next?.kind === 'manager' && next.sent) setCurrent(null);
      setPopup(next);
    },
  };
}
