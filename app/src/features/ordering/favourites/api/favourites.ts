import { listFavourites, type SearchField } from '@mortar/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ListSearch } from '#features/ordering/search/model/listSearch.ts';
import { type Product, toProduct } from '#products/search/model/product.ts';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';

/** Returns the query of matching favourites; all of them for blank text (001 §7). */
export function favouritesQuery(client: Client, { text, field, match }: ListSearch<SearchField>) {
  const value = text.trim();
  return queryOptions({
    queryKey: keys.favourites({ text: value, field, match }),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<readonly Product[]> => {
      const query = { filter: field, value, searchtype: match };
      return valueOrNull(await client.send(listFavourites, { query, signal }))?.products.map(toProduct) ?? [];
    },
  });
}
