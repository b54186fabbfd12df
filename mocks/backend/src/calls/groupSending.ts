import { listGroupCommOrders, listGroupUnsentOrders, sendGroupOrders } from '@mortar/contract';
import { SUPPLIERS } from '../catalogue/data/suppliers.ts';
import { handle } from '../http/handle.ts';
import { nothing, refused, value } from '../http/reply.ts';
import { foreignLock, lockText, unsentItems } from '../rules/locks.ts';
import { rights } from '../rules/rights.ts';
import type { ItemRow, OrderRow, RetailerRow, SentOrderRow } from '../store/rows.ts';
import type { SignedIn } from '../visit.ts';
import { heldElsewhere, isForOthers, NOT_ASSIGNED, openOrder } from './access.ts';
import { assignedRetailers } from './groups.ts';
import { everyUnsentOrder } from './orders.ts';
import { unsentOrderView } from './orderView.ts';
import { closeSentOrders, commOrder, sentOrder } from './sending.ts';

/** The same request, about the group itself: its orders are kept there. */
function asGroup(visit: SignedIn): SignedIn {
  const retailer = visit.store.retailers.get(visit.session.retailerid);
  return retailer ? { ...visit, retailer } : visit;
}

const retailersOn = ({ store }: SignedIn, orderid: number): RetailerRow[] =>
  (store.orderRetailers.get(orderid)?.retailerids ?? []).flatMap((id) => store.retailers.get(id) ?? []);

/** An order that has no retailers yet shows under every selection: nobody would find it otherwise. */
const answerUnsent = handle(listGroupUnsentOrders, rights.readGroupOrdering, (visit, _query, asked) => {
  const { retailers, refusal } = assignedRetailers(visit, asked);
  if (refusal) return refusal;
  const group = asGroup(visit);
  const found = everyUnsentOrder(group).filter((order) => {
    const on = retailersOn(group, order.orderid);
    return on.length === 0 || on.some((retailer) => retailers.includes(retailer));
  });
  if (found.length === 0) return nothing;
  const held = (order: OrderRow) => foreignLock(visit.store, order, visit.session, visit.now) !== null;
  return value({
    clientorders: found.map((order) => ({
      ...unsentOrderView(group, order, held(order)),
      retailers: retailersOn(group, order.orderid).map(({ retailerid }) => ({ retailerid })),
    })),
  });
});

/** The group's order if the caller may send it now, else the reply that refuses. */
function baseOrder(visit: SignedIn, groupretailerid: number, baseorderid: number, computername?: string) {
  if (groupretailerid !== visit.session.retailerid)
    return { refusal: refused(`Group ${groupretailerid} is not yours.`) };
  const order = openOrder(visit, baseorderid);
  if (!order) return { refusal: nothing };
  if (isForOthers(visit, baseorderid)) return { refusal: refused(NOT_ASSIGNED) };
  const lock = foreignLock(visit.store, order, visit.session, visit.now, computername);
  return lock ? { refusal: heldElsewhere(lockText(lock)) } : { order };
}

const accountsOf = ({ store }: SignedIn, { retailerid }: RetailerRow, suppliercode: string): string[] =>
  store.terms.get(`${retailerid}/${suppliercode}`)?.accountnumbers ?? [];

const answerComm = handle(listGroupCommOrders, rights.readGroupOrdering, (visit, query) => {
  const group = asGroup(visit);
  const { order, refusal } = baseOrder(group, query.groupretailerid, query.baseorderid);
  if (refusal) return refusal;
  const suppliers = Map.groupBy(unsentItems(visit.store, order), ({ suppliercode }) => suppliercode);
  if (suppliers.size === 0) return nothing;
  const retailers = retailersOn(group, order.orderid);
  return value({
    commorders: SUPPLIERS.filter(({ suppliercode }) => suppliers.has(suppliercode)).map(({ suppliercode }) => ({
      ...commOrder(group, suppliercode, suppliers.get(suppliercode) ?? []),
      retailers: retailers.map((retailer) => ({
        retailerid: retailer.retailerid,
        retailername: retailer.retailername,
        supplieraccounts: accountsOf(visit, retailer, suppliercode).map((accountnumber) => ({ accountnumber })),
      })),
    })),
  });
});

interface Asked {
  suppliername: string;
  suppliercode: string;
  computername: string;
}

/** Sends what an order holds at one supplier for one retailer; null where the retailer has no account there. */
function sendFor(visit: SignedIn, retailer: RetailerRow, asked: Asked, items: readonly ItemRow[]): SentOrderRow | null {
  if (accountsOf(visit, retailer, asked.suppliercode).length === 0) return null;
  const { store } = visit;
  const sent = sentOrder({ ...visit, retailer }, asked.suppliercode, asked.computername, items);
  const isFirst = items.every(({ orderitemid }) => store.items.get(orderitemid)?.sentorderid === null);
  // A line is sent once for each retailer: every copy but the first is a line of its own.
  const own = { ...sent, lines: sent.lines.map((line) => ({ ...line, orderitemid: store.next('orderitem') })) };
  store.sentOrders.put(isFirst ? sent : own);
  if (isFirst) for (const item of items) store.items.put({ ...item, sentorderid: sent.orderid });
  return isFirst ? sent : own;
}

function resultOf(sent: SentOrderRow | null, asked: Asked) {
  return {
    ...asked,
    status: sent ? 'Success' : 'Failed',
    description: sent ? `Order ${sent.ordernumber} was sent.` : `No account with ${asked.suppliername}.`,
  };
}

const answerSend = handle(sendGroupOrders, rights.sendGroupOrders, (visit, _query, asked) => {
  const group = asGroup(visit);
  const [first] = asked.supplierorders;
  const { order, refusal } = baseOrder(group, asked.groupretailerid, asked.baseorderid, first?.computername);
  if (refusal) return refusal;
  const retailers = retailersOn(group, order.orderid);
  if (retailers.length === 0) return refused('Please select at least one retailer.');
  const unsent = Map.groupBy(unsentItems(visit.store, order), ({ suppliercode }) => suppliercode);
  const sendable = asked.supplierorders.filter(({ suppliercode }) => unsent.has(suppliercode));
  if (sendable.length === 0) return nothing;
  const sent: SentOrderRow[] = [];
  const processedorders = retailers.map((retailer) => ({
    retailerid: retailer.retailerid,
    retailername: retailer.retailername,
    supplierorders: sendable.map((one) => {
      const made = sendFor(group, retailer, one, unsent.get(one.suppliercode) ?? []);
      if (made) sent.push(made);
      return resultOf(made, one);
    }),
  }));
  closeSentOrders(group);
  visit.afterwards(() => sent.forEach(visit.market.expect));
  return value({ processedorders });
});

export const groupSendingCalls = [answerUnsent, answerComm, answerSend];
