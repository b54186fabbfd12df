import { listProducts } from '@mortar/contract';
import { queryOptions } from '@tanstack/react-query';
import { preferredByRank } from '#features/ordering/preferred/model/byRank.ts';
import { type Product, toProduct } from '#products/search/model/product.ts';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';

/** Timeout in ms for each part of the long product list. */
const REQUEST_TIMEOUT_MS = 60_000;
/** Milliseconds for which the list is fresh. */
const STALE_TIME_MS = 10 * 60_000;
/** First digits of Nappi codes; each product is in one answer. */
const FIRST_DIGITS = [...'0123456789'];

/**
 * Returns the query of preferred products by rank, limited to the role's schedules. No call lists them, and the product
 * list rejects empty text: it is requested for each first digit of a Nappi code, and only preferred products are stored
 * (001 §4; ruling 3).
 */
export function preferredProductsQuery(client: Client, productschedules: string) {
  return queryOptions({
    queryKey: keys.preferredProducts(productschedules),
    staleTime: STALE_TIME_MS,
    queryFn: async ({ signal }): Promise<readonly Product[]> => {
      const parts = FIRST_DIGITS.map(async (value) => {
        const query = {
          filter: 'Nappi',
          searchtype: 'StartsWith',
          sortby: 'Alphabetically',
          value,
          wholesalercode: '',
          adid: 0,
          productschedules,
        } as const;
        const answer = valueOrNull(await client.send(listProducts, { query, signal, limitMs: REQUEST_TIMEOUT_MS }));
        return (answer?.products ?? []).filter(({ ispreferred }) => ispreferred).map(toProduct);
      });
      return preferredByRank((await Promise.all(parts)).flat());
    },
  });
}
