import type { UnsentOrder } from '@mortar/contract';
import { messages as orderMessages } from '#orders/current/messages.ts';
import { messages } from '#shell/palette/messages.ts';
import type { Entry } from './entry.ts';

/**
 * Returns unsent orders as entries, as in the order manager.
 * @param current id of the open order, if any
 * @param getRefusal why one may not be opened, besides its lock
 */
export const orderEntries = <Order extends UnsentOrder>(
  orders: readonly Order[],
  current: number | null,
  getRefusal: (order: Order) => string | undefined,
): readonly Entry[] =>
  orders.map((order) => {
    const { orderid, ordernumber, description, staffname, locked } = order;
    const refusal = orderid === current ? undefined : locked ? orderMessages.openedByAnother : getRefusal(order);
    return {
      id: `order:${orderid}`,
      group: 'orders',
      title: description || messages.order(ordernumber),
      refusal,
      detail: [ordernumber, staffname].filter(Boolean).join(' · '),
      codes: [ordernumber],
      target: { kind: 'order', orderid, ordernumber },
    };
  });
