import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import type { OnOtherOrder } from './otherOrders.ts';
import type { PastOfProduct } from './pastOfProduct.ts';

/** What this session has read of a product. */
export interface KnownProduct {
  /** Latest supplier prices; null if not read. */
  prices: readonly SupplierPrice[] | null;
  /** Orders of the last year. */
  past: PastOfProduct | null;
  /** Lines on other unsent orders, and the order for which they were read. */
  others: { orderId: number; lines: readonly OnOtherOrder[] } | null;
}

/** By product code. */
export type KnownProducts = ReadonlyMap<string, KnownProduct>;
