import type { Staff } from '@mortar/contract';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import type { ReorderPart } from '#features/ordering/regrets/model/conflicts.ts';
import { getRegret } from '#features/ordering/regrets/testing/rows.ts';
import { SettingsContext } from '#session/settings.tsx';
import { useDeleteRegrets } from './deleteRegrets.ts';
import { type Reordered, useReorderRegrets } from './reorderRegrets.ts';

const REORDER = '/api/ClientOrder/regrets/reorder';

/** Server's reaction to a write: result code, or no answer with or without effect. */
type Result = number | 'lost, done' | 'lost, not done';

interface Server {
  /** Reaction to each reorder; code 1 after the last. */
  fates?: readonly Result[];
  /** Ids of the initial regrets. */
  waiting?: readonly number[];
  /** True if regrets cannot be read either. */
  unreadable?: boolean;
  deletewhenreordered?: boolean;
  group?: boolean;
  /** Called when a reorder arrives. */
  onSent?(): void;
}

interface Sent {
  path: string;
  query: Record<string, string>;
  body: { conflicts: string; orderid: number; items: Record<string, unknown>[] };
}

const row = (orderitemid: number) => ({
  orderitemid,
  oldorderid: 70,
  retailerid: 1001,
  productid: 9,
  productcode: 'P9',
  productdescription: 'Panado',
  wholesalername: 'Kestrel',
  responsedatetime: null,
  regretquantity: 5,
  orderedprice: 10.5,
  bonusquantity: 0,
  supplierpriceid: 91,
  creditorid: 101,
  supplierproductcode: 'K-9',
});

function start({ fates = [], waiting = [1, 2, 3], unreadable = false, group = false, ...more }: Server = {}) {
  const sent: Sent[] = [];
  const requested: { path: string; retailerids?: number[] }[] = [];
  const left = new Set(waiting);
  const services = createServices({
    config: defaultConfig,
    retryDelay: () => 0,
    fetch: async (address, init) => {
      const { pathname: path, searchParams } = new URL(String(address), 'http://x');
      const body = init?.body ? JSON.parse(String(init.body)) : null;
      if (path.includes('regretted')) {
        requested.push({ path, retailerids: body.retailerids });
        if (unreadable) throw new TypeError('no network');
        return left.size === 0
          ? Response.json({ resultcode: 5 })
          : Response.json({ resultcode: 1, products: [...left].map(row) });
      }
      if (path !== REORDER && !path.endsWith('regrets/delete')) return Response.json({ resultcode: 5 });
      const result = fates[sent.length] ?? 1;
      sent.push({ path, query: Object.fromEntries(searchParams), body });
      more.onSent?.();
      const ids: number[] = (path === REORDER ? body.items : body).map(
        (item: { orderitemid: number }) => item.orderitemid,
      );
      if (result === 1 || result === 'lost, done') {
        if (body.conflicts !== 'keep') for (const id of ids) left.delete(id);
      }
      if (typeof result === 'string') throw new TypeError('no network');
      return Response.json({ resultcode: result });
    },
  });
  const staff = { retailerid: 1001, staffname: 'Thabo Nkosi', grouporderingenabled: group } as Staff;
  services.startSession({ token: 'one', validTo: null, staff, adverts: [] });
  const settings = { ordering_Regrets_DeleteWhenReordered: more.deletewhenreordered ?? false } as never;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppProviders services={services}>
      <SettingsContext value={settings}>{children}</SettingsContext>
    </AppProviders>
  );
  return { wrapper, sent, requested };
}

const PARTS: readonly ReorderPart[] = [
  { conflicts: 'replace', regrets: [getRegret(1)] },
  { conflicts: 'merge', regrets: [getRegret(2)] },
  { conflicts: 'keep', regrets: [getRegret(3)] },
];

async function reorder(server: ReturnType<typeof start>, parts = PARTS, signal?: AbortSignal) {
  const { result } = renderHook(() => useReorderRegrets(), { wrapper: server.wrapper });
  return act(() => result.current.mutateAsync({ orderid: 7, lines: [{ number: 4 }], parts, signal }));
}

const ids = ({ ordered, unchanged: retained, left, failure }: Reordered) => ({
  ordered: ordered.map(({ id }) => id),
  retained: retained.map(({ id }) => id),
  left: left.map(({ id }) => id),
  failed: failure?.kind ?? null,
});

