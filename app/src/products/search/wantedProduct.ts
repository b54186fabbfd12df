import type { Product } from '@mortar/contract';
import { atom } from 'jotai';

/** Product selected outside the ordering page, which takes it once mounted; null for none. */
export const wantedProductAtom = atom<Product | null>(null);
wantedProductAtom.debugLabel = 'wanted product';
