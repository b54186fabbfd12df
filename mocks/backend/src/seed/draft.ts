import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Price } from '../catalogue/prices.ts';
import type { CatalogueProduct } from '../catalogue/product.ts';
import { between, pick, type Random } from '../runtime/random.ts';
import type { ItemRow, NotificationRow, OrderRow, SentLine, SentOrderRow, StaffRow } from '../store/rows.ts';
import type { State } from '../store/store.ts';
import { GROUP_STAFF, INDEPENDENT_STAFF, NEW_STAFF, OWN_ROLES } from './people.ts';
import { RETAILERS, SETTINGS, TERMS } from './pharmacies.ts';
import { VERSIONS } from './versions.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer Row)[] ? Row[] : T[K] };

/** A seed's rows while they are being written. */
export interface Draft {
  rows: Mutable<State>;
  catalogue: Catalogue;
  random: Random;
  now: number;
  /** Sent lines that were ordered again and are no longer regrets. */
  reordered: Set<number>;
  /** Returns the next number of a sequence. */
  next(name: string): number;
}

/** Returns the pharmacies with their staff, settings and terms, without orders. */
export function draftSeed(catalogue: Catalogue, random: Random, now: number): Draft {
  const rows: Mutable<State> = {
    retailers: [...RETAILERS],
    staff: [...INDEPENDENT_STAFF, ...GROUP_STAFF, ...NEW_STAFF],
    sessions: [],
    settings: [...SETTINGS],
    terms: [...TERMS],
    orders: [],
    items: [],
    sentOrders: [],
    notifications: [],
    favourites: [],
    purchases: [],
    tickets: [],
    ticketMessages: [],
    conversations: [],
    messages: [],
    roles: [...OWN_ROLES],
    orderRetailers: [],
    keywords: [],
    regrets: [],
    versions: [...VERSIONS],
    presence: [],
    attendance: [],
    counters: RETAILERS.map(({ retailerid }) => ({ name: `ordernumber ${retailerid}`, value: retailerid * 100 })),
  };
  return getDraft(rows, catalogue, random, now);
}

/** Returns a draft of existing rows, which are modified in place. */
export function getDraft(rows: Mutable<State>, catalogue: Catalogue, random: Random, now: number): Draft {
  function next(name: string): number {
    const counter = rows.counters.find((row) => row.name === name) ?? { name, value: 0 };
    const value = counter.value + 1;
    rows.counters = [...rows.counters.filter((row) => row !== counter), { name, value }];
    return value;
  }
  return { rows, catalogue, random, now, reordered: new Set(), next };
}

export function member(draft: Draft, username: string): StaffRow {
  const staff = draft.rows.staff.find((row) => row.username === username);
  if (!staff) throw new Error(`The sample has no ${username}.`);
  return staff;
}

const fullName = ({ name, surname }: StaffRow) => `${name} ${surname}`;

interface OrderOptions {
  by: string;
  /** Milliseconds before now. */
  ago: number;
  description?: string;
  computername?: string;
  /** Id and number, if already assigned. */
  started?: Pick<OrderRow, 'orderid' | 'ordernumber'>;
}

/** Adds an order that is not locked. */
export function addOrder(
  draft: Draft,
  { by, ago, description, computername = 'DISPENSARY-1', started }: OrderOptions,
): OrderRow {
  const staff = member(draft, by);
  const ordernumber = started?.ordernumber ?? String(draft.next(`ordernumber ${staff.retailerid}`));
  const order: OrderRow = {
    orderid: started?.orderid ?? draft.next('order'),
    retailerid: staff.retailerid,
    ordernumber,
    name: String(staff.retailerid),
    description: description ?? `${fullName(staff)} #${ordernumber}`,
    isbasket: false,
    statusdescription: 'Unsent',
    createdat: draft.now - ago,
    staffid: staff.staffid,
    staffname: fullName(staff),
    computername,
    lock: null,
    createddatetime: '',
    saved: true,
  };
  draft.rows.orders.push(order);
  return order;
}

/** Returns a random quantity, in multiples of the deal if there is one. */
function quantity({ random }: Draft, price: Price): number {
  return price.bonusquantity > 0 ? price.quantity * between(random, 1, 3) : between(random, 1, 24);
}

