import type { UnsentOrder } from '@mortar/contract';
import { useSetAtom } from 'jotai';
import { errorText } from '../server/outcome.ts';
import { useServices } from '../services.tsx';
import { currentOrderAtom } from '../session/currentOrder.ts';
import { useSession } from '../session/useSession.ts';
import { takeOrder } from './api/orderLock.ts';
import { unsentOrdersKey } from './api/unsentOrders.ts';
import { messages } from './messages.ts';

/** Opens an order for update: gives the text of what stands in the way, or null (002 §4, opening an order). */
export function useOpenOrder(): (order: Pick<UnsentOrder, 'orderid' | 'ordernumber'>) => Promise<string | null> {
  const { client, queryClient } = useServices();
  const session = useSession();
  const setCurrent = useSetAtom(currentOrderAtom);
  return async ({ orderid, ordernumber }) => {
    try {
      const holder = await takeOrder(client, session, orderid);
      void queryClient.invalidateQueries({ queryKey: unsentOrdersKey });
      if (holder) return holder.staff ? messages.openedBy(holder.staff) : messages.openedByAnother;
      setCurrent({ orderid, ordernumber, type: 'update' });
      return null;
    } catch (error) {
      return errorText(error);
    }
  };
}
