// @vitest-environment jsdom
import { getOrder, listSuppliers } from '@mortar/contract';
import { atom, createStore, type PrimitiveAtom } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultConfig } from './config/config.ts';
import { createServices } from './createServices.ts';
import { currentOrderAtom, readStoredOrder } from './orders/current/currentOrder.ts';
import { orderClaimsAtom } from './orders/current/orderClaims.ts';
import { loginNoticeAtom, readStoredSession, type Session, sessionAtom, sessionFrom } from './session/session.ts';

const all = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, true]));
const everyRight = {
  dashboard: all('ordering reports brandedstore messaging settings'),
  ordering: {
    ...all('frontshopproducts dispensaryproducts read update create send'),
    productschedules: all('n nm zero one two three four five six seven'),
  },
  reports: all('read export'),
};
const session = (token: string) => ({ token, validTo: null, staff: { retailerid: 1001 } }) as Session;
const EXPIRED = 'Your session has expired. Please login again.';

const PLAIN = atom(null);

const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.{test,stories}.*', '!./main.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const modules = import.meta.glob<Record<string, unknown>>([
  './**/*.{ts,tsx}',
  '!./**/*.{test,stories}.*',
  '!./stories/**',
  '!./main.tsx',
]);

/** Writable atoms with a value; derived and action atoms have their own `write`. */
const isAtom = (value: unknown): value is PrimitiveAtom<unknown> =>
  typeof value === 'object' && value !== null && 'init' in value && 'write' in value && value.write === PLAIN.write;

