import type { ItemRow, OrderLock, OrderRow, SessionRow } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import { isLive } from '../access/sessions.ts';

/** Returns the valid lock. A lock ends with its session, because no one else could release it. */
export function liveLock(store: Store, order: OrderRow, now: number): OrderLock | null {
  const { lock } = order;
  return lock && isLive(store.sessions.get(lock.token), now) ? lock : null;
}

/**
 * Returns the lock of another user, or of the same user at another computer (ruling 23).
 * @param computername the caller's computer; calls without one are distinguished by user
 */
export function foreignLock(
  store: Store,
  order: OrderRow,
  session: SessionRow,
  now: number,
  computername?: string,
): OrderLock | null {
  const lock = liveLock(store, order, now);
  if (!lock) return null;
  const own = lock.staffid === session.staffid && session.retailerid === store.sessions.get(lock.token)?.retailerid;
  return own && (computername === undefined || computername === lock.computername) ? null : lock;
}

export const lockText = ({ staffname, computername }: OrderLock) =>
  `The order is open by ${staffname} on ${computername}.`;

export function unsentItems(store: Store, order: OrderRow): ItemRow[] {
  return store.items.at(order.orderid).filter((item) => item.sentorderid === null);
}

/** Returns whether all lines were sent, which removes an order from the unsent list. */
export function isSent(store: Store, order: OrderRow): boolean {
  const items = store.items.at(order.orderid);
  return items.length > 0 && items.every((item) => item.sentorderid !== null);
}
