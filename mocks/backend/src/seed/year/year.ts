import type { Catalogue } from '../../catalogue/catalogue.ts';
import { SUPPLIERS } from '../../catalogue/data/suppliers.ts';
import { startsOnline } from '../../rules/messages/chat.ts';
import { between, type Random, seededRandom } from '../../runtime/random.ts';
import type { PurchaseRow, SentLine, SentOrderRow, TermsRow } from '../../store/rows.ts';
import { getAssortment, type Habit, type Source } from './assortment.ts';
import { toMonth } from './calendar.ts';
import { createPriceHistory, type PriceHistory } from './priceHistory.ts';
import { supply } from './shortages.ts';
import { getSittings, type Sitting } from './sittings.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Fifteen months. */
const YEAR_DAYS = 456;
/** Maximum days to wait for a season. */
const LONGEST_WAIT = 45;
/** Days by which products are ordered early: on the day before the last one, and on the last one. */
const EARLY = [12, 26] as const;
const MAX_LINES = 14;
/** For the last orders, which contain products not due yet. */
const MAX_EARLY_LINES = 8;
/** Days that a small order waits for more lines. */
const FEWEST_LINES = 3;
const PATIENCE = 10;
/** Probability and reason of a supplier sending nothing. */
const ON_HOLD = { chance: 0.014, none: 1, reason: 'Account on hold' };
/** Start of order numbers per pharmacy, distinct within a group. */
const NUMBERS = 1_000;

/** Pharmacies that order; the group orders for its own. */
const BUYERS = [
  { retailerid: 1001, size: 1 },
  { retailerid: 2001, size: 0.4 },
  { retailerid: 2002, size: 0.33 },
  { retailerid: 2003, size: 0.27 },
] as const;

interface Year {
  /** Sent orders, oldest first, answered except the last; ids increase with time. */
  sentOrders: readonly SentOrderRow[];
  /** When each supplier's product was last invoiced and last regretted. */
  purchases: readonly PurchaseRow[];
  /** Last numbers assigned. */
  counters: Readonly<Record<string, number>>;
  /** Unsent orders. */
  started: readonly Started[];
}

/** An order started at a moment; its number fits among those sent, because numbers increase with time. */
export interface Started extends InitialSelection {
  orderid: number;
  ordernumber: string;
}

/** Start of an order, with a name to find it. */
export interface InitialSelection {
  name: string;
  retailerid: number;
  at: number;
}

/** Returns when unsent orders were started, given the sent ones. */
type SessionStarts = (sent: readonly SentOrderRow[]) => readonly InitialSelection[];

interface Sent {
  order: SentOrderRow;
  /** Orders of one session come from one order, which has a number too. */
  sitting: Sitting;
}

const suppliers = new Map(SUPPLIERS.map((supplier) => [supplier.suppliercode, supplier]));

function getLine({ product }: Habit, { price }: Source, orderedquantity: number, staffname: string): SentLine {
  // Written out for speed, because thousands are created before the first page.
  return {
    orderitemid: 0,
    orderedquantity,
    orderedpricecents: 0,
    staffname,
    productid: product.productid,
    productdescription: product.description,
    supplierpriceid: price.supplierpriceid,
    supplierproductcode: price.supplierproductcode,
    bonusquantity: Math.trunc((orderedquantity * price.bonusquantity) / price.quantity),
    suppliedquantity: 0,
    invoicedpricecents: 0,
    regretdescription: '',
    invoicenumber: '',
  };
}

/** Returns about the usual quantity, fewer out of season, in multiples of the deal. */
function units(random: Random, { quantity, season }: Habit, { price }: Source, at: number): number {
  const wanted = quantity * (0.75 + random() * 0.5) * (0.5 + 0.5 * (season[toMonth(at)] ?? 1));
  const deal = price.bonusquantity > 0 ? price.quantity : 1;
  return Math.max(1, Math.round(wanted / deal)) * deal;
}

