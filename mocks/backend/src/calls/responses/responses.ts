import {
  getResponseDetails,
  listGroupResponses,
  listResponses,
  markResponsesRead,
  type ResponseFilter,
} from '@mortar/contract';
import { handle } from '../../http/handle.ts';
import { nothing, refuse, success, value } from '../../http/reply.ts';
import type { AuthenticatedContext } from '../../http/requestContext.ts';
import { rights } from '../../rules/access/rights.ts';
import { mayActFor } from '../../rules/access/sessions.ts';
import { DAY, iso, readSlashDate } from '../../rules/days.ts';
import { localOffset } from '../../rules/localTime.ts';
import { toRand, totalCents } from '../../rules/money.ts';
import { getIndicator, getResults } from '../../rules/responses/responses.ts';
import type { RetailerRow, SentOrderRow } from '../../store/rows.ts';
import { assignedRetailers } from '../groups/groups.ts';
import { removeNotifications } from '../messages/notifications.ts';

function responseView(order: SentOrderRow, { retailername }: RetailerRow) {
  return {
    orderid: order.orderid,
    ordernumber: order.ordernumber,
    supplier: order.suppliername,
    status: order.answeredat === null ? 'Sent' : 'Complete',
    results: getResults(order),
    senddatetime: iso(order.sentat),
    ordertotal: toRand(totalCents(order.lines)),
    indicator: getIndicator(order),
    retailername,
  };
}

/** Returns whether a search matches an order by number, supplier, result, sender or product. */
function mentions(order: SentOrderRow, search: string): boolean {
  const value = search.trim().toLowerCase();
  const texts = [order.ordernumber, order.suppliername, order.suppliercode, getResults(order), getIndicator(order)];
  const lines = order.lines.flatMap((line) => [line.productdescription, line.invoicenumber, line.supplierproductcode]);
  return [...texts, order.staffname, ...lines].some((text) => text.toLowerCase().includes(value));
}

interface Custom {
  suppliercode: string;
  from: number;
  until: number;
}

const filters: Record<ResponseFilter, (order: SentOrderRow, custom: Custom) => boolean> = {
  All: () => true,
  Outstanding: ({ answeredat }) => answeredat === null,
  Complete: ({ answeredat }) => answeredat !== null,
  Custom: (order, { suppliercode, from, until }) =>
    (suppliercode === '' || order.suppliercode === suppliercode) && order.sentat >= from && order.sentat < until,
};

interface Requested {
  search: string;
  filter: ResponseFilter;
  wholesalercode?: string | undefined;
  startdate?: string | undefined;
  enddate?: string | undefined;
}

/** Returns suppliers' responses to retailers' orders, newest first. */
function answerResponses(
  { store, retailer: own }: AuthenticatedContext,
  retailers: readonly RetailerRow[],
  requested: Requested,
) {
  const { search, filter, wholesalercode = '', startdate = '', enddate = '' } = requested;
  const offset = localOffset(store, own.retailerid);
  const from = startdate === '' ? Number.NEGATIVE_INFINITY : readSlashDate(startdate, offset);
  const last = enddate === '' ? Number.POSITIVE_INFINITY : readSlashDate(enddate, offset);
  if (from === null || last === null) return refuse('A date is written yyyy/MM/dd.');
  const custom = { suppliercode: wholesalercode, from, until: last + DAY };
  const found = retailers
    .flatMap((retailer) => store.sentOrders.at(retailer.retailerid).map((order) => ({ order, retailer })))
    .filter(({ order }) => filters[filter](order, custom) && mentions(order, search))
    .sort((a, b) => b.order.sentat - a.order.sentat || b.order.orderid - a.order.orderid);
  if (found.length === 0) return nothing;
  return value({ responses: found.map(({ order, retailer }) => responseView(order, retailer)) });
}

const answerList = handle(listResponses, rights.readResponses, (context, query) =>
  answerResponses(context, [context.retailer], query),
);

const answerGroupList = handle(listGroupResponses, rights.readGroupOrdering, (context, _query, requested) => {
  const { retailers, refusal } = assignedRetailers(context, requested);
  return refusal ?? answerResponses(context, retailers, requested);
});

/** A group reads lines of its pharmacies' orders with the same call, because its list names no retailer. */
const answerDetails = handle(getResponseDetails, rights.readResponses, (context, { orderid }) => {
  const { store, session, retailer } = context;
  const order = store.sentOrders.get(orderid);
  const asGroup = retailer.grouporderingenabled && order && mayActFor(store, session, order.retailerid);
  if (!order || (order.retailerid !== retailer.retailerid && !asGroup)) return nothing;
  const { suppliercode, suppliername, answeredat } = order;
  return value({
    responsedetails: order.lines.map(({ invoicedpricecents, ...line }) => ({
      ...line,
      invoicedprice: toRand(invoicedpricecents),
      responsedatetime: answeredat === null ? null : iso(answeredat),
      wholesalercode: suppliercode,
      wholesalername: suppliername,
    })),
  });
});

/** The only unread state of a response is its notification. */
const answerMarkRead = handle(markResponsesRead, rights.settleResponses, (context) => {
  const unread = context.store.notifications
    .at(context.retailer.retailerid)
    .filter(({ group }) => group === 'response');
  removeNotifications(context, unread);
  return success;
});

export const responseCalls = [answerList, answerGroupList, answerDetails, answerMarkRead];
