import { listUnsentOrders } from '@mortar/contract';
import { queryOptions } from '@tanstack/react-query';
import type { BasketType } from '#orders/baskets/model/basketType.ts';
import { toUnsentOrder, type UnsentOrder } from '#orders/current/model/unsentOrder.ts';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';

/** Returns the query of the baskets of a type; none is an empty list. */
export function basketsQuery(client: Client, type: BasketType) {
  return queryOptions({
    queryKey: keys.getBaskets(type),
    staleTime: 0,
    queryFn: async ({ signal }): Promise<readonly UnsentOrder[]> =>
      valueOrNull(await client.send(listUnsentOrders, { query: { baskettype: type }, signal }))?.clientorders.map(
        toUnsentOrder,
      ) ?? [],
  });
}
