import { RESULT } from '@mortar/contract';
import { nothing, refuse } from '../../http/reply.ts';
import type { AuthenticatedContext } from '../../http/requestContext.ts';
import { mayEdit, rights } from '../../rules/access/rights.ts';
import { foreignLock, liveLock, lockText, unsentItems } from '../../rules/orders/locks.ts';
import { isForOthers, openOrder } from '../../rules/orders/ownOrders.ts';

/** Code 69 of a write other than a lock call, which has only a reason. */
export const lockedElsewhere = (text: string) => refuse(text, RESULT.blocked);

const notAssigned = (verb: string) =>
  `You cannot ${verb} this order because it has retailers that are not assigned to you.`;

export const NOT_ASSIGNED = notAssigned('change');
export const MAY_NOT_OPEN = notAssigned('open');

/**
 * Returns the order if the caller may change it now, else the refusal. Callers it is not for learn nothing about it,
 * not even who has it open.
 * @param evenEmpty lets the creator or lock holder act on it while its value is 0 even without the update right, as for
 * discarding (000 §4)
 */
export function editableOrder(context: AuthenticatedContext, orderid: number, evenEmpty = false) {
  const { store, staff, session, now } = context;
  const order = openOrder(context, orderid);
  if (!order) return { refusal: nothing };
  if (isForOthers(context, orderid)) return { refusal: refuse(notAssigned(evenEmpty ? 'delete' : 'change')) };
  const lock = foreignLock(store, order, session, now);
  if (lock) return { refusal: lockedElsewhere(lockText(lock)) };
  const theirs = order.staffid === session.staffid || liveLock(store, order, now)?.token === session.token;
  const empty = evenEmpty && theirs && unsentItems(store, order).length === 0;
  if (!empty && !mayEdit(staff.role.rolepermissions, order, session))
    return { refusal: refuse(rights.editOrders.text) };
  return { order };
}
