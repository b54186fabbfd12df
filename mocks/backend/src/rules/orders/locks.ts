import type { ItemRow, OrderLock, OrderRow, SessionRow } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import { isLive } from '../access/sessions.ts';

/** The lock that holds now. A lock ends with the session that took it: nobody else could ever release it. */
export function liveLock(store: Store, order: OrderRow, now: number): OrderLock | null {
  const { lock } = order;
  return lock && isLive(store.sessions.get(lock.token), now) ? lock : null;
}

/**
 * The lock by which somebody else keeps an order: another user, or the same user at another computer (ruling 23).
 * @param computername where the caller sits; calls that do not say so are told apart by user
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

/** Everything it held was sent. It has left the unsent list for good. */
export function isSent(store: Store, order: OrderRow): boolean {
  const items = store.items.at(order.orderid);
  return items.length > 0 && items.every((item) => item.sentorderid !== null);
}
