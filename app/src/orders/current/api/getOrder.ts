import { getOrder } from '@mortar/contract';
import { queryOptions } from '@tanstack/react-query';
import { type Order, toOrder } from '#orders/current/model/line.ts';
import type { Client } from '#server/client.ts';
import { found } from '#server/queries.ts';

export const orderKey = (orderid: number) => ['order', orderid] as const;

/** The order with its lines; null when the server no longer has it. */
export function orderQuery(client: Client, orderid: number) {
  return queryOptions({
    queryKey: orderKey(orderid),
    queryFn: async ({ signal }): Promise<Order | null> => {
      const answer = found(await client.send(getOrder, { query: { orderid }, signal }));
      const order = answer?.clientorders[0];
      return order ? toOrder(order) : null;
    },
  });
}
