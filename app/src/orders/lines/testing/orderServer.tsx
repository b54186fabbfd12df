import type { OrderItem, Settings, Staff } from '@mortar/contract';
import type { ReactNode } from 'react';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { currentOrderAtom } from '#orders/current/currentOrder.ts';
import type { OrderLine } from '#orders/current/model/line.ts';
import { fromCents } from '#rules/money.ts';
import { SettingsContext } from '#session/settings.tsx';
import { sampleSettings } from '#session/testing/sampleSettings.ts';
import { lineAt } from './historyLines.ts';

const getItem = (line: OrderLine): OrderItem => ({
  orderitemid: line.id,
  productid: line.productId,
  productcode: line.productCode,
  accountnumber: '',
  productdescription: line.description,
  packsize: '',
  suppliername: line.supplier,
  status: '',
  suppliercode: line.supplierCode,
  wholesalercode: '',
  wholesalername: '',
  staffname: line.staff,
  supplierpriceid: line.supplierPriceId,
  creditorid: line.creditorId,
  supplierproductcode: '',
  orderedquantity: line.quantity,
  orderedprice: fromCents(line.price),
  bonusquantity: line.bonus,
  supplierquantity: line.deal.step,
  supplierbonusquantity: line.deal.bonus,
  itemnumber: line.number,
});

/** Reaction to a write: result code, no answer and not done, or no answer but done. */
export type WriteFault = number | 'lost' | 'late';

export interface OrderServerOptions {
  lines?: readonly OrderLine[];
  settings?: Partial<Settings>;
  /** Reaction to the n-th write, from 0; undefined succeeds. */
  fault?(write: number): WriteFault | undefined;
  /** Delays the n-th write. */
  held?(write: number): Promise<void> | undefined;
  /** Locked prices by `supplierPriceId`. */
  locked?: readonly number[];
}

/**
 * Server with order 7, and the application with that order open. Lines are those of `lineAt`: the price of product 2 at
 * supplier 3 is 203.
 */
export function startOrderServer(options: OrderServerOptions) {
  const { lines = [], settings, fault = () => undefined, locked = [] } = options;
  const held = new Map(lines.map((line) => [line.id, line]));
  const sent: { path: string; body: Record<string, number> }[] = [];
  let nextId = 100;
  const holds: Promise<void>[] = [];
  const change = (path: string, query: URLSearchParams, body: Record<string, number>): object | null => {
    const { supplierpriceid = 0, orderedquantity = 0, itemnumber = 0 } = body;
    const line = (id: number, number: number) => ({
      ...lineAt(id, Math.trunc(supplierpriceid / 100), supplierpriceid % 100, orderedquantity),
      number,
    });
    if (path.endsWith('/items/add')) {
      const orderitemid = nextId++;
      held.set(orderitemid, line(orderitemid, itemnumber));
      return { orderitemid, accountnumber: '' };
    }
    const id = Number(query.get('orderItemId') ?? body.orderitemid);
    const before = held.get(id);
    if (!before) return null;
    if (path.endsWith('/items/delete')) held.delete(id);
    else held.set(id, line(id, before.number));
    return {};
  };
  const order = () => ({
    orderid: 7,
    ordernumber: '100131',
    description: 'Monday',
    statusdescription: '',
    isbasket: false,
    staffname: '',
    computername: '',
    createddatetime: null,
    locked: false,
    ordervalue: 0,
    orderitems: [...held.values()].map(getItem),
  });
  const priced = (productcode: string) =>
    [1, 2, 3].map((supplier) => {
      const line = lineAt(0, Number(productcode.slice(1)), supplier, 1);
      return {
        supplierpriceid: line.supplierPriceId,
        preference: 0,
        suppliercode: line.supplierCode,
        suppliername: line.supplier,
        supplierproductcode: '',
        supplierproductdescription: '',
        packsize: '',
        bandcode: '',
        price: fromCents(line.price),
        quantity: line.deal.step,
        bonusquantity: line.deal.bonus,
        lastdate: null,
        lastinvoicedquantity: 0,
        creditorid: supplier,
        locked: locked.includes(line.supplierPriceId),
      };
    });
  const services = createServices({
    config: defaultConfig,
    retryDelay: () => 0,
    fetch: async (address, init) => {
      const { pathname: path, searchParams: query } = new URL(String(address), 'http://x');
      if (path.endsWith('/ClientOrder/get')) {
        const answer = Response.json({ resultcode: 1, clientorders: [order()] });
        await holds.shift();
        return answer;
      }
      if (path.endsWith('/WholesalerProduct/list/get')) {
        return Response.json({ resultcode: 1, wholesalerproducts: priced(query.get('productcode') ?? '') });
      }
      if (!path.includes('/items/')) return Response.json({ resultcode: path.includes('/auth/') ? 1 : 5 });
      const body = init?.body ? JSON.parse(String(init.body)) : {};
      const wrong = fault(sent.length);
      sent.push({ path, body });
      await options.held?.(sent.length - 1);
      if (typeof wrong === 'number') return Response.json({ resultcode: wrong });
      if (wrong === 'lost') throw new TypeError('Failed to fetch');
      const answer = change(path, query, body);
      if (wrong === 'late') throw new TypeError('Failed to fetch');
      return Response.json(answer ? { resultcode: 1, ...answer } : { resultcode: 5 });
    },
  });
  const role = { rolepermissions: { ordering: { update: true, create: true } } };
  const staff = { staffid: 2, retailerid: 1001, staffname: 'Thabo', username: 'buyer@1001', role };
  services.startSession({
    token: 'one',
    validTo: null,
    adverts: [],
    staff: { ...staff, grouporderingenabled: false } as unknown as Staff,
  });
  services.store.set(currentOrderAtom, { orderId: 7, orderNumber: '100131', type: 'update' });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppProviders services={services}>
      <SettingsContext value={sampleSettings({ ordering_LockPreferred: locked.length > 0, ...settings })}>
        {children}
      </SettingsContext>
    </AppProviders>
  );
  return {
    services,
    wrapper,
    sent,
    /** Content of the order: `supplierPriceId: quantity`, by price. */
    held: () => [...held.values()].map(({ supplierPriceId, quantity }) => `${supplierPriceId}: ${quantity}`).toSorted(),
    /** The next read takes its data at once but is delayed until the returned function is called. */
    holdRead(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      holds.push(promise);
      return resolve;
    },
    /** Another user adds or removes a line. */
    colleague(id: number, line: OrderLine | null) {
      if (line) held.set(id, { ...line, id, staff: 'Ayesha Jacobs' });
      else held.delete(id);
    },
  };
}
