import { RESULT } from '@mortar/contract';
import { nothing, refused } from '../../http/reply.ts';
import type { SignedIn } from '../../http/requestContext.ts';
import { mayEdit, rights } from '../../rules/access/rights.ts';
import { mayActFor } from '../../rules/access/sessions.ts';
import { foreignLock, isSent, liveLock, lockText, unsentItems } from '../../rules/orders/locks.ts';
import type { ItemRow, OrderRow } from '../../store/rows.ts';

/** The retailer's order, sent or not. */
export function ownOrder({ store, retailer }: SignedIn, orderid: number): OrderRow | undefined {
  const order = store.orders.get(orderid);
  return order?.retailerid === retailer.retailerid ? order : undefined;
}

/** The retailer's order with something unsent, or with nothing on it yet. */
export function openOrder(visit: SignedIn, orderid: number): OrderRow | undefined {
  const order = ownOrder(visit, orderid);
  return order && !isSent(visit.store, order) ? order : undefined;
}

/** The retailer's unsent item. */
export function unsentItem({ store, retailer }: SignedIn, orderitemid: number): ItemRow | undefined {
  const item = store.items.get(orderitemid);
  return item?.retailerid === retailer.retailerid && item.sentorderid === null ? item : undefined;
}

/** Code 69 of a write that is no lock call: it carries its reason alone. */
export const heldElsewhere = (text: string) => refused(text, RESULT.blocked);

const notAssigned = (verb: string) =>
  `You cannot ${verb} this order because it has retailers that are not assigned to you.`;

export const NOT_ASSIGNED = notAssigned('change');
export const MAY_NOT_OPEN = notAssigned('open');

/** Whether a group's order is for pharmacies the caller does not work for (002 §5). */
export function isForOthers({ store, session }: SignedIn, orderid: number): boolean {
  const assigned = store.orderRetailers.get(orderid)?.retailerids ?? [];
  return !assigned.every((retailerid) => mayActFor(store, session, retailerid));
}

/**
 * The order if the caller may change it now, else the reply that refuses. Whom it is not for learns nothing else of it,
 * not even who has it open.
 * @param evenEmpty where whoever began the order or has it open may act on it while it is worth nothing, also without the
 * update right, as discarding may (000 §4)
 */
export function editableOrder(visit: SignedIn, orderid: number, evenEmpty = false) {
  const { store, staff, session, now } = visit;
  const order = openOrder(visit, orderid);
  if (!order) return { refusal: nothing };
  if (isForOthers(visit, orderid)) return { refusal: refused(notAssigned(evenEmpty ? 'delete' : 'change')) };
  const lock = foreignLock(store, order, session, now);
  if (lock) return { refusal: heldElsewhere(lockText(lock)) };
  const theirs = order.staffid === session.staffid || liveLock(store, order, now)?.token === session.token;
  const empty = evenEmpty && theirs && unsentItems(store, order).length === 0;
  if (!empty && !mayEdit(staff.role.rolepermissions, order, session))
    return { refusal: refused(rights.editOrders.text) };
  return { order };
}
