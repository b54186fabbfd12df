import { createBasket, createOrderFromBasket, listBasketDuplicates } from '@mortar/contract';
import { handle } from '../../http/handle.ts';
import { nothing, refuse, success, value } from '../../http/reply.ts';
import type { AuthenticatedContext } from '../../http/requestContext.ts';
import { mayOrderSchedule, rights } from '../../rules/access/rights.ts';
import { fullName } from '../../rules/access/staff.ts';
import { iso } from '../../rules/days.ts';
import { toRand } from '../../rules/money.ts';
import { addLines } from '../../rules/orders/lines.ts';
import { foreignLock, lockText, unsentItems } from '../../rules/orders/locks.ts';
import { findRepeatedOrder, newOrder } from '../../rules/orders/newOrder.ts';
import { isForOthers, ownOrder, unsentOrders } from '../../rules/orders/ownOrders.ts';
import type { ItemRow, OrderRow } from '../../store/rows.ts';
import { lockedElsewhere, MAY_NOT_OPEN } from './editableOrder.ts';

/** Baskets with the same name and type are indistinguishable, so a repeated request creates no second one. */
const answerCreate = handle(createBasket, rights.createOrders, (context, _query, requested) => {
  const { store, retailer, session, staff, now } = context;
  const { computername, statusdescription } = requested;
  const staffname = fullName(staff);
  const description = requested.description.trim();
  if (!requested.isbasket) return refuse('A basket is created with isbasket true.');
  if (description === '') return refuse('Please enter a basket name.');
  const isTaken = unsentOrders(context, true).some(
    (basket) => basket.statusdescription === statusdescription && basket.description === description,
  );
  if (isTaken) return refuse(`There is a basket named ${description} already.`);
  store.orders.put({
    orderid: store.next('order'),
    retailerid: retailer.retailerid,
    ordernumber: `B${store.next(`basket ${retailer.retailerid}`)}`,
    name: String(retailer.retailerid),
    description,
    statusdescription,
    staffname,
    computername,
    isbasket: true,
    createdat: now,
    staffid: session.staffid,
    lock: null,
    createddatetime: '',
    saved: true,
  });
  return success;
});

/** Returns a basket line's present terms; nothing if the supplier no longer has it or the role may not order it. */
function lineNow({ catalogue, staff }: AuthenticatedContext, item: ItemRow) {
  const product = catalogue.byId(item.productid);
  const price = catalogue.price(item.supplierpriceid);
  const allowed = product && mayOrderSchedule(staff.role.rolepermissions, product.schedule);
  return product && price && allowed ? [{ item, line: { product, price, quantity: item.orderedquantity } }] : [];
}

/** Returns the baskets, or a refusal. */
function baskets(context: AuthenticatedContext, orderids: readonly number[], computername: string) {
  const found = orderids.flatMap((orderid) => ownOrder(context, orderid) ?? []).filter((order) => order.isbasket);
  if (orderids.length === 0) return { refusal: refuse('Please select a basket.') };
  if (found.length < orderids.length) return { refusal: nothing };
  for (const basket of found) {
    if (isForOthers(context, basket.orderid)) return { refusal: refuse(MAY_NOT_OPEN) };
    const lock = foreignLock(context.store, basket, context.session, context.now, computername);
    if (lock) return { refusal: lockedElsewhere(lockText(lock)) };
  }
  return { found };
}

const answerFromBasket = handle(createOrderFromBasket, rights.createOrders, (context, _query, requested) => {
  const { store, retailer } = context;
  const { computername, orderids, orderdescription: description } = requested;
  if (requested.retailerid !== retailer.retailerid) return nothing;
  const idempotencyKey = `baskets ${computername} ${orderids.join(' ')} ${description}`;
  const before = findRepeatedOrder(context, idempotencyKey);
  if (before) return value({ orderid: before.orderid, ordernumber: before.ordernumber });
  const { found, refusal } = baskets(context, orderids, computername);
  if (refusal) return refusal;
  const items = found.flatMap((basket) => unsentItems(store, basket));
  const ordered = items.flatMap((item) => lineNow(context, item));
  if (items.length === 0) return refuse('This basket is empty.');
  if (ordered.length === 0) return refuse('Nothing of this basket can be ordered.');
  const order = newOrder(context, { computername, description, open: true, idempotencyKey });
  const problem = addLines(
    context,
    order,
    fullName(context.staff),
    ordered.map(({ line }) => line),
  );
  if (problem) return refuse(problem);
  const emptied = store.settings.get(retailer.retailerid)?.values.ordering_EmptyBaskets === true;
  if (emptied) for (const { item } of ordered) store.items.delete(item.orderitemid);
  return value({ orderid: order.orderid, ordernumber: order.ordernumber });
});

/** Returns when the retailer last sent an order with a product; null for never. */
function lastSent({ store, retailer }: AuthenticatedContext, productid: number): number | null {
  const sent = store.sentOrders
    .at(retailer.retailerid)
    .filter(({ lines }) => lines.some((line) => line.productid === productid));
  return sent.length === 0 ? null : Math.max(...sent.map(({ sentat }) => sentat));
}

function duplicateView(context: AuthenticatedContext, order: OrderRow, item: ItemRow) {
  const last = lastSent(context, item.productid);
  return {
    staffname: item.staffname,
    createddatetime: iso(order.createdat),
    ordernumber: order.ordernumber,
    productdescription: item.productdescription,
    supplier: item.suppliername,
    orderedqty: item.orderedquantity,
    unitprice: toRand(item.orderedpricecents),
    lastordereddate: last === null ? null : iso(last),
    statusdescription: order.statusdescription,
  };
}

const answerDuplicates = handle(listBasketDuplicates, rights.readOrdering, (context, _query, requested) => {
  if (requested.retailerid !== context.retailer.retailerid) return nothing;
  const codes = new Set(requested.productcodes);
  const found = unsentOrders(context)
    .filter(({ orderid }) => orderid !== requested.orderid)
    .flatMap((order) => unsentItems(context.store, order).map((item) => ({ order, item })))
    .filter(({ item }) => codes.has(item.productcode));
  if (found.length === 0) return nothing;
  return value({ products: found.map(({ order, item }) => duplicateView(context, order, item)) });
});

export const basketCalls = [answerCreate, answerFromBasket, answerDuplicates];
