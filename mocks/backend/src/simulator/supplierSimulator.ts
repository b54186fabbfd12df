import type { Catalogue } from '../catalogue/catalogue.ts';
import { recordRegrets } from '../rules/responses/autoRegrets.ts';
import { getResults } from '../rules/responses/responses.ts';
import type { Clock } from '../runtime/clock.ts';
import { between, pick, type Random, seededRandom } from '../runtime/random.ts';
import type { Timers } from '../runtime/timers.ts';
import type { NotificationRow, SentLine, SentOrderRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';

/** Simulates suppliers, which answer sent orders after a while. */
export interface SupplierSimulator {
  /** Milliseconds from sending to the answer. */
  readonly answerAfterMs: number;
  /** Schedules the answer of a sent order. */
  schedule(order: SentOrderRow): void;
  /** Answers all waiting orders at once. Returns their number. */
  answerAll(): number;
  close(): void;
}

const DISCONTINUED = 'Discontinued by manufacturer';
const REGRETS = [
  'Out of stock',
  'Out of stock - expected next week',
  'Allocation exhausted',
  'Manufacturer cannot supply',
  'Short dated stock only',
  'Not stocked at this branch',
];

const regret = (random: Random, discontinued: boolean) => (discontinued ? DISCONTINUED : pick(random, REGRETS));

/** Of ten lines, eight are supplied in full, one in part, one not at all; discontinued products are never supplied. */
function answerLine(random: Random, line: SentLine, invoicenumber: string, discontinued: boolean): SentLine {
  const chance = discontinued ? 1 : random();
  const short = chance >= 0.8 && chance < 0.9 && line.orderedquantity > 1;
  const suppliedquantity = short
    ? between(random, 1, line.orderedquantity - 1)
    : chance < 0.9
      ? line.orderedquantity
      : 0;
  const supplied = suppliedquantity > 0;
  const drift = random() < 0.1 ? 0.97 + random() * 0.06 : 1;
  return {
    ...line,
    suppliedquantity,
    invoicedpricecents: supplied ? Math.max(1, Math.round(line.orderedpricecents * drift)) : 0,
    invoicenumber: supplied ? invoicenumber : '',
    regretdescription: suppliedquantity < line.orderedquantity ? regret(random, discontinued) : '',
  };
}

/** Returns a supplier's answer to an order; deterministic by order. */
export function answerOrder(catalogue: Catalogue, order: SentOrderRow, answeredat: number): SentOrderRow {
  const random = seededRandom(`answer ${order.ordernumber} ${order.suppliercode}`);
  const invoicenumber = `INV${between(random, 100_000, 999_999)}`;
  const isDiscontinued = ({ productid }: SentLine) => catalogue.byId(productid)?.discontinued === true;
  const lines = order.lines.map((line) => answerLine(random, line, invoicenumber, isDiscontinued(line)));
  return { ...order, answeredat, lines };
}

export function answerNotification(order: SentOrderRow, sentat: number): NotificationRow {
  return {
    retailerid: order.retailerid,
    group: 'response',
    identifier: order.ordernumber,
    secondaryidentifier: String(order.orderid),
    title: `Response from ${order.suppliername}`,
    body: `Order ${order.ordernumber}: ${getResults(order)}.`,
    icon: '',
    username: '',
    sentat,
  };
}

/** Records an answered order's purchases and regrets, for supplier prices and locks. */
function recordPurchases(store: Store, order: SentOrderRow, at: number): void {
  for (const { supplierpriceid, productid, suppliedquantity } of order.lines) {
    const known = store.purchases.get(`${order.retailerid}/${supplierpriceid}`);
    const purchase = known ?? {
      retailerid: order.retailerid,
      supplierpriceid,
      productid,
      at: 0,
      quantity: 0,
      regrettedat: null,
    };
    store.purchases.put(
      suppliedquantity > 0 ? { ...purchase, at, quantity: suppliedquantity } : { ...purchase, regrettedat: at },
    );
  }
}

/**
 * Creates the simulator.
 * @param notify pushes a stored notification to the retailer's devices
 */
export function createSupplierSimulator(
  catalogue: Catalogue,
  store: Store,
  clock: Clock,
  answerAfterMs: number,
  timers: Timers,
  notify: (notification: NotificationRow) => void,
): SupplierSimulator {
  function answer(orderid: number) {
    const sent = store.sentOrders.get(orderid);
    if (!sent || sent.answeredat !== null) return;
    const answered = answerOrder(catalogue, sent, clock.now());
    const notification = answerNotification(answered, clock.now());
    const notifications = store.transaction(() => {
      store.sentOrders.put(answered);
      store.notifications.put(notification);
      recordPurchases(store, answered, clock.now());
      return [notification, ...recordRegrets({ store, catalogue, now: clock.now() }, answered)];
    });
    notifications.forEach(notify);
  }

  const supplierSimulator: SupplierSimulator = {
    answerAfterMs,
    schedule({ orderid, dueat }) {
      timers.after(String(orderid), Math.max(0, dueat - clock.now()), () => answer(orderid));
    },
    answerAll: timers.runAll,
    close: timers.close,
  };
  for (const order of store.sentOrders.all()) if (order.answeredat === null) supplierSimulator.schedule(order);
  return supplierSimulator;
}
