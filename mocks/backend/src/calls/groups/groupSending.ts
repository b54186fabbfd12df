import { listGroupCommOrders, listGroupUnsentOrders, sendGroupOrders } from '@mortar/contract';
import { SUPPLIERS } from '../../catalogue/data/suppliers.ts';
import { handle } from '../../http/handle.ts';
import { nothing, refuse, value } from '../../http/reply.ts';
import type { AuthenticatedContext } from '../../http/requestContext.ts';
import { rights } from '../../rules/access/rights.ts';
import { foreignLock, lockText, unsentItems } from '../../rules/orders/locks.ts';
import { everyUnsentOrder, isForOthers, openOrder } from '../../rules/orders/ownOrders.ts';
import { waitsFor } from '../../rules/orders/waiting.ts';
import type { ItemRow, OrderRow, RetailerRow, SentOrderRow } from '../../store/rows.ts';
import { lockedElsewhere, NOT_ASSIGNED } from '../orders/editableOrder.ts';
import { unsentOrderView } from '../orders/orderView.ts';
import { closeSentOrders, commOrder, sentOrder } from '../orders/sending.ts';
import { assignedRetailers } from './groups.ts';

/** Returns the context of the request for the group itself, which owns its orders. */
function asGroup(context: AuthenticatedContext): AuthenticatedContext {
  const retailer = context.store.retailers.get(context.session.retailerid);
  return retailer ? { ...context, retailer } : context;
}

const retailersOn = ({ store }: AuthenticatedContext, orderid: number): RetailerRow[] =>
  (store.orderRetailers.get(orderid)?.retailerids ?? []).flatMap((id) => store.retailers.get(id) ?? []);

/** An order without retailers is included in every selection, so that it can be found. */
const answerUnsent = handle(listGroupUnsentOrders, rights.readGroupOrdering, (context, _query, requested) => {
  const { retailers, refusal } = assignedRetailers(context, requested);
  if (refusal) return refusal;
  const group = asGroup(context);
  const found = everyUnsentOrder(group).filter((order) => {
    const on = retailersOn(group, order.orderid);
    return on.length === 0 || on.some((retailer) => retailers.includes(retailer));
  });
  if (found.length === 0) return nothing;
  const isHeldByOther = (order: OrderRow) => foreignLock(context.store, order, context.session, context.now) !== null;
  return value({
    clientorders: found.map((order) => ({
      ...unsentOrderView(group, order, isHeldByOther(order)),
      retailers: retailersOn(group, order.orderid).map(({ retailerid }) => ({ retailerid })),
    })),
  });
});

/** Returns the group's order if the caller may send it now, else the refusal. */
function baseOrder(context: AuthenticatedContext, groupretailerid: number, baseorderid: number, computername?: string) {
  if (groupretailerid !== context.session.retailerid)
    return { refusal: refuse(`Group ${groupretailerid} is not yours.`) };
  const order = openOrder(context, baseorderid);
  if (!order) return { refusal: nothing };
  if (isForOthers(context, baseorderid)) return { refusal: refuse(NOT_ASSIGNED) };
  const lock = foreignLock(context.store, order, context.session, context.now, computername);
  return lock ? { refusal: lockedElsewhere(lockText(lock)) } : { order };
}

const getAccounts = ({ store }: AuthenticatedContext, { retailerid }: RetailerRow, suppliercode: string): string[] =>
  store.terms.get(`${retailerid}/${suppliercode}`)?.accountnumbers ?? [];

const answerComm = handle(listGroupCommOrders, rights.readGroupOrdering, (context, query) => {
  const group = asGroup(context);
  const { order, refusal } = baseOrder(group, query.groupretailerid, query.baseorderid);
  if (refusal) return refusal;
  const suppliers = Map.groupBy(unsentItems(context.store, order), ({ suppliercode }) => suppliercode);
  if (suppliers.size === 0) return nothing;
  const retailers = retailersOn(group, order.orderid);
  return value({
    commorders: SUPPLIERS.flatMap(({ suppliercode }) => {
      const waiting = (item: ItemRow) => retailers.filter(({ retailerid }) => waitsFor(retailerid)(item));
      // After a partial sending, lines of one supplier may wait for different pharmacies: one row per set.
      const parts = Map.groupBy(suppliers.get(suppliercode) ?? [], (item) =>
        waiting(item)
          .map(({ retailerid }) => retailerid)
          .join(),
      );
      return [...parts.values()].map((items) => ({
        ...commOrder(group, suppliercode, items),
        retailers: items
          .slice(0, 1)
          .flatMap(waiting)
          .map((retailer) => ({
            retailerid: retailer.retailerid,
            retailername: retailer.retailername,
            supplieraccounts: getAccounts(context, retailer, suppliercode).map((accountnumber) => ({ accountnumber })),
          })),
      }));
    }),
  });
});

