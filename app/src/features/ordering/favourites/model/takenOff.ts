import type { Product } from '@mortar/contract';

/** Favourite removed while its list is shown, with its index. */
export interface TakenOff {
  product: Product;
  at: number;
}

/**
 * Inserts removed favourites at their indexes, to restore them until the list changes. Returns the same array if none
 * were removed.
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
