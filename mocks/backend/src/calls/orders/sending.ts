import { listCommOrders, sendOrders, updateCommOrderStatus } from '@mortar/contract';
import { SUPPLIERS } from '../../catalogue/data/suppliers.ts';
import { handle } from '../../http/handle.ts';
import { nothing, success, value } from '../../http/reply.ts';
import type { AuthenticatedContext } from '../../http/requestContext.ts';
import { rights } from '../../rules/access/rights.ts';
import { fullName } from '../../rules/access/staff.ts';
import { iso } from '../../rules/days.ts';
import { toRand, totalCents } from '../../rules/money.ts';
import { foreignLock, isSent, liveLock, unsentItems } from '../../rules/orders/locks.ts';
import { ownOrder, unsentOrders } from '../../rules/orders/ownOrders.ts';
import type { ItemRow, SentLine, SentOrderRow } from '../../store/rows.ts';

/**
 * Returns the items that the retailer could send now from a computer: unsent ones of orders not open for others. A
 * group's order with pharmacies is sent to each of them, never to the group itself.
 */
function sendable(context: AuthenticatedContext, computername: string): ItemRow[] {
  const { store, session, now } = context;
  return unsentOrders(context)
    .filter(({ orderid }) => !store.orderRetailers.get(orderid)?.retailerids.length)
    .filter((order) => foreignLock(store, order, session, now, computername) === null)
    .flatMap((order) => unsentItems(store, order));
}

export function commOrder({ store, retailer }: AuthenticatedContext, suppliercode: string, items: readonly ItemRow[]) {
  const terms = store.terms.get(`${retailer.retailerid}/${suppliercode}`);
  return {
    suppliercode,
    suppliername: items[0]?.suppliername ?? '',
    accountnumbers: (terms?.accountnumbers ?? []).map((accountnumber) => ({ accountnumber })),
    minimumordervalue: toRand(terms?.minimumordercents ?? 0),
    numberofitems: items.length,
    ordervalue: toRand(totalCents(items)),
    orderdetailscomms: items.map((item) => ({
      orderitemid: item.orderitemid,
      ordernumber: store.orders.get(item.orderid)?.ordernumber ?? '',
      productdescription: item.productdescription,
      staffname: item.staffname,
      datecreated: iso(item.addedat),
      orderedqty: item.orderedquantity,
      price: toRand(item.orderedpricecents),
    })),
  };
}

const answerList = handle(listCommOrders, rights.readOrdering, (context, { computername }) => {
  const suppliers = Map.groupBy(sendable(context, computername), ({ suppliercode }) => suppliercode);
  if (suppliers.size === 0) return nothing;
  const known = SUPPLIERS.filter(({ suppliercode }) => suppliers.has(suppliercode));
  return value({
    commorders: known.map(({ suppliercode }) => commOrder(context, suppliercode, suppliers.get(suppliercode) ?? [])),
  });
});

function sentLine(item: ItemRow): SentLine {
  const { orderitemid, productid, productdescription, supplierpriceid, supplierproductcode, staffname } = item;
  const { orderedquantity, orderedpricecents, bonusquantity } = item;
  return {
    orderitemid,
    productid,
    productdescription,
    supplierpriceid,
    supplierproductcode,
    staffname,
    orderedquantity,
    orderedpricecents,
    bonusquantity,
    suppliedquantity: 0,
    invoicedpricecents: 0,
    regretdescription: '',
    invoicenumber: '',
  };
}

/** Returns the supplier's order of the items, for the request's retailer. Not stored yet. */
export function sentOrder(
  context: AuthenticatedContext,
  suppliercode: string,
  computername: string,
  items: readonly ItemRow[],
): SentOrderRow {
  const { store, retailer, staff, supplierSimulator, now } = context;
  return {
    orderid: store.next('order'),
    ordernumber: String(store.next(`ordernumber ${retailer.retailerid}`)),
    retailerid: retailer.retailerid,
    suppliercode,
    suppliername: items[0]?.suppliername ?? '',
    staffname: fullName(staff),
    computername,
    sentat: now,
    dueat: now + supplierSimulator.answerAfterMs,
    answeredat: null,
    lines: items.map(sentLine),
  };
}

/** Creates the supplier's order of the items and removes them from their orders. */
function send(
  context: AuthenticatedContext,
  suppliercode: string,
  computername: string,
  items: readonly [ItemRow, ...ItemRow[]],
): SentOrderRow {
  const { store } = context;
  const sent = sentOrder(context, suppliercode, computername, items);
  store.sentOrders.put(sent);
  for (const item of items) store.items.put({ ...item, sentorderid: sent.orderid });
  return sent;
}

const isSome = (items: ItemRow[]): items is [ItemRow, ...ItemRow[]] => items.length > 0;

/** Nothing unsent at any of the suppliers gives code 5: sending again after a lost answer sends nothing twice. */
const answerSend = handle(sendOrders, rights.sendOrders, (context, _query, requested) => {
  const orders = requested.flatMap(({ suppliercode, computername }) => {
    const items = sendable(context, computername).filter((item) => item.suppliercode === suppliercode);
    return isSome(items) ? [send(context, suppliercode, computername, items)] : [];
  });
  if (orders.length === 0) return nothing;
  closeSentOrders(context);
  context.afterwards(() => orders.forEach(context.supplierSimulator.schedule));
  return success;
});

/** Unlocks orders without unsent lines. */
export function closeSentOrders({ store, retailer }: AuthenticatedContext): void {
  for (const order of store.orders.at(retailer.retailerid)) {
    if (order.statusdescription !== 'Sent' && isSent(store, order)) {
      store.orders.put({ ...order, statusdescription: 'Sent', lock: null, saved: true });
    }
  }
}

/** After sending, the client releases the order it had open (002 §4). */
const answerUpdateStatus = handle(updateCommOrderStatus, rights.sendOrders, (context, { orderid, computername }) => {
  const order = ownOrder(context, orderid);
  if (!order) return nothing;
  const { store, session, now } = context;
  const own = liveLock(store, order, now) !== null && !foreignLock(store, order, session, now, computername);
  if (own) store.orders.put({ ...order, lock: null, saved: true });
  return success;
});

export const sendingCalls = [answerList, answerSend, answerUpdateStatus];
