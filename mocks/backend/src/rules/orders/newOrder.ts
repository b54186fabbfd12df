import type { OrderRow } from '../../store/rows.ts';
import { fullName } from '../access/staff.ts';
import type { RuleContext } from '../ruleContext.ts';
import { isSent } from './locks.ts';

interface Requested {
  computername: string;
  /** '' uses the creator's name and the number. */
  description: string;
  /** Whether it is locked for its creator. */
  open: boolean;
  /** Identifies a repeated request; '' for none. */
  idempotencyKey?: string;
}

/** Creates an empty order for a file, a cart or a basket. */
export function newOrder({ store, retailer, session, staff, now }: RuleContext, requested: Requested): OrderRow {
  const { retailerid } = retailer;
  const { computername, open, idempotencyKey = '' } = requested;
  const staffname = fullName(staff);
  const ordernumber = String(store.next(`ordernumber ${retailerid}`));
  const order: OrderRow = {
    retailerid,
    ordernumber,
    staffname,
    computername,
    orderid: store.next('order'),
    name: String(retailerid),
    description: requested.description.trim() || `${staffname} #${ordernumber}`,
    isbasket: false,
    statusdescription: open ? 'Pending' : 'Unsent',
    createdat: now,
    staffid: session.staffid,
    lock: open ? { staffid: session.staffid, staffname, computername, token: session.token } : null,
    createddatetime: idempotencyKey,
    saved: !open,
  };
  store.orders.put(order);
  return order;
}

/** Milliseconds within which the same cart or file is considered a repeated request. */
const REPEAT_WINDOW = 60_000;

/**
 * Returns whether a moment is within the window; never if the clock was set back before it.
 * @param moment in milliseconds
 */
export function wasJustDone(moment: number, now: number): boolean {
  const passed = now - moment;
  return passed >= 0 && passed < REPEAT_WINDOW;
}

/**
 * Returns the order that the same request of the same user created before: for a minute, or while its creator has it
 * open and unsaved. Browsers repeat requests when a connection drops.
 */
export function findRepeatedOrder(
  { store, retailer, session, now }: RuleContext,
  idempotencyKey: string,
): OrderRow | undefined {
  return store.orders.at(retailer.retailerid).find((order) => {
    const same = order.createddatetime === idempotencyKey && order.staffid === session.staffid;
    if (!same || isSent(store, order)) return false;
    return wasJustDone(order.createdat, now) || (!order.saved && order.lock?.token === session.token);
  });
}
