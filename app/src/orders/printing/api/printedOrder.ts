import { getGroupHistory, getOrderHistory, type HistoryOrder, type Staff } from '@mortar/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';

/** The user's retailer: a group prints its own orders and its retailers' (002 §7). */
export type Printer = Pick<Staff, 'grouporderingenabled' | 'retailerid'>;

/** Returns the query of an order with lines for printing; null if there is none (002 §7). */
export function printedOrderQuery(client: Client, orderid: number, { grouporderingenabled, retailerid }: Printer) {
  return queryOptions({
    queryKey: keys.printedOrder(orderid),
    // Always fresh.
    staleTime: 0,
    queryFn: async ({ signal }): Promise<HistoryOrder | null> => {
      const answer = grouporderingenabled
        ? await client.send(getGroupHistory, { body: { groupretailerid: retailerid, orderid }, signal })
        : await client.send(getOrderHistory, { query: { orderid }, signal });
      return valueOrNull(answer)?.clientorders[0] ?? null;
    },
  });
}
