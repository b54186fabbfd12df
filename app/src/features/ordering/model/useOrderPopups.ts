import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { currentOrderAtom } from '../../../session/currentOrder.ts';

/** The popup over the ordering page that is about orders rather than products; one at a time. */
export type OrderPopup =
  | { kind: 'manager'; sent?: boolean }
  | { kind: 'start' }
  | { kind: 'describe'; order: { id: number; description: string }; isNew?: boolean }
  | { kind: 'retailers'; orderid: number }
  | { kind: 'send'; orderid: number }
  | { kind: 'another'; orderid: number; suppliers: number };

/** The order manager stands open while no order is active, until somebody closes it (001 §2). */
export function useOrderPopups(hasOrder: boolean) {
  const setCurrent = useSetAtom(currentOrderAtom);
  const [popup, setPopup] = useState<OrderPopup | null>(hasOrder ? null : { kind: 'manager' });
  return {
    popup,
    show(next: OrderPopup | null) {
      // What was sent is no longer open here.
      if (next?.kind === 'manager' && next.sent) setCurrent(null);
      setPopup(next);
    },
  };
}
