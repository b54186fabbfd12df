import type { Product } from '@mortar/contract';

const getPack = ({ packsize }: Product) => packsize.trim().toLowerCase();

/**
 * Generics with those first that come in the pack at hand: a thousand in one is no alternative to fifty. Within both they
 * stay as the server lists them.
 */
export function samePackFirst(generics: readonly Product[], product: Product | null): readonly Product[] {
  if (!product) return generics;
  const pack = getPack(product);
  return [...generics.filter((one) => getPack(one) === pack), ...generics.filter((one) => getPack(one) !== pack)];
}
