import type { Product } from '#products/search/model/product.ts';

/** Favourite removed while its list is shown, with its index. */
export interface RemovedFavourite {
  product: Product;
  at: number;
}

/**
 * Inserts removed favourites at their indexes, to restore them until the list changes. Returns the same array if none
 * were removed.
 */
export function withRemoved(favourites: readonly Product[], removed: readonly RemovedFavourite[]): readonly Product[] {
  if (removed.length === 0) return favourites;
  const removedIds = new Set(removed.map(({ product }) => product.productId));
  const rows = favourites.filter(({ productId }) => !removedIds.has(productId));
  for (const { product, at } of removed.toSorted((a, b) => a.at - b.at)) {
    rows.splice(at, 0, { ...product, isFavourite: false });
  }
  return rows;
}
