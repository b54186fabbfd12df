import { isOnline, supplierByCode } from '../rules/messages/chat.ts';
import type { Store } from '../store/store.ts';

/** Which suppliers have somebody at their desk. No event tells a client that it changed: it reads the list again. */
export interface Presence {
  /**
   * Whether a supplier can be written to, and answers (002 §4).
   * @throws when there is no such supplier
   */
  isOnline(suppliercode: string): boolean;
  /**
   * Has a supplier go online or offline. It is kept like everything else. One that comes back answers what waits for it.
   * @throws when there is no such supplier, and what the store throws
   */
  set(suppliercode: string, online: boolean): void;
}

/** @param returned is told of a supplier that went online */
export function createPresence(store: Store, returned: (suppliercode: string) => void): Presence {
  const known = (suppliercode: string) => {
    const supplier = supplierByCode(suppliercode);
    if (!supplier) throw new Error(`There is no supplier ${suppliercode}.`);
    return supplier;
  };
  return {
    isOnline: (suppliercode) => isOnline(store, known(suppliercode)),
    set(suppliercode, online) {
      if (isOnline(store, known(suppliercode)) === online) return;
      store.transaction(() => store.presence.put({ suppliercode, online }));
      if (online) returned(suppliercode);
    },
  };
}
