import { listSupplierHistory } from '@mortar/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { type HistoryLine, toHistoryLine } from '#orders/history/model/historyLine.ts';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';

/** Days covered by a supplier's history (002 §9). */
const HISTORY_DAYS = 365;

/** Returns the query of a supplier's lines in the last year, newest first; none is an empty list (002 §2.6, §7). */
export function supplierHistoryQuery(client: Client, wholesalercode: string | null) {
  return queryOptions({
    queryKey: keys.supplierHistory(wholesalercode),
    queryFn:
      wholesalercode === null
        ? skipToken
        : async ({ signal }): Promise<HistoryLine[]> => {
            const query = { lastdays: HISTORY_DAYS, wholesalercode };
            return (
              valueOrNull(await client.send(listSupplierHistory, { query, signal }))?.orderproducthistory ?? []
            ).map(toHistoryLine);
          },
  });
}
