import type { Product } from '@mortar/contract';

const collator = new Intl.Collator('en', { numeric: true });

/** Returns the preferred products by rank, unranked last, then by description (ruling 3). */
export function preferredByRank(products: readonly Product[]): readonly Product[] {
  const place = ({ pplrank }: Product) => (pplrank > 0 ? pplrank : Number.MAX_SAFE_INTEGER);
  return products
    .filter(({ ispreferred }) => ispreferred)
    .toSorted((a, b) => place(a) - place(b) || collator.compare(a.productdescription, b.productdescription));
}
