import { deleteOrder } from '@mortar/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { done } from '../../server/queries.ts';
import { useClient } from '../../services.tsx';

/** Deletes an order that is not sent. */
export function useDeleteOrder() {
  const client = useClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (orderid: number) => done(await client.send(deleteOrder, { query: { orderid } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['orders'] }),
  });
}
