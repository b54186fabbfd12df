import type { Product } from '@mortar/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '#server/client.ts';
import { productsQuery } from './products.ts';

/**
 * The catalogue's product of something that was ordered, which holds too little of it to order by: searched for by its whole
 * description. Null where the catalogue has it no more, or not for this role.
 * @param schedules those that the role may order, as calls write them
 * @param isIt tells it from others of that description
 */
export async function readSoldProduct(
  { client, queryClient }: { client: Client; queryClient: QueryClient },
  description: string,
  schedules: string,
  isIt: (product: Product) => boolean,
): Promise<Product | null> {
  const search = { text: description, field: 'Description', match: 'Containing', sort: 'Alphabetically' } as const;
  const found = await queryClient.fetchQuery(productsQuery(client, { ...search, supplier: '' }, schedules));
  return found.find(isIt) ?? null;
}
