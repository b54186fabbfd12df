import type { BasketStatus } from '@mortar/contract';
import { atom } from 'jotai';
import { tabStorage } from '#session/storage.ts';

/** Open order of this page; its lines are on the server (000 §3, client order state). */
export type CurrentOrder = {
  orderId: number;
  orderNumber: string;
  /** Advert whose promotion is active for this order; none if missing (001 §4, product search). */
  adid?: number;
} & (
  | {
      /** `new` is always editable, `update` with the ordering update permission (000 §4). */
      type: 'new' | 'update';
    }
  | {
      /** Always editable. */
      type: 'basket';
      /** Basket status, kept while open. */
      basket: BasketStatus;
    }
);

export const currentOrderAtom = atom<CurrentOrder | null>(null);
currentOrderAtom.debugLabel = 'current order';

/** True while checking whether the remembered order is open in another tab. */
export const restoringOrderAtom = atom(false);
restoringOrderAtom.debugLabel = 'restoring order';

/** Order open in another tab of this browser. */
export interface OrderElsewhere {
  order: CurrentOrder;
  /** True if it was open here until the other tab took it. */
  lost: boolean;
}

export const orderElsewhereAtom = atom<OrderElsewhere | null>(null);
orderElsewhereAtom.debugLabel = 'order elsewhere';

/**
 * Message about a released order: a pharmacy is no longer assigned (ruling 58), or another user opened it meanwhile
 * (ruling 23); null once another is open.
 */
export const releaseNoticeAtom = atom<string | null>(null);
releaseNoticeAtom.debugLabel = 'let go';

const KEY = 'mortar.order';

/** Returns the status for leaving an order: a basket's own, otherwise `Unsent` (000 §4, order lock). */
export const statusWhenLeft = (order: CurrentOrder) => (order.type === 'basket' ? order.basket : 'Unsent');

/** Returns the status for opening an order: a basket's own, otherwise `Pending` (002 §4, opening an order). */
export const statusWhenOpen = (order: CurrentOrder) => (order.type === 'basket' ? order.basket : 'Pending');

const isBasketStatus = (status: unknown): status is BasketStatus =>
  typeof status === 'string' && /^(Daily|Weekly|Monthly|Custom)_Basket$/.test(status);

/** Reads the order to restore after a reload; null if there was none. */
export const readStoredOrder = (): CurrentOrder | null => readOrder(tabStorage.read(KEY));

function readOrder(value: unknown): CurrentOrder | null {
  const stored = value as Record<keyof (CurrentOrder & { type: 'basket' }), unknown> | null;
  if (!stored || typeof stored.orderId !== 'number' || typeof stored.orderNumber !== 'string') return null;
  const { orderId, orderNumber, type, basket, adid } = stored;
  if (isBasketStatus(basket)) return { orderId, orderNumber, type: 'basket', basket };
  const promotion = typeof adid === 'number' && { adid };
  return { orderId, orderNumber, type: type === 'new' ? 'new' : 'update', ...promotion };
}

export function storeOrder(order: CurrentOrder | null): void {
  if (order) tabStorage.write(KEY, order);
  else tabStorage.remove(KEY);
}

const LEFT_KEY = 'mortar.order.left';

/** Stores the open order when a session expires, so that the same user can resume. */
export function noteLeftOrder(username: string, order: CurrentOrder): void {
  tabStorage.write(LEFT_KEY, { username, order });
}

/** Returns and clears the stored order of this user's expired session; null if there is none. */
export function takeLeftOrder(username: string): CurrentOrder | null {
  const left = tabStorage.read(LEFT_KEY) as { username?: unknown; order?: unknown } | null;
  tabStorage.remove(LEFT_KEY);
  return left !== null && left.username === username ? readOrder(left.order ?? null) : null;
}
