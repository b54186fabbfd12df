import { assignOrderRetailers, getOrderRetailers, type OrderRetailer } from '@mortar/contract';
import { queryOptions, skipToken, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Client } from '#server/client.ts';
import { isUnknown } from '#server/outcome.ts';
import { done, found } from '#server/queries.ts';
import { useClient } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';

const orderRetailersKey = (orderid: number | null) => ['retailers', 'order', orderid] as const;

async function readRetailers(client: Client, orderid: number, signal?: AbortSignal): Promise<readonly OrderRetailer[]> {
  const answer = await client.send(getOrderRetailers, { query: { orderid }, ...(signal && { signal }) });
  return found(answer)?.retailers ?? [];
}

/** The retailers that a group's order is for; none is an empty list. */
export function orderRetailersQuery(client: Client, orderid: number | null) {
  return queryOptions({
    queryKey: orderRetailersKey(orderid),
    staleTime: 0,
    queryFn: orderid === null ? skipToken : ({ signal }) => readRetailers(client, orderid, signal),
  });
}

/**
 * Says which retailers a group's order is for. Without an answer they are read again: what is there as it was asked for
 * counts as done (decision 8).
 * @throws {CallError} if it was refused, or is not so
 */
export function useAssignRetailers(orderid: number) {
  const client = useClient();
  const queryClient = useQueryClient();
  const groupretailerid = useSession().staff.retailerid;
  return useMutation({
    mutationFn: async (retailerids: readonly number[]) => {
      const body = { groupretailerid, orderid, retailerids: [...retailerids] };
      const outcome = await client.send(assignOrderRetailers, { body });
      if (outcome.kind === 'value') return;
      if (outcome.kind !== 'nothing' && isUnknown(outcome)) {
        const now = await readRetailers(client, orderid).catch(() => null);
        if (now?.length === retailerids.length && now.every(({ retailerid }) => retailerids.includes(retailerid)))
          return;
      }
      done(outcome);
    },
    onSettled: () =>
      Promise.all(
        [orderRetailersKey(orderid), ['orders'], ['communications']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
