import { queryOptions, skipToken } from '@tanstack/react-query';
import type { OrderPlaces } from '#retailers/model/orderPlaces.ts';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';

/**
 * Returns the query of pending pharmacies per line of a group's order, with accounts; empty for an empty order. Its
 * code loads for groups only.
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
