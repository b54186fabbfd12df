import { listMessagingSuppliers } from '@mortar/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';

/** Returns the query of suppliers of the custom filter; none is an empty list (002 §7). */
export function messagingSuppliersQuery(client: Client) {
  return queryOptions({
    queryKey: keys.messagingSuppliers,
    staleTime: 10 * 60_000,
    queryFn: async ({ signal }) =>
      valueOrNull(await client.send(listMessagingSuppliers, { signal }))?.wholesalers ?? [],
  });
}
