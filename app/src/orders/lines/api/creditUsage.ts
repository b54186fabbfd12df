import { getCreditUsage } from '@mortar/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { LONG_CACHE, valueOrNull } from '#server/queries.ts';

/** Returns the query of this month's credit at a supplier; null if there is none. */
export function creditUsageQuery(client: Client, suppliercode: string) {
  return queryOptions({
    queryKey: keys.creditUsage(suppliercode),
    ...LONG_CACHE,
    queryFn: async ({ signal }) =>
      valueOrNull(await client.send(getCreditUsage, { query: { suppliercode }, signal }))?.creditusageformonth[0] ??
      null,
  });
}
