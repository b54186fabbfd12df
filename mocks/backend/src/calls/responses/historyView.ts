import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { AuthenticatedContext } from '../../http/requestContext.ts';
import { iso } from '../../rules/days.ts';
import { toRand, totalCents } from '../../rules/money.ts';
import { invoicedCents } from '../../rules/orders/invoiced.ts';
import { liveLock, unsentItems } from '../../rules/orders/locks.ts';
import { getIndicator, tally } from '../../rules/responses/responses.ts';
import type { OrderRow, SentLine, SentOrderRow } from '../../store/rows.ts';

/** Returns the supplier's own number of an answered order. */
const supplierNumber = ({ suppliercode, orderid, answeredat }: SentOrderRow) =>
  answeredat === null ? '' : `${suppliercode}${String(orderid).padStart(7, '0')}`;

/** Returns a sent order with its lines, for the history. */
export function historyView({ store, catalogue }: AuthenticatedContext, order: SentOrderRow) {
  const { orderid, ordernumber, retailerid, staffname, suppliercode, suppliername, answeredat, lines } = order;
  const accountnumber = store.terms.get(`${retailerid}/${suppliercode}`)?.accountnumbers[0] ?? '';
  return {
    orderid,
    ordernumber,
    retailerid,
    staffname,
    accountnumber,
    retailername: store.retailers.get(retailerid)?.retailername ?? '',
    regretteditems: answeredat === null ? 0 : tally(lines).regretted,
    ordervalue: toRand(totalCents(lines)),
    invoicedvalue: toRand(invoicedCents(lines)),
    purchaseordernumber: supplierNumber(order),
    computername: order.computername ?? '',
    createddatetime: iso(order.sentat),
    senddatetime: iso(order.sentat),
    receiveddatetime: answeredat === null ? null : iso(answeredat),
    name: String(retailerid),
    description: `${staffname} #${ordernumber}`,
    deliverymethod: 'Delivery',
    statusdescription: answeredat === null ? 'Sent' : 'Complete',
    isbasket: false,
    indicator: getIndicator(order),
    locked: false,
    orderitemqty: lines.length,
    orderitems: lines.map((line) => itemView(catalogue, line, { accountnumber, supplier: suppliername })),
  };
}

/** A line no longer in the catalogue keeps its description, without pack size and schedule. */
function itemView(catalogue: Catalogue, line: SentLine, shared: { accountnumber: string; supplier: string }) {
  const { orderedpricecents, invoicedpricecents, ...fields } = line;
  const product = catalogue.byId(line.productid);
  return {
    ...fields,
    ...shared,
    packsize: product?.packsize ?? '',
    schedule: product?.schedule ?? '',
    orderedprice: toRand(orderedpricecents),
    invoicedprice: toRand(invoicedpricecents),
  };
}

/** Returns an unsent order or basket in the same format, for printing. */
export function unsentHistoryView({ store, catalogue, now }: AuthenticatedContext, order: OrderRow) {
  const { orderid, ordernumber, retailerid, staffname, computername, name, description, statusdescription } = order;
  const items = unsentItems(store, order);
  return {
    orderid,
    ordernumber,
    retailerid,
    staffname,
    computername,
    name,
    description,
    statusdescription,
    retailername: store.retailers.get(retailerid)?.retailername ?? '',
    regretteditems: 0,
    ordervalue: toRand(totalCents(items)),
    invoicedvalue: 0,
    purchaseordernumber: '',
    accountnumber: items[0]?.accountnumber ?? '',
    createddatetime: iso(order.createdat),
    senddatetime: null,
    receiveddatetime: null,
    deliverymethod: '',
    isbasket: order.isbasket,
    indicator: 'Waiting' as const,
    locked: liveLock(store, order, now) !== null,
    orderitemqty: items.length,
    orderitems: items.map((item) => {
      const waiting = { suppliedquantity: 0, invoicedpricecents: 0, regretdescription: '', invoicenumber: '' };
      return itemView(
        catalogue,
        { ...item, ...waiting },
        { accountnumber: item.accountnumber, supplier: item.suppliername },
      );
    }),
  };
}
