import type { NotificationGroup } from '@mortar/contract';
import { answerNotification } from '../simulator/supplierSimulator.ts';
import type { OrderRow, SentLine, SentOrderRow } from '../store/rows.ts';
import { addItem, addNotification, addOrder, type Draft } from './draft.ts';
import type { InitialSelection, Started } from './year/year.ts';

interface Answered {
  order: SentOrderRow;
  at: number;
}

/** Returns a pharmacy's answered orders, the last answer first. */
const getAnswered = (orders: readonly SentOrderRow[], retailerid: number): Answered[] =>
  orders
    .filter((order) => order.retailerid === retailerid)
    .flatMap((order) => (order.answeredat === null ? [] : [{ order, at: order.answeredat }]))
    .sort((a, b) => b.at - a.at);

/** Adds unread notifications of the suppliers' last answers. */
export function addResponseNotices(draft: Draft, retailerid: number, count: number): void {
  for (const { order, at } of getAnswered(draft.rows.sentOrders, retailerid).slice(0, count)) {
    addNotification(draft, answerNotification(order, at));
  }
}

interface Notice {
  retailerid: number;
  group: NotificationGroup;
  identifier: string;
  secondaryidentifier: string;
  title: string;
  body: string;
  sentat: number;
}

export const addNotice = (draft: Draft, notice: Notice): void =>
  addNotification(draft, { ...notice, icon: '', username: '' });

const isRegretted = ({ suppliedquantity }: SentLine) => suppliedquantity === 0;

/** Returns the last answer with regrets. */
const regretting = (orders: readonly SentOrderRow[], retailerid: number): Answered | undefined =>
  getAnswered(orders, retailerid).find(({ order }) => order.lines.some(isRegretted));

/** Adds a notification that no other supplier has an order's regrets. */
export function addFailedAutoRegret(draft: Draft, keeper: number, retailerid: number): void {
  const found = regretting(draft.rows.sentOrders, retailerid);
  if (!found) return;
  const { suppliername, ordernumber, orderid } = found.order;
  addNotice(draft, {
    retailerid: keeper,
    group: 'auto regret',
    title: 'Auto Regret Failed',
    sentat: found.at,
    identifier: String(orderid),
    secondaryidentifier: ordernumber,
    body: `No supplier could be asked for what ${suppliername} regretted of order ${ordernumber}.`,
  });
}

/** Name of the order for auto regrets. */
export const AUTO_REGRET = 'auto regret';

/** Returns when an order for the last regrets was started at other suppliers. */
export function getAutoRegret(orders: readonly SentOrderRow[], retailerid: number): InitialSelection[] {
  const found = regretting(orders, retailerid);
  return found ? [{ name: AUTO_REGRET, retailerid, at: found.at }] : [];
}

/** Fills an order with an answer's regrets at other suppliers, and adds its notification. */
export function addAutoRegret(draft: Draft, by: string, started: Started): void {
  const { retailerid } = started;
  const found = regretting(draft.rows.sentOrders, retailerid);
  if (!found) return;
  const { order: sent, at } = found;
  const regretted = sent.lines.filter(isRegretted);
  const again = regretted.flatMap((line) => {
    const product = draft.catalogue.byId(line.productid);
    const price =
      product && draft.catalogue.getPrices(product).find((one) => one.supplierpriceid !== line.supplierpriceid);
    return product && price ? [{ line, product, price }] : [];
  });
  const order: OrderRow = addOrder(draft, { by, ago: draft.now - at, computername: 'AUTO-REGRETS', started });
  order.description = `Auto Regret #${order.ordernumber}`;
  for (const { line, product, price } of again) {
    addItem(draft, order, product, price, Math.ceil(line.orderedquantity / price.quantity) * price.quantity);
    draft.reordered.add(line.orderitemid);
  }
  addNotice(draft, {
    retailerid,
    group: 'auto regret',
    title: 'Auto Regret',
    sentat: at,
    identifier: String(order.orderid),
    secondaryidentifier: order.ordernumber,
    body: `${again.length} of ${regretted.length} products that ${sent.suppliername} regretted stand on order ${order.ordernumber}.`,
  });
}