/** Sets the day a product is due again: earlier in season; after a regret at once, from another supplier. */
function expectNext(random: Random, habit: Habit, { at, day }: Sitting, regretted: boolean): void {
  if (regretted && habit.sources.length > 1) {
    habit.requested = (habit.requested + 1) % habit.sources.length;
    habit.due = day + 1;
    return;
  }
  habit.requested = 0;
  const wait = (habit.everydays * (0.85 + random() * 0.3)) / (habit.season[toMonth(at)] ?? 1);
  habit.due = day + Math.max(1, Math.round(Math.min(LONGEST_WAIT + habit.everydays / 4, wait)));
}

/** Returns when a supplier answers: within half a day, sometimes the next day. Offline suppliers are slow. */
function answeredAt(random: Random, sentat: number, online: boolean): number {
  const next = random() < 0.04 ? 20 * HOUR : 0;
  return sentat + next + between(random, online ? 6 : 90, online ? 75 : 260) * MINUTE;
}

/** Everything that a pharmacy's orders derive from. */
interface Shop {
  retailerid: number;
  random: Random;
  habits: readonly Habit[];
  priceThen: PriceHistory;
  now: number;
}

/** Orders what is due at one supplier and records the result; null if it is too little for a delivery. */
function sendTo(shop: Shop, sitting: Sitting, suppliercode: string, wanted: Habit[]): SentOrderRow | null {
  const { retailerid, random, priceThen, now } = shop;
  const { at, day, early, last, staffname, computername } = sitting;
  const due = wanted.sort((a, b) => a.due - b.due).slice(0, last ? MAX_EARLY_LINES : MAX_LINES);
  const [oldest] = due;
  if (!oldest || (due.length < FEWEST_LINES && !early && oldest.due > day - PATIENCE)) return null;
  const supplier = suppliers.get(suppliercode);
  const online = supplier !== undefined && startsOnline(supplier);
  const answeredat = answeredAt(random, at, online);
  const waiting = answeredat > now || (last && !online);
  const holdReason = random() < ON_HOLD.chance ? ON_HOLD : undefined;
  const invoicenumber = `INV${between(random, 100_000, 999_999)}`;
  const lines = due.flatMap((habit): SentLine[] => {
    const source = habit.sources[habit.requested];
    if (!source) return [];
    const line = getLine(habit, source, units(random, habit, source, at), staffname);
    line.orderedpricecents = priceThen(habit.product, source.price, at);
    const shortage = holdReason ?? source.shortages.find(({ from, until }) => from <= at && at < until);
    if (!waiting) supply(random, line, shortage, invoicenumber);
    expectNext(random, habit, sitting, !waiting && line.suppliedquantity === 0);
    return [line];
  });
  return {
    orderid: 0,
    ordernumber: '',
    retailerid,
    suppliercode,
    staffname,
    computername,
    sentat: at,
    lines,
    suppliername: supplier?.suppliername ?? '',
    // Pending answers are due in an hour, so that a scenario does not change while it is shown.
    dueat: waiting ? now + HOUR : answeredat,
    answeredat: waiting ? null : answeredat,
  };
}

/** Returns the orders of one pharmacy with their answers, oldest first, without ids and numbers. */
function getOrders(shop: Shop, busy: boolean): Sent[] {
  const sent: Sent[] = [];
  for (const sitting of getSittings(shop, YEAR_DAYS, busy)) {
    const until = sitting.day + (sitting.early ? EARLY[sitting.last ? 1 : 0] : 0);
    const wanted = new Map(sitting.suppliers.map((suppliercode): [string, Habit[]] => [suppliercode, []]));
    for (const habit of shop.habits) {
      if (habit.due <= until)
        wanted.get(habit.sources[habit.requested]?.price.supplier.suppliercode ?? '')?.push(habit);
    }
    for (const [suppliercode, habits] of wanted) {
      const order = sendTo(shop, sitting, suppliercode, habits);
      if (order) sent.push({ order, sitting });
    }
  }
  return sent;
}

