import type { Product } from '@mortar/contract';

/** A favourite that was taken off while its list was in sight, and the place it had. */
export interface TakenOff {
  product: Product;
  at: number;
}

/**
 * The favourites, and in their places those that were taken off: they stay in sight to be put back, until the list is
 * another. The very list where none was.
 */
export function withTakenOff(favourites: readonly Product[], takenOff: readonly TakenOff[]): readonly Product[] {
  if (takenOff.length === 0) return favourites;
  const gone = new Set(takenOff.map(({ product }) => product.productid));
  const rows = favourites.filter(({ productid }) => !gone.has(productid));
  for (const { product, at } of takenOff.toSorted((one, other) => one.at - other.at)) {
    rows.splice(at, 0, { ...product, isfavourite: false });
  }
  return rows;
}
