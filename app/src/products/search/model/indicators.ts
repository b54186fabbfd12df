import type { Product } from './product.ts';

/** Icons of a product in a list, in display order. */
export type ProductIndicator = 'discovery' | 'mpl' | 'mrp' | 'gems' | 'favourite' | 'preferred' | 'vip';

/**
 * Returns a product's icons. @param medicalAid whether the setting shows medical-aid lists; rank 1 of the preferred
 * list is 'VIP' (001 §3)
 */
export function productIndicators(product: Product, medicalAid: boolean): ProductIndicator[] {
  const marks: ProductIndicator[] = [];
  if (medicalAid) {
    for (const list of ['discovery', 'mpl', 'mrp', 'gems'] as const) if (product[list]) marks.push(list);
  }
  if (product.isFavourite) marks.push('favourite');
  if (product.isPreferred) marks.push(product.pplRank === 1 ? 'vip' : 'preferred');
  return marks;
}
