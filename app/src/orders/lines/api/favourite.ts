import { type Product, updateFavourite } from '@mortar/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshAfter } from '#server/keys.ts';
import { valueOrThrow } from '#server/queries.ts';
import { useClient } from '#session/services.ts';

/** Makes a product a favourite, or takes it off; lists that show it are read again. */
export function useUpdateFavourite() {
  const client = useClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ product, isfavourite }: { product: Product; isfavourite: boolean }) =>
      valueOrThrow(await client.send(updateFavourite, { body: { productid: product.productid, isfavourite } })),
    onSuccess: () => refreshAfter(queryClient, 'favourite changed'),
  });
}
