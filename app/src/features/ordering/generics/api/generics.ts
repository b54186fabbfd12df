import { listGenerics } from '@mortar/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { type Product, toProduct } from '#products/search/model/product.ts';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { LONG_CACHE, valueOrNull } from '#server/queries.ts';

/** Returns the query of a product's generic equivalents, by Nappi code. */
export function genericsQuery(client: Client, nappi: string | null) {
  return queryOptions({
    queryKey: keys.generics(nappi),
    ...LONG_CACHE,
    queryFn:
      nappi === null
        ? skipToken
        : async ({ signal }): Promise<readonly Product[]> =>
            valueOrNull(await client.send(listGenerics, { query: { nappi }, signal }))?.genericproducts.map(
              toProduct,
            ) ?? [],
  });
}
