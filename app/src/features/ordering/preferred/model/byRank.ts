import type { Product } from '#products/search/model/product.ts';

const collator = new Intl.Collator('en', { numeric: true });

/** Returns the preferred products by rank, unranked last, then by description (ruling 3). */
export function preferredByRank(products: readonly Product[]): readonly Product[] {
  const place = ({ pplRank }: Product) => (pplRank > 0 ? pplRank : Number.MAX_SAFE_INTEGER);
  return products
    .filter(({ isPreferred }) => isPreferred)
    .toSorted((a, b) => place(a) - place(b) || collator.compare(a.description, b.description));
}
