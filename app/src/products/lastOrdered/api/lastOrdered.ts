import {
  listGroupSentOfProduct,
  listGroupUnsentOfProduct,
  listProductHistoryOfDays,
  listUnsentOfProduct,
  type ProductHistoryLine,
  type UnsentProductLine,
} from '@mortar/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';

/** Days that the warning looks back (001 §9). */
const DAYS = 14;

/** Milliseconds for which an answer is believed: somebody else may order the same product meanwhile. */
const FRESH = 20_000;

export interface LastOrderedAsked {
  productcode: string;
  /** The open order, which is left out. */
  orderid: number;
  /** The group edition asks for all of the person's pharmacies. */
  group: boolean;
}

/** Where a product was sent for in the last 14 days, newest first; none is an empty list (001 §4, §7). */
export function sentOfProductQuery(client: Client, { productcode, group }: LastOrderedAsked) {
  return queryOptions({
    queryKey: keys.sentOfProduct(productcode, group),
    staleTime: FRESH,
    queryFn: async ({ signal }): Promise<readonly ProductHistoryLine[]> => {
      if (group)
        return (
          valueOrNull(await client.send(listGroupSentOfProduct, { query: { productcode }, signal }))?.products ?? []
        );
      const query = { productcode, lastdays: DAYS };
      return valueOrNull(await client.send(listProductHistoryOfDays, { query, signal }))?.orderproducthistory ?? [];
    },
  });
}

/** Where a product stands on other unsent orders; none is an empty list (001 §4, §7). */
export function unsentOfProductQuery(client: Client, { productcode, orderid, group }: LastOrderedAsked) {
  return queryOptions({
    queryKey: keys.unsentOfProduct(productcode, orderid, group),
    staleTime: FRESH,
    queryFn: async ({ signal }): Promise<readonly UnsentProductLine[]> => {
      const call = group ? listGroupUnsentOfProduct : listUnsentOfProduct;
      return valueOrNull(await client.send(call, { query: { productcode, orderid }, signal }))?.products ?? [];
    },
  });
}
