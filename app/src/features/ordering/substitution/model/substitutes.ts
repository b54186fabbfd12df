import type { Product } from '@mortar/contract';

type Ranked = Pick<Product, 'productcode' | 'ispreferred' | 'pplrank'>;

/** The rank among preferred products, 1 the first; a product that is not preferred stands behind all. */
const getRank = ({ ispreferred, pplrank }: Ranked): number =>
  ispreferred && pplrank > 0 ? pplrank : Number.POSITIVE_INFINITY;

/**
 * The preferred products that may stand in for a product, the best rank first: those of its generics that rank above it
 * (001 §4; ruling 29).
 */
export function substitutesFor<P extends Ranked>(product: Ranked, generics: readonly P[]): readonly P[] {
  const own = getRank(product);
  return generics
    .filter((generic) => generic.productcode !== product.productcode && getRank(generic) < own)
    .toSorted((one, other) => getRank(one) - getRank(other));
}
