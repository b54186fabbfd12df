import { type ActiveIngredient, listActiveIngredients, listGenericsOfIngredient } from '@mortar/contract';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { type IngredientSearch, splitSearch } from '#features/ordering/generics/model/ingredients.ts';
import { type Product, toProduct } from '#products/search/model/product.ts';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';

/** Returns the query of groups that contain the search text; disabled for blank text (001 §7). */
export function ingredientsQuery(client: Client, search: IngredientSearch) {
  const { requested: value } = splitSearch(search);
  const filter = search.field;
  return queryOptions({
    queryKey: keys.activeIngredients({ filter, value }),
    enabled: value !== '',
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<readonly ActiveIngredient[]> =>
      valueOrNull(await client.send(listActiveIngredients, { query: { filter, value }, signal }))
        ?.genericproductswithindex ?? [],
  });
}

/** Returns the query of all products in a group, named by one of its Nappi codes. */
export function ingredientProductsQuery(client: Client, nappi: string | null) {
  return queryOptions({
    queryKey: keys.genericsOfIngredient(nappi),
    queryFn:
      nappi === null
        ? skipToken
        : async ({ signal }): Promise<readonly Product[]> =>
            valueOrNull(await client.send(listGenericsOfIngredient, { query: { nappi }, signal }))?.genericproducts.map(
              toProduct,
            ) ?? [],
  });
}
