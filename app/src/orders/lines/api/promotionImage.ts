import { getPromotionImage } from '@mortar/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';

/** Returns the query of a promotion's picture as an image address; null if there is none (001 §7). */
export function promotionImageQuery(client: Client, productcode: string, suppliercode: string) {
  return queryOptions({
    queryKey: keys.promotionImage(productcode, suppliercode),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const answer = valueOrNull(
        await client.send(getPromotionImage, { query: { productcode, suppliercode }, signal }),
      );
      return answer && `data:image/png;base64,${answer.promotionimagebase64}`;
    },
  });
}
