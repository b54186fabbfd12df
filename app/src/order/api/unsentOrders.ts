import { listUnsentOrders } from '@mortar/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../server/client.ts';
import { found } from '../../server/queries.ts';

export const unsentOrdersKey = ['orders', 'unsent'] as const;

/** The orders of the order manager; none is an empty list. */
export function unsentOrdersQuery(client: Client) {
  return queryOptions({
    queryKey: unsentOrdersKey,
    staleTime: 0,
    queryFn: async ({ signal }) =>
      found(await client.send(listUnsentOrders, { query: {}, signal }))?.clientorders ?? [],
  });
}
