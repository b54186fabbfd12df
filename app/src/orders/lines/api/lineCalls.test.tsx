import type { OrderItem, Staff } from '@mortar/contract';
import { useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { orderQuery } from '#orders/current/api/getOrder.ts';
import { unsentValuesQuery } from '#orders/current/api/unsentValues.ts';
import { type CurrentOrder, currentOrderAtom } from '#orders/current/currentOrder.ts';
import { type Order, type OrderLine, toOrder } from '#orders/current/model/line.ts';
import { keys } from '#server/keys.ts';
import { getFailure } from '#server/outcome.ts';
import { useServices } from '#session/services.ts';
import { SettingsContext } from '#session/settings.tsx';
import { useAddLine, useDeleteLine, useUpdateLine } from './lines.ts';

const staff = { retailerid: 1001, username: 'buyer@1001', staffname: 'Thabo Nkosi' } as Staff;
const offer = {
  productId: 9,
  productCode: 'P9',
  description: 'Panado',
  supplier: 'Alpha',
  supplierCode: 'ALP',
  supplierPriceId: 91,
  supplierProductCode: 'A-9',
  creditorId: 3,
  price: 1050,
  deal: { step: 10, bonus: 2 },
};
const item = (orderitemid: number, changes: Partial<OrderItem> = {}): OrderItem => ({
  orderitemid,
  productid: 9,
  productcode: 'P9',
  productdescription: 'Panado',
  packsize: '',
  itemnumber: 4,
  accountnumber: '',
  suppliername: 'Alpha',
  suppliercode: 'ALP',
  wholesalername: '',
  wholesalercode: '',
  supplierpriceid: 91,
  creditorid: 3,
  supplierproductcode: 'A-9',
  staffname: 'Ayesha Jacobs',
  status: '',
  orderedquantity: 10,
  orderedprice: 10.5,
  bonusquantity: 2,
  supplierquantity: 10,
  supplierbonusquantity: 2,
  ...changes,
});
const holding = (...orderitems: OrderItem[]) => ({
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
  orderitems,
});
const before = toOrder(holding(item(1), item(2, { supplierpriceid: 92, itemnumber: 6 })) as never);

beforeEach(() => sessionStorage.clear());

interface Server {
  /** Result code of every write. */
  code?: number;
  /** Answer to reading the order. */
  read?: () => Response | Promise<Response>;
  held?: Order | null;
  open?: CurrentOrder;
  deleteWhenReordered?: boolean;
}

const json = (body: object) => Response.json({ resultcode: 1, ...body });

function start({ code = 1, read = () => Response.json({ resultcode: 2 }), held = before, open, ...more }: Server = {}) {
  const writes: { query: Record<string, string>; body: Record<string, unknown> | null }[] = [];
  const reads: string[] = [];
  const services = createServices({
    config: defaultConfig,
    retryDelay: () => 0,
    fetch: async (address, init) => {
      const { pathname, searchParams } = new URL(String(address), 'http://x');
      if (init?.method === 'GET') {
        reads.push(pathname);
        return pathname.endsWith('/ClientOrder/get') ? read() : json({ ordervaluebysupplier: [] });
      }
      const { retailerid: _, ...query } = Object.fromEntries(searchParams);
      writes.push({ query, body: init?.body ? JSON.parse(String(init.body)) : null });
      return Response.json({ resultcode: code, orderitemid: 55, accountnumber: 'A1' });
    },
  });
  services.startSession({ token: 'one', validTo: null, staff, adverts: [] });
  if (held) services.queryClient.setQueryData(keys.order(7), held);
  if (open) services.store.set(currentOrderAtom, open);
  const settings = { ordering_Regrets_DeleteWhenReordered: more.deleteWhenReordered ?? false } as never;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppProviders services={services}>
      <SettingsContext value={settings}>{children}</SettingsContext>
    </AppProviders>
  );
  const timesRead = (path: string) => reads.filter((each) => each.endsWith(path)).length;
  const shown = () => services.queryClient.getQueryData<Order | null>(keys.order(7));
  return { wrapper, writes, timesRead, shown, services };
}

