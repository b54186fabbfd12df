import { getOrderLock, updateOrderLock, updateOrderStatus } from '@mortar/contract';
import { handle } from '../http/handle.ts';
import { done, nothing, refused, value } from '../http/reply.ts';
import { foreignLock, isSent, liveLock, lockText } from '../rules/locks.ts';
import { rights } from '../rules/rights.ts';
import { heldElsewhere, isForOthers, MAY_NOT_OPEN, NOT_ASSIGNED, ownOrder } from './access.ts';

/** Statuses an order takes from a client; sending sets the others (000 §4, 002 §3). */
const STATUSES = ['Pending', 'Unsent', 'Daily_Basket', 'Weekly_Basket', 'Monthly_Basket', 'Custom_Basket'];

const answerGetLock = handle(getOrderLock, rights.readOrdering, (visit, { orderid }) => {
  const order = ownOrder(visit, orderid);
  if (!order) return nothing;
  const lock = liveLock(visit.store, order, visit.now);
  return value({
    locked: lock !== null,
    computername: lock?.computername ?? '',
    staffname: lock?.staffname ?? '',
  });
});

const answerUpdateLock = handle(updateOrderLock, rights.readOrdering, (visit, _query, asked) => {
  const { store, session, retailer, now } = visit;
  const order = ownOrder(visit, asked.orderid);
  if (!order || asked.retailerid !== retailer.retailerid) return nothing;
  if (!STATUSES.includes(asked.statusdescription))
    return refused(`${asked.statusdescription} is no status of an order.`);
  // An order that was sent meanwhile can be let go, but not taken up again.
  if (isSent(store, order)) return asked.islocked ? nothing : done;
  // Who has it open may let it go, also when its pharmacies were taken away meanwhile.
  const mine = liveLock(store, order, now)?.token === session.token;
  if ((asked.islocked || !mine) && isForOthers(visit, order.orderid)) return refused(MAY_NOT_OPEN);
  const { staffname, computername, statusdescription } = asked;
  const held = foreignLock(store, order, session, now, computername);
  if (held) return { kind: 'blocked', by: held, text: lockText(held) };
  const lock = asked.islocked ? { staffid: session.staffid, staffname, computername, token: session.token } : null;
  store.orders.put({ ...order, lock, statusdescription, saved: order.saved || !asked.islocked });
  return done;
});

const answerUpdateStatus = handle(updateOrderStatus, rights.readOrdering, (visit, { orderid, statusdescription }) => {
  const { store, session, now } = visit;
  const order = ownOrder(visit, orderid);
  if (!order) return nothing;
  if (!STATUSES.includes(statusdescription)) return refused(`${statusdescription} is no status of an order.`);
  const held = foreignLock(store, order, session, now);
  if (held) return heldElsewhere(lockText(held));
  if (isForOthers(visit, orderid)) return refused(NOT_ASSIGNED);
  // The client sets 'Unsent' after sending too (002 §4); what is sent stays sent.
  if (!isSent(store, order)) store.orders.put({ ...order, statusdescription });
  return done;
});

export const lockCalls = [answerGetLock, answerUpdateLock, answerUpdateStatus];
