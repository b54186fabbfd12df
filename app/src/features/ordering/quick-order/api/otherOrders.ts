import { listBasketDuplicates } from '@mortar/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';

/** Milliseconds until an answer is stale: other users may order the same product. */
const STALE_TIME_MS = 20_000;

/** Returns the query of products on other unsent orders: order numbers by description, in one call. */
export function otherOrdersQuery(
  client: Client,
  request: { retailerid: number; orderid: number; productcodes: string[] },
) {
  return queryOptions({
    queryKey: keys.unsentOfProducts(request),
    staleTime: STALE_TIME_MS,
    enabled: request.productcodes.length > 0,
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, readonly string[]>> => {
      const found = valueOrNull(await client.send(listBasketDuplicates, { body: request, signal }))?.products ?? [];
      const orders = new Map<string, string[]>();
      for (const { productdescription: name, ordernumber } of found) {
        orders.set(name, [...new Set([...(orders.get(name) ?? []), ordernumber])]);
      }
      return orders;
    },
  });
}
