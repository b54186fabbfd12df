import type { Product } from '@mortar/contract';

type Ranked = Pick<Product, 'productcode' | 'ispreferred' | 'pplrank'>;

/** Rank among preferred products, 1 first; others come last. */
const getRank = ({ ispreferred, pplrank }: Ranked): number =>
  ispreferred && pplrank > 0 ? pplrank : Number.POSITIVE_INFINITY;

/** Returns the generics preferred to a product, best rank first (001 §4; ruling 29). */
export function substitutesFor<P extends Ranked>(product: Ranked, generics: readonly P[]): readonly P[] {
  const own = getRank(product);
  return generics
    .filter((generic) => generic.productcode !== product.productcode && getRank(generic) < own)
    .toSorted((a, b) => getRank(a) - getRank(b));
}
