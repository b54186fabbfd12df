import {
  listGroupSentOfProduct,
  listGroupUnsentOfProduct,
  listProductHistoryOfDays,
  listUnsentOfProduct,
} from '@mortar/contract';
import { queryOptions } from '@tanstack/react-query';
import { type OtherUnsentLine, toOtherUnsentLine } from '#products/history/model/otherUnsentLine.ts';
import { type SentLine, toSentLine } from '#products/history/model/sentLine.ts';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';

/** Days covered by the warning (001 §9). */
const WARNING_DAYS = 14;

/** Milliseconds until an answer is stale: other users may order the same product. */
const STALE_TIME_MS = 20_000;

export interface LastOrderedRequest {
  productcode: string;
  /** The open order, which is excluded. */
  orderid: number;
  /** True to include all the user's pharmacies, for a group. */
  group: boolean;
}

/**
 * Returns the query of a product's orders sent in the last 14 days, newest first; none is an empty list (001 §4, §7).
 */
export function sentOfProductQuery(client: Client, { productcode, group }: LastOrderedRequest) {
  return queryOptions({
    queryKey: keys.sentOfProduct(productcode, group),
    staleTime: STALE_TIME_MS,
    queryFn: async ({ signal }): Promise<readonly SentLine[]> => {
      if (group)
        return (
          valueOrNull(await client.send(listGroupSentOfProduct, { query: { productcode }, signal }))?.products.map(
            toSentLine,
          ) ?? []
        );
      const query = { productcode, lastdays: WARNING_DAYS };
      return (
        valueOrNull(await client.send(listProductHistoryOfDays, { query, signal }))?.orderproducthistory.map(
          toSentLine,
        ) ?? []
      );
    },
  });
}

/** Returns the query of other unsent orders with the product; none is an empty list (001 §4, §7). */
export function unsentOfProductQuery(client: Client, { productcode, orderid, group }: LastOrderedRequest) {
  return queryOptions({
    queryKey: keys.unsentOfProduct(productcode, orderid, group),
    staleTime: STALE_TIME_MS,
    queryFn: async ({ signal }): Promise<readonly OtherUnsentLine[]> => {
      const call = group ? listGroupUnsentOfProduct : listUnsentOfProduct;
      return (
        valueOrNull(await client.send(call, { query: { productcode, orderid }, signal }))?.products.map(
          toOtherUnsentLine,
        ) ?? []
      );
    },
  });
}
