import type { Staff } from '@mortar/contract';
import { useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { orderQuery } from '#orders/current/api/getOrder.ts';
import type { Order, OrderLine } from '#orders/current/model/line.ts';
import { lineAt } from '#orders/lines/testing/historyLines.ts';
import { startOrderServer } from '#orders/lines/testing/orderServer.tsx';
import { keys } from '#server/keys.ts';
import { useServices } from '#session/services.ts';
import { SettingsContext } from '#session/settings.tsx';
import { useAddLine, useDeleteLine, useLineWriter, useUpdateLine } from './lines.ts';

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
const before: OrderLine = {
  ...offer,
  id: 1,
  number: 4,
  quantity: 10,
  bonus: 2,
  total: 10_500,
  staff: 'Ayesha Jacobs',
  accountNumber: 'A1',
};
const order: Order = { id: 7, number: '100131', description: 'Monday', lines: [before], total: 10_500 };

beforeEach(() => sessionStorage.clear());

/** Server that acknowledges writes and never answers reads of the order. */
function open() {
  const requested: URL[] = [];
  const services = createServices({
    config: defaultConfig,
    fetch: async (address, init) => {
      const url = new URL(String(address), 'http://x');
      requested.push(url);
      if (init?.method === 'GET') return new Promise<Response>(() => undefined);
      return Response.json({ resultcode: 1, orderitemid: 55, accountnumber: 'A1' });
    },
  });
  services.startSession({ token: 'one', validTo: null, staff, adverts: [] });
  services.queryClient.setQueryData(keys.order(7), order);
  const settings = { ordering_Regrets_DeleteWhenReordered: false } as never;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppProviders services={services}>
      <SettingsContext value={settings}>{children}</SettingsContext>
    </AppProviders>
  );
  const held = () => services.queryClient.getQueryData<Order>(keys.order(7));
  const query = (path: string) =>
    requested.find(({ pathname }) => pathname.endsWith(path))?.searchParams.get('orderid');
  return { wrapper, held, requested, query };
}

describe('an acknowledged change', () => {
  it('adds its line without waiting for the order to be read', async () => {
    const { wrapper, held } = open();
    const { result } = renderHook(() => useAddLine(7), { wrapper });
    await act(() => result.current.mutateAsync({ ...offer, supplierPriceId: 92, quantity: 20 }));
    const line = { id: 55, number: 5, accountNumber: 'A1', quantity: 20, bonus: 4, total: 21_000 };
    const added = { ...offer, supplierPriceId: 92, ...line };
    expect(held()).toEqual({ ...order, lines: [before, { ...added, staff: 'Thabo Nkosi' }], total: 31_500 });
  });

  it('changes only its line', async () => {
    const { wrapper, held } = open();
    const { result } = renderHook(() => useUpdateLine(7), { wrapper });
    await act(() => result.current.mutateAsync({ id: 1, line: { ...offer, quantity: 30 } }));
    expect(held()?.lines).toEqual([{ ...before, quantity: 30, bonus: 6, total: 31_500, staff: 'Thabo Nkosi' }]);
    await act(() => result.current.mutateAsync({ id: 2, line: { ...offer, quantity: 40 } }));
    expect(held()?.total).toBe(31_500);
  });

  it('removes its line', async () => {
    const { wrapper, held } = open();
    const { result } = renderHook(() => useDeleteLine(7), { wrapper });
    await act(() => result.current.mutateAsync(1));
    expect(held()).toEqual({ ...order, lines: [], total: 0 });
  });

  it('refetches the order in the background', async () => {
    const { wrapper, requested } = open();
    const reads = () => requested.filter(({ pathname }) => pathname.endsWith('/ClientOrder/get')).length;
    const { result } = renderHook(
      () => {
        const { client } = useServices();
        useQuery(orderQuery(client, 7));
        return useAddLine(7);
      },
      { wrapper },
    );
    const before = reads();
    await act(() => result.current.mutateAsync({ ...offer, quantity: 20 }));
    await waitFor(() => expect(reads()).toBe(before + 1));
  });
});

