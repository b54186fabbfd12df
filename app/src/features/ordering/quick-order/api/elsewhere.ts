import { listBasketDuplicates } from '@mortar/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';

/** Milliseconds for which an answer is believed: somebody else may order the same product meanwhile. */
const FRESH = 20_000;

/** Where else products stand on unsent orders: order numbers by a product's description. One call asks for all of them. */
export function elsewhereQuery(client: Client, asked: { retailerid: number; orderid: number; productcodes: string[] }) {
  return queryOptions({
    queryKey: keys.unsentOfProducts(asked),
    staleTime: FRESH,
    enabled: asked.productcodes.length > 0,
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, readonly string[]>> => {
      const found = valueOrNull(await client.send(listBasketDuplicates, { body: asked, signal }))?.products ?? [];
      const orders = new Map<string, string[]>();
      for (const { productdescription: name, ordernumber } of found) {
        orders.set(name, [...new Set([...(orders.get(name) ?? []), ordernumber])]);
      }
      return orders;
    },
  });
}
