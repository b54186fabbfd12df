import {
  getGroupHistory,
  getOrderHistory,
  listGroupHistory,
  listOrderHistory,
  listSupplierHistory,
  type OrderHistoryFilter,
} from '@mortar/contract';
import { handle } from '../../http/handle.ts';
import { nothing, refuse, value } from '../../http/reply.ts';
import type { AuthenticatedContext } from '../../http/requestContext.ts';
import { rights } from '../../rules/access/rights.ts';
import { mayActFor } from '../../rules/access/sessions.ts';
import { DAY, iso, monthsBefore, startOfDay } from '../../rules/days.ts';
import { localOffset } from '../../rules/localTime.ts';
import { toRand } from '../../rules/money.ts';
import { isForOthers, openOrder } from '../../rules/orders/ownOrders.ts';
import type { RetailerRow, SentOrderRow } from '../../store/rows.ts';
import { assignedRetailers } from '../groups/groups.ts';
import { historyView, unsentHistoryView } from './historyView.ts';

/** Months covered by a filter. */
const FILTER_MONTHS: Record<OrderHistoryFilter, number> = {
  'Last 3 Months': 3,
  'Last 6 Months': 6,
  'Last Year': 12,
  'All Time': Number.POSITIVE_INFINITY,
};

const newestFirst = (a: SentOrderRow, b: SentOrderRow) => b.sentat - a.sentat || b.orderid - a.orderid;

function answerHistory(
  context: AuthenticatedContext,
  retailers: readonly RetailerRow[],
  datefilter: OrderHistoryFilter,
) {
  const months = FILTER_MONTHS[datefilter];
  const offset = localOffset(context.store, context.retailer.retailerid);
  const since = Number.isFinite(months)
    ? monthsBefore(startOfDay(context.now, offset), months, offset)
    : Number.NEGATIVE_INFINITY;
  const orders = retailers
    .flatMap(({ retailerid }) => context.store.sentOrders.at(retailerid))
    .filter(({ sentat }) => sentat >= since)
    .sort(newestFirst);
  return orders.length === 0 ? nothing : value({ clientorders: orders.map((order) => historyView(context, order)) });
}

const answerList = handle(listOrderHistory, rights.readOrdering, (context, { datefilter }) =>
  answerHistory(context, [context.retailer], datefilter),
);

const answerGet = handle(getOrderHistory, rights.readOrdering, (context, { orderid }) => {
  const sent = context.store.sentOrders.get(orderid);
  if (sent?.retailerid === context.retailer.retailerid) return value({ clientorders: [historyView(context, sent)] });
  const open = openOrder(context, orderid);
  return open && !isForOthers(context, orderid) ? value({ clientorders: [unsentHistoryView(context, open)] }) : nothing;
});

const answerGroupList = handle(listGroupHistory, rights.readGroupOrdering, (context, _query, requested) => {
  const { retailers, refusal } = assignedRetailers(context, requested);
  return refusal ?? answerHistory(context, retailers, requested.datefilter);
});

const answerGroupGet = handle(getGroupHistory, rights.readGroupOrdering, (context, _query, requested) => {
  const { store, session } = context;
  if (requested.groupretailerid !== session.retailerid)
    return refuse(`Group ${requested.groupretailerid} is not yours.`);
  const sent = store.sentOrders.get(requested.orderid);
  if (sent && mayActFor(store, session, sent.retailerid)) return value({ clientorders: [historyView(context, sent)] });
  const open = openOrder(context, requested.orderid);
  return open && !isForOthers(context, open.orderid)
    ? value({ clientorders: [unsentHistoryView(context, open)] })
    : nothing;
});

/** Maximum days of a product history (002 §9). */
const LONGEST_DAYS = 365;

const answerSupplier = handle(listSupplierHistory, rights.readOrdering, (context, { lastdays, wholesalercode }) => {
  if (lastdays < 1 || lastdays > LONGEST_DAYS) return refuse(`A history covers 1 to ${LONGEST_DAYS} days.`);
  const offset = localOffset(context.store, context.retailer.retailerid);
  const since = startOfDay(context.now, offset) - lastdays * DAY;
  const orders = context.store.sentOrders
    .at(context.retailer.retailerid)
    .filter(({ suppliercode, sentat }) => suppliercode === wholesalercode && sentat >= since)
    .sort(newestFirst);
  if (orders.length === 0) return nothing;
  return value({ orderproducthistory: orders.flatMap(supplierLines) });
});

function supplierLines({ ordernumber, sentat, answeredat, lines }: SentOrderRow) {
  return lines.map((line) => ({
    ordernumber,
    supplierproductcode: line.supplierproductcode,
    senddatetime: iso(sentat),
    staffname: line.staffname,
    productdescription: line.productdescription,
    orderedqty: line.orderedquantity,
    suppliedqty: line.suppliedquantity,
    orderedprice: toRand(line.orderedpricecents),
    responsedatetime: answeredat === null ? null : iso(answeredat),
  }));
}

export const historyCalls = [answerList, answerGet, answerGroupList, answerGroupGet, answerSupplier];
