import { deleteGroupOrder, deleteOrder } from '@mortar/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshAfter } from '#server/keys.ts';
import { valueOrThrow } from '#server/queries.ts';
import { useClient } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';

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
    onSettled: () => refreshAfter(queryClient, 'order deleted'),
  });
}
