import type { Product } from '@mortar/contract';
import type { Lookup } from '@mortar/reading';
import { askedFor, isNamed } from '#products/codes/model/namedBy.ts';
import { readProducts } from '#products/search/api/soldProduct.ts';

type Services = Parameters<typeof readProducts>[0];

/** Products of one lookup. A product shows one supplier's code only: another's is told by how it begins and ends. */
async function lookUp(services: Services, lookup: Lookup, schedules: string): Promise<readonly Product[]> {
  const ask = (match: 'Containing' | 'StartsWith' | 'EndsWith') =>
    readProducts(services, { text: askedFor(lookup), field: lookup.field, match }, schedules);
  if (lookup.field !== 'SupplierProduct') return (await ask('Containing')).filter((each) => isNamed(each, lookup));
  const [beginning, ending] = await Promise.all([ask('StartsWith'), ask('EndsWith')]);
  const codes = new Set(ending.map(({ productcode }) => productcode));
  return beginning.filter(({ productcode }) => codes.has(productcode));
}

/** What a code names, and by which of its lookups that was found; `by` is null where nothing was. */
export interface Named {
  by: Lookup | null;
  products: readonly Product[];
}

/**
 * The products that a code names, by the first of its lookups that finds any.
 * @param schedules those that the role may order, as calls write them
 * @throws where a call failed: then nothing is known about the code
 */
export async function readProductsOfCode(
  services: Services,
  lookups: readonly Lookup[],
  schedules: string,
): Promise<Named> {
  for (const lookup of lookups) {
    const products = await lookUp(services, lookup, schedules);
    if (products.length > 0) return { by: lookup, products };
  }
  return { by: null, products: [] };
}
