import { getGroupHistory, getOrderHistory, type HistoryOrder, type Staff } from '@mortar/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';

/** Who asks: a group prints its own orders and those of its retailers (002 §7). */
export type Printer = Pick<Staff, 'grouporderingenabled' | 'retailerid'>;

/** One order with its lines, sent or not, to be printed; null where there is none (002 §7). */
export function printedOrderQuery(client: Client, orderid: number, { grouporderingenabled, retailerid }: Printer) {
  return queryOptions({
    queryKey: keys.printedOrder(orderid),
    // What is printed is what is so now.
    staleTime: 0,
    queryFn: async ({ signal }): Promise<HistoryOrder | null> => {
      const answer = grouporderingenabled
        ? await client.send(getGroupHistory, { body: { groupretailerid: retailerid, orderid }, signal })
        : await client.send(getOrderHistory, { query: { orderid }, signal });
      return valueOrNull(answer)?.clientorders[0] ?? null;
    },
  });
}
