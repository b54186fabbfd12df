import { deleteGroupOrder, deleteOrder } from '@mortar/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { keys, refreshAfter } from '#server/keys.ts';
import { valueOrThrow } from '#server/queries.ts';
import { useClient } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';

/** Removes an order from cached lists, without waiting for a reload. */
function removeFromLists(queryClient: QueryClient, deleted: number): void {
  for (const queryKey of [keys.unsentOrders, keys.baskets]) {
    queryClient.setQueriesData<unknown>({ queryKey }, (list: unknown) =>
      Array.isArray(list) ? list.filter(({ orderid }: { orderid?: number }) => orderid !== deleted) : list,
    );
  }
}

/** Deletes an unsent order; a group's by the group's call (000 §7). */
export function useDeleteOrder() {
  const client = useClient();
  const queryClient = useQueryClient();
  const call = useSession().staff.grouporderingenabled ? deleteGroupOrder : deleteOrder;
  return useMutation({
    mutationFn: async (orderid: number) => {
      const outcome = await client.send(call, { query: { orderid } });
      // A missing order counts as deleted.
      if (outcome.kind !== 'nothing') valueOrThrow(outcome);
    },
    onSuccess: (_, orderid) => removeFromLists(queryClient, orderid),
    onSettled: () => void refreshAfter(queryClient, 'order deleted'),
  });
}
