import { listGenerics, type Product } from '@mortar/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { KEPT, valueOrNull } from '#server/queries.ts';

/** Generic equivalents of a product, by its Nappi code. */
export function genericsQuery(client: Client, nappi: string | null) {
  return queryOptions({
    queryKey: keys.generics(nappi),
    ...KEPT,
    queryFn:
      nappi === null
        ? skipToken
        : async ({ signal }): Promise<readonly Product[]> =>
            valueOrNull(await client.send(listGenerics, { query: { nappi }, signal }))?.genericproducts ?? [],
  });
}
