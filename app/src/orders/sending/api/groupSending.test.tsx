import type { Staff } from '@mortar/contract';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import type { GroupUnsentSupplier } from '#orders/sending/model/unsentSupplier.ts';
import { CallError } from '#server/outcome.ts';
import { useSendGroupOrders } from './groupSending.ts';

const staff = { retailerid: 2000, username: 'buyer@2000', staffname: 'Naledi Mokoena' } as Staff;

const unsentAt = (code: string, ...retailers: number[]) => ({
  suppliercode: code,
  suppliername: `${code} Ltd`,
  accountnumbers: [],
  minimumordervalue: 0,
  numberofitems: 1,
  ordervalue: 10,
  orderdetailscomms: [],
  retailers: retailers.map((retailerid) => ({ retailerid, retailername: `R${retailerid}`, supplieraccounts: [] })),
});

const chosen = (code: string, ...retailers: number[]) =>
  ({ code, name: `${code} Ltd`, retailers: retailers.map((id) => ({ id })) }) as unknown as GroupUnsentSupplier;

beforeEach(() => sessionStorage.clear());

interface Server {
  /** Answer to sending, or an error. */
  answer: () => Promise<Response>;
  /** Unsent lines afterwards; null if unreadable. */
  left: readonly object[] | null;
}

/** A group sends to two suppliers, for two pharmacies each. */
async function send({ answer, left }: Server) {
  const bodies: unknown[] = [];
  const services = createServices({
    config: defaultConfig,
    retryDelay: () => 0,
    fetch: async (address, init) => {
      const { pathname } = new URL(String(address), 'http://x');
      if (pathname.endsWith('/go/createserverorder')) {
        bodies.push(JSON.parse(String(init?.body)));
        return answer();
      }
      if (left === null) throw new TypeError('Failed to fetch');
      return Response.json(left.length > 0 ? { resultcode: 1, commorders: left } : { resultcode: 5 });
    },
  });
  services.startSession({ token: 'one', validTo: null, staff, adverts: [] });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppProviders services={services}>{children}</AppProviders>
  );
  const { result } = renderHook(() => useSendGroupOrders(7), { wrapper });
  const became = await act(() =>
    result.current.mutateAsync([chosen('KEST', 2001, 2002), chosen('UMVO', 2001, 2002)]).then(
      (processed) => ({ error: null, processed }),
      (error: unknown) => ({ error, processed: undefined }),
    ),
  );
  return { ...became, bodies };
}

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const code = (resultcode: number) => async () => Response.json({ resultcode });
const page = async () => new Response('<html>');

describe('a group’s sending', () => {
  it('names the order and its suppliers once, and returns the result of each', async () => {
    const processedorders = [{ retailerid: 2001, retailername: 'Sea Point', supplierorders: [] }];
    const { processed, bodies } = await send({
      answer: async () => Response.json({ resultcode: 1, processedorders }),
      left: [],
    });
    expect(processed).toEqual(processedorders);
    expect(bodies).toMatchObject([
      {
        groupretailerid: 2000,
        baseorderid: 7,
        staffname: 'Naledi Mokoena',
        supplierorders: [{ suppliercode: 'KEST' }, { suppliercode: 'UMVO' }],
      },
    ]);
  });

  it.each<[string, Server]>([
    ['no answer, and nothing left', { answer: lost, left: [] }],
    ['a proxy’s page, and one pharmacy without an account left', { answer: page, left: [unsentAt('UMVO', 2002)] }],
    ['a repetition of the browser’s own', { answer: code(5), left: [] }],
  ])('was done after %s, and is not sent again', async (_, server) => {
    const { error, processed, bodies } = await send(server);
    expect([error, processed]).toEqual([null, null]);
    expect(bodies).toHaveLength(1);
  });

  it.each<[string, Server, object]>([
    [
      'all of it is left',
      { answer: lost, left: [unsentAt('KEST', 2001, 2002), unsentAt('UMVO', 2001, 2002)] },
      { kind: 'network' },
    ],
    ['one supplier was not reached', { answer: lost, left: [unsentAt('UMVO', 2001, 2002)] }, { kind: 'network' }],
    ['the reread fails', { answer: lost, left: null }, { kind: 'network' }],
    ['it was refused', { answer: code(2), left: [] }, { kind: 'error', code: 2 }],
    ['it was refused without a reason', { answer: code(0), left: [] }, { kind: 'error', code: 0 }],
  ])('failed if %s, and is not sent again', async (_, server, failure) => {
    const { error, bodies } = await send(server);
    expect(error).toBeInstanceOf(CallError);
    expect((error as CallError).failure).toMatchObject(failure);
    expect(bodies).toHaveLength(1);
  });
});
