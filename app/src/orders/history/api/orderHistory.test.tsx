import type { HistoryOrder, Notification, Staff } from '@mortar/contract';
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { liveLinkAtom } from '#live/liveLinkAtom.ts';
import { createFakeLink } from '#live/testing/fakeLink.ts';
import { historyOrder } from '#orders/history/testing/orders.ts';
import { type HistoryRequest, orderHistoryQuery, useLiveHistory } from './orderHistory.ts';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const waiting = (orderid: number) => historyOrder({ orderid, indicator: 'Waiting', invoicedvalue: 0 });
const list = [waiting(3), waiting(2), waiting(1)];
const answered = historyOrder({ orderid: 2, indicator: 'Partial', invoicedvalue: 100 });
const own: HistoryRequest = { datefilter: 'Last 3 Months' };
const ofGroup: HistoryRequest = { ...own, group: { groupretailerid: 2000, retailerids: [2001] } };

const arrival = (orderid: number, retailerid = 1001): Notification => ({
  group: 'response',
  identifier: `SO-${orderid}`,
  secondaryidentifier: String(orderid),
  title: '',
  body: '',
  icon: '',
  sentdate: null,
  username: '',
  retailerid,
});

/** Page with the history, while the server receives an answer to an order. */
async function shown(requested: HistoryRequest, after: readonly HistoryOrder[]) {
  const calls: string[] = [];
  const group = requested.group !== undefined;
  const services = createServices({
    config: defaultConfig,
    retryDelay: () => 0,
    fetch: async (address, init) => {
      const { searchParams } = new URL(String(address), 'http://x');
      const body = init?.body ? JSON.parse(String(init.body)) : Object.fromEntries(searchParams);
      const one = body.orderid === undefined ? null : Number(body.orderid);
      calls.push(one === null ? body.datefilter : String(one));
      const rows = calls.length === 1 ? list : after;
      const clientorders = one === null ? rows : rows.filter(({ orderid }) => orderid === one);
      return Response.json(clientorders.length > 0 ? { resultcode: 1, clientorders } : { resultcode: 5 });
    },
  });
  const staff = { retailerid: group ? 2000 : 1001, username: 'buyer', grouporderingenabled: group } as Staff;
  services.startSession({ token: 'one', validTo: null, staff, adverts: [] });
  const live = createFakeLink();
  services.store.set(liveLinkAtom, live.link);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppProviders services={services}>{children}</AppProviders>
  );
  const { result } = renderHook(
    () => {
      useLiveHistory(requested);
      return useQuery(orderHistoryQuery(services.client, requested));
    },
    { wrapper },
  );
  await waitFor(() => expect(result.current.data?.map(({ id }) => id)).toEqual([3, 2, 1]));
  return { calls, live, result };
}

describe('an arriving response', () => {
  it.each([
    ['a pharmacy', own, 1001],
    ['a group', ofGroup, 2001],
  ])('replaces its order in the history of %s: only that order is read, the others stay', async (_, requested, at) => {
    const { calls, live, result } = await shown(requested, [waiting(3), answered, waiting(1)]);
    const [first, , last] = result.current.data ?? [];
    act(() => live.push('ReceiveNotification', arrival(2, at)));
    await waitFor(() => expect(result.current.data?.[1]).toMatchObject({ supply: 'partial', regretted: 2500 }));
    expect(result.current.data?.[0]).toBe(first);
    expect(result.current.data?.[2]).toBe(last);
    expect(calls).toEqual(['Last 3 Months', '2']);
  });

  it('refetches the list if its order is missing, and keeps unchanged orders', async () => {
    const { calls, live, result } = await shown(own, [waiting(4), ...list]);
    const before = result.current.data ?? [];
    act(() => live.push('ReceiveNotification', arrival(4)));
    await waitFor(() => expect(result.current.data).toHaveLength(4));
    expect(result.current.data?.slice(1)).toEqual(before);
    expect(result.current.data?.[1]).toBe(before[0]);
    expect(calls).toEqual(['Last 3 Months', '4', 'Last 3 Months']);
  });

  it('is ignored by the history if its retailer was not requested, or it is no response', async () => {
    const { calls, live, result } = await shown(ofGroup, [answered]);
    act(() => live.push('ReceiveNotification', arrival(2, 2002)));
    act(() => live.push('ReceiveNotification', { ...arrival(2, 2001), group: 'supplier' }));
    act(() => live.push('ReceiveNotification', arrival(2, 2001)));
    await waitFor(() => expect(result.current.data?.[1]?.supply).toBe('partial'));
    expect(calls).toEqual(['Last 3 Months', '2']);
  });
});

it('returns the same list if a refetch changes nothing', async () => {
  const { result } = await shown(own, list);
  const before = result.current.data;
  await act(() => result.current.refetch());
  expect(result.current.data).toBe(before);
});
