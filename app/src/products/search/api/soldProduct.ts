import type { Product } from '@mortar/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ProductSearch } from '#products/search/model/productSearch.ts';
import type { Client } from '#server/client.ts';
import { productsQuery } from './products.ts';

interface Services {
  client: Client;
  queryClient: QueryClient;
}

/**
 * Products of all suppliers that match, read for somebody who sees no list of them.
 * @param schedules those that the role may order, as calls write them
 */
export const readProducts = (
  { client, queryClient }: Services,
  search: Pick<ProductSearch, 'text' | 'field' | 'match'>,
  schedules: string,
): Promise<readonly Product[]> =>
  queryClient.fetchQuery(productsQuery(client, { ...search, sort: 'Alphabetically', supplier: '' }, schedules));

/**
 * The catalogue's product of something that was ordered, which holds too little of it to order by: searched for by its whole
 * description. Null where the catalogue has it no more, or not for this role.
 * @param schedules those that the role may order, as calls write them
 * @param isIt tells it from others of that description
 */
export async function readSoldProduct(
  services: Services,
  description: string,
  schedules: string,
  isIt: (product: Product) => boolean,
): Promise<Product | null> {
  const search = { text: description, field: 'Description', match: 'Containing' } as const;
  return (await readProducts(services, search, schedules)).find(isIt) ?? null;
}
