import { messages as orderMessages } from '#orders/current/messages.ts';
import type { UnsentOrder } from '#orders/current/model/unsentOrder.ts';
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
    const { orderId, orderNumber, description, staffName, locked } = order;
    const refusal = orderId === current ? undefined : locked ? orderMessages.openedByAnother : getRefusal(order);
    return {
      id: `order:${orderId}`,
      group: 'orders',
      title: description || messages.order(orderNumber),
      refusal,
      detail: [orderNumber, staffName].filter(Boolean).join(' · '),
      codes: [orderNumber],
      target: { kind: 'order', orderId, orderNumber },
    };
  });
