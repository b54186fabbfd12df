import { listProducts } from '@mortar/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Product, toProduct } from '#products/search/model/product.ts';
import type { ProductSearch } from '#products/search/model/productSearch.ts';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';

/**
 * Returns the query of matching products within the role's schedules; empty without a call for blank text, unless a
 * promotion is active.
 */
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
      return valueOrNull(await client.send(listProducts, { query, signal }))?.products.map(toProduct) ?? [];
    },
  });
}
