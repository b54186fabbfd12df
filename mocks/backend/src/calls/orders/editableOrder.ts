import { RESULT } from '@mortar/contract';
import { nothing, refused } from '../../http/reply.ts';
import type { AuthenticatedContext } from '../../http/requestContext.ts';
import { mayEdit, rights } from '../../rules/access/rights.ts';
import { foreignLock, liveLock, lockText, unsentItems } from '../../rules/orders/locks.ts';
import { isForOthers, openOrder } from '../../rules/orders/ownOrders.ts';

/** Code 69 of a write that is no lock call: it carries its reason alone. */
export const lockedElsewhere = (text: string) => refused(text, RESULT.blocked);

const notAssigned = (verb: string) =>
  `You cannot ${verb} this order because it has retailers that are not assigned to you.`;

export const NOT_ASSIGNED = notAssigned('change');
export const MAY_NOT_OPEN = notAssigned('open');

/**
 * The order if the caller may change it now, else the reply that refuses. Whom it is not for learns nothing else of it,
 * not even who has it open.
 * @param evenEmpty where whoever began the order or has it open may act on it while it is worth nothing, also without the
 * update right, as discarding may (000 §4)
 */
export function editableOrder(context: AuthenticatedContext, orderid: number, evenEmpty = false) {
  const { store, staff, session, now } = context;
  const order = openOrder(context, orderid);
  if (!order) return { refusal: nothing };
  if (isForOthers(context, orderid)) return { refusal: refused(notAssigned(evenEmpty ? 'delete' : 'change')) };
  const lock = foreignLock(store, order, session, now);
  if (lock) return { refusal: lockedElsewhere(lockText(lock)) };
  const theirs = order.staffid === session.staffid || liveLock(store, order, now)?.token === session.token;
  const empty = evenEmpty && theirs && unsentItems(store, order).length === 0;
  if (!empty && !mayEdit(staff.role.rolepermissions, order, session))
    return { refusal: refused(rights.editOrders.text) };
  return { order };
}
