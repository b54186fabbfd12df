import {
  addOrderItem,
  createOrder,
  describeOrder,
  listProducts,
  listSupplierPrices,
  login,
  logout,
  sendOrders,
  updateOrderLock,
} from '@mortar/contract';
import { bonusUnits } from '../../../app/src/rules/quantity.ts';
import { type Client, createClient } from '../../../app/src/server/client.ts';
import type { Outcome } from '../../../app/src/server/outcome.ts';
import { valueOrThrow } from '../../../app/src/server/queries.ts';
import { type Session, sessionFrom } from '../../../app/src/session/session.ts';
import { expect, PASSWORD, type Page, rows, searchBox } from './product.ts';

/**
 * Signs in at the server.
 * @throws if that fails
 */
async function newSession(origin: string, username: string): Promise<Session> {
  const body = JSON.stringify({ username, password: PASSWORD });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(origin + login.path, { method: login.method, headers, body });
  return sessionFrom(login.answer.parse(await response.json()));
}

/** Opens a page in a tab with stored data, like a reload. */
async function openWith(page: Page, address: string, stored: Record<string, unknown>): Promise<void> {
  const texts = Object.entries(stored).map(([key, value]) => [key, JSON.stringify(value)] as const);
  await page.evaluate((items) => {
    for (const [key, text] of items) sessionStorage.setItem(key, text);
  }, texts);
  await page.goto(address);
}

/** Returns the name under which this browser locks orders. */
async function computerName(page: Page): Promise<string> {
  return page.evaluate(
    (made) => {
      const name = localStorage.getItem('mortar.computer') ?? made;
      localStorage.setItem('mortar.computer', name);
      return JSON.parse(name);
    },
    JSON.stringify(`WEB-${crypto.randomUUID().slice(0, 8).toUpperCase()}`),
  );
}

/** Opens a static file of the product, to write the tab's storage. */
const openOrigin = (page: Page, origin: string) => page.goto(`${origin}/config.json`);

/** Opens a page in a signed-in tab and skips Login, which session tests cover. */
export async function openSignedIn(page: Page, address: string, username = 'buyer@1001'): Promise<void> {
  const { origin } = new URL(address);
  await openOrigin(page, origin);
  await openWith(page, address, { 'mortar.session': await newSession(origin, username) });
}

function getClient(url: string, { token, staff }: Session): Client {
  const hosts = { ordering: url, analytics: url, reporting: url, insights: url, messaging: url, notification: url };
  const caller = () => ({ token, retailerid: staff.retailerid });
  return createClient({ hosts, caller, onExpired: () => undefined });
}

/** @throws if the server rejected the call or did not answer */
function acknowledged(outcome: Outcome<unknown>): void {
  if (outcome.kind !== 'nothing') valueOrThrow(outcome);
}

/** Schedules that every role may order. */
const SCHEDULES = 'N,NM,0,1,2,3,4,5';

/** A line with the first result of a search, from one of its suppliers. */
interface OrderLine {
  search: string;
  quantity: number;
}

/** @returns the code of the price's supplier */
async function addLine(client: Client, session: Session, orderid: number, { search, quantity }: OrderLine, at: number) {
  const { staffname } = session.staff;
  const found = await client.send(listProducts, {
    query: {
      filter: 'Description',
      sortby: 'Alphabetically',
      value: search,
      searchtype: 'Containing',
      wholesalercode: '',
      adid: 0,
      productschedules: SCHEDULES,
    },
  });
  const [product] = valueOrThrow(found).products;
  if (!product) throw new Error(`No product is called ${search}`);
  const { productcode, productid } = product;
  const query = { productcode, supplierrule: '3', adid: 0, lockpreferred: false } as const;
  const [price] = valueOrThrow(await client.send(listSupplierPrices, { query })).wholesalerproducts;
  if (!price) throw new Error(`Of ${search} there is no price`);
  const added = await client.send(addOrderItem, {
    query: { orderid, deletewhenreordered: false, baskettype: '' },
    body: {
      orderid,
      productid,
      itemnumber: at + 1,
      staffname,
      orderedquantity: quantity,
      orderedprice: price.price,
      bonusquantity: bonusUnits(quantity, { step: price.quantity, bonus: price.bonusquantity }),
      supplierpriceid: price.supplierpriceid,
      creditorid: price.creditorid,
      supplierproductcode: price.supplierproductcode,
    },
  });
  valueOrThrow(added);
  return price.suppliercode;
}

