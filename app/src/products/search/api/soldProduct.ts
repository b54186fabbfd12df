import type { QueryClient } from '@tanstack/react-query';
import type { Product } from '#products/search/model/product.ts';
import type { ProductSearch } from '#products/search/model/productSearch.ts';
import type { Client } from '#server/client.ts';
import { productsQuery } from './products.ts';

interface Services {
  client: Client;
  queryClient: QueryClient;
}

/**
 * Reads matching products of all suppliers, without a list.
 * @param schedules allowed for the role, in the form of calls
 */
export const readProducts = (
  { client, queryClient }: Services,
  search: Pick<ProductSearch, 'text' | 'field' | 'match'>,
  schedules: string,
): Promise<readonly Product[]> =>
  queryClient.fetchQuery(productsQuery(client, { ...search, sort: 'Alphabetically', supplier: '' }, schedules));

/**
 * Reads the catalogue's product of an ordered line, which lacks data for ordering: searches its full description. Null
 * if discontinued or not allowed for the role.
 * @param schedules allowed for the role, in the form of calls
 * @param isIt distinguishes it from others of that description
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
