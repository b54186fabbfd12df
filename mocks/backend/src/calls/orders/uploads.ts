import { createPromotionOrder, type ImportRule, importBasket, importOrder } from '@mortar/contract';
import { handle, handlePrepared } from '../../http/handle.ts';
import { nothing, refuse, success, value } from '../../http/reply.ts';
import type { AuthenticatedContext } from '../../http/requestContext.ts';
import { mayOrderSchedule, rights } from '../../rules/access/rights.ts';
import { fullName } from '../../rules/access/staff.ts';
import { toCents } from '../../rules/money.ts';
import { addLines, quantityProblem } from '../../rules/orders/lines.ts';
import { findRepeatedOrder, newOrder, wasJustDone } from '../../rules/orders/newOrder.ts';
import { freeUnits, promotionOffer } from '../../rules/products/offers.ts';
import { getPromotions } from '../../rules/products/promotions.ts';
import { hash } from '../../runtime/random.ts';
import type { OrderRow } from '../../store/rows.ts';
import type { FileKind } from '../../upload/fileReader.ts';
import { UploadRefused } from '../../upload/refused.ts';
import { editableOrder } from './editableOrder.ts';
import { linkLines } from './linkLines.ts';

const TOO_MANY = refuse('Other files of yours wait to be read. Import this one when they are done.');
const GIVEN_UP = refuse('No one waits for this file any longer. Nothing was imported.');

/** Reads a file and links its products, one file per session at a time; returns a refusal if that fails. */
async function readAndLink<Kind extends FileKind>(
  context: AuthenticatedContext,
  kind: Kind,
  base64: string,
  rule: ImportRule,
) {
  const pendingTurn = context.fileTurns.take(context.session.token);
  if (!pendingTurn) return TOO_MANY;
  const done = await pendingTurn;
  try {
    if (context.isGivenUp()) return GIVEN_UP;
    const lines = await context.fileReader.read(kind, base64);
    const prepared = await linkLines(context, lines, rule);
    return context.isGivenUp() ? GIVEN_UP : ({ kind: 'prepared', prepared } as const);
  } catch (error) {
    if (error instanceof UploadRefused) return refuse(error.message);
    throw error;
  } finally {
    done();
  }
}

function statistics<Row>(orderid: number, linked: number, unlinkedproducts: Row[]) {
  const totalitmesunlinked = unlinkedproducts.length;
  const totalitemcount = linked + totalitmesunlinked;
  return { totalitemcount, totalitemslinked: linked, totalitmesunlinked, unlinkedproducts, orderid };
}

/** A file without linked lines creates no order. */
const answerImportOrder = handlePrepared(
  importOrder,
  rights.importOrders,
  (context, _query, requested) => readAndLink(context, 'order', requested.importorderbase64xml, requested.rule),
  (context, _query, requested, { linked, unlinked }) => {
    const { computername, rule, status, importorderbase64xml } = requested;
    if (linked.length === 0) return value(statistics(0, 0, unlinked));
    const idempotencyKey = `import ${computername} ${rule} ${hash(importorderbase64xml)}`;
    const before = findRepeatedOrder(context, idempotencyKey);
    if (before) return value(statistics(before.orderid, linked.length, unlinked));
    const order = newOrder(context, { computername, description: '', open: status === 'open', idempotencyKey });
    const problem = addLines(context, order, fullName(context.staff), linked);
    if (problem) return refuse(problem);
    return value(statistics(order.orderid, linked.length, unlinked));
  },
);

/** Returns whether the same request just filled the basket, which stores its last import like an order's creation. */
function isRepeatedImport({ createddatetime }: OrderRow, idempotencyKey: string, now: number): boolean {
  if (!createddatetime.startsWith(idempotencyKey)) return false;
  return wasJustDone(Number(createddatetime.slice(idempotencyKey.length)), now);
}

