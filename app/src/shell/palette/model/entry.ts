import type { Product } from '#products/search/model/product.ts';

/** Groups of entries, in initial order. */
export const GROUPS = ['places', 'actions', 'orders', 'products', 'suppliers', 'conversations', 'settings'] as const;

export type GroupId = (typeof GROUPS)[number];

/** What selecting an entry does. */
export type Target =
  | { kind: 'path'; path: string }
  /** Command of the current page. */
  | { kind: 'command'; id: string }
  | { kind: 'order'; orderId: number; orderNumber: string }
  /** Without `product` it is read first, as for recent choices. */
  | { kind: 'product'; code: string; description: string; product?: Product };

/** Selectable entry. */
export interface Entry {
  /** Unique and stable: `product:P0001`. */
  id: string;
  group: GroupId;
  title: string;
  /** Secondary text, searched too. */
  detail?: string | undefined;
  /** Searched but hidden. */
  words?: string | undefined;
  /** Matched completely or by prefix. */
  codes?: readonly string[] | undefined;
  /** Key of the same action. */
  key?: string | undefined;
  refusal?: string | undefined;
  target: Target;
}
