import type { LockHolder } from '#orders/current/api/orderLock.ts';
import type { CurrentOrder } from '#orders/current/currentOrder.ts';
import { messages } from '#orders/current/messages.ts';

/** Returns why an order or basket locked by another user is not opened (002 §4, §8). */
export function getLockText({ staff, late }: NonNullable<LockHolder>, { type }: Pick<CurrentOrder, 'type'>): string {
  if (type === 'basket') return messages.basketOpenedBy(staff);
  return staff && !late ? messages.openedBy(staff) : messages.openedByAnother;
}