/**
 * Creates an order on the server.
 * @returns it with the codes of its suppliers
 */
async function makeOrder(client: Client, session: Session, computername: string, lines: readonly OrderLine[]) {
  const { staffname } = session.staff;
  const texts = { name: staffname, description: staffname, staffname, computername };
  const body = { ...texts, createddatetime: new Date().toISOString(), isbasket: false };
  const { orderid, ordernumber } = valueOrThrow(await client.send(createOrder, { body }));
  acknowledged(await client.send(describeOrder, { body: { orderid, description: `${staffname} #${ordernumber}` } }));
  const suppliers = new Set<string>();
  for (const [at, line] of lines.entries()) suppliers.add(await addLine(client, session, orderid, line, at));
  return { orderid, ordernumber, suppliers: [...suppliers] };
}

/** A computer that no page of a test uses. */
const OTHER_COMPUTER = 'TILL-9';

/** Leaves an unsent order, like a colleague who saves and closes it. */
async function leaveOrder(client: Client, session: Session, lines: readonly OrderLine[]): Promise<void> {
  const { orderid } = await makeOrder(client, session, OTHER_COMPUTER, lines);
  const { retailerid, staffname } = session.staff;
  const body = {
    retailerid,
    orderid,
    islocked: false,
    statusdescription: 'Unsent',
    staffname,
    computername: OTHER_COMPUTER,
  };
  acknowledged(await client.send(updateOrderLock, { body }));
}

/** Creates and sends an order, as on an earlier day. */
async function sendOrder(client: Client, session: Session, lines: readonly OrderLine[]): Promise<void> {
  const { suppliers } = await makeOrder(client, session, OTHER_COMPUTER, lines);
  const body = suppliers.map((suppliercode) => ({ suppliercode, computername: OTHER_COMPUTER }));
  acknowledged(await client.send(sendOrders, { body }));
}

/** Acts as the pharmacy's administrator and signs out, because a second sign-in would be denied. */
async function asAdministrator(url: string, act: (client: Client, session: Session) => Promise<void>): Promise<void> {
  const session = await newSession(url, 'admin@1001');
  const client = getClient(url, session);
  await act(client, session);
  acknowledged(await client.send(logout, { query: { staffid: session.staff.staffid } }));
}

/**
 * Changes the pharmacy's settings; pages opened later have them.
 * @param send the call that changes them
 */
export async function changeSettings(url: string, send: (client: Client) => Promise<Outcome<unknown>>): Promise<void> {
  await asAdministrator(url, async (client) => acknowledged(await send(client)));
}

/** Adds an unsent order while a page is open. */
export async function leaveUnsent(url: string, lines: readonly OrderLine[]): Promise<void> {
  await asAdministrator(url, (client, session) => leaveOrder(client, session, lines));
}

interface NewOrder {
  username?: string;
  lines?: readonly OrderLine[];
  /** Orders sent before. */
  sent?: readonly (readonly OrderLine[])[];
  /** Orders left unsent before. */
  left?: readonly (readonly OrderLine[])[];
}

/**
 * Opens the ordering page with a new order, like a reloaded tab. Setting it up by keyboard takes three seconds more,
 * and one more per line.
 * @param url of the product
 */
export async function openNewOrder(page: Page, url: string, setup: NewOrder = {}) {
  const { username = 'buyer@1001', lines = [], sent = [], left = [] } = setup;
  await openOrigin(page, url);
  const session = await newSession(url, username);
  const client = getClient(url, session);
  for (const earlier of sent) await sendOrder(client, session, earlier);
  for (const earlier of left) await leaveOrder(client, session, earlier);
  const { orderid, ordernumber } = await makeOrder(client, session, await computerName(page), lines);
  const order = { orderId: orderid, orderNumber: ordernumber, type: 'new' };
  await openWith(page, `${url}/Ordering`, { 'mortar.session': session, 'mortar.order': order });
  // Waits for lazily loaded code, which adds shortcuts.
  await page.waitForLoadState('networkidle');
  await expect(rows(page, 'Current Order')).toHaveCount(lines.length);
  await expect(searchBox(page)).toBeFocused();
}
