import { listProductHistoryOfDays } from '@mortar/contract';
import { queryOptions } from '@tanstack/react-query';
import { toSentLine } from '#products/history/model/sentLine.ts';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';

/** Days of history in the shop (002 §9). */
const HISTORY_DAYS = 365;

/** Returns the query of a product's orders in the last year, newest first; none is an empty list (002 §7). */
export function shopHistoryQuery(client: Client, productcode: string) {
  return queryOptions({
    queryKey: keys.shopHistory(productcode),
    queryFn: async ({ signal }) => {
      const query = { productcode, lastdays: HISTORY_DAYS };
      const answer = valueOrNull(await client.send(listProductHistoryOfDays, { query, signal }));
      return answer?.orderproducthistory.map(toSentLine) ?? [];
    },
  });
}
