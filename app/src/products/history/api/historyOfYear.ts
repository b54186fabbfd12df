import { listProductHistoryOfYear } from '@mortar/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { type SentLine, toSentLine } from '#products/history/model/sentLine.ts';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { LONG_CACHE, valueOrNull } from '#server/queries.ts';

/**
 * Returns the query of a product's sent lines in the last year, newest first; none is an empty list (001 §7). One call
 * per product.
 */
export function productHistoryQuery(client: Client, productcode: string | null) {
  return queryOptions({
    queryKey: keys.productHistory(productcode),
    ...LONG_CACHE,
    queryFn:
      productcode === null
        ? skipToken
        : async ({ signal }): Promise<readonly SentLine[]> => {
            const query = { productcode, filter: 'LastYear' } as const;
            return (
              valueOrNull(await client.send(listProductHistoryOfYear, { query, signal }))?.orderproducthistory.map(
                toSentLine,
              ) ?? []
            );
          },
  });
}