/** Finds declarations in source, so that new atoms are included. */
async function everyAtom(): Promise<PrimitiveAtom<unknown>[]> {
  const files = Object.keys(modules).filter((file) => /\batom[<(]/.test(sources[file] ?? ''));
  const loaded = await Promise.all(files.map((file) => modules[file]?.()));
  return loaded.flatMap((each) => Object.values(each ?? {}).filter(isAtom));
}

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
  it('ends once, however many calls are denied', async () => {
    const { services, ends } = signedIn(() => Response.json({ resultcode: 4 }));
    await Promise.all(
      Array.from({ length: 12 }, (_, orderid) => services.client.send(getOrder, { query: { orderid } })),
    );
    expect(ends.mock.calls).toEqual([[null]]);
    expect(services.store.get(loginNoticeAtom)).toBe(EXPIRED);
  });

  it.each([
    ['is over', -1, null, 'expired'],
    ['is still valid', 60_000, 'one', 'network'],
  ] as const)('that %s by its expiry time is treated so without a network too', async (_, left, token, kind) => {
    const services = createServices({ config: defaultConfig, fetch: () => Promise.reject(new TypeError('offline')) });
    services.startSession({ ...session('one'), endsAt: Date.now() + left });
    expect((await services.client.send(getOrder, { query: { orderid: 1 } })).kind).toBe(kind);
    expect(services.store.get(sessionAtom)?.token ?? null).toBe(token);
    expect(services.store.get(loginNoticeAtom)).toBe(token ? null : EXPIRED);
  });

  it('is timed by the clock of this machine, whatever the server’s clock', () => {
    const answer = { apivalidfrom: '2001-01-01T08:00:00Z', apivalidto: '2001-01-01T20:00:00Z', staff: {} };
    const { endsAt = 0 } = sessionFrom(answer as Parameters<typeof sessionFrom>[0]);
    expect(Math.round((endsAt - Date.now()) / 3_600_000)).toBe(12);
  });

  it('survives a late denial of the previous token', async () => {
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

  it('leaves no data and nothing stored when it ends', async () => {
    const { services } = signedIn(() => Response.json({ resultcode: 5 }));
    services.store.set(currentOrderAtom, { orderId: 1, orderNumber: '1', type: 'new' });
    services.queryClient.setQueryData(['order', 1], { secret: true });
    const { queryClient } = services;
    services.endSession('signed out');
    for (const cache of [queryClient, services.queryClient]) {
      expect(cache.getQueryCache().getAll()).toEqual([]);
      expect(cache.getMutationCache().getAll()).toEqual([]);
    }
    expect(sessionStorage).toHaveLength(0);
    expect(services.store.get(loginNoticeAtom)).toBeNull();
  });

  it('resets every atom of every module when it ends', async () => {
    const atoms = await everyAtom();
    expect(atoms.map(({ debugLabel }) => debugLabel)).toEqual(
      expect.arrayContaining(['session', 'current order', 'unsaved lines', 'leaving', 'live link']),
    );
    const { services } = signedIn(() => Response.json({ resultcode: 5 }));
    const untouched = createStore();
    const leftover = { orderid: 7, left: 'behind' };
    for (const each of atoms) {
      if (each !== sessionAtom) services.store.set(each, leftover);
    }
    services.endSession('signed out');
    const left = () => atoms.filter((each) => services.store.get(each) !== untouched.get(each));
    // Every session has its own claims.
    expect(left()).toEqual([orderClaimsAtom]);
    expect(services.store.get(orderClaimsAtom)).not.toBe(leftover);
    services.startSession(session('two'));
    expect(new Set(left())).toEqual(new Set([sessionAtom, orderClaimsAtom]));
  });

  it('receives nothing that arrives late for the previous session', () => {
    const { services } = signedIn(() => Response.json({ resultcode: 5 }));
    const { store, queryClient } = services;
    services.endSession('signed out');
    services.startSession(session('two'));
    store.set(currentOrderAtom, { orderId: 1, orderNumber: '1', type: 'new' });
    queryClient.setQueryData(['order', 1], { secret: true });
    expect(services.store.get(currentOrderAtom)).toBeNull();
    expect(readStoredOrder()).toBeNull();
    expect(services.queryClient.getQueryData(['order', 1])).toBeUndefined();
    expect(store.get(sessionAtom)).toBeNull();
  });

  it('keeps all state in its store: no module has state of its own', async () => {
    const state =
      /^(?:export )?(?:let |const \w+(?:: (?!readonly)[^=]+)? = (?:new (?:Map|Set|WeakMap|WeakSet|QueryClient)\b|\[\];|createStore))/m;
    // A worker ends with its job.
    const keeping = Object.entries(sources).filter(([file, text]) => !file.endsWith('.worker.ts') && state.test(text));
    expect(keeping.map(([file]) => file)).toEqual([]);
  });

  it('stores its token in the tab only', () => {
    signedIn(() => Response.json({ resultcode: 5 }));
    expect(JSON.stringify({ ...sessionStorage })).toContain('one');
    expect(JSON.stringify({ ...localStorage })).not.toContain('one');
  });
});

describe('the session that a login creates', () => {
  const wordless = { headline: '', line: '' };
  const ad = { adid: 7, imageurl: '/seven.png', isclickable: true, ...wordless };
  const answer = (advertisementsenabled: boolean, dashboardfooterads = [ad]) =>
    ({
      apitoken: 'one',
      apivalidto: null,
      staff: { advertisementsenabled },
      brandedstores: [{ dashboardfooterads, promobanners: [], promobannerwords: [] }],
      advertisements: ['/bare.png'],
    }) as unknown as Parameters<typeof sessionFrom>[0];

  it('has the stores’ adverts, plain pictures without links, or none if adverts are disabled', () => {
    expect(sessionFrom(answer(true)).adverts).toEqual([ad]);
    const bare = { adid: 1, imageurl: '/bare.png', isclickable: false, ...wordless };
    expect(sessionFrom(answer(true, [])).adverts).toEqual([bare]);
    expect(sessionFrom(answer(false)).adverts).toEqual([]);
  });

  it('is restored after a reload, with the promotion of the open order', () => {
    const { services } = signedIn(() => Response.json({ resultcode: 5 }));
    services.store.set(currentOrderAtom, { orderId: 1, orderNumber: '1', type: 'new', adid: 7 });
    expect(readStoredOrder()).toEqual({ orderId: 1, orderNumber: '1', type: 'new', adid: 7 });
    services.store.set(currentOrderAtom, { orderId: 1, orderNumber: '1', type: 'new' });
    expect(readStoredOrder()).toEqual({ orderId: 1, orderNumber: '1', type: 'new' });
  });

  it('survives malformed adverts in its stored data', () => {
    const role = { rolepermissions: everyRight, roleid: 1, rolename: '', iscustompreset: false, issuperuser: false };
    const flags = { grouporderingenabled: false, brandedstoreenabled: false, advertisementsenabled: true };
    const person = { retailerid: 1, staffid: 1, username: 'x', ...flags, profileactivated: true, initiallogin: false };
    const stored = { token: 'one', validTo: null, staff: { ...person, role: { ...role, retailerid: 1 } } };
    const read = (adverts: unknown) => {
      sessionStorage.setItem('mortar.session', JSON.stringify({ ...stored, adverts }));
      return readStoredSession()?.adverts;
    };
    expect(read([ad])).toEqual([ad]);
    expect(read('all')).toEqual([]);
    expect(read(undefined)).toEqual([]);
  });
});
