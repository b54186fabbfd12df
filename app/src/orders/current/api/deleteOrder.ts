import { deleteGroupOrder, deleteOrder } from '@mortar/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { keys, refreshAfter } from '#server/keys.ts';
import { valueOrThrow } from '#server/queries.ts';
import { useClient } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';

/** Takes an order out of the lists that are known: nobody waits until they are read again. */
function takeOut(queryClient: QueryClient, deleted: number): void {
  for (const queryKey of [keys.unsentOrders, keys.baskets]) {
    queryClient.setQueriesData<unknown>({ queryKey }, (list: unknown) =>
      Array.isArray(list) ? list.filter(({ orderid }: { orderid?: number }) => orderid !== deleted) : list,
    );
  }
}

/** Deletes an order that is not sent; a group's by the group's own call (000 §7). */
export function useDeleteOrder() {
  const client = useClient();
  const queryClient = useQueryClient();
  const call = useSession().staff.grouporderingenabled ? deleteGroupOrder : deleteOrder;
  return useMutation({
    mutationFn: async (orderid: number) => {
      const outcome = await client.send(call, { query: { orderid } });
      // An order that is not there any more is as deleted as it can be.
      if (outcome.kind !== 'nothing') valueOrThrow(outcome);
    },
    onSuccess: (_, orderid) => takeOut(queryClient, orderid),
    onSettled: () => void refreshAfter(queryClient, 'order deleted'),
  });
}
