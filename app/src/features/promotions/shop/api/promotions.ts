import { listPromotions } from '@mortar/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Promotion, toPromotion } from '#features/promotions/cart/model/promotion.ts';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';

/** Page of promotions to request, with search text (002 §7). */
export interface PromotionsRequest {
  /** From 1. */
  page: number;
  search: string;
  size: number;
}

export interface PromotionPage {
  promotions: readonly Promotion[];
  pages: number;
}

/** Returns the query of a page of promotions; code 5 is an empty one (002 §4, §7). */
export function promotionsQuery(
  client: Client,
  { page: pagenum, search: searchphrase, size: pagesize }: PromotionsRequest,
) {
  const query = { pagenum, searchphrase, pagesize };
  return queryOptions({
    queryKey: keys.promotions(query),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<PromotionPage> => {
      const answer = valueOrNull(await client.send(listPromotions, { query, signal }));
      return { promotions: answer?.promotions.map(toPromotion) ?? [], pages: answer?.numberofpages ?? 0 };
    },
  });
}
