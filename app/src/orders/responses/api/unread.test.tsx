import type { Notification, Staff } from '@mortar/contract';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { useMarkRead, useUnreadResponses } from './unread.ts';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const notification = (group: Notification['group'], secondaryidentifier: string): Notification => ({
  group,
  identifier: `SO-${secondaryidentifier}`,
  secondaryidentifier,
  title: '',
  body: '',
  icon: '',
  sentdate: null,
  username: '',
  retailerid: 1001,
});
const list = [notification('response', '7'), notification('supplier', '8'), notification('response', '9')];
const staff = { retailerid: 1001, username: 'buyer@1001', grouporderingenabled: false } as Staff;

/** @param left unread notifications after marking all as read; @param answer to that call */
async function shown(left: readonly Notification[], answer: () => Response) {
  const written: string[] = [];
  const services = createServices({
    config: defaultConfig,
    retryDelay: () => 0,
    fetch: async (address, request) => {
      const path = new URL(String(address), 'http://x').pathname;
      if (request?.method === 'PUT') {
        written.push(path);
        return answer();
      }
      const notifications = written.length === 0 ? list : left;
      return Response.json(notifications.length > 0 ? { resultcode: 1, notifications } : { resultcode: 5 });
    },
  });
  services.startSession({ token: 'one', validTo: null, staff, adverts: [] });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppProviders services={services}>{children}</AppProviders>
  );
  const { result } = renderHook(() => ({ unread: useUnreadResponses(true).data, mark: useMarkRead() }), { wrapper });
  await waitFor(() => expect(result.current.unread).toEqual(new Set([7, 9])));
  return { result, written };
}

const lost = () => {
  throw new TypeError('Failed to fetch');
};

describe('marking every response as read', () => {
  it('leaves none unread', async () => {
    const { result, written } = await shown([list[1] as Notification], () => Response.json({ resultcode: 1 }));
    await act(() => result.current.mark.mutateAsync());
    await waitFor(() => expect(result.current.unread).toEqual(new Set()));
    expect(written).toEqual(['/api/OrderResponse/all/read/update']);
  });

  it('was done if the answer was lost and none is unread', async () => {
    const { result, written } = await shown([], lost);
    await act(() => result.current.mark.mutateAsync());
    expect(written).toHaveLength(1);
  });

  it('was not done if the answer was lost and they are still unread', async () => {
    const { result, written } = await shown(list, lost);
    await act(() =>
      expect(result.current.mark.mutateAsync()).rejects.toThrow(
        'Sorry an unexpected error has occurred. Please try again',
      ),
    );
    expect(result.current.unread).toEqual(new Set([7, 9]));
    expect(written).toHaveLength(1);
  });
});
