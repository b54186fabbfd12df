import type { Product } from '@mortar/contract';
import { atom } from 'jotai';

/** The product that was chosen beside the ordering page, which takes it up once it stands; null while there is none. */
export const wantedProductAtom = atom<Product | null>(null);
wantedProductAtom.debugLabel = 'wanted product';