const WRITES = {
  add: () => {
    const { mutateAsync } = useAddLine(7);
    return () => mutateAsync({ ...offer, quantity: 20 });
  },
  update: () => {
    const { mutateAsync } = useUpdateLine(7);
    return () => mutateAsync({ id: 1, line: { ...offer, quantity: 20 } });
  },
  replace: () => {
    const { mutateAsync } = useUpdateLine(7);
    return () => mutateAsync({ id: 1, line: { ...offer, supplierPriceId: 93, quantity: 20 }, replace: true });
  },
  delete: () => {
    const { mutateAsync } = useDeleteLine(7);
    return () => mutateAsync(1);
  },
};
type Write = keyof typeof WRITES;

/** Runs a write. @returns its error; null on success */
async function write(name: Write, server: ReturnType<typeof start>) {
  const { result } = renderHook(WRITES[name], { wrapper: server.wrapper });
  return act(() => result.current().then(() => null, getFailure));
}

describe('the request', () => {
  const values = {
    orderedquantity: 20,
    orderedprice: 10.5,
    bonusquantity: 4,
    creditorid: 3,
    supplierproductcode: 'A-9',
    supplierpriceid: 91,
    staffname: 'Thabo Nkosi',
  };
  it.each<[Write, Record<string, string>, Record<string, unknown> | null]>([
    [
      'add',
      { orderid: '7', deletewhenreordered: 'false', baskettype: '' },
      { ...values, orderid: 7, productid: 9, itemnumber: 7 },
    ],
    ['update', { orderid: '7' }, { ...values, orderitemid: 1 }],
    ['replace', { orderid: '7' }, { ...values, supplierpriceid: 93, orderitemid: 1, productid: 9 }],
    ['delete', { orderid: '7', orderItemId: '1', staffname: 'Thabo Nkosi' }, null],
  ])('to %s a line', async (name, query, body) => {
    const server = start();
    expect(await write(name, server)).toBeNull();
    expect(server.writes).toEqual([{ query, body }]);
  });

  it.each([
    ['an order without lines', { ...before, lines: [] }],
    ['an order that was not read', null],
  ])('numbers the first line of %s 1', async (_name, held) => {
    const server = start({ held });
    await write('add', server);
    expect(server.writes[0]?.body?.itemnumber).toBe(1);
    expect(server.shown()?.lines.map(({ number }) => number)).toEqual(held ? [1] : undefined);
  });

  it.each<[Write, number[]]>([
    ['add', [1, 2, 55]],
    ['update', [1, 2]],
    ['delete', [2]],
  ])('to %s a line leaves the others unchanged', async (name, ids) => {
    const server = start();
    await write(name, server);
    expect(server.shown()?.lines.map(({ id }) => id)).toEqual(ids);
  });

  it('includes a regret that is deleted when it is ordered again', async () => {
    const server = start({ deleteWhenReordered: true });
    await write('add', server);
    expect(server.writes[0]?.query.deletewhenreordered).toBe('true');
  });

  it.each<[CurrentOrder, string]>([
    [{ orderId: 7, orderNumber: 'B1', type: 'basket', basket: 'Daily_Basket' }, 'daily'],
    [{ orderId: 7, orderNumber: 'B2', type: 'basket', basket: 'Weekly_Basket' }, 'weekly'],
    [{ orderId: 7, orderNumber: 'B3', type: 'basket', basket: 'Monthly_Basket' }, 'monthly'],
    [{ orderId: 7, orderNumber: 'B4', type: 'basket', basket: 'Custom_Basket' }, 'custom'],
    [{ orderId: 7, orderNumber: '100131', type: 'new' }, ''],
  ])('for %o has the basket type "%s"', async (open, baskettype) => {
    const server = start({ open });
    await write('add', server);
    expect(server.writes[0]?.query.baskettype).toBe(baskettype);
  });
});

