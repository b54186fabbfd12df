import { listProducts, type MatchType, type Product, type ProductSort, type SearchField } from '@mortar/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';

/** What a search asks for (001 §2, Products tab). */
export interface ProductSearch {
  text: string;
  field: SearchField;
  match: MatchType;
  sort: ProductSort;
  /** '' for all suppliers. */
  supplier: string;
  /** The advert whose promotion is active; 0 for none. */
  adid?: number;
}

/** Products of the role's schedules that match; none for a blank text, without a call, unless a promotion is active. */
export function productsQuery(client: Client, search: ProductSearch, productschedules: string) {
  const value = search.text.trim();
  const { adid = 0 } = search;
  return queryOptions({
    queryKey: keys.products({ ...search, adid, text: value }, productschedules),
    enabled: value !== '' || adid !== 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<readonly Product[]> => {
      const query = {
        filter: search.field,
        sortby: search.sort,
        value,
        searchtype: search.match,
        wholesalercode: search.supplier,
        adid,
        productschedules,
      };
      return valueOrNull(await client.send(listProducts, { query, signal }))?.products ?? [];
    },
  });
}
