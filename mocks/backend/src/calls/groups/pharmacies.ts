import {
  assignOrderRetailers,
  deleteGroupOrder,
  getOrderRetailers,
  getPharmacyAssignment,
  updatePharmacyAssignment,
} from '@mortar/contract';
import { handle } from '../../http/handle.ts';
import { done, nothing, refused, value } from '../../http/reply.ts';
import type { SignedIn } from '../../http/requestContext.ts';
import { rights } from '../../rules/access/rights.ts';
import { roleToCome, staffOf } from '../../rules/access/roles.ts';
import { assignedTo } from '../../rules/access/sessions.ts';
import { ADMINISTRATOR } from '../../rules/access/staff.ts';
import { isForOthers, openOrder } from '../../rules/orders/ownOrders.ts';
import { editableOrder, MAY_NOT_OPEN } from '../orders/access.ts';
import { discard } from '../orders/orders.ts';
import { settleSent } from './groupSending.ts';

const nameOf = ({ store }: SignedIn, retailerid: number) => store.retailers.get(retailerid)?.retailername ?? '';

/** The caller's own group, by whichever of its pharmacies the request is about. */
const ownGroup = ({ store, session }: SignedIn) => store.retailers.get(session.retailerid);

const answerGet = handle(getPharmacyAssignment, rights.anyone, (visit, { groupretailerid, staffid }) => {
  const { store, staff, session } = visit;
  const group = ownGroup(visit);
  if (!group?.grouporderingenabled || groupretailerid !== group.retailerid) return nothing;
  const { settings } = staff.role.rolepermissions.dashboard;
  if (staffid !== session.staffid && !settings) return refused(rights.changeSettings.text);
  const user = staffOf(store, group.retailerid).find((row) => row.staffid === staffid);
  if (!user || group.assigned.length === 0) return nothing;
  const assigned = assignedTo(group, user);
  return value({
    assignedpharmacies: group.assigned.map((retailerid) => ({
      retailerid,
      retailername: nameOf(visit, retailerid),
      isassigned: assigned.includes(retailerid),
    })),
  });
});

const answerUpdate = handle(updatePharmacyAssignment, rights.changeSettings, (visit, _query, asked) => {
  const { store } = visit;
  const group = ownGroup(visit);
  if (!group?.grouporderingenabled || asked.groupretailerid !== group.retailerid) return nothing;
  const user = staffOf(store, group.retailerid).find((row) => row.staffid === asked.staffid);
  if (!user) return nothing;
  if (user.staffid === ADMINISTRATOR) return refused("The administrator's pharmacies cannot be changed.");
  const foreign = asked.assignedpharmacies.find(({ retailerid }) => !group.assigned.includes(retailerid));
  if (foreign) return refused(`Retailer ${foreign.retailerid} is not one of this group.`);
  const named = new Map(asked.assignedpharmacies.map(({ retailerid, isassigned }) => [retailerid, isassigned]));
  const before = assignedTo(group, user);
  const assigned = group.assigned.filter((retailerid) => named.get(retailerid) ?? before.includes(retailerid));
  if (assigned.length === 0) return refused('Please assign at least one pharmacy.');
  if (assigned.length > 1 && !roleToCome(user).issuperuser) {
    return refused('This user is not a Super User and therefore can only be assigned one pharmacy.');
  }
  store.staff.put({ ...user, assigned });
  return done;
});

const answerGetRetailers = handle(getOrderRetailers, rights.readGroupOrdering, (visit, { orderid }) => {
  const order = openOrder(visit, orderid);
  if (order && isForOthers(visit, orderid)) return refused(MAY_NOT_OPEN);
  const assigned = order && visit.store.orderRetailers.get(orderid);
  if (!assigned || assigned.retailerids.length === 0) return nothing;
  return value({
    retailers: assigned.retailerids.map((retailerid) => ({ retailerid, retailername: nameOf(visit, retailerid) })),
  });
});

const answerAssign = handle(assignOrderRetailers, rights.editGroupOrders, (visit, _query, asked) => {
  const group = ownGroup(visit);
  if (!group || asked.groupretailerid !== group.retailerid) return nothing;
  const { order, refusal } = editableOrder(visit, asked.orderid);
  if (refusal) return refusal;
  const retailerids = [...new Set(asked.retailerids)];
  if (retailerids.length === 0) return refused('Please select at least one retailer.');
  const mine = assignedTo(group, visit.staff);
  const foreign = retailerids.find((retailerid) => !mine.includes(retailerid));
  if (foreign !== undefined) return refused(`Retailer ${foreign} is not assigned to you.`);
  visit.store.orderRetailers.put({ orderid: order.orderid, retailerids });
  // Who is taken off waits for nothing any more.
  settleSent(visit, order.orderid);
  return done;
});

const answerDelete = handle(deleteGroupOrder, rights.workOnGroupOrders, discard);

export const pharmacyCalls = [answerGet, answerUpdate, answerGetRetailers, answerAssign, answerDelete];
