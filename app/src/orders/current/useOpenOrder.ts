import type { BasketStatus } from '@mortar/contract';
import { useAtomValue, useSetAtom } from 'jotai';
import type { UnsentOrder } from '#orders/current/model/unsentOrder.ts';
import { refreshAfter } from '#server/keys.ts';
import { errorText } from '#server/outcome.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { lockOrder } from './api/orderLock.ts';
import { type CurrentOrder, currentOrderAtom, orderElsewhereAtom, statusWhenOpen } from './currentOrder.ts';
import { getLockText } from './locks/getLockText.ts';
import { orderClaimsAtom } from './orderClaims.ts';

export type Opening =
  | { kind: 'opened' }
  | { kind: 'refused'; reason: string }
  /** Open in another tab of this browser, so the user is asked. */
  | { kind: 'elsewhere' };

/** Opens orders on this page unless colleagues or other tabs have them open (002 §4, opening an order). */
export function useOpenOrder() {
  const { client, queryClient } = useServices();
  const orderClaims = useAtomValue(orderClaimsAtom);
  const session = useSession();
  const setCurrent = useSetAtom(currentOrderAtom);
  const setOpenElsewhere = useSetAtom(orderElsewhereAtom);

  const lockOnServer = async (order: CurrentOrder): Promise<Opening> => {
    const refuse = (reason: string): Opening => {
      orderClaims.keepOnly(null);
      return { kind: 'refused', reason };
    };
    try {
      const holder = await lockOrder(client, session, order.orderId, statusWhenOpen(order));
      void refreshAfter(queryClient, 'order opened');
      if (holder) return refuse(getLockText(holder, order));
    } catch (error) {
      return refuse(errorText(error));
    }
    setCurrent(order);
    return { kind: 'opened' };
  };

  return {
    /** Opens an order for update, or a basket for modification with its own status (002 §4). */
    open: async (
      { orderId, orderNumber }: Pick<UnsentOrder, 'orderId' | 'orderNumber'>,
      basket?: BasketStatus,
    ): Promise<Opening> => {
      const order: CurrentOrder = {
        orderId,
        orderNumber,
        ...(basket ? { type: 'basket', basket } : { type: 'update' }),
      };
      if (await orderClaims.take(orderId, 'free')) return lockOnServer(order);
      setOpenElsewhere({ order, lost: false });
      return { kind: 'elsewhere' };
    },
    /** Opens an order here; another tab that has it open closes it. */
    openHere: async (order: CurrentOrder): Promise<Opening> => {
      await orderClaims.take(order.orderId, 'from another');
      return lockOnServer(order);
    },
  };
}
