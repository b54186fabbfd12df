import type { Notification, Staff } from '@mortar/contract';
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { liveLinkAtom } from './liveLinkAtom.ts';
import { createFakeLink } from './testing/fakeLink.ts';
import { useLiveRow } from './useLiveRow.ts';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const staff = { retailerid: 1001, username: 'buyer', grouporderingenabled: false } as Staff;
const LIST = ['list'];
const DETAILS = ['details'];

const reported = (row: string, retailerid = 1001): Notification => ({
  group: 'response',
  identifier: row,
  secondaryidentifier: '',
  title: '',
  body: '',
  icon: '',
  sentdate: null,
  username: '',
  retailerid,
});

interface Options {
  readOne?: (row: string, retailerid: number) => Promise<string | undefined> | null;
  retailerids?: readonly number[];
  listens?: boolean;
}

/** List of two rows with details of one, its reads, and requests for single rows. */
async function shown({ readOne = async (row) => `${row} now`, retailerids, listens = true }: Options = {}) {
  const services = createServices({ config: defaultConfig });
  services.startSession({ token: 'one', validTo: null, staff, adverts: [] });
  const live = createFakeLink();
  services.store.set(liveLinkAtom, live.link);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppProviders services={services}>{children}</AppProviders>
  );
  const reads = { list: vi.fn(async () => ['a', 'b']), details: vi.fn(async () => 0), one: vi.fn(readOne) };
  const { result } = renderHook(
    () => {
      useLiveRow({
        event: 'ReceiveNotification',
        queryKey: listens ? LIST : null,
        retailerIds: retailerids,
        readOne: ({ identifier }, retailerid) => reads.one(identifier, retailerid),
        place: (list: readonly string[], row) => {
          const at = list.findIndex((each) => row.startsWith(each));
          return at < 0 ? null : list.with(at, row);
        },
        details: () => DETAILS,
      });
      useQuery({ queryKey: DETAILS, queryFn: reads.details });
      return useQuery({ queryKey: LIST, queryFn: reads.list }).data;
    },
    { wrapper },
  );
  await waitFor(() => expect(result.current).toEqual(['a', 'b']));
  return {
    reads,
    rows: () => result.current,
    push: (row: string, retailerid?: number) =>
      act(async () => live.push('ReceiveNotification', reported(row, retailerid))),
    count: () => [reads.one.mock.calls.length, reads.list.mock.calls.length, reads.details.mock.calls.length],
  };
}

describe('a row updated by the hub', () => {
  it('is replaced: it and its details are read, the list is not', async () => {
    const { push, rows, count, reads } = await shown();
    await push('b');
    await waitFor(() => expect(rows()).toEqual(['a', 'b now']));
    expect(reads.one).toHaveBeenCalledWith('b', 1001);
    await waitFor(() => expect(count()).toEqual([1, 1, 2]));
  });

  it.each([
    ['has no place in it', undefined],
    ['is not there', async () => undefined],
    ['cannot be read', () => Promise.reject(new Error('no network'))],
  ])('refetches the list if it %s', async (_, readOne) => {
    const { push, rows, count } = await shown(readOne && { readOne });
    await push('c');
    await waitFor(() => expect(count()).toEqual([1, 2, 2]));
    expect(rows()).toEqual(['a', 'b']);
  });

  it('is not read for a pharmacy that the list does not request', async () => {
    const { push, rows, count } = await shown({ retailerids: [2001] });
    await push('a', 2002);
    await push('b', 2001);
    await waitFor(() => expect(rows()).toEqual(['a', 'b now']));
    await waitFor(() => expect(count()).toEqual([1, 1, 2]));
  });

  it('changes nothing in the list if the notification is about none of its rows', async () => {
    const { push, rows, count } = await shown({
      readOne: (row) => (row === 'a' ? null : Promise.resolve(`${row} now`)),
    });
    await push('a');
    await push('b');
    await waitFor(() => expect(rows()).toEqual(['a', 'b now']));
    await waitFor(() => expect(count()).toEqual([2, 1, 2]));
  });

  it('is not received while no list is shown', async () => {
    const { push, count } = await shown({ listens: false });
    await push('a');
    expect(count()).toEqual([0, 1, 1]);
  });
});
