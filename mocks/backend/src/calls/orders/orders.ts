import {
  createOrder,
  deleteOrder,
  describeOrder,
  getCreditUsage,
  getOrder,
  listUnsentOrders,
  listUnsentValues,
} from '@mortar/contract';
import { handle } from '../../http/handle.ts';
import { nothing, refuse, success, value } from '../../http/reply.ts';
import type { AuthenticatedContext } from '../../http/requestContext.ts';
import { rights } from '../../rules/access/rights.ts';
import { fullName } from '../../rules/access/staff.ts';
import { iso } from '../../rules/days.ts';
import { toRand } from '../../rules/money.ts';
import { creditMonth, creditUsed } from '../../rules/orders/credit.ts';
import { foreignLock, unsentItems } from '../../rules/orders/locks.ts';
import { isForOthers, openOrder, unsentOrders } from '../../rules/orders/ownOrders.ts';
import { leftCents } from '../../rules/orders/waiting.ts';
import type { OrderRow } from '../../store/rows.ts';
import { editableOrder, MAY_NOT_OPEN } from './editableOrder.ts';
import { orderView, unsentOrderView } from './orderView.ts';

const PENDING = 'Pending';

/**
 * Returns the order that the same request created before. Browsers repeat requests when a connection drops; the
 * client's timestamp distinguishes a second order.
 */
function findRepeated(
  { store, retailer, session }: AuthenticatedContext,
  computername: string,
  createddatetime: string,
): OrderRow | undefined {
  if (createddatetime === '') return undefined;
  return store.orders
    .at(retailer.retailerid)
    .filter(({ staffid }) => staffid === session.staffid)
    .find((order) => order.computername === computername && order.createddatetime === createddatetime);
}

const answerCreate = handle(createOrder, rights.createOrders, (context, _query, requested) => {
  const { store, retailer, session, staff, now } = context;
  const { retailerid } = retailer;
  const { computername, createddatetime } = requested;
  if (requested.isbasket) return refuse('A basket is created by basket/create, which says of which type it is.');
  const staffname = fullName(staff);
  const before = findRepeated(context, computername, createddatetime);
  if (before) return value({ orderid: before.orderid, ordernumber: before.ordernumber });
  const order: OrderRow = {
    orderid: store.next('order'),
    retailerid,
    ordernumber: String(store.next(`ordernumber ${retailerid}`)),
    name: String(retailerid),
    description: requested.description,
    isbasket: false,
    statusdescription: PENDING,
    createdat: now,
    staffid: session.staffid,
    staffname,
    computername,
    lock: { staffid: session.staffid, staffname, computername, token: session.token, since: now },
    createddatetime,
    saved: false,
  };
  store.orders.put(order);
  return value({ orderid: order.orderid, ordernumber: order.ordernumber });
});

const answerDescribe = handle(describeOrder, rights.editOrders, (context, _query, { orderid, description }) => {
  const { order, refusal } = editableOrder(context, orderid);
  if (refusal) return refusal;
  if (description.trim() === '') return refuse('Order description cannot be blank.');
  context.store.orders.put({ ...order, description });
  return success;
});

/** Discards an order's unsent lines, and the order itself. */
export function discard(context: AuthenticatedContext, { orderid }: { orderid: number }) {
  const { order, refusal } = editableOrder(context, orderid, true);
  if (refusal) return refusal;
  const { store } = context;
  const items = store.items.at(order.orderid);
  for (const item of items) if (item.sentorderid === null) store.items.delete(item.orderitemid);
  // Sent lines stay, because the supplier's response refers to them.
  if (items.every((item) => item.sentorderid === null)) {
    store.orders.delete(order.orderid);
    store.orderRetailers.delete(order.orderid);
  }
  return success;
}

const answerDelete = handle(deleteOrder, rights.workOnOrders, discard);

const answerGet = handle(getOrder, rights.readOrdering, (context, { orderid }) => {
  const order = openOrder(context, orderid);
  if (!order) return nothing;
  if (isForOthers(context, orderid)) return refuse(MAY_NOT_OPEN);
  return value({ clientorders: [orderView(context, order)] });
});

const basketStatus = (baskettype: string) => `${baskettype}_basket`.toLowerCase();

const answerListUnsent = handle(listUnsentOrders, rights.readOrdering, (context, { baskettype, computername }) => {
  const { store, session, now } = context;
  const found = unsentOrders(context, Boolean(baskettype)).filter(
    (order) => !baskettype || order.statusdescription.toLowerCase() === basketStatus(baskettype),
  );
  if (found.length === 0) return nothing;
  const isHeldByOther = (order: OrderRow) => foreignLock(store, order, session, now, computername) !== null;
  return value({ clientorders: found.map((order) => unsentOrderView(context, order, isHeldByOther(order))) });
});

const answerUnsentValues = handle(listUnsentValues, rights.readOrdering, (context) => {
  const items = unsentOrders(context).flatMap((order) => unsentItems(context.store, order));
  const suppliers = Map.groupBy(items, ({ suppliername }) => suppliername);
  const rows = [...suppliers].map(([supplier, lines]) => ({
    supplier,
    ordervalue: toRand(leftCents(context.store, lines)),
  }));
  if (rows.length === 0) return nothing;
  return value({ ordervaluebysupplier: rows.sort((a, b) => a.supplier.localeCompare(b.supplier)) });
});

const answerCredit = handle(getCreditUsage, rights.seeCredit, (context, { suppliercode }) => {
  const { store, retailer, staff, now } = context;
  const settings = staff.role.rolepermissions.dashboard.settings;
  const profileProblem = settings ? null : rights.readOrdering.profileProblem?.(retailer);
  if (profileProblem) return refuse(profileProblem);
  const terms = store.terms.get(`${retailer.retailerid}/${suppliercode}`);
  if (!terms) return nothing;
  const { start, end } = creditMonth(store, terms, now);
  const month = {
    creditlimit: toRand(terms.creditlimitcents),
    usage: toRand(creditUsed(store, terms, now)),
    usagestartdate: iso(start),
    usageenddate: iso(end),
  };
  return value({ creditusageformonth: [month] });
});

export const orderCalls = [
  answerCreate,
  answerDescribe,
  answerDelete,
  answerGet,
  answerListUnsent,
  answerUnsentValues,
  answerCredit,
];
