import type { Product } from '@mortar/contract';

type Ranked = Pick<Product, 'productcode' | 'ispreferred' | 'pplrank'>;

/** The rank among preferred products, 1 the first; a product that is not preferred stands behind all. */
const rankOf = ({ ispreferred, pplrank }: Ranked): number =>
  ispreferred && pplrank > 0 ? pplrank : Number.POSITIVE_INFINITY;

/**
 * The preferred products that may stand in for a product, the best rank first: those of its generics that rank above it
 * (001 §4; ruling 29).
 */
export function substitutesFor<P extends Ranked>(product: Ranked, generics: readonly P[]): readonly P[] {
  const own = rankOf(product);
  return generics
    .filter((generic) => generic.productcode !== product.productcode && rankOf(generic) < own)
    .toSorted((one, other) => rankOf(one) - rankOf(other));
}
