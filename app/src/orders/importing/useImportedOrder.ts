import { orderQuery } from '#orders/current/api/getOrder.ts';
import { releaseOrder } from '#orders/current/api/orderLock.ts';
import { useOpenOrder } from '#orders/current/useOpenOrder.ts';
import { refreshAfter } from '#server/keys.ts';
import { errorText } from '#server/outcome.ts';
import { fetchFresh, valueOrThrow } from '#server/queries.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import type { ImportAction, ImportedOrder } from './api/importOrder.ts';
import { messages } from './messages.ts';

/**
 * The two ways on from an imported order; each gives the text of what went wrong, or null.
 * @param action what was asked for: an order that is to be opened is locked by whoever imported it (002 §7)
 */
export function useImportedOrder({ orderid }: ImportedOrder, action: ImportAction) {
  const { client, queryClient } = useServices();
  const session = useSession();
  const { open, openHere } = useOpenOrder();
  return {
    async open(): Promise<string | null> {
      try {
        const order = await fetchFresh(queryClient, orderQuery(client, orderid));
        if (!order) return messages.result.opening;
        const named = { orderid, ordernumber: order.number };
        // What was never closed belongs to whoever made it, as any new order (000 §4).
        const opening = action === 'open' ? await openHere({ ...named, type: 'new' }) : await open(named);
        return opening.kind === 'refused' ? opening.reason : null;
      } catch (error) {
        return errorText(error);
      }
    },
    async save(): Promise<string | null> {
      if (orderid === 0 || action === 'save') return null;
      try {
        valueOrThrow(await releaseOrder(client, session, { orderid, ordernumber: '', type: 'new' }));
        void refreshAfter(queryClient, 'order closed');
        return null;
      } catch (error) {
        return errorText(error);
      }
    },
  };
}