/**
 * Adds a line to an order.
 * @param orderedquantity random if omitted
 */
export function addItem(
  draft: Draft,
  order: OrderRow,
  product: CatalogueProduct,
  price: Price,
  orderedquantity = quantity(draft, price),
): ItemRow {
  const { suppliercode, suppliername, creditorid } = price.supplier;
  const terms = draft.rows.terms.find(
    (row) => row.retailerid === order.retailerid && row.suppliercode === suppliercode,
  );
  const item: ItemRow = {
    orderitemid: draft.next('orderitem'),
    orderid: order.orderid,
    retailerid: order.retailerid,
    productid: product.productid,
    productcode: product.productcode,
    productdescription: product.description,
    supplierpriceid: price.supplierpriceid,
    suppliercode,
    suppliername,
    creditorid,
    supplierproductcode: price.supplierproductcode,
    accountnumber: terms?.accountnumbers[0] ?? '',
    orderedquantity,
    orderedpricecents: price.pricecents,
    bonusquantity: Math.trunc((orderedquantity / price.quantity) * price.bonusquantity),
    supplierquantity: price.quantity,
    supplierbonusquantity: price.bonusquantity,
    itemnumber: draft.rows.items.filter((row) => row.orderid === order.orderid).length + 1,
    staffname: order.staffname,
    addedat: order.createdat,
    sentorderid: null,
  };
  draft.rows.items.push(item);
  return item;
}

/** Returns products with a price at one of the suppliers, each once. */
function* productsAt({ catalogue, random }: Draft, suppliercodes: readonly string[]) {
  const seen = new Set<number>();
  while (seen.size < catalogue.products.length) {
    const product = pick(random, catalogue.products);
    if (seen.has(product.productid)) continue;
    seen.add(product.productid);
    const offers = catalogue.getPrices(product).filter(({ supplier }) => suppliercodes.includes(supplier.suppliercode));
    if (offers.length > 0) yield { product, price: pick(random, offers) };
  }
}

/** Fills an order with that many lines at the suppliers. */
export function fill(draft: Draft, order: OrderRow, lines: number, suppliercodes: readonly string[]): void {
  let left = lines;
  for (const { product, price } of productsAt(draft, suppliercodes)) {
    if (left === 0) return;
    addItem(draft, order, product, price);
    left -= 1;
  }
}

const AN_HOUR = 3_600_000;

/** Sends an order's lines at one supplier, as of `ago` milliseconds before now. */
export function sendAt(draft: Draft, order: OrderRow, suppliercode: string, ago: number): SentOrderRow {
  const { rows, now } = draft;
  const items = rows.items.filter((item) => item.orderid === order.orderid && item.suppliercode === suppliercode);
  const sent: SentOrderRow = {
    orderid: draft.next('order'),
    ordernumber: String(draft.next(`ordernumber ${order.retailerid}`)),
    retailerid: order.retailerid,
    suppliercode,
    suppliername: items[0]?.suppliername ?? '',
    staffname: order.staffname,
    sentat: now - ago,
    // Pending answers are due in an hour, so that a scenario does not change while it is shown.
    dueat: now + AN_HOUR,
    answeredat: null,
    lines: items.map(sentLine),
  };
  rows.items = rows.items.map((item) => (items.includes(item) ? { ...item, sentorderid: sent.orderid } : item));
  rows.sentOrders.push(sent);
  return sent;
}

function sentLine(item: ItemRow): SentLine {
  const { orderitemid, productid, productdescription, supplierpriceid, supplierproductcode, staffname } = item;
  const { orderedquantity, orderedpricecents, bonusquantity } = item;
  return {
    orderitemid,
    productid,
    productdescription,
    supplierpriceid,
    supplierproductcode,
    staffname,
    orderedquantity,
    orderedpricecents,
    bonusquantity,
    suppliedquantity: 0,
    invoicedpricecents: 0,
    regretdescription: '',
    invoicenumber: '',
  };
}

export function replaceSent(draft: Draft, sent: SentOrderRow): void {
  draft.rows.sentOrders = draft.rows.sentOrders.map((row) => (row.orderid === sent.orderid ? sent : row));
}

export function addNotification(draft: Draft, notification: NotificationRow): void {
  draft.rows.notifications.push(notification);
}
