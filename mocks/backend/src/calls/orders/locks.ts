import { getOrderLock, updateOrderLock, updateOrderStatus } from '@mortar/contract';
import { handle } from '../../http/handle.ts';
import { nothing, refuse, success, value } from '../../http/reply.ts';
import { mayWorkOn, rights } from '../../rules/access/rights.ts';
import { fullName } from '../../rules/access/staff.ts';
import { iso } from '../../rules/days.ts';
import { foreignLock, isSent, liveLock, lockText } from '../../rules/orders/locks.ts';
import { isForOthers, ownOrder } from '../../rules/orders/ownOrders.ts';
import type { OrderRow } from '../../store/rows.ts';
import { lockedElsewhere, MAY_NOT_OPEN, NOT_ASSIGNED } from './editableOrder.ts';

/** Statuses that a client may set; sending sets the others (000 §4, 002 §3). */
const STATUSES = ['Pending', 'Unsent', 'Daily_Basket', 'Weekly_Basket', 'Monthly_Basket', 'Custom_Basket'];

/**
 * Returns why an order does not accept a status; null if it does. A basket keeps its type (000 §4): with another status
 * it would be in no list, or be sent.
 */
function statusRefusal({ isbasket, statusdescription: own }: OrderRow, requested: string): string | null {
  if (isbasket) return requested === own ? null : `A basket keeps its status, ${own}.`;
  return requested.endsWith('_Basket') ? `${requested} is the status of a basket.` : null;
}

const answerGetLock = handle(getOrderLock, rights.readOrdering, (context, { orderid }) => {
  const order = ownOrder(context, orderid);
  if (!order) return nothing;
  if (isForOthers(context, orderid)) return refuse(MAY_NOT_OPEN);
  const lock = liveLock(context.store, order, context.now);
  return value({
    locked: lock !== null,
    computername: lock?.computername ?? '',
    staffname: lock?.staffname ?? '',
    ...(lock?.since !== undefined && { lockeddatetime: iso(lock.since) }),
  });
});

/** A read-only user gets the same answer, but neither takes nor releases a lock, so that no one is locked out. */
const answerUpdateLock = handle(updateOrderLock, rights.readOrdering, (context, _query, requested) => {
  const { store, session, staff, retailer, now } = context;
  const order = ownOrder(context, requested.orderid);
  if (!order || requested.retailerid !== retailer.retailerid) return nothing;
  if (!STATUSES.includes(requested.statusdescription))
    return refuse(`${requested.statusdescription} is no status of an order.`);
  // An order sent meanwhile can be released, but not locked again.
  if (isSent(store, order)) return requested.islocked ? nothing : success;
  // The lock holder may release it even after losing its pharmacies.
  const mine = liveLock(store, order, now)?.token === session.token;
  if ((requested.islocked || !mine) && isForOthers(context, order.orderid)) return refuse(MAY_NOT_OPEN);
  const reads = !mine && !mayWorkOn(staff.role.rolepermissions, order, session);
  if (reads && !requested.islocked) return success;
  const { computername, statusdescription } = requested;
  const blockingLock = foreignLock(store, order, session, now, computername);
  if (blockingLock) return { kind: 'blocked', by: blockingLock, text: lockText(blockingLock) };
  const refusal = statusRefusal(order, requested.statusdescription);
  if (refusal !== null) return refuse(refusal);
  if (reads) return success;
  const { staffid, token } = session;
  // Repeating a lock keeps its start.
  const since = order.lock?.token === token ? order.lock.since : now;
  const lock = requested.islocked ? { staffid, token, computername, staffname: fullName(staff), since } : null;
  store.orders.put({ ...order, lock, statusdescription, saved: order.saved || !requested.islocked });
  return success;
});

const answerUpdateStatus = handle(updateOrderStatus, rights.workOnOrders, (context, { orderid, statusdescription }) => {
  const { store, session, staff, now } = context;
  const order = ownOrder(context, orderid);
  if (!order) return nothing;
  if (!STATUSES.includes(statusdescription)) return refuse(`${statusdescription} is no status of an order.`);
  if (isForOthers(context, orderid)) return refuse(NOT_ASSIGNED);
  const blockingLock = foreignLock(store, order, session, now);
  if (blockingLock) return lockedElsewhere(lockText(blockingLock));
  if (!mayWorkOn(staff.role.rolepermissions, order, session)) return refuse(rights.workOnOrders.text);
  const refusal = statusRefusal(order, statusdescription);
  if (refusal !== null) return refuse(refusal);
  // The client sets 'Unsent' after sending too (002 §4); sent orders stay sent.
  if (!isSent(store, order)) store.orders.put({ ...order, statusdescription });
  return success;
});

export const lockCalls = [answerGetLock, answerUpdateLock, answerUpdateStatus];
