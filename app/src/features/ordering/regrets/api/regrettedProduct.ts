import type { Product } from '@mortar/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { Regret } from '#features/ordering/regrets/model/regret.ts';
import { productsQuery } from '#features/ordering/search/api/products.ts';
import type { Client } from '#server/client.ts';

/**
 * The catalogue's product of a regret, which holds too little of it to order by: searched for by its whole description, told
 * by its code. Null where the catalogue has it no more, or not for this role.
 * @param schedules those that the role may order, as calls write them
 */
export async function readRegrettedProduct(
  { client, queryClient }: { client: Client; queryClient: QueryClient },
  { description, productCode }: Pick<Regret, 'description' | 'productCode'>,
  schedules: string,
): Promise<Product | null> {
  const search = { text: description, field: 'Description', match: 'Containing', sort: 'Alphabetically' } as const;
  const found = await queryClient.fetchQuery(productsQuery(client, { ...search, supplier: '' }, schedules));
  return found.find(({ productcode }) => productcode === productCode) ?? null;
}
