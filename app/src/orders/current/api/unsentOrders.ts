import { type GroupUnsentOrder, listGroupUnsentOrders, listUnsentOrders } from '@mortar/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';

/** While they are in sight: no event tells what colleagues add to their orders. Milliseconds. */
const IN_SIGHT = { staleTime: 0, refetchInterval: 20_000, refetchOnWindowFocus: 'always' } as const;

/** The orders of the order manager; none is an empty list. */
export function unsentOrdersQuery(client: Client) {
  return queryOptions({
    queryKey: keys.unsentOrders,
    ...IN_SIGHT,
    queryFn: async ({ signal }) =>
      valueOrNull(await client.send(listUnsentOrders, { query: {}, signal }))?.clientorders ?? [],
  });
}

/**
 * The orders of a group's order manager for some of its retailers; none is an empty list.
 * @param retailerids nothing is read while it is empty
 */
export function groupUnsentOrdersQuery(client: Client, groupretailerid: number, retailerids: readonly number[]) {
  const body = { groupretailerid, retailerids: [...retailerids] };
  return queryOptions({
    queryKey: keys.groupUnsentOrders(body),
    ...IN_SIGHT,
    queryFn:
      retailerids.length === 0
        ? skipToken
        : async ({ signal }): Promise<readonly GroupUnsentOrder[]> =>
            valueOrNull(await client.send(listGroupUnsentOrders, { body, signal }))?.clientorders ?? [],
  });
}
