import { queryOptions, skipToken } from '@tanstack/react-query';
import type { OrderPlaces } from '#retailers/model/orderPlaces.ts';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';

/**
 * Which pharmacies wait for which lines of a group's order, and on which accounts. An order that holds nothing has no
 * places. How it is read is fetched by groups alone.
 * @param orderid null reads nothing
 */
export function orderPlacesQuery(client: Client, groupretailerid: number, orderid: number | null) {
  return queryOptions({
    queryKey: keys.orderPlaces(orderid),
    queryFn:
      orderid === null
        ? skipToken
        : async ({ signal }): Promise<OrderPlaces> => {
            const { readOrderPlaces } = await import('./readOrderPlaces.ts');
            return readOrderPlaces(client, groupretailerid, orderid, signal);
          },
  });
}
