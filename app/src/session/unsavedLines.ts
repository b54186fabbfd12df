import type { Product, SupplierPrice } from '@mortar/contract';
import { atom } from 'jotai';

/** What somebody meant to order and the server did not take: kept until it is tried again or given up. */
export interface UnsavedLine {
  orderid: number;
  product: Product;
  price: SupplierPrice;
  /** As it was typed last. */
  quantity: number;
  /** Why it is not in the order, in the specification's words. */
  error: string;
}

/** Unsaved lines of this page's orders, oldest first; one a supplier's price. Gone with the page and the session. */
export const unsavedLinesAtom = atom<readonly UnsavedLine[]>([]);
unsavedLinesAtom.debugLabel = 'unsaved lines';
