import { assignOrderRetailers, getOrderRetailers } from '@mortar/contract';
import { queryOptions, skipToken, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Pharmacy, toPharmacy } from '#retailers/model/pharmacy.ts';
import type { Client } from '#server/client.ts';
import { keys, refreshAfter } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';
import { writeOnce } from '#server/writeOnce.ts';
import { useClient } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';

async function readRetailers(client: Client, orderid: number, signal?: AbortSignal): Promise<readonly Pharmacy[]> {
  const answer = await client.send(getOrderRetailers, { query: { orderid }, ...(signal && { signal }) });
  return valueOrNull(answer)?.retailers.map(toPharmacy) ?? [];
}

/** Returns the query of a group order's retailers; none is an empty list. */
export function orderRetailersQuery(client: Client, orderid: number | null) {
  return queryOptions({
    queryKey: keys.orderRetailers(orderid),
    staleTime: 0,
    queryFn: orderid === null ? skipToken : ({ signal }) => readRetailers(client, orderid, signal),
  });
}

/**
 * Assigns retailers to a group's order; after a lost answer, checks the assignment (ruling 8).
 * @throws {CallError} if rejected or not assigned
 */
export const assignRetailers = (
  client: Client,
  groupretailerid: number,
  orderid: number,
  retailerids: readonly number[],
) =>
  writeOnce(
    () => client.send(assignOrderRetailers, { body: { groupretailerid, orderid, retailerids: [...retailerids] } }),
    {
      read: () => readRetailers(client, orderid),
      verify: (now) =>
        now.length === retailerids.length && now.every(({ id }) => retailerids.includes(id)) ? 'all' : 'nothing',
    },
  );

/** Assigns retailers to the open order and reloads what depends on them. */
export function useAssignRetailers(orderid: number) {
  const client = useClient();
  const queryClient = useQueryClient();
  const groupretailerid = useSession().staff.retailerid;
  return useMutation({
    mutationFn: (retailerids: readonly number[]) => assignRetailers(client, groupretailerid, orderid, retailerids),
    onSettled: () => refreshAfter(queryClient, 'retailers assigned', { orderid }),
  });
}