describe('reordered regrets', () => {
  it('are sent once for each choice, with numbers after those on the order', async () => {
    const server = start({ deletewhenreordered: true });
    expect(ids(await reorder(server))).toEqual({ ordered: [1, 2], retained: [3], left: [], failed: null });
    expect(server.sent.map(({ body }) => [body.conflicts, body.orderid])).toEqual([
      ['replace', 7],
      ['merge', 7],
      ['keep', 7],
    ]);
    expect(server.sent[0]?.query).toMatchObject({ deletewhenreordered: 'true' });
    expect(server.sent.map(({ body }) => body.items[0]?.itemnumber)).toEqual([5, 6, 7]);
    expect(server.sent[0]?.body.items).toEqual([
      {
        neworderid: 7,
        oldorderid: 70,
        orderitemid: 1,
        productid: 9,
        supplierpriceid: 91,
        orderedquantity: 5,
        orderedprice: 10.5,
        bonusquantity: 0,
        itemnumber: 5,
        staffname: 'Thabo Nkosi',
        creditorid: 101,
        supplierproductcode: 'K-9',
        productdescription: 'Panado',
      },
    ]);
  });

  it.each<[string, Server, ReturnType<typeof ids>, number]>([
    ['the first is refused', { fates: [2] }, { ordered: [], retained: [], left: [1, 2, 3], failed: 'error' }, 1],
    ['the second is refused', { fates: [1, 2] }, { ordered: [1], retained: [], left: [2, 3], failed: 'error' }, 2],
    ['the third is refused', { fates: [1, 1, 0] }, { ordered: [1, 2], retained: [], left: [3], failed: 'error' }, 3],
    [
      'the answer is lost, and it was done',
      { fates: ['lost, done'] },
      { ordered: [1, 2], retained: [3], left: [], failed: null },
      3,
    ],
    [
      'the answer is lost, and it was not done',
      { fates: [1, 'lost, not done'] },
      { ordered: [1], retained: [], left: [2, 3], failed: 'network' },
      2,
    ],
    [
      'the reread fails too',
      { fates: [1, 'lost, done'], unreadable: true },
      { ordered: [1], retained: [], left: [2, 3], failed: 'network' },
      2,
    ],
    [
      'the answer for retained regrets is lost',
      { fates: [1, 1, 'lost, not done'] },
      { ordered: [1, 2], retained: [3], left: [], failed: null },
      3,
    ],
    [
      'code 5, for it was done before',
      { fates: [5], waiting: [2, 3] },
      { ordered: [1, 2], retained: [3], left: [], failed: null },
      3,
    ],
    ['code 5, and it still waits', { fates: [5] }, { ordered: [], retained: [], left: [1, 2, 3], failed: 'error' }, 1],
  ])('and %s', async (_what, server, expected, writes) => {
    const started = start(server);
    expect(ids(await reorder(started))).toEqual(expected);
    // Nothing is sent twice, or after a failure.
    expect(started.sent).toHaveLength(writes);
  });

  it('report which were ordered if a request succeeded in part', async () => {
    const server = start({ fates: ['lost, not done'], waiting: [2] });
    const parts: readonly ReorderPart[] = [{ conflicts: 'merge', regrets: [getRegret(1), getRegret(2)] }];
    expect(ids(await reorder(server, parts))).toEqual({ ordered: [1], retained: [], left: [2], failed: 'network' });
  });

  it('are not sent after the user cancels', async () => {
    const calling = new AbortController();
    const server = start({ onSent: () => calling.abort() });
    expect(ids(await reorder(server, PARTS, calling.signal))).toEqual({
      ordered: [1],
      retained: [],
      left: [2, 3],
      failed: null,
    });
    expect(server.sent).toHaveLength(1);
  });

  it('of a group are looked up at their own retailers', async () => {
    const server = start({ fates: ['lost, done'], group: true });
    await reorder(server, [
      { conflicts: 'merge', regrets: [getRegret(1, { retailerId: 2001 }), getRegret(2, { retailerId: 2002 })] },
    ]);
    expect(server.requested).toContainEqual({ path: '/api/Product/go/regretted/list/get', retailerids: [2001, 2002] });
  });
});

describe('deleted regrets', () => {
  it.each<[string, Result, boolean]>([
    ['acknowledged', 1, true],
    ['the answer lost, and done', 'lost, done', true],
    ['the answer lost, and not done', 'lost, not done', false],
    ['refused', 2, false],
  ])('%s', async (_what, serverResult, done) => {
    const server = start({ fates: [serverResult] });
    const { result } = renderHook(() => useDeleteRegrets(false), { wrapper: server.wrapper });
    const outcome = await act(() =>
      result.current.mutateAsync([getRegret(1), getRegret(2)]).then(
        () => true,
        () => false,
      ),
    );
    expect(outcome).toBe(done);
    expect(server.sent).toHaveLength(1);
    expect(server.sent[0]?.body).toEqual([{ orderitemid: 1 }, { orderitemid: 2 }]);
  });
});
