import { listGroupCommOrders } from '@mortar/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { type OrderPlaces, toOrderPlaces } from '#retailers/model/orderShares.ts';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';
import { computerName } from '#session/computerName.ts';

/**
 * Which pharmacies wait for which lines of a group's order, and on which accounts. It is the list of sending: no other call
 * knows what was sent already. An order that holds nothing has no places.
 * @param orderid null reads nothing
 */
export function orderPlacesQuery(client: Client, groupretailerid: number, orderid: number | null) {
  return queryOptions({
    queryKey: keys.orderPlaces(orderid),
    queryFn:
      orderid === null
        ? skipToken
        : async ({ signal }): Promise<OrderPlaces> => {
            const query = { baseorderid: orderid, computername: computerName(), groupretailerid };
            return toOrderPlaces(
              valueOrNull(await client.send(listGroupCommOrders, { query, signal }))?.commorders ?? [],
            );
          },
  });
}
