import { createPromotionOrder, importBasket, importOrder } from '@mortar/contract';
import { handle } from '../../http/handle.ts';
import { nothing, type Refusal, refused, success, value } from '../../http/reply.ts';
import type { AuthenticatedContext } from '../../http/requestContext.ts';
import { mayOrderSchedule, rights } from '../../rules/access/rights.ts';
import { fullName } from '../../rules/access/staff.ts';
import { toCents } from '../../rules/money.ts';
import { addLines } from '../../rules/orders/lines.ts';
import { findRepeatedOrder, newOrder, wasJustDone } from '../../rules/orders/newOrder.ts';
import { freeUnits, promotionOffer } from '../../rules/products/offers.ts';
import { promotionsOf } from '../../rules/products/promotions.ts';
import { hash } from '../../runtime/random.ts';
import type { OrderRow } from '../../store/rows.ts';
import { readBasketFile, readOrderFile } from '../../upload/files.ts';
import { UploadRefused } from '../../upload/refused.ts';
import { editableOrder } from './editableOrder.ts';
import { linkLines } from './linkLines.ts';

/** What reading a file gave, or the reply that refuses it. */
function reading<T>(read: () => T): { read: T; refusal?: never } | { refusal: Refusal; read?: never } {
  try {
    return { read: read() };
  } catch (error) {
    if (error instanceof UploadRefused) return { refusal: refused(error.message) };
    throw error;
  }
}

function statistics<Row>(orderid: number, linked: number, unlinkedproducts: Row[]) {
  const totalitmesunlinked = unlinkedproducts.length;
  const totalitemcount = linked + totalitmesunlinked;
  return { totalitemcount, totalitemslinked: linked, totalitmesunlinked, unlinkedproducts, orderid };
}

/** A file of which nothing can be linked makes no order. */
const answerImportOrder = handle(importOrder, rights.importOrders, (context, _query, asked) => {
  const { computername, rule, status, importorderbase64xml } = asked;
  const file = reading(() => readOrderFile(importorderbase64xml));
  if (file.refusal) return file.refusal;
  const { linked, unlinked } = linkLines(context, file.read, rule);
  if (linked.length === 0) return value(statistics(0, 0, unlinked));
  const idempotencyKey = `import ${computername} ${rule} ${hash(importorderbase64xml)}`;
  const before = findRepeatedOrder(context, idempotencyKey);
  if (before) return value(statistics(before.orderid, linked.length, unlinked));
  const order = newOrder(context, { computername, description: '', open: status === 'open', idempotencyKey });
  addLines(context, order, fullName(context.staff), linked);
  return value(statistics(order.orderid, linked.length, unlinked));
});

/** Whether a basket was filled by this very request a moment ago. It remembers its last import where an order remembers its making. */
function isRepeatedImport({ createddatetime }: OrderRow, idempotencyKey: string, now: number): boolean {
  if (!createddatetime.startsWith(idempotencyKey)) return false;
  return wasJustDone(Number(createddatetime.slice(idempotencyKey.length)), now);
}

const answerImportBasket = handle(importBasket, rights.editOrders, (context, _query, asked) => {
  const { store } = context;
  const { order, refusal } = editableOrder(context, asked.orderid);
  if (refusal) return refusal;
  if (!order.isbasket) return nothing;
  if (asked.statusdescription !== order.statusdescription) return refused('The basket is of another type.');
  const file = reading(() => readBasketFile(asked.filebase64));
  if (file.refusal) return file.refusal;
  const { linked, unlinked } = linkLines(context, file.read, asked.rule);
  const answer = value(statistics(order.orderid, linked.length, unlinked));
  const { computername, rule, emptyonimport } = asked;
  const idempotencyKey = `import ${computername} ${rule} ${emptyonimport} ${hash(asked.filebase64)} @`;
  if (isRepeatedImport(order, idempotencyKey, context.now)) return answer;
  if (emptyonimport) for (const item of store.items.at(order.orderid)) store.items.delete(item.orderitemid);
  addLines(context, order, fullName(context.staff), linked);
  store.orders.put({ ...order, createddatetime: `${idempotencyKey}${context.now}` });
  return answer;
});

interface CartLine {
  productid: number;
  supplierpriceid: number;
  orderedquantity: number;
  orderedprice: number;
  bonusquantity: number;
}

/** A line of the cart as a line of an order, or why it is none. */
function cartLine({ catalogue, staff }: AuthenticatedContext, line: CartLine) {
  const { productid, supplierpriceid, orderedquantity: quantity, orderedprice, bonusquantity } = line;
  const promotion = promotionsOf(catalogue).find(({ price }) => price.supplierpriceid === supplierpriceid);
  if (!promotion || promotion.product.productid !== productid) return `Price ${supplierpriceid} is not on promotion.`;
  const { product, price, costcents, minimumorderqty } = promotion;
  const offer = promotionOffer(promotion);
  if (toCents(orderedprice) !== costcents) return `The price is ${costcents / 100}, not ${orderedprice}.`;
  if (quantity < 1 || quantity % minimumorderqty !== 0) return `The quantity is a multiple of ${minimumorderqty}.`;
  if (!mayOrderSchedule(staff.role.rolepermissions, product.schedule)) {
    return `Your role may not order schedule ${product.schedule}.`;
  }
  if (bonusquantity > freeUnits(quantity, offer)) {
    return `${bonusquantity} free with ${quantity} is more than the promotion gives.`;
  }
  return { product, price, quantity, bonusquantity, offer };
}

const answerPromotionOrder = handle(createPromotionOrder, rights.useBrandedStore, (context, _query, asked) => {
  const { computername, orderitems } = asked;
  if (!context.staff.role.rolepermissions.ordering.create) return refused(rights.createOrders.text);
  if (orderitems.length === 0) return refused('The cart is empty.');
  const checked = orderitems.map((line) => cartLine(context, line));
  const [problem] = checked.filter((line) => typeof line === 'string');
  if (problem !== undefined) return refused(problem);
  const idempotencyKey = `cart ${computername} ${hash(JSON.stringify(orderitems))}`;
  if (findRepeatedOrder(context, idempotencyKey)) return success;
  const order = newOrder(context, { computername, description: '', open: false, idempotencyKey });
  const lines = checked.filter((line) => typeof line !== 'string');
  addLines(context, order, fullName(context.staff), lines);
  return success;
});

export const uploadCalls = [answerImportOrder, answerPromotionOrder, answerImportBasket];