interface Requested {
  suppliercode: string;
  computername: string;
}

/** Sends lines of one supplier for one retailer; null without an account there. */
function sendFor(
  context: AuthenticatedContext,
  retailer: RetailerRow,
  requested: Requested,
  items: readonly ItemRow[],
): SentOrderRow | null {
  if (getAccounts(context, retailer, requested.suppliercode).length === 0) return null;
  const { store } = context;
  const { retailerid } = retailer;
  const sent = sentOrder({ ...context, retailer }, requested.suppliercode, requested.computername, items);
  // Each retailer's copy after the first is a line of its own.
  const lines = sent.lines.map((line) => {
    const isFirst = !store.items.get(line.orderitemid)?.sentfor?.length;
    return isFirst ? line : { ...line, orderitemid: store.next('orderitem') };
  });
  const stored = { ...sent, lines };
  store.sentOrders.put(stored);
  for (const item of items) {
    const { sentfor = [] } = store.items.get(item.orderitemid) ?? item;
    store.items.put({ ...item, sentfor: [...sentfor, { retailerid, orderid: sent.orderid }] });
  }
  return stored;
}

const getName = (suppliercode: string) =>
  SUPPLIERS.find((one) => one.suppliercode === suppliercode)?.suppliername ?? '';

function getResult(sent: SentOrderRow | null, { suppliercode, computername }: Requested) {
  const suppliername = getName(suppliercode);
  return {
    suppliername,
    suppliercode,
    computername,
    status: sent ? 'Success' : 'Failed',
    description: sent ? `Order ${sent.ordernumber} was sent.` : `No account with ${suppliername}.`,
  };
}

/** Ends an order's lines that no pharmacy waits for. */
export function closeSentLines(group: AuthenticatedContext, orderid: number): void {
  const { store } = group;
  const retailers = retailersOn(group, orderid);
  const order = store.orders.get(orderid);
  for (const item of order ? unsentItems(store, order) : []) {
    const last = item.sentfor?.at(-1);
    if (last && !retailers.some(({ retailerid }) => waitsFor(retailerid)(item))) {
      store.items.put({ ...item, sentorderid: last.orderid });
    }
  }
  closeSentOrders(group);
}

/** If sending fails for a pharmacy, its lines wait and are later sent for it only. */
const answerSend = handle(sendGroupOrders, rights.sendGroupOrders, (context, _query, requested) => {
  const group = asGroup(context);
  const [first] = requested.supplierorders;
  const { order, refusal } = baseOrder(group, requested.groupretailerid, requested.baseorderid, first?.computername);
  if (refusal) return refusal;
  const retailers = retailersOn(group, order.orderid);
  if (retailers.length === 0) return refuse('Please select at least one retailer.');
  const sent: SentOrderRow[] = [];
  const processedorders = retailers.map((retailer) => ({
    retailerid: retailer.retailerid,
    retailername: retailer.retailername,
    supplierorders: requested.supplierorders.flatMap((one) => {
      const items = unsentItems(context.store, order)
        .filter(({ suppliercode }) => suppliercode === one.suppliercode)
        .filter(waitsFor(retailer.retailerid));
      if (items.length === 0) return [];
      const made = sendFor(group, retailer, one, items);
      if (made) sent.push(made);
      return [getResult(made, one)];
    }),
  }));
  const named = processedorders.filter(({ supplierorders }) => supplierorders.length > 0);
  if (named.length === 0) return nothing;
  closeSentLines(group, order.orderid);
  context.afterwards(() => sent.forEach(context.supplierSimulator.schedule));
  return value({ processedorders: named });
});

export const groupSendingCalls = [answerUnsent, answerComm, answerSend];