/** Returns the basket to fill, or a refusal. */
function filledBasket(context: AuthenticatedContext, requested: { orderid: number; statusdescription: string }) {
  const { order, refusal } = editableOrder(context, requested.orderid);
  if (refusal) return { refusal };
  if (!order.isbasket) return { refusal: nothing };
  if (requested.statusdescription !== order.statusdescription) {
    return { refusal: refuse('The basket is of another type.') };
  }
  return { order };
}

/** Permission is checked before reading the file, and again when filling the basket. */
const answerImportBasket = handlePrepared(
  importBasket,
  rights.editOrders,
  async (context, _query, requested) =>
    filledBasket(context, requested).refusal ??
    (await readAndLink(context, 'basket', requested.filebase64, requested.rule)),
  (context, _query, requested, { linked, unlinked }) => {
    const { store } = context;
    const { order, refusal } = filledBasket(context, requested);
    if (refusal) return refusal;
    const answer = value(statistics(order.orderid, linked.length, unlinked));
    const { computername, rule, emptyonimport } = requested;
    const idempotencyKey = `import ${computername} ${rule} ${emptyonimport} ${hash(requested.filebase64)} @`;
    if (isRepeatedImport(order, idempotencyKey, context.now)) return answer;
    // A file without linked lines does not empty the basket (ruling 63).
    if (linked.length === 0) return answer;
    if (emptyonimport) for (const item of store.items.at(order.orderid)) store.items.delete(item.orderitemid);
    const problem = addLines(context, order, fullName(context.staff), linked);
    if (problem) return refuse(problem);
    store.orders.put({ ...order, createddatetime: `${idempotencyKey}${context.now}` });
    return answer;
  },
);

interface CartLine {
  productid: number;
  supplierpriceid: number;
  orderedquantity: number;
  orderedprice: number;
  bonusquantity: number;
}

/** Returns a cart line as an order line, or why it is invalid. */
function cartLine({ catalogue, staff }: AuthenticatedContext, line: CartLine) {
  const { productid, supplierpriceid, orderedquantity: quantity, orderedprice, bonusquantity } = line;
  const promotion = getPromotions(catalogue).find(({ price }) => price.supplierpriceid === supplierpriceid);
  if (!promotion || promotion.product.productid !== productid) return `Price ${supplierpriceid} is not on promotion.`;
  const { product, price, costcents, minimumorderqty } = promotion;
  const offer = promotionOffer(promotion);
  if (toCents(orderedprice) !== costcents) return `The price is ${costcents / 100}, not ${orderedprice}.`;
  const outOfRange = quantityProblem(quantity);
  if (outOfRange) return outOfRange;
  if (quantity % minimumorderqty !== 0) return `The quantity is a multiple of ${minimumorderqty}.`;
  if (!mayOrderSchedule(staff.role.rolepermissions, product.schedule)) {
    return `Your role may not order schedule ${product.schedule}.`;
  }
  if (bonusquantity > freeUnits(quantity, offer)) {
    return `${bonusquantity} free with ${quantity} is more than the promotion gives.`;
  }
  return { product, price, quantity, bonusquantity, offer };
}

const answerPromotionOrder = handle(createPromotionOrder, rights.useBrandedStore, (context, _query, requested) => {
  const { computername, orderitems } = requested;
  if (!context.staff.role.rolepermissions.ordering.create) return refuse(rights.createOrders.text);
  if (orderitems.length === 0) return refuse('The cart is empty.');
  const checked = orderitems.map((line) => cartLine(context, line));
  const [wrong] = checked.filter((line) => typeof line === 'string');
  if (wrong !== undefined) return refuse(wrong);
  const idempotencyKey = `cart ${computername} ${hash(JSON.stringify(orderitems))}`;
  if (findRepeatedOrder(context, idempotencyKey)) return success;
  const order = newOrder(context, { computername, description: '', open: false, idempotencyKey });
  const lines = checked.filter((line) => typeof line !== 'string');
  const problem = addLines(context, order, fullName(context.staff), lines);
  return problem ? refuse(problem) : success;
});

export const uploadCalls = [answerImportOrder, answerPromotionOrder, answerImportBasket];
