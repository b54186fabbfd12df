import { createBasket, createOrderFromBasket, listBasketDuplicates } from '@mortar/contract';
import { handle } from '../../http/handle.ts';
import { done, nothing, refused, value } from '../../http/reply.ts';
import type { SignedIn } from '../../http/requestContext.ts';
import { mayOrderSchedule, rights } from '../../rules/access/rights.ts';
import { fullName } from '../../rules/access/staff.ts';
import { iso } from '../../rules/days.ts';
import { toRand } from '../../rules/money.ts';
import { addLines } from '../../rules/orders/lines.ts';
import { foreignLock, lockText, unsentItems } from '../../rules/orders/locks.ts';
import { madeBefore, newOrder } from '../../rules/orders/newOrder.ts';
import { isForOthers, ownOrder, unsentOrders } from '../../rules/orders/ownOrders.ts';
import type { ItemRow, OrderRow } from '../../store/rows.ts';
import { heldElsewhere, MAY_NOT_OPEN } from './access.ts';

/** Two baskets of one name and type cannot be told apart: a repeated request makes no second one. */
const answerCreate = handle(createBasket, rights.createOrders, (visit, _query, asked) => {
  const { store, retailer, session, staff, now } = visit;
  const { computername, statusdescription } = asked;
  const staffname = fullName(staff);
  const description = asked.description.trim();
  if (!asked.isbasket) return refused('A basket is created with isbasket true.');
  if (description === '') return refused('Please enter a basket name.');
  const taken = unsentOrders(visit, true).some(
    (basket) => basket.statusdescription === statusdescription && basket.description === description,
  );
  if (taken) return refused(`There is a basket named ${description} already.`);
  store.orders.put({
    orderid: store.next('order'),
    retailerid: retailer.retailerid,
    ordernumber: `B${store.next(`basket ${retailer.retailerid}`)}`,
    name: String(retailer.retailerid),
    ...{ description, statusdescription, staffname, computername },
    isbasket: true,
    createdat: now,
    staffid: session.staffid,
    lock: null,
    createddatetime: '',
    saved: true,
  });
  return done;
});

/** What a basket's line is ordered at now; nothing where the supplier no longer has it or the role may not order it. */
function lineNow({ catalogue, staff }: SignedIn, item: ItemRow) {
  const product = catalogue.byId(item.productid);
  const price = catalogue.price(item.supplierpriceid);
  const allowed = product && mayOrderSchedule(staff.role.rolepermissions, product.schedule);
  return product && price && allowed ? [{ product, price, quantity: item.orderedquantity }] : [];
}

/** The baskets, or the reply that refuses. */
function baskets(visit: SignedIn, orderids: readonly number[], computername: string) {
  const found = orderids.flatMap((orderid) => ownOrder(visit, orderid) ?? []).filter((order) => order.isbasket);
  if (orderids.length === 0) return { refusal: refused('Please select a basket.') };
  if (found.length < orderids.length) return { refusal: nothing };
  for (const basket of found) {
    if (isForOthers(visit, basket.orderid)) return { refusal: refused(MAY_NOT_OPEN) };
    const lock = foreignLock(visit.store, basket, visit.session, visit.now, computername);
    if (lock) return { refusal: heldElsewhere(lockText(lock)) };
  }
  return { found };
}

const answerFromBasket = handle(createOrderFromBasket, rights.createOrders, (visit, _query, asked) => {
  const { store, retailer } = visit;
  const { computername, orderids, orderdescription: description } = asked;
  if (asked.retailerid !== retailer.retailerid) return nothing;
  const repetition = `baskets ${computername} ${orderids.join(' ')} ${description}`;
  const before = madeBefore(visit, repetition);
  if (before) return value({ orderid: before.orderid, ordernumber: before.ordernumber });
  const { found, refusal } = baskets(visit, orderids, computername);
  if (refusal) return refusal;
  const items = found.flatMap((basket) => unsentItems(store, basket));
  const lines = items.flatMap((item) => lineNow(visit, item));
  if (lines.length === 0) return refused('This basket is empty.');
  const order = newOrder(visit, { computername, description, open: true, repetition });
  addLines(visit, order, fullName(visit.staff), lines);
  const emptied = store.settings.get(retailer.retailerid)?.values.ordering_EmptyBaskets === true;
  if (emptied) for (const item of items) store.items.delete(item.orderitemid);
  return value({ orderid: order.orderid, ordernumber: order.ordernumber });
});

/** When the retailer last sent an order with a product; null never. */
function lastSent({ store, retailer }: SignedIn, productid: number): number | null {
  const sent = store.sentOrders
    .at(retailer.retailerid)
    .filter(({ lines }) => lines.some((line) => line.productid === productid));
  return sent.length === 0 ? null : Math.max(...sent.map(({ sentat }) => sentat));
}

function duplicateView(visit: SignedIn, order: OrderRow, item: ItemRow) {
  const last = lastSent(visit, item.productid);
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

const answerDuplicates = handle(listBasketDuplicates, rights.readOrdering, (visit, _query, asked) => {
  if (asked.retailerid !== visit.retailer.retailerid) return nothing;
  const codes = new Set(asked.productcodes);
  const found = unsentOrders(visit)
    .filter(({ orderid }) => orderid !== asked.orderid)
    .flatMap((order) => unsentItems(visit.store, order).map((item) => ({ order, item })))
    .filter(({ item }) => codes.has(item.productcode));
  if (found.length === 0) return nothing;
  return value({ products: found.map(({ order, item }) => duplicateView(visit, order, item)) });
});

export const basketCalls = [answerCreate, answerFromBasket, answerDuplicates];
