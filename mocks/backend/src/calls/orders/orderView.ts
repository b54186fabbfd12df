import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { AuthenticatedContext } from '../../http/requestContext.ts';
import { iso } from '../../rules/days.ts';
import { toRand, totalCents } from '../../rules/money.ts';
import { liveLock, unsentItems } from '../../rules/orders/locks.ts';
import { leftCents } from '../../rules/orders/waiting.ts';
import type { ItemRow, OrderRow } from '../../store/rows.ts';

function itemView(catalogue: Catalogue, row: ItemRow) {
  const { orderedpricecents, addedat: _, orderid: _order, retailerid: _retailer, sentfor: _sentfor, ...item } = row;
  return {
    ...item,
    packsize: catalogue.byId(item.productid)?.packsize ?? '',
    orderedprice: toRand(orderedpricecents),
    wholesalercode: item.suppliercode,
    wholesalername: item.suppliername,
    status: 'Pending',
  };
}

/** Fields shared by an order's row and its summary. `locked` is from the caller's view. */
function orderFields({ store, now }: AuthenticatedContext, order: OrderRow, items: readonly ItemRow[]) {
  const { orderid, ordernumber, description, statusdescription, createdat } = order;
  const lock = liveLock(store, order, now);
  return {
    orderid,
    ordernumber,
    description,
    statusdescription,
    staffname: lock?.staffname ?? order.staffname,
    computername: lock?.computername ?? order.computername,
    createddatetime: iso(createdat),
    ordervalue: toRand(totalCents(items)),
  };
}

/** Returns an order with its unsent items; sent ones belong to the supplier's response. */
export function orderView(context: AuthenticatedContext, order: OrderRow) {
  const items = unsentItems(context.store, order);
  return {
    ...orderFields(context, order, items),
    isbasket: order.isbasket,
    locked: liveLock(context.store, order, context.now) !== null,
    orderitems: items.map((item) => itemView(context.catalogue, item)),
  };
}

/**
 * Returns a row of the order manager. Its value is what would be sent: a group's lines count once per waiting pharmacy.
 * @param locked whether another user has it open
 */
export function unsentOrderView(context: AuthenticatedContext, order: OrderRow, locked: boolean) {
  const items = unsentItems(context.store, order);
  const ordervalue = toRand(leftCents(context.store, items));
  return { ...orderFields(context, order, items), ordervalue, orderitemqty: items.length, locked };
}
