import { atom } from 'jotai';
import { tabStorage } from './storage.ts';

/** The order that is open on this page; its lines are the server's (000 §3, client order state). */
export interface CurrentOrder {
  orderid: number;
  ordernumber: string;
  /** `new` is always editable, `update` with the ordering update permission (000 §4). */
  type: 'new' | 'update';
}

export const currentOrderAtom = atom<CurrentOrder | null>(null);
currentOrderAtom.debugLabel = 'current order';

const KEY = 'mortar.order';

/** The order a reload of this tab takes up again; null where there was none. */
export function readStoredOrder(): CurrentOrder | null {
  const stored = tabStorage.read(KEY) as Partial<CurrentOrder> | null;
  if (!stored || typeof stored.orderid !== 'number' || typeof stored.ordernumber !== 'string') return null;
  return { orderid: stored.orderid, ordernumber: stored.ordernumber, type: stored.type === 'new' ? 'new' : 'update' };
}

export function storeOrder(order: CurrentOrder | null): void {
  if (order) tabStorage.write(KEY, order);
  else tabStorage.remove(KEY);
}