describe('a write with an empty answer', () => {
  const first = item(1);
  const second = item(2, { supplierpriceid: 92 });
  it.each<[Write, string, boolean, OrderItem[]]>([
    ['add', 'a new line with the quantity', true, [first, second, item(3, { orderedquantity: 20 })]],
    ['add', 'a new line with another quantity', false, [first, second, item(3)]],
    ['add', 'a new line at another price', false, [first, item(3, { supplierpriceid: 92, orderedquantity: 20 })]],
    ['add', 'a line from before with the quantity', false, [item(1, { orderedquantity: 20 }), second]],
    ['update', 'the line with the quantity', true, [item(1, { orderedquantity: 20 }), second]],
    ['update', 'the line as it was', false, [first, second]],
    ['update', 'another line with the quantity', false, [first, item(2, { orderedquantity: 20 })]],
    ['replace', 'the line at the price', true, [item(1, { supplierpriceid: 93, orderedquantity: 20 })]],
    ['replace', 'the line at the price before', false, [item(1, { orderedquantity: 20 })]],
    ['delete', 'the line no more', true, [second]],
    ['delete', 'the line still', false, [first, second]],
    ['delete', 'only that line', false, [first]],
  ])('%s: is done if the order holds %s: %s', async (name, _shown, made, items) => {
    const server = start({ code: 5, read: () => json({ clientorders: [holding(...items)] }) });
    expect(await write(name, server)).toEqual(made ? null : { kind: 'error', code: 5, text: '' });
    expect(server.timesRead('/ClientOrder/get')).toBe(1);
    if (made) expect(server.shown()).toEqual(toOrder(holding(...items) as never));
  });

  it('fails at once if the order cannot be read, which is requested once', async () => {
    const server = start({ code: 5, read: () => Promise.reject(new TypeError('Failed to fetch')) });
    expect(await write('add', server)).toEqual({ kind: 'error', code: 5, text: '' });
    expect(server.timesRead('/ClientOrder/get')).toBe(1);
  });
});

describe('other reads', () => {
  /** Page that shows the order and unsent values, and writes. */
  const usePage = () => {
    const { client } = useServices();
    useQuery(orderQuery(client, 7));
    useQuery(unsentValuesQuery(client));
    return WRITES.add();
  };

  it.each([
    [1, 'done'],
    [2, 'refused'],
  ])('refetch the order and the unsent orders once a write completes (%d: %s)', async (code) => {
    const server = start({ code, held: null, read: () => json({ clientorders: [holding(item(1))] }) });
    const { result } = renderHook(usePage, { wrapper: server.wrapper });
    await waitFor(() => expect(server.shown()?.lines).toHaveLength(1));
    await waitFor(() => expect(server.timesRead('/bysupplier/getall')).toBe(1));
    await act(() => result.current().catch(() => undefined));
    await waitFor(() => expect(server.timesRead('/bysupplier/getall')).toBe(2));
    await waitFor(() => expect(server.timesRead('/ClientOrder/get')).toBe(2));
  });

  it.each([
    [1, 'done'],
    [2, 'refused'],
  ])('are not cancelled for unrelated data (%d: %s)', async (code) => {
    const signals: AbortSignal[] = [];
    const silent = ({ signal }: { signal: AbortSignal }) => {
      signals.push(signal);
      return new Promise<null>(() => undefined);
    };
    const server = start({ code });
    const useSearch = () => {
      useQuery({ queryKey: ['search'], queryFn: silent });
      return WRITES.add();
    };
    const { result } = renderHook(useSearch, { wrapper: server.wrapper });
    await act(() => result.current().catch(() => undefined));
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  });

  it('do not revert the change if they started before the answer', async () => {
    const answers: ((answer: Response) => void)[] = [];
    const read = () => new Promise<Response>((resolve) => void answers.push(resolve));
    const server = start({ held: null, read });
    const { result } = renderHook(usePage, { wrapper: server.wrapper });
    await waitFor(() => expect(answers).toHaveLength(1));
    act(() => void server.services.queryClient.setQueryData(keys.order(7), before));
    const early = server.services.queryClient.refetchQueries({ queryKey: keys.order(7) });
    await waitFor(() => expect(answers).toHaveLength(2));
    await act(() => result.current());
    const numbers = (lines: readonly OrderLine[] | undefined) => lines?.map(({ number }) => number);
    expect(numbers(server.shown()?.lines)).toEqual([4, 6, 7]);
    await waitFor(() => expect(answers).toHaveLength(3));
    const now = [item(1), item(2, { itemnumber: 6 }), item(3, { itemnumber: 7 }), item(4, { itemnumber: 8 })];
    await act(async () => {
      for (const answer of answers.slice(0, 2)) answer(json({ clientorders: [holding(item(1))] }));
      answers[2]?.(json({ clientorders: [holding(...now)] }));
      await early;
    });
    expect(numbers(server.shown()?.lines)).toEqual([4, 6, 7, 8]);
  });
});
