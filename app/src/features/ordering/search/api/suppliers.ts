import { listSuppliers } from '@mortar/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Client } from '#server/client.ts';
import { found } from '#server/queries.ts';

/** All suppliers, for the picker of a specific one. */
export function suppliersQuery(client: Client) {
  return queryOptions({
    queryKey: ['suppliers'],
    staleTime: 10 * 60_000,
    queryFn: async ({ signal }) => found(await client.send(listSuppliers, { query: {}, signal }))?.wholesalers ?? [],
  });
}
