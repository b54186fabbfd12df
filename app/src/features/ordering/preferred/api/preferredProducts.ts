import { listProducts, type Product } from '@mortar/contract';
import { queryOptions } from '@tanstack/react-query';
import { preferredByRank } from '#features/ordering/preferred/model/byRank.ts';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';

/** Milliseconds that a part of the product list may take: it is long. */
const LONG = 60_000;
/** Milliseconds for which it is not asked for again. */
const FRESH = 10 * 60_000;
/** What Nappi codes begin with: each product is in one of the answers. */
const FIRST_DIGITS = [...'0123456789'];

/**
 * The preferred products by rank, of the role's schedules. No call lists them, and the product list finds nothing for
 * nothing: it is asked for the Nappi codes that begin with each figure, and kept no longer than it takes to pick the
 * preferred ones, which are told by that code (001 §4; ruling 3).
 */
export function preferredProductsQuery(client: Client, productschedules: string) {
  return queryOptions({
    queryKey: keys.preferredProducts(productschedules),
    staleTime: FRESH,
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
        const answer = valueOrNull(await client.send(listProducts, { query, signal, limitMs: LONG }));
        return (answer?.products ?? []).filter(({ ispreferred }) => ispreferred);
      });
      return preferredByRank((await Promise.all(parts)).flat());
    },
  });
}
