import { getProductInfo } from '@mortar/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { LONG_CACHE, valueOrNull } from '#server/queries.ts';

/** Returns the query of a product's prices, ingredient and full description; null if there is none. */
export function productInfoQuery(client: Client, productcode: string | null) {
  return queryOptions({
    queryKey: keys.productInfo(productcode),
    ...LONG_CACHE,
    queryFn:
      productcode === null
        ? skipToken
        : async ({ signal }) =>
            valueOrNull(await client.send(getProductInfo, { query: { productcode }, signal }))?.productinfo[0] ?? null,
  });
}
