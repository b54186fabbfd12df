import {
  getInvoiceHistory,
  getRegretSlider,
  listGroupSentOfProduct,
  listGroupUnsentOfProduct,
  listProductHistoryOfDays,
  listProductHistoryOfYear,
  listUnsentOfProduct,
} from '@mortar/contract';
import { handle } from '../../http/handle.ts';
import { nothing, refuse, value } from '../../http/reply.ts';
import type { AuthenticatedContext } from '../../http/requestContext.ts';
import { rights } from '../../rules/access/rights.ts';
import { getAssignedRetailers } from '../../rules/access/sessions.ts';
import { DAY, iso, lastMonths, startOfDay } from '../../rules/days.ts';
import { localOffset } from '../../rules/localTime.ts';
import { toRand } from '../../rules/money.ts';
import { unsentItems } from '../../rules/orders/locks.ts';
import { unsentOrders } from '../../rules/orders/ownOrders.ts';
import type { SentLine, SentOrderRow } from '../../store/rows.ts';

/** Days (001 §9, 002 §9). */
const YEAR = 365;
const WARNING = 14;
const SLIDER = 14;
const MONTHS = 12;

interface Sent {
  order: SentOrderRow;
  line: SentLine;
}

/** Returns pharmacies' sent lines of a product since a moment, newest first; empty for an unknown product. */
function getSent(
  { store, catalogue }: AuthenticatedContext,
  productcode: string,
  since: number,
  retailerids: readonly number[],
) {
  const productid = catalogue.byCode(productcode)?.productid;
  return retailerids
    .flatMap((retailerid) => store.sentOrders.at(retailerid))
    .filter(({ sentat }) => sentat >= since)
    .sort((a, b) => b.sentat - a.sentat || b.orderid - a.orderid)
    .flatMap((order): Sent[] =>
      order.lines.filter((line) => line.productid === productid).map((line) => ({ order, line })),
    );
}

const getOffset = ({ store, retailer }: AuthenticatedContext) => localOffset(store, retailer.retailerid);

const daysAgo = (context: AuthenticatedContext, days: number) =>
  startOfDay(context.now, getOffset(context)) - days * DAY;

const historyLine =
  ({ store }: AuthenticatedContext) =>
  ({ order, line }: Sent) => ({
    retailername: store.retailers.get(order.retailerid)?.retailername ?? '',
    supplier: order.suppliername,
    ordernumber: order.ordernumber,
    supplierproductcode: line.supplierproductcode,
    productdescription: line.productdescription,
    orderedqty: line.orderedquantity,
    suppliedqty: line.suppliedquantity,
    orderedprice: toRand(line.orderedpricecents),
    staffname: line.staffname,
    senddatetime: iso(order.sentat),
    responsedatetime: order.answeredat === null ? null : iso(order.answeredat),
    statusdescription: order.answeredat === null ? 'Sent' : 'Complete',
  });

/** Returns the requested pharmacy; for a group itself, also those assigned to the user. */
const requestedRetailers = ({ retailer, staff }: AuthenticatedContext): readonly number[] => [
  retailer.retailerid,
  ...getAssignedRetailers(retailer, staff),
];

function answerHistory(context: AuthenticatedContext, productcode: string, days: number) {
  if (days < 1 || days > YEAR) return refuse(`A history covers 1 to ${YEAR} days.`);
  const found = getSent(context, productcode, daysAgo(context, days), requestedRetailers(context));
  return found.length === 0 ? nothing : value({ orderproducthistory: found.map(historyLine(context)) });
}

const answerYear = handle(listProductHistoryOfYear, rights.readOrdering, (context, { productcode }) =>
  answerHistory(context, productcode, YEAR),
);

const answerDays = handle(listProductHistoryOfDays, rights.readOrdering, (context, { productcode, lastdays }) =>
  answerHistory(context, productcode, lastdays),
);

const answerInvoices = handle(getInvoiceHistory, rights.seePromotions, (context, { productcode }) => {
  const months = lastMonths(context.now, MONTHS, getOffset(context));
  const found = getSent(context, productcode, months[0]?.start ?? 0, [context.retailer.retailerid]);
  if (found.length === 0) return nothing;
  return value({
    productinvoicehistory: months.map(({ start, end, name }) => {
      const sent = found.filter(({ order }) => order.sentat >= start && order.sentat <= end);
      return {
        monthyear: name,
        orderedqty: sent.reduce((sum, { line }) => sum + line.orderedquantity, 0),
        invoicedqty: sent.reduce((sum, { line }) => sum + line.suppliedquantity, 0),
      };
    }),
  });
});

const answerSlider = handle(getRegretSlider, rights.readOrdering, (context, { productcode, lastdays }) => {
  if (lastdays < 1 || lastdays > SLIDER) return refuse(`The slider goes from 1 to ${SLIDER} days.`);
  const found = getSent(context, productcode, daysAgo(context, lastdays), [context.retailer.retailerid]);
  if (found.length === 0) return nothing;
  // Unanswered lines are not regretted.
  const missing = ({ order, line }: Sent) =>
    order.answeredat === null ? 0 : Math.max(0, line.orderedquantity - line.suppliedquantity);
  const counts = {
    orderedqty: found.reduce((sum, { line }) => sum + line.orderedquantity, 0),
    regrettedqty: found.reduce((sum, sent) => sum + missing(sent), 0),
  };
  return value({ regretsliderinfo: [counts] });
});

/** Returns lines of a product on the retailer's unsent orders except one, oldest order first. */
function getUnsent(context: AuthenticatedContext, productcode: string, but: number) {
  const { store } = context;
  const getName = (retailerid: number) => store.retailers.get(retailerid)?.retailername ?? '';
  const products = unsentOrders(context)
    .filter(({ orderid }) => orderid !== but)
    .flatMap((order) => {
      const items = unsentItems(store, order).filter((item) => item.productcode === productcode);
      const retailerids = store.orderRetailers.get(order.orderid)?.retailerids ?? [];
      return items.map((item) => ({
        staffname: item.staffname,
        ordernumber: order.ordernumber,
        createddatetime: iso(order.createdat),
        supplier: item.suppliername,
        orderedqty: item.orderedquantity,
        unitprice: toRand(item.orderedpricecents),
        statusdescription: order.statusdescription,
        retailers: retailerids.map((retailerid) => ({ retailerid, retailername: getName(retailerid) })),
      }));
    });
  return products.length === 0 ? nothing : value({ products });
}

const answerUnsent = handle(listUnsentOfProduct, rights.readOrdering, (context, { productcode, orderid }) =>
  getUnsent(context, productcode, orderid),
);

const answerGroupUnsent = handle(listGroupUnsentOfProduct, rights.readGroupOrdering, (context, query) =>
  getUnsent(context, query.productcode, query.orderid),
);

const answerGroupSent = handle(listGroupSentOfProduct, rights.readGroupOrdering, (context, { productcode }) => {
  const found = getSent(context, productcode, daysAgo(context, WARNING), requestedRetailers(context));
  return found.length === 0 ? nothing : value({ products: found.map(historyLine(context)) });
});

export const productHistoryCalls = [
  answerYear,
  answerDays,
  answerInvoices,
  answerSlider,
  answerUnsent,
  answerGroupUnsent,
  answerGroupSent,
];
