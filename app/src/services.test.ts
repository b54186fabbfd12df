// @vitest-environment jsdom
import { getOrder, listSuppliers } from '@mortar/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultConfig } from './config/config.ts';
import { createServices } from './services.tsx';
import { currentOrderAtom } from './session/currentOrder.ts';
import { loginNoticeAtom, type Session, sessionAtom } from './session/session.ts';

const session = (token: string) => ({ token, validTo: null, staff: { retailerid: 1001 } }) as Session;
const EXPIRED = 'Your session has expired. Please login again.';

beforeEach(() => sessionStorage.clear());

function signedIn(answer: () => Response | Promise<Response>) {
  const fetched = vi.fn<typeof fetch>(async () => answer());
  const services = createServices({ config: defaultConfig, fetch: fetched });
  services.startSession(session('one'));
  const ends = vi.fn();
  services.store.sub(sessionAtom, () => ends(services.store.get(sessionAtom)));
  return { services, ends, fetched };
}

describe('a session', () => {
  it('ends once, however many calls are refused', async () => {
    const { services, ends } = signedIn(() => Response.json({ resultcode: 4 }));
    await Promise.all(
      Array.from({ length: 12 }, (_, orderid) => services.client.send(getOrder, { query: { orderid } })),
    );
    expect(ends.mock.calls).toEqual([[null]]);
    expect(services.store.get(loginNoticeAtom)).toBe(EXPIRED);
  });

  it('outlives a late refusal of the token before it', async () => {
    let answer: (response: Response) => void = () => undefined;
    const late = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const { services } = signedIn(() => late);
    const sent = services.client.send(listSuppliers, { query: {} });
    services.startSession(session('two'));
    answer(Response.json({ resultcode: 4 }));
    expect((await sent).kind).toBe('expired');
    expect(services.store.get(sessionAtom)?.token).toBe('two');
  });

  it('leaves nothing behind: no order, no data, nothing stored', async () => {
    const { services } = signedIn(() => Response.json({ resultcode: 5 }));
    services.store.set(currentOrderAtom, { orderid: 1, ordernumber: '1', type: 'new' });
    services.queryClient.setQueryData(['order', 1], { secret: true });
    services.endSession('signed out');
    expect(services.store.get(currentOrderAtom)).toBeNull();
    expect(services.queryClient.getQueryCache().getAll()).toEqual([]);
    expect(services.queryClient.getMutationCache().getAll()).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
    expect(services.store.get(loginNoticeAtom)).toBeNull();
  });

  it('keeps its token in the tab alone', () => {
    signedIn(() => Response.json({ resultcode: 5 }));
    expect(JSON.stringify({ ...sessionStorage })).toContain('one');
    expect(JSON.stringify({ ...localStorage })).not.toContain('one');
  });
});
