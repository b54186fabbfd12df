// @vitest-environment jsdom
import { createBackend, scenarios, signIn } from '@mortar/backend';
import { getOrder, listProducts, listSupplierPrices } from '@mortar/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { currentOrderAtom } from '#orders/current/currentOrder.ts';
import { readUnsavedLines, type UnsavedLine, unsavedLinesAtom } from '#orders/lines/unsavedLines.ts';
import { toSupplierPrice } from '#products/prices/model/supplierPrice.ts';
import { toProduct } from '#products/search/model/product.ts';
import { type Session, sessionFrom } from './session.ts';

const scenario = scenarios.openingTime();
const backend = createBackend({ seed: scenario.seed });
const services = () =>
  createServices({
    config: defaultConfig,
    fetch: (url, init) => backend.fetch(new Request(new URL(String(url), 'http://localhost'), init)),
  });

let session: Session;
let line: UnsavedLine;
beforeAll(async () => {
  session = sessionFrom(await signIn(backend, scenario));
  const app = services();
  app.startSession(session);
  const value = <T>(outcome: { kind: string; value?: T }) => outcome.value as T;
  const query = { filter: 'Description', sortby: 'Alphabetically', searchtype: 'Containing', value: 'a' } as const;
  const all = { wholesalercode: '', adid: 0, productschedules: 'N,NM,0,1,2,3,4,5,6,7' };
  const { products } = value(await app.client.send(listProducts, { query: { ...query, ...all } }));
  const [product] = products;
  if (!product) throw new Error('the catalogue is empty');
  const pricesQuery = { productcode: product.productcode, supplierrule: '0', lockpreferred: false, adid: 0 } as const;
  const { wholesalerproducts } = value(await app.client.send(listSupplierPrices, { query: pricesQuery }));
  const [price] = wholesalerproducts;
  if (!price) throw new Error('nobody sells the product');
  line = {
    orderid: 7,
    product: toProduct(product),
    price: toSupplierPrice(price),
    quantity: 4,
    error: 'refused',
    sent: { known: [1], lineid: null, quantity: 4 },
  };
});
beforeEach(() => sessionStorage.clear());

const person = (username: string): Session => ({ ...session, staff: { ...session.staff, username } });
const toLines = (app: ReturnType<typeof services>) => app.store.get(unsavedLinesAtom);

describe('unsaved lines', () => {
  it('survive the page: a reload and a crash restore them unchanged', () => {
    const before = services();
    before.startSession(person('buyer@1001'));
    before.store.set(unsavedLinesAtom, [line]);
    expect(toLines(services())).toEqual([line]);
  });

  it('survive the session, for the same person only', () => {
    const app = services();
    app.startSession(person('buyer@1001'));
    app.store.set(unsavedLinesAtom, [line]);
    app.endSession('expired');
    expect(toLines(app)).toEqual([]);
    app.startSession(person('admin@1001'));
    expect(toLines(app)).toEqual([]);
    app.endSession('signed out');
    app.startSession(person('buyer@1001'));
    expect(toLines(app)).toEqual([line]);
  });

  it('are removed once they are saved or discarded', () => {
    const app = services();
    app.startSession(person('buyer@1001'));
    app.store.set(unsavedLinesAtom, [line]);
    app.store.set(unsavedLinesAtom, []);
    expect(readUnsavedLines('buyer@1001')).toEqual([]);
  });
});

describe('the order that was open when a session expired', () => {
  const order = { orderId: 7, orderNumber: '100131', type: 'new' } as const;
  const expireOver = () => {
    const app = services();
    app.startSession(person('buyer@1001'));
    app.store.set(currentOrderAtom, order);
    app.endSession('expired');
    return app;
  };

  it('is resumed by the same person', () => {
    const app = expireOver();
    app.startSession(person('buyer@1001'));
    expect(app.store.get(currentOrderAtom)).toEqual(order);
  });

  it('is not given to another user, and then not to the first one either', () => {
    const app = expireOver();
    app.startSession(person('admin@1001'));
    expect(app.store.get(currentOrderAtom)).toBeNull();
    app.startSession(person('buyer@1001'));
    expect(app.store.get(currentOrderAtom)).toBeNull();
  });

  it('is closed if the user signed out', () => {
    const app = services();
    app.startSession(person('buyer@1001'));
    app.store.set(currentOrderAtom, order);
    app.endSession('signed out');
    app.startSession(person('buyer@1001'));
    expect(app.store.get(currentOrderAtom)).toBeNull();
  });

  it('is resumed after the server reports the expiry', async () => {
    const app = services();
    app.startSession({ ...person('buyer@1001'), token: 'ended' });
    app.store.set(currentOrderAtom, order);
    await app.client.send(getOrder, { query: { orderid: 7 } });
    app.startSession(person('buyer@1001'));
    expect(app.store.get(currentOrderAtom)).toEqual(order);
  });
});
