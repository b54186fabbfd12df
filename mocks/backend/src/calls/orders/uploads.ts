import { createPromotionOrder, importBasket, importOrder } from '@mortar/contract';
import { handle } from '../../http/handle.ts';
import { done, nothing, type Refusal, refused, value } from '../../http/reply.ts';
import type { SignedIn } from '../../http/requestContext.ts';
import { mayOrderSchedule, rights } from '../../rules/access/rights.ts';
import { fullName } from '../../rules/access/staff.ts';
import { toCents } from '../../rules/money.ts';
import { addLines } from '../../rules/orders/lines.ts';
import { madeBefore, newOrder, REPEATED_WITHIN } from '../../rules/orders/newOrder.ts';
import { freeUnits, promotionOffer } from '../../rules/products/offers.ts';
import { promotionsOf } from '../../rules/products/promotions.ts';
import { hash } from '../../runtime/random.ts';
import type { OrderRow } from '../../store/rows.ts';
import { readBasketFile, readOrderFile } from '../../upload/files.ts';
import { UploadRefused } from '../../upload/refused.ts';
import { editableOrder } from './access.ts';
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
const answerImportOrder = handle(importOrder, rights.importOrders, (visit, _query, asked) => {
  const { computername, rule, status, importorderbase64xml } = asked;
  const file = reading(() => readOrderFile(importorderbase64xml));
  if (file.refusal) return file.refusal;
  const { linked, unlinked } = linkLines(visit, file.read, rule);
  if (linked.length === 0) return value(statistics(0, 0, unlinked));
  const repetition = `import ${computername} ${rule} ${hash(importorderbase64xml)}`;
  const before = madeBefore(visit, repetition);
  if (before) return value(statistics(before.orderid, linked.length, unlinked));
  const order = newOrder(visit, { computername, description: '', open: status === 'open', repetition });
  addLines(visit, order, fullName(visit.staff), linked);
  return value(statistics(order.orderid, linked.length, unlinked));
});

/** Whether a basket was filled by this very request a moment ago. It remembers its last import where an order remembers its making. */
function filledBefore({ createddatetime }: OrderRow, repetition: string, now: number): boolean {
  if (!createddatetime.startsWith(repetition)) return false;
  return now - Number(createddatetime.slice(repetition.length)) < REPEATED_WITHIN;
}

const answerImportBasket = handle(importBasket, rights.editOrders, (visit, _query, asked) => {
  const { store } = visit;
  const { order, refusal } = editableOrder(visit, asked.orderid);
  if (refusal) return refusal;
  if (!order.isbasket) return nothing;
  if (asked.statusdescription !== order.statusdescription) return refused('The basket is of another type.');
  const file = reading(() => readBasketFile(asked.filebase64));
  if (file.refusal) return file.refusal;
  const { linked, unlinked } = linkLines(visit, file.read, asked.rule);
  const answer = value(statistics(order.orderid, linked.length, unlinked));
  const { computername, rule, emptyonimport } = asked;
  const repetition = `import ${computername} ${rule} ${emptyonimport} ${hash(asked.filebase64)} @`;
  if (filledBefore(order, repetition, visit.now)) return answer;
  if (emptyonimport) for (const item of store.items.at(order.orderid)) store.items.delete(item.orderitemid);
  addLines(visit, order, fullName(visit.staff), linked);
  store.orders.put({ ...order, createddatetime: `${repetition}${visit.now}` });
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
function cartLine({ catalogue, staff }: SignedIn, line: CartLine) {
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

const answerPromotionOrder = handle(createPromotionOrder, rights.useBrandedStore, (visit, _query, asked) => {
  const { computername, orderitems } = asked;
  if (!visit.staff.role.rolepermissions.ordering.create) return refused(rights.createOrders.text);
  if (orderitems.length === 0) return refused('The cart is empty.');
  const checked = orderitems.map((line) => cartLine(visit, line));
  const [problem] = checked.filter((line) => typeof line === 'string');
  if (problem !== undefined) return refused(problem);
  const repetition = `cart ${computername} ${hash(JSON.stringify(orderitems))}`;
  if (madeBefore(visit, repetition)) return done;
  const order = newOrder(visit, { computername, description: '', open: false, repetition });
  const lines = checked.filter((line) => typeof line !== 'string');
  addLines(visit, order, fullName(visit.staff), lines);
  return done;
});

export const uploadCalls = [answerImportOrder, answerPromotionOrder, answerImportBasket];
