import type { UnsentOrder } from '@mortar/contract';
import { messages as orderMessages } from '#orders/current/messages.ts';
import { messages } from '#shell/palette/messages.ts';
import type { Entry } from './entry.ts';

/**
 * The orders that are not sent, as the order manager opens them.
 * @param current the id of the one that is open here; null without one
 * @param getRefusal why one may not be opened, beside its lock
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
      ...{ id: `order:${orderid}`, group: 'orders', title: description || messages.order(ordernumber), refusal },
      ...{ detail: [ordernumber, staffname].filter(Boolean).join(' · '), codes: [ordernumber] },
      target: { kind: 'order', orderid, ordernumber },
    };
  });
