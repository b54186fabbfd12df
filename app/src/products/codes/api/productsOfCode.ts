import type { Lookup } from '@mortar/reading';
import { getSearchText, hasCode } from '#products/codes/model/namedBy.ts';
import { readProducts } from '#products/search/api/soldProduct.ts';
import type { Product } from '#products/search/model/product.ts';

type Services = Parameters<typeof readProducts>[0];

/** Products of a lookup. Products contain one supplier's code only; others are found by prefix and suffix. */
async function lookUp(services: Services, lookup: Lookup, schedules: string): Promise<readonly Product[]> {
  const searchBy = (match: 'Containing' | 'StartsWith' | 'EndsWith') =>
    readProducts(services, { text: getSearchText(lookup), field: lookup.field, match }, schedules);
  if (lookup.field !== 'SupplierProduct') return (await searchBy('Containing')).filter((each) => hasCode(each, lookup));
  const [byPrefix, bySuffix] = await Promise.all([searchBy('StartsWith'), searchBy('EndsWith')]);
  const codes = new Set(bySuffix.map(({ productCode }) => productCode));
  return byPrefix.filter(({ productCode }) => codes.has(productCode));
}

/** Products of a code with the successful lookup; `by` is null if none. */
export interface Named {
  by: Lookup | null;
  products: readonly Product[];
}

/**
 * Returns the products of a code, by its first successful lookup.
 * @param schedules allowed for the role, in the form of calls
 * @throws if a call failed, so the result is unknown
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
