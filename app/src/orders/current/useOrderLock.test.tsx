import { renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { ServicesContext } from '#session/services.ts';
import type { Session } from '#session/session.ts';
import { type CurrentOrder, currentOrderAtom, releaseNoticeAtom } from './currentOrder.ts';
import { messages } from './messages.ts';
import { useOrderLock } from './useOrderLock.ts';

const session = { token: 'one', validTo: null, staff: { retailerid: 1001, staffname: 'Thabo Nkosi' } } as Session;
const basket: CurrentOrder = { orderId: 8, orderNumber: 'B3', type: 'basket', basket: 'Weekly_Basket' };

beforeEach(() => sessionStorage.clear());

/** Page returning to an open order, with the locks it requests. */
function returnToPage(order: CurrentOrder, holder = '') {
  const locks: { islocked: boolean; statusdescription: string }[] = [];
  let answer: () => void = () => undefined;
  const lockRequested = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const fetch = async (_address: RequestInfo | URL, init: RequestInit = {}) => {
    if (init.body) {
      const { islocked, statusdescription } = JSON.parse(String(init.body));
      locks.push({ islocked, statusdescription });
    } else await lockRequested;
    return Response.json({ resultcode: 1, locked: holder !== '', staffname: holder, computername: '' });
  };
  const services = createServices({ config: defaultConfig, fetch });
  services.startSession(session);
  services.store.set(currentOrderAtom, order);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ServicesContext value={services}>
      <Provider store={services.store}>{children}</Provider>
    </ServicesContext>
  );
  renderHook(useOrderLock, { wrapper });
  return { services, locks, answer };
}

describe('an open order after a reload', () => {
  it('is restored with its type', async () => {
    const { locks, answer } = returnToPage(basket);
    answer();
    await waitFor(() => expect(locks).toEqual([{ islocked: true, statusdescription: 'Weekly_Basket' }]));
  });

  it('is released if it was closed while it was being restored', async () => {
    const { services, locks, answer } = returnToPage({ orderId: 7, orderNumber: '100131', type: 'update' });
    services.store.set(currentOrderAtom, null);
    answer();
    await waitFor(() =>
      expect(locks).toEqual([
        { islocked: true, statusdescription: 'Pending' },
        { islocked: false, statusdescription: 'Unsent' },
      ]),
    );
  });

  it('belongs to the user who opened it meanwhile, which the order manager shows', async () => {
    const { services, locks, answer } = returnToPage(
      { orderId: 7, orderNumber: '100131', type: 'update' },
      'Nomsa Dube',
    );
    answer();
    await waitFor(() => expect(services.store.get(currentOrderAtom)).toBeNull());
    expect(services.store.get(releaseNoticeAtom)).toBe(messages.openedBy('Nomsa Dube'));
    expect(locks).toEqual([]);
  });
});
