import { addOrderItem, deleteOrderItem, updateOrderItem } from '@mortar/contract';
import { handle } from '../../http/handle.ts';
import { nothing, refuse, success, value } from '../../http/reply.ts';
import type { AuthenticatedContext } from '../../http/requestContext.ts';
import { rights } from '../../rules/access/rights.ts';
import { fullName } from '../../rules/access/staff.ts';
import { checkLine, lineFacts, type OrderedLine } from '../../rules/orders/lines.ts';
import { unsentItem } from '../../rules/orders/ownOrders.ts';
import type { ItemRow } from '../../store/rows.ts';
import { editableOrder } from './editableOrder.ts';

/**
 * Finds the line that the same request added before. Browsers repeat requests when a connection drops; item numbers are
 * unique per order, so an equal number means the same line.
 */
function isRepetitionOf(line: OrderedLine & { itemnumber: number }) {
  return (item: ItemRow) =>
    item.sentorderid === null &&
    item.itemnumber === line.itemnumber &&
    item.supplierpriceid === line.supplierpriceid &&
    item.orderedquantity === line.orderedquantity;
}

/** Removes the regrets of a reordered product, if the settings say so (001 §3). */
function forgetRegrets({ store, retailer }: AuthenticatedContext, orderid: number, productid: number): void {
  const retailerids = [retailer.retailerid, ...(store.orderRetailers.get(orderid)?.retailerids ?? [])];
  for (const regret of retailerids.flatMap((retailerid) => store.regrets.at(retailerid))) {
    if (regret.productid === productid) store.regrets.delete(regret.orderitemid);
  }
}

const answerAdd = handle(addOrderItem, rights.editOrders, (context, query, line) => {
  const { store, retailer, staff, now } = context;
  if (query.orderid !== line.orderid) return refuse('Query and body name different orders.');
  const { order, refusal } = editableOrder(context, line.orderid);
  if (refusal) return refusal;
  const checked = checkLine(context, line);
  if (checked.problem !== undefined) return refuse(checked.problem);
  const facts = lineFacts(context, checked);
  const { orderedquantity, bonusquantity, itemnumber } = line;
  const before = store.items.at(order.orderid).find(isRepetitionOf(line));
  if (before) return value({ orderitemid: before.orderitemid, accountnumber: before.accountnumber });
  const orderitemid = store.next('orderitem');
  store.items.put({
    ...facts,
    orderitemid,
    orderedquantity,
    bonusquantity,
    itemnumber,
    staffname: fullName(staff),
    orderid: order.orderid,
    retailerid: retailer.retailerid,
    addedat: now,
    sentorderid: null,
  });
  if (query.deletewhenreordered) forgetRegrets(context, order.orderid, facts.productid);
  return value({ orderitemid, accountnumber: facts.accountnumber });
});

const answerUpdate = handle(updateOrderItem, rights.editOrders, (context, { orderid }, line) => {
  const item = unsentItem(context, line.orderitemid);
  if (!item || (orderid !== 0 && orderid !== item.orderid)) return nothing;
  const { refusal } = editableOrder(context, item.orderid);
  if (refusal) return refusal;
  const checked = checkLine(context, { ...line, productid: line.productid ?? item.productid });
  if (checked.problem !== undefined) return refuse(checked.problem);
  const { orderedquantity, bonusquantity } = line;
  const staffname = fullName(context.staff);
  context.store.items.put({ ...item, ...lineFacts(context, checked), orderedquantity, bonusquantity, staffname });
  return success;
});

const answerDelete = handle(deleteOrderItem, rights.editOrders, (context, { orderid, orderItemId }) => {
  const item = unsentItem(context, orderItemId);
  if (!item || (orderid !== 0 && orderid !== item.orderid)) return nothing;
  const { refusal } = editableOrder(context, item.orderid);
  if (refusal) return refusal;
  context.store.items.delete(orderItemId);
  return success;
});

export const itemCalls = [answerAdd, answerUpdate, answerDelete];