describe('the order id in an update', () => {
  it.each([
    ['from the update dialog', { fromDialog: true }, '0'],
    ['from the quantity selector', {}, '7'],
    ['that replaces a supplier', { replace: true }, '7'],
  ])('%s is correct', async (_name, more, orderid) => {
    const { wrapper, query } = open();
    const { result } = renderHook(() => useUpdateLine(7), { wrapper });
    await act(() => result.current.mutateAsync({ id: 1, line: { ...offer, quantity: 20 }, ...more }));
    expect(query('/items/update')).toBe(orderid);
  });
});

describe('a change with a lost answer', () => {
  async function openLosing(lost: number) {
    const server = startOrderServer({ fault: (write) => (write === lost ? 'late' : undefined) });
    const { queryClient, client } = server.services;
    await queryClient.fetchQuery(orderQuery(client, 7));
    const { result } = renderHook(() => useLineWriter(7), { wrapper: server.wrapper });
    const known = () => queryClient.getQueryData<Order>(keys.order(7))?.lines.map(({ quantity }) => quantity);
    return { ...server, known, add: (product: number) => result.current.add(lineAt(0, product, 1, product)) };
  }

  it('is looked up in later reads, not in reads that were pending', async () => {
    const page = await openLosing(1);
    const release = page.holdRead();
    await act(() => page.add(1));
    await act(() => page.add(2));
    release();
    await waitFor(() => expect(page.services.queryClient.isFetching()).toBe(0));
    expect(page.known()).toEqual([1, 2]);
  });

  it('is found while another change is acknowledged', async () => {
    const page = await openLosing(0);
    const release = page.holdRead();
    const lost = page.add(1);
    await waitFor(() => expect(page.services.queryClient.isFetching()).toBe(1));
    await act(() => page.add(2));
    expect(await lost).toMatchObject({ after: { quantity: 1 } });
    release();
    expect(page.known()).toEqual([1, 2]);
  });
});

describe('a change of only the price with a lost answer', () => {
  it.each([
    ['succeeded if the order has the new price', 12, true],
    ['failed if the order has the old price', 10.5, false],
  ])('%s', async (_case, orderedprice, happened) => {
    const item = {
      orderitemid: 1,
      productid: 9,
      productcode: 'P9',
      productdescription: 'Panado',
      suppliername: 'Alpha',
      suppliercode: 'ALP',
      wholesalercode: 'ALP',
      wholesalername: 'Alpha',
      supplierpriceid: 91,
      creditorid: 3,
      supplierproductcode: 'A-9',
      orderedquantity: 10,
      orderedprice,
      bonusquantity: 2,
      supplierquantity: 10,
      supplierbonusquantity: 2,
      itemnumber: 4,
      staffname: 'Thabo',
      status: 'Pending',
      accountnumber: 'A1',
      packsize: '56',
    };
    const read = {
      orderid: 7,
      ordernumber: '100131',
      description: 'Monday',
      statusdescription: 'Pending',
      isbasket: false,
      staffname: 'Thabo',
      computername: 'PC',
      createddatetime: '2026-11-26T08:00:00Z',
      locked: true,
      ordervalue: 0,
      orderitems: [item],
    };
    const services = createServices({
      config: defaultConfig,
      fetch: async (_address, init) => {
        if (init?.method !== 'GET') throw new TypeError('Failed to fetch');
        return Response.json({ resultcode: 1, clientorders: [read] });
      },
    });
    services.startSession({ token: 'one', validTo: null, staff, adverts: [] });
    services.queryClient.setQueryData(keys.order(7), order);
    const wrapper = ({ children }: { children: ReactNode }) => (
      <AppProviders services={services}>
        <SettingsContext value={{ ordering_Regrets_DeleteWhenReordered: false } as never}>{children}</SettingsContext>
      </AppProviders>
    );
    const { result } = renderHook(() => useUpdateLine(7), { wrapper });
    const change = { id: 1, line: { ...offer, price: 1200, quantity: 10 }, fromDialog: true };
    const done = await act(() =>
      result.current.mutateAsync(change).then(
        () => true,
        () => false,
      ),
    );
    expect(done).toBe(happened);
  });
});
