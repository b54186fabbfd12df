import type { OrderRow } from '../../store/rows.ts';
import { fullName } from '../access/staff.ts';
import type { RuleContext } from '../ruleContext.ts';
import { isSent } from './locks.ts';

interface Asked {
  computername: string;
  /** '' is named after its creator and its number. */
  description: string;
  /** Whether its creator has it open afterwards. */
  open: boolean;
  /** Tells a request that was sent twice from a second order; '' where nothing does. */
  idempotencyKey?: string;
}

/** An order with nothing on it, made from a file, a cart or a basket. */
export function newOrder({ store, retailer, session, staff, now }: RuleContext, asked: Asked): OrderRow {
  const { retailerid } = retailer;
  const { computername, open, idempotencyKey = '' } = asked;
  const staffname = fullName(staff);
  const ordernumber = String(store.next(`ordernumber ${retailerid}`));
  const order: OrderRow = {
    ...{ retailerid, ordernumber, staffname, computername },
    orderid: store.next('order'),
    name: String(retailerid),
    description: asked.description.trim() || `${staffname} #${ordernumber}`,
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

/** Milliseconds: nobody fills the same cart or sends the same file twice on purpose within a minute. */
const REPEAT_WINDOW = 60_000;

/** Whether something was done within the window; never where the clock was set back behind it. @param moment in milliseconds */
export function wasJustDone(moment: number, now: number): boolean {
  const passed = now - moment;
  return passed >= 0 && passed < REPEAT_WINDOW;
}

/**
 * The order that this very request of the same person made before: while whoever made it still has it open and unsaved, and for a minute in
 * any case. Browsers send a request again by themselves when a connection they used before drops.
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
