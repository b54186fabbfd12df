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
 * Saves or opens an imported order; resolves to an error message or null.
 * @param action requested action: an order to be opened is already locked (002 §7)
 */
export function useImportedOrder({ orderId }: ImportedOrder, action: ImportAction) {
  const { client, queryClient } = useServices();
  const session = useSession();
  const { open, openHere } = useOpenOrder();
  return {
    async open(): Promise<string | null> {
      try {
        const order = await fetchFresh(queryClient, orderQuery(client, orderId));
        if (!order) return messages.result.opening;
        const named = { orderId, orderNumber: order.number };
        // An order never closed belongs to its creator like any new one (000 §4).
        const opening = action === 'open' ? await openHere({ ...named, type: 'new' }) : await open(named);
        return opening.kind === 'refused' ? opening.reason : null;
      } catch (error) {
        return errorText(error);
      }
    },
    async save(): Promise<string | null> {
      if (orderId === 0 || action === 'save') return null;
      try {
        valueOrThrow(await releaseOrder(client, session, { orderId, orderNumber: '', type: 'new' }));
        void refreshAfter(queryClient, 'order closed');
        return null;
      } catch (error) {
        return errorText(error);
      }
    },
  };
}
