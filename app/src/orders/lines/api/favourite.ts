import { listFavourites, updateFavourite } from '@mortar/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Product } from '#products/search/model/product.ts';
import type { Client } from '#server/client.ts';
import { refreshAfter } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';
import { writeOnce } from '#server/writeOnce.ts';
import { useClient } from '#session/services.ts';

interface FavouriteChange {
  product: Pick<Product, 'productId' | 'description'>;
  isFavourite: boolean;
}

/** Adds or removes a favourite; after a lost answer, checks the favourites. */
export async function saveFavourite(client: Client, { product, isFavourite }: FavouriteChange): Promise<void> {
  const { productId, description: value } = product;
  await writeOnce(() => client.send(updateFavourite, { body: { productid: productId, isfavourite: isFavourite } }), {
    read: async () => {
      const query = { filter: 'Description', searchtype: 'StartsWith', value } as const;
      return valueOrNull(await client.send(listFavourites, { query }))?.products ?? [];
    },
    verify: (favourites) =>
      favourites.some((favourite) => favourite.productid === productId) === isFavourite ? 'all' : 'nothing',
  });
}

/** Adds or removes a favourite and reloads lists that show it. */
export function useUpdateFavourite() {
  const client = useClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: { product: Product; isFavourite: boolean }) => saveFavourite(client, change),
    onSuccess: () => refreshAfter(queryClient, 'favourite changed'),
  });
}
