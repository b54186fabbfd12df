import type { Product } from '#products/search/model/product.ts';

const getPack = ({ packSize }: Product) => packSize.trim().toLowerCase();

/**
 * Sorts generics of the same pack size first, since other sizes are hardly alternatives. Otherwise keeps the server's
 * order.
 */
export function samePackFirst(generics: readonly Product[], product: Product | null): readonly Product[] {
  if (!product) return generics;
  const pack = getPack(product);
  return [...generics.filter((one) => getPack(one) === pack), ...generics.filter((one) => getPack(one) !== pack)];
}
