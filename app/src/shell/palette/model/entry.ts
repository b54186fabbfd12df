import type { Product } from '@mortar/contract';

/** What entries are of, in the order in which their groups stand before anything is typed. */
export const GROUPS = ['places', 'actions', 'orders', 'products', 'suppliers', 'conversations', 'settings'] as const;

export type GroupId = (typeof GROUPS)[number];

/** What choosing an entry leads to. */
export type Target =
  | { kind: 'path'; path: string }
  /** What the page as it stands can do. */
  | { kind: 'command'; id: string }
  | { kind: 'order'; orderid: number; ordernumber: string }
  /** Without `product` it is read first: one that was chosen on another day. */
  | { kind: 'product'; code: string; description: string; product?: Product };

/** Something that can be found and chosen. */
export interface Entry {
  /** Each once, and the same tomorrow: `product:P0001`. */
  id: string;
  group: GroupId;
  title: string;
  /** Beside the title, quieter, and searched as well. */
  detail?: string | undefined;
  /** Searched, and not shown. */
  words?: string | undefined;
  /** Found whole, or by how they begin. */
  codes?: readonly string[] | undefined;
  /** The key that does the same. */
  key?: string | undefined;
  /** Why it cannot be chosen. */
  refusal?: string | undefined;
  target: Target;
}
