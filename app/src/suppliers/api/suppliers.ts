import { listSuppliers } from '@mortar/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';

export function suppliersQuery(client: Client) {
  return queryOptions({
    queryKey: keys.suppliers,
    staleTime: 10 * 60_000,
    queryFn: async ({ signal }) =>
      valueOrNull(await client.send(listSuppliers, { query: { wholesalername: '' }, signal }))?.wholesalers ?? [],
  });
}
