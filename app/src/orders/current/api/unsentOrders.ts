import { listGroupUnsentOrders, listUnsentOrders } from '@mortar/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import {
  type GroupUnsentOrder,
  toGroupUnsentOrder,
  toUnsentOrder,
  type UnsentOrder,
} from '#orders/current/model/unsentOrder.ts';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';

/** Polling in ms while visible, because no event reports colleagues' changes. */
const WHILE_VISIBLE = { staleTime: 0, refetchInterval: 20_000, refetchOnWindowFocus: 'always' } as const;

/** Returns the query of the order manager's orders; none is an empty list. */
export function unsentOrdersQuery(client: Client) {
  return queryOptions({
    queryKey: keys.unsentOrders,
    ...WHILE_VISIBLE,
    queryFn: async ({ signal }): Promise<readonly UnsentOrder[]> =>
      valueOrNull(await client.send(listUnsentOrders, { query: {}, signal }))?.clientorders.map(toUnsentOrder) ?? [],
  });
}

/**
 * Returns the query of a group's unsent orders for some retailers; none is an empty list.
 * @param retailerids nothing is read while it is empty
 */
export function groupUnsentOrdersQuery(client: Client, groupretailerid: number, retailerids: readonly number[]) {
  const body = { groupretailerid, retailerids: [...retailerids] };
  return queryOptions({
    queryKey: keys.groupUnsentOrders(body),
    ...WHILE_VISIBLE,
    queryFn:
      retailerids.length === 0
        ? skipToken
        : async ({ signal }): Promise<readonly GroupUnsentOrder[]> =>
            valueOrNull(await client.send(listGroupUnsentOrders, { body, signal }))?.clientorders.map(
              toGroupUnsentOrder,
            ) ?? [],
  });
}
