import { isOnline, supplierByCode } from '../rules/messages/chat.ts';
import type { Store } from '../store/store.ts';

/** Which suppliers are online. No event reports changes; clients read the list again. */
export interface Presence {
  /**
   * Returns whether a supplier accepts and answers messages (002 §4).
   * @throws if there is no such supplier
   */
  isOnline(suppliercode: string): boolean;
  /**
   * Sets a supplier online or offline. Stored. A supplier that comes online answers pending messages.
   * @throws if there is no such supplier, and what the store throws
   */
  set(suppliercode: string, online: boolean): void;
}

/**
 * Creates the presence.
 * @param returned is called with a supplier that went online
 */
export function createPresence(store: Store, returned: (suppliercode: string) => void): Presence {
  const getKnownSupplier = (suppliercode: string) => {
    const supplier = supplierByCode(suppliercode);
    if (!supplier) throw new Error(`There is no supplier ${suppliercode}.`);
    return supplier;
  };
  return {
    isOnline: (suppliercode) => isOnline(store, getKnownSupplier(suppliercode)),
    set(suppliercode, online) {
      if (isOnline(store, getKnownSupplier(suppliercode)) === online) return;
      store.transaction(() => store.presence.put({ suppliercode, online }));
      if (online) returned(suppliercode);
    },
  };
}
