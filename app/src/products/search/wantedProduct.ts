import { atom } from 'jotai';
import type { Product } from '#products/search/model/product.ts';

/** Product selected outside the ordering page, which takes it once mounted; null for none. */
export const wantedProductAtom = atom<Product | null>(null);
wantedProductAtom.debugLabel = 'wanted product';
