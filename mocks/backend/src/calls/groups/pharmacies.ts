import {
  assignOrderRetailers,
  deleteGroupOrder,
  getOrderRetailers,
  getPharmacyAssignment,
  updatePharmacyAssignment,
} from '@mortar/contract';
import { handle } from '../../http/handle.ts';
import { nothing, refuse, success, value } from '../../http/reply.ts';
import type { AuthenticatedContext } from '../../http/requestContext.ts';
import { rights } from '../../rules/access/rights.ts';
import { findStaff, nextRole } from '../../rules/access/roles.ts';
import { getAssignedRetailers } from '../../rules/access/sessions.ts';
import { ADMINISTRATOR } from '../../rules/access/staff.ts';
import { isForOthers, openOrder, ownOrder } from '../../rules/orders/ownOrders.ts';
import { editableOrder, MAY_NOT_OPEN } from '../orders/editableOrder.ts';
import { discard } from '../orders/orders.ts';
import { closeSentLines } from './groupSending.ts';

const getName = ({ store }: AuthenticatedContext, retailerid: number) =>
  store.retailers.get(retailerid)?.retailername ?? '';

/** Returns the caller's group, for a request about any of its pharmacies. */
const ownGroup = ({ store, session }: AuthenticatedContext) => store.retailers.get(session.retailerid);

const answerGet = handle(getPharmacyAssignment, rights.anyone, (context, { groupretailerid, staffid }) => {
  const { store, staff, session } = context;
  const group = ownGroup(context);
  if (!group?.grouporderingenabled || groupretailerid !== group.retailerid) return nothing;
  const { settings } = staff.role.rolepermissions.dashboard;
  if (staffid !== session.staffid && !settings) return refuse(rights.changeSettings.text);
  const user = findStaff(store, group.retailerid).find((row) => row.staffid === staffid);
  if (!user || group.assigned.length === 0) return nothing;
  const assigned = getAssignedRetailers(group, user);
  return value({
    assignedpharmacies: group.assigned.map((retailerid) => ({
      retailerid,
      retailername: getName(context, retailerid),
      isassigned: assigned.includes(retailerid),
    })),
  });
});

const answerUpdate = handle(updatePharmacyAssignment, rights.changeSettings, (context, _query, requested) => {
  const { store } = context;
  const group = ownGroup(context);
  if (!group?.grouporderingenabled || requested.groupretailerid !== group.retailerid) return nothing;
  const user = findStaff(store, group.retailerid).find((row) => row.staffid === requested.staffid);
  if (!user) return nothing;
  if (user.staffid === ADMINISTRATOR) return refuse("The administrator's pharmacies cannot be changed.");
  const foreign = requested.assignedpharmacies.find(({ retailerid }) => !group.assigned.includes(retailerid));
  if (foreign) return refuse(`Retailer ${foreign.retailerid} is not one of this group.`);
  const named = new Map(requested.assignedpharmacies.map(({ retailerid, isassigned }) => [retailerid, isassigned]));
  const before = getAssignedRetailers(group, user);
  const assigned = group.assigned.filter((retailerid) => named.get(retailerid) ?? before.includes(retailerid));
  const own = getAssignedRetailers(group, context.staff);
  const beyond = group.assigned.filter((id) => assigned.includes(id) !== before.includes(id) && !own.includes(id));
  if (beyond.length > 0) return refuse('No one gives or takes a pharmacy that they do not work for.');
  if (assigned.length === 0) return refuse('Please assign at least one pharmacy.');
  if (assigned.length > 1 && !nextRole(user).issuperuser) {
    return refuse('This user is not a Super User and therefore can only be assigned one pharmacy.');
  }
  store.staff.put({ ...user, assigned });
  // A user removed from a pharmacy no longer receives its events.
  context.afterwards(() => {
    const tokens = new Set(store.sessions.at(user.username).map(({ token }) => token));
    const lost = before.filter((id) => !assigned.includes(id)).map(String);
    const gained = assigned.filter((id) => !before.includes(id)).map(String);
    context.hub.regroup(tokens, { lost, gained, keep: String(group.retailerid) });
  });
  return success;
});

const answerGetRetailers = handle(getOrderRetailers, rights.readGroupOrdering, (context, { orderid }) => {
  const order = openOrder(context, orderid);
  if (order && isForOthers(context, orderid)) return refuse(MAY_NOT_OPEN);
  const assigned = order && context.store.orderRetailers.get(orderid);
  if (!assigned || assigned.retailerids.length === 0) return nothing;
  return value({
    retailers: assigned.retailerids.map((retailerid) => ({ retailerid, retailername: getName(context, retailerid) })),
  });
});

/**
 * Returns whether a fully sent order is for exactly these pharmacies, all of them the caller's: repeating the
 * assignment that closed it succeeds.
 */
function isClosedFor(context: AuthenticatedContext, orderid: number, retailerids: readonly number[]): boolean {
  if (!ownOrder(context, orderid) || openOrder(context, orderid) || isForOthers(context, orderid)) return false;
  const storedIds = new Set(context.store.orderRetailers.get(orderid)?.retailerids);
  return (
    storedIds.size > 0 &&
    storedIds.size === retailerids.length &&
    retailerids.every((retailerid) => storedIds.has(retailerid))
  );
}

const answerAssign = handle(assignOrderRetailers, rights.editGroupOrders, (context, _query, requested) => {
  const group = ownGroup(context);
  if (!group || requested.groupretailerid !== group.retailerid) return nothing;
  const retailerids = [...new Set(requested.retailerids)];
  if (isClosedFor(context, requested.orderid, retailerids)) return success;
  const { order, refusal } = editableOrder(context, requested.orderid);
  if (refusal) return refusal;
  if (retailerids.length === 0) return refuse('Please select at least one retailer.');
  const mine = getAssignedRetailers(group, context.staff);
  const foreign = retailerids.find((retailerid) => !mine.includes(retailerid));
  if (foreign !== undefined) return refuse(`Retailer ${foreign} is not assigned to you.`);
  context.store.orderRetailers.put({ orderid: order.orderid, retailerids });
  // Removed pharmacies wait for nothing.
  closeSentLines(context, order.orderid);
  return success;
});

const answerDelete = handle(deleteGroupOrder, rights.workOnGroupOrders, discard);

export const pharmacyCalls = [answerGet, answerUpdate, answerGetRetailers, answerAssign, answerDelete];
