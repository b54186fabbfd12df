import type { SupplierPrice } from '@mortar/contract';
import type { OnOtherOrder } from './otherOrders.ts';
import type { PastOfProduct } from './pastOfProduct.ts';

/** What this session has read of a product while it was ordered. */
export interface KnownProduct {
  /** What suppliers charge, as it was read last; null where nobody looked. */
  prices: readonly SupplierPrice[] | null;
  /** What was sent of it over the last year. */
  past: PastOfProduct | null;
  /** Where it stands on other unsent orders, and beside which order that was asked. */
  others: { orderid: number; lines: readonly OnOtherOrder[] } | null;
}

/** By product code. */
export type KnownProducts = ReadonlyMap<string, KnownProduct>;
