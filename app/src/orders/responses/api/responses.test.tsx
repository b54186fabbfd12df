import type { Notification, Response as OrderResponse, Staff } from '@mortar/contract';
import { useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { liveLinkAtom } from '#live/liveLinkAtom.ts';
import { createFakeLink } from '#live/testing/fakeLink.ts';
import { toSupplierResponse } from '#orders/responses/model/supplierResponse.ts';
import type { ResponsesRequest } from '#orders/responses/model/toResponsesRequest.ts';
import { responsesQuery, useLiveResponses, withResponse } from './responses.ts';

const getAnswer = (orderid: number, indicator: OrderResponse['indicator'] = 'Waiting'): OrderResponse => ({
  orderid,
  ordernumber: `SO-${orderid}`,
  supplier: 'Kestrel',
  status: 'Sent',
  results: '',
  indicator,
  senddatetime: '2026-11-20T08:00:00Z',
  ordertotal: 10,
  retailername: 'Main Road',
});
const response = (...given: Parameters<typeof getAnswer>) => toSupplierResponse(getAnswer(...given));
const answers = [getAnswer(1), getAnswer(2), getAnswer(3)];
const list = answers.map(toSupplierResponse);
const all: ResponsesRequest = { search: '', filter: 'All' };
const ofGroup: ResponsesRequest = { ...all, group: { groupretailerid: 2000, retailerids: [2001] } };
const answered = response(2, 'Invoiced');

describe('a list of responses', () => {
  it.each([
    ['has the response that arrived in its place', all, answered, [response(1), answered, response(3)]],
    [
      'of outstanding orders loses an answered one',
      { ...all, filter: 'Outstanding' },
      answered,
      [response(1), response(3)],
    ],
    ['of outstanding orders keeps one that is still outstanding', { ...all, filter: 'Outstanding' }, response(2), list],
    ['has a gap if it lacks the response', { ...all, filter: 'Complete' }, response(9, 'Invoiced'), null],
  ] as const)('%s', (_name, requested, arrived, next) => {
    expect(withResponse(list, requested, arrived)).toEqual(next);
  });
});

beforeEach(() => sessionStorage.clear());

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

/** Page with responses, while the server receives an answer to order 2. */
async function shown(after: readonly OrderResponse[], wanted = all) {
  const requested: string[] = [];
  const group = wanted.group !== undefined;
  const services = createServices({
    config: defaultConfig,
    retryDelay: () => 0,
    fetch: async (address, init) => {
      const { searchParams } = new URL(String(address), 'http://x');
      const { search } = init?.body ? JSON.parse(String(init.body)) : { search: searchParams.get('search') ?? '' };
      requested.push(search);
      const rows = requested.length === 1 ? answers : after;
      const responses = rows.filter(({ ordernumber }) => ordernumber.includes(search));
      return Response.json(responses.length > 0 ? { resultcode: 1, responses } : { resultcode: 5 });
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
      useLiveResponses(wanted);
      return useQuery(responsesQuery(services.client, wanted)).data;
    },
    { wrapper },
  );
  await waitFor(() => expect(result.current).toEqual(list));
  return { requested, live, result };
}

describe('an arriving response', () => {
  it('replaces its row: only that response is read, the list is not', async () => {
    const { requested, live, result } = await shown([getAnswer(1), getAnswer(2, 'Invoiced'), getAnswer(3)]);
    act(() => live.push('ReceiveNotification', arrival(2)));
    await waitFor(() => expect(result.current?.[1]).toEqual(answered));
    expect([result.current?.[0], result.current?.length]).toEqual([list[0], 3]);
    expect(requested).toEqual(['', 'SO-2']);
  });

  it('refetches the list if its row is missing', async () => {
    const { requested, live, result } = await shown([...answers, getAnswer(4, 'Invoiced')]);
    act(() => live.push('ReceiveNotification', arrival(4)));
    await waitFor(() => expect(result.current).toHaveLength(4));
    expect(requested).toEqual(['', 'SO-4', '']);
  });

  it('is not read if its pharmacy was not requested', async () => {
    const { requested, live, result } = await shown([getAnswer(1), getAnswer(2, 'Invoiced'), getAnswer(3)], ofGroup);
    act(() => live.push('ReceiveNotification', arrival(9, 2002)));
    act(() => live.push('ReceiveNotification', arrival(2, 2001)));
    await waitFor(() => expect(result.current?.[1]).toEqual(answered));
    expect(requested).toEqual(['', 'SO-2']);
  });

  it('is the only notification that is handled', async () => {
    const { requested, live, result } = await shown(answers);
    act(() => live.push('ReceiveNotification', { ...arrival(2), group: 'supplier' }));
    act(() => live.push('ReceiveNotification', arrival(2)));
    await waitFor(() => expect(requested).toEqual(['', 'SO-2']));
    expect(result.current).toEqual(list);
  });
});
