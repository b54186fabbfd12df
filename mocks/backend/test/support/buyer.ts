import { addOrderItem, createOrder, updateOrderLock } from '@mortar/contract';
import type { Price } from '../../src/catalogue/prices.ts';
import type { CatalogueProduct } from '../../src/catalogue/product.ts';
import { type Backend, createBackend, manualClock, scenarios, seededRandom } from '../../src/index.ts';
import { answered, callApi, enter, type Fetch, type Signed } from './client.ts';

/** Fails the test with the unexpected error itself. */
function onFailure(error: unknown): never {
  throw error;
}

/** Returns a scenario's backend with a stopped clock. */
export function startBackend(scenario: keyof typeof scenarios = 'emptyPharmacy') {
  const { seed, openOrderId } = scenarios[scenario]();
  const clock = manualClock(seed.now);
  const backend = createBackend({ seed, clock, random: seededRandom('test'), onFailure });
  return { backend, clock, seed, fetch: backend.fetch, openOrderId };
}

/** Returns orderable products, each with its first price. */
export function offers({ catalogue }: Backend, suppliercode?: string): { product: CatalogueProduct; price: Price }[] {
  return catalogue.products.flatMap((product) => {
    const price = catalogue
      .getPrices(product)
      .find(({ supplier }) => suppliercode === undefined || supplier.suppliercode === suppliercode);
    return price ? [{ product, price }] : [];
  });
}

/** Opens a pharmacy's account at a supplier, which only its own staff can, not its group's. */
export function openAccount({ store }: Backend, retailerid: number, suppliercode: string): void {
  const terms = store.terms.get(`${retailerid}/${suppliercode}`);
  if (!terms) throw new Error(`${retailerid} has no ${suppliercode}.`);
  store.transaction(() => store.terms.put({ ...terms, accountnumbers: ['NEW-1'] }));
}

/** A user at a computer. */
export interface Buyer {
  by: Signed;
  computername: string;
  fetch: Fetch;
}

export async function buyer(fetch: Fetch, username = 'buyer@1001', computername = 'TILL-1'): Promise<Buyer> {
  return { by: await enter(fetch, username), computername, fetch };
}

let lastMoment = Date.now();

/** Returns a unique moment, because the same one would repeat the same request. */
const nextMoment = () => new Date(++lastMoment).toISOString();

export async function newOrder({ fetch, by, computername }: Buyer): Promise<number> {
  const body = {
    computername,
    createddatetime: nextMoment(),
    name: String(by.retailerid),
    description: '',
    staffname: 'A Buyer',
    isbasket: false,
  };
  return (await answered(fetch, createOrder, { body }, by)).orderid;
}

type Line = { orderid: number; product: CatalogueProduct; price: Price; quantity?: number; itemnumber?: number };

let lines = 0;

/** Returns a line to add. Its number is unique unless given, because the same number would repeat the same request. */
export function getLine({ orderid, product, price, quantity = 1, itemnumber = ++lines }: Line) {
  return {
    query: { orderid, deletewhenreordered: false, baskettype: '' },
    body: {
      orderid,
      productid: product.productid,
      supplierpriceid: price.supplierpriceid,
      orderedquantity: quantity,
      orderedprice: price.pricecents / 100,
      bonusquantity: 0,
      itemnumber,
      staffname: 'A Buyer',
      creditorid: price.supplier.creditorid,
      supplierproductcode: price.supplierproductcode,
    },
  };
}

export async function add({ fetch, by }: Buyer, line: Line): Promise<number> {
  return (await answered(fetch, addOrderItem, getLine(line), by)).orderitemid;
}

/** Takes or releases an order's lock. A basket keeps its own status. */
export function lock({ fetch, by, computername }: Buyer, orderid: number, islocked: boolean, basketStatus?: string) {
  const body = {
    retailerid: by.retailerid,
    orderid,
    islocked,
    statusdescription: basketStatus ?? (islocked ? 'Pending' : 'Unsent'),
    staffname: `Staff ${by.staffid}`,
    computername,
  };
  return callApi(fetch, updateOrderLock, { body }, by);
}
