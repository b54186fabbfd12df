import type { BasketStatus } from '@mortar/contract';
import { atom } from 'jotai';
import { tabStorage } from '#session/storage.ts';

/** The order that is open on this page; its lines are the server's (000 §3, client order state). */
export type CurrentOrder = {
  orderid: number;
  ordernumber: string;
  /** The advert whose promotion is active while this order is open; without one, none is (001 §4, product search). */
  adid?: number;
} & (
  | {
      /** `new` is always editable, `update` with the ordering update permission (000 §4). */
      type: 'new' | 'update';
    }
  | {
      /** Always editable. */
      type: 'basket';
      /** What kind of basket it is: it keeps this status, open or not. */
      basket: BasketStatus;
    }
);

export const currentOrderAtom = atom<CurrentOrder | null>(null);
currentOrderAtom.debugLabel = 'current order';

/** True while it is found out whether the order that this tab remembers is open in another tab. */
export const restoringOrderAtom = atom(false);
restoringOrderAtom.debugLabel = 'restoring order';

/** An order that this tab would work on, and another tab of this browser does. */
export interface OrderElsewhere {
  order: CurrentOrder;
  /** True where it was open here until the other tab took it. */
  lost: boolean;
}

export const orderElsewhereAtom = atom<OrderElsewhere | null>(null);
orderElsewhereAtom.debugLabel = 'order elsewhere';

/**
 * What is said of an order that was let go of because one of its pharmacies is not this person's any more (ruling 58), or
 * because somebody else opened it while this page was away (ruling 23); null once another is open.
 */
export const letGoAtom = atom<string | null>(null);
letGoAtom.debugLabel = 'let go';

const KEY = 'mortar.order';

/** The status an order is left with: a basket its own, any other `Unsent` (000 §4, order lock). */
export const statusWhenLeft = (order: CurrentOrder) => (order.type === 'basket' ? order.basket : 'Unsent');

/** The status an order is opened with: a basket its own, any other `Pending` (002 §4, opening an order). */
export const statusWhenOpen = (order: CurrentOrder) => (order.type === 'basket' ? order.basket : 'Pending');

const isBasketStatus = (status: unknown): status is BasketStatus =>
  typeof status === 'string' && /^(Daily|Weekly|Monthly|Custom)_Basket$/.test(status);

/** The order a reload of this tab takes up again; null where there was none. */
export const readStoredOrder = (): CurrentOrder | null => readOrder(tabStorage.read(KEY));

function readOrder(value: unknown): CurrentOrder | null {
  const stored = value as Record<keyof (CurrentOrder & { type: 'basket' }), unknown> | null;
  if (!stored || typeof stored.orderid !== 'number' || typeof stored.ordernumber !== 'string') return null;
  const { orderid, ordernumber, type, basket, adid } = stored;
  if (isBasketStatus(basket)) return { orderid, ordernumber, type: 'basket', basket };
  const promotion = typeof adid === 'number' && { adid };
  return { orderid, ordernumber, type: type === 'new' ? 'new' : 'update', ...promotion };
}

export function storeOrder(order: CurrentOrder | null): void {
  if (order) tabStorage.write(KEY, order);
  else tabStorage.remove(KEY);
}

const LEFT_KEY = 'mortar.order.left';

/** Notes the order that was open when a session ended by itself: the same person goes on with it after signing in. */
export function noteLeftOrder(username: string, order: CurrentOrder): void {
  tabStorage.write(LEFT_KEY, { username, order });
}

/** The order that this person's session ended over in this tab, once; null for anybody else and where there was none. */
export function takeLeftOrder(username: string): CurrentOrder | null {
  const left = tabStorage.read(LEFT_KEY) as { username?: unknown; order?: unknown } | null;
  tabStorage.remove(LEFT_KEY);
  return left !== null && left.username === username ? readOrder(left.order ?? null) : null;
}
