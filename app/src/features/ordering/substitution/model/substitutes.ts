import type { Product } from '#products/search/model/product.ts';

type Ranked = Pick<Product, 'productCode' | 'isPreferred' | 'pplRank'>;

/** Rank among preferred products, 1 first; others come last. */
const getRank = ({ isPreferred, pplRank }: Ranked): number =>
  isPreferred && pplRank > 0 ? pplRank : Number.POSITIVE_INFINITY;

/** Returns the generics preferred to a product, best rank first (001 §4; ruling 29). */
export function substitutesFor<P extends Ranked>(product: Ranked, generics: readonly P[]): readonly P[] {
  const own = getRank(product);
  return generics
    .filter((generic) => generic.productCode !== product.productCode && getRank(generic) < own)
    .toSorted((a, b) => getRank(a) - getRank(b));
}
