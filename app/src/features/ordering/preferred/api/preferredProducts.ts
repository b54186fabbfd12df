import { listProducts, type Product } from '@mortar/contract';
import { queryOptions } from '@tanstack/react-query';
import { preferredByRank } from '#features/ordering/preferred/model/byRank.ts';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';

/** Milliseconds that the whole product list may take: it is long. */
const LONG = 60_000;
/** Milliseconds for which it is not asked for again. */
const FRESH = 10 * 60_000;

/**
 * The preferred products by rank, of the role's schedules. No call lists them: the product list does, asked for every
 * description, and is kept no longer than it takes to pick them (ruling 3).
 */
export function preferredProductsQuery(client: Client, productschedules: string) {
  return queryOptions({
    queryKey: keys.preferredProducts(productschedules),
    staleTime: FRESH,
    queryFn: async ({ signal }): Promise<readonly Product[]> => {
      const query = {
        filter: 'Description',
        searchtype: 'Containing',
        sortby: 'Alphabetically',
        value: '',
        wholesalercode: '',
        adid: 0,
        productschedules,
      } as const;
      const answer = valueOrNull(await client.send(listProducts, { query, signal, limitMs: LONG }));
      return preferredByRank(answer?.products ?? []);
    },
  });
}
