import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { keys } from '#server/keys.ts';
import type { Session } from '#session/session.ts';
import { useDeleteOrder } from './deleteOrder.ts';

const session = { token: 'one', validTo: null, staff: { retailerid: 1001, staffname: 'Thabo' } } as Session;
const GROUP = keys.groupUnsentOrders({ retailerids: [2001] });

/** Deletes order 7 from cached lists. */
function deleting(resultcode: number) {
  const fetch = async () => Response.json({ resultcode });
  const services = createServices({ config: defaultConfig, fetch, retryDelay: () => 0 });
  services.startSession(session);
  const { queryClient } = services;
  for (const key of [keys.unsentOrders, GROUP, keys.getBaskets('custom')]) {
    queryClient.setQueryData(key, [{ orderid: 7 }, { orderid: 8 }]);
  }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppProviders services={services}>{children}</AppProviders>
  );
  const { result } = renderHook(() => useDeleteOrder(), { wrapper });
  const known = () => [keys.unsentOrders, GROUP, keys.getBaskets('custom')].map((key) => queryClient.getQueryData(key));
  return { remove: () => act(() => result.current.mutateAsync(7).catch(() => undefined)), known };
}

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe('a deleted order', () => {
  it.each([
    ['is deleted', 1],
    ['was gone already', 5],
  ])('is removed from every cached list once it %s', async (_, resultcode) => {
    const { remove, known } = deleting(resultcode);
    await remove();
    expect(known()).toEqual([[{ orderid: 8 }], [{ orderid: 8 }], [{ orderid: 8 }]]);
  });

  it('stays in the lists if the server rejects it', async () => {
    const { remove, known } = deleting(2);
    await remove();
    expect(known().flat()).toHaveLength(6);
  });
});
