import { deleteOrder } from '@mortar/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { done } from '../../server/queries.ts';
import { useClient } from '../../services.tsx';

/** Deletes an order that is not sent. */
export function useDeleteOrder() {
  const client = useClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (orderid: number) => {
      const outcome = await client.send(deleteOrder, { query: { orderid } });
      // An order that is not there any more is as deleted as it can be.
      if (outcome.kind !== 'nothing') done(outcome);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['orders'] }),
  });
}