/** Returns when each pharmacy last bought each price, and when it was last regretted. */
function getPurchases(orders: readonly SentOrderRow[]): PurchaseRow[] {
  const known = new Map<number, Map<number, PurchaseRow>>(BUYERS.map(({ retailerid }) => [retailerid, new Map()]));
  const answered = orders.flatMap((order) => (order.answeredat === null ? [] : [{ order, at: order.answeredat }]));
  for (const { order, at } of answered.sort((a, b) => a.at - b.at)) {
    const { retailerid } = order;
    const own = known.get(retailerid);
    for (const { supplierpriceid, productid, suppliedquantity: quantity } of order.lines) {
      const row = own?.get(supplierpriceid) ?? {
        retailerid,
        supplierpriceid,
        productid,
        at: 0,
        quantity: 0,
        regrettedat: null,
      };
      if (quantity > 0) Object.assign(row, { at, quantity });
      else row.regrettedat = at;
      own?.set(supplierpriceid, row);
    }
  }
  return [...known.values()].flatMap((own) => [...own.values()]);
}

/** Assigns ids and numbers to orders and lines by time. */
function number(
  sent: readonly Sent[],
  beginnings: readonly InitialSelection[],
): Pick<Year, 'sentOrders' | 'counters' | 'started'> {
  const counters: Record<string, number> = { order: 0, orderitem: 0 };
  const next = (name: string, from = 0) => {
    const value = (counters[name] ?? from) + 1;
    counters[name] = value;
    return value;
  };
  const nextNumber = (retailerid: number) => String(next(`ordernumber ${retailerid}`, retailerid * NUMBERS));
  const sentOrders: SentOrderRow[] = [];
  const started: Started[] = [];
  const start = (beginning: InitialSelection) =>
    started.push({ ...beginning, orderid: next('order'), ordernumber: nextNumber(beginning.retailerid) });
  const waiting = beginnings.toSorted((a, b) => a.at - b.at);
  const seen = new Set<Sitting>();
  for (const { order, sitting } of sent.toSorted((a, b) => a.order.sentat - b.order.sentat)) {
    while (waiting[0] && waiting[0].at < order.sentat) start(waiting.shift() as InitialSelection);
    const { retailerid } = order;
    if (!seen.has(sitting)) {
      next('order');
      nextNumber(retailerid);
    }
    seen.add(sitting);
    order.orderid = next('order');
    order.ordernumber = nextNumber(retailerid);
    for (const line of order.lines) {
      line.orderitemid = next('orderitem');
      Object.freeze(line);
    }
    // Frozen, because many seeds share these rows.
    sentOrders.push(Object.freeze(order));
  }
  waiting.forEach(start);
  return { sentOrders, counters, started };
}

/** Returns the sample's suppliers that a pharmacy may send to. */
function getAccounts(terms: readonly TermsRow[], retailerid: number): ReadonlySet<string> {
  const own = terms.filter((row) => row.retailerid === retailerid && row.accountnumbers.length > 0);
  return new Set(own.map(({ suppliercode }) => suppliercode));
}

/** Returns fifteen months of orders, answers and prices up to a moment, deterministic by catalogue and moment. */
export function makeYear(
  catalogue: Catalogue,
  now: number,
  terms: readonly TermsRow[],
  beginnings: SessionStarts,
): Year {
  const priceThen = createPriceHistory(now);
  const sent = BUYERS.flatMap(({ retailerid, size }) => {
    const buyer = { retailerid, size, suppliers: getAccounts(terms, retailerid) };
    const habits = getAssortment(catalogue, buyer, now);
    return getOrders({ retailerid, habits, priceThen, now, random: seededRandom(`year ${retailerid}`) }, size === 1);
  });
  const numbered = number(sent, beginnings(sent.map(({ order }) => order)));
  return { ...numbered, purchases: getPurchases(numbered.sentOrders) };
}
