import { getOrder } from '@mortar/contract';
import { queryOptions } from '@tanstack/react-query';
import { type Order, toOrder } from '#orders/current/model/line.ts';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';

/** Returns the query of an order with lines; null if it no longer exists. */
export function orderQuery(client: Client, orderid: number) {
  return queryOptions({
    queryKey: keys.order(orderid),
    queryFn: async ({ signal }): Promise<Order | null> => {
      const answer = valueOrNull(await client.send(getOrder, { query: { orderid }, signal }));
      const order = answer?.clientorders[0];
      return order ? toOrder(order) : null;
    },
  });
}
