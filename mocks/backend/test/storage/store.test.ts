import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOrder, listResponses, notificationHistory, sendOrders } from '@mortar/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBackend, manualClock, SAMPLE_PASSWORD, scenarios } from '../../src/index.ts';
import { openDataDirectory } from '../../src/node/index.ts';
import type { Change, Journal } from '../../src/store/journal.ts';
import { createStore } from '../../src/store/store.ts';
import { add, buyer, newOrder, offers } from '../support/buyer.ts';
import { answered, callApi, enter } from '../support/client.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'mortar-store-'));
  folders.push(made);
  return made;
};

const getJournal = (commit: Journal['commit'], catalogueStat: Change[] = []): Journal => ({
  load: () => catalogueStat,
  commit,
  close: () => {},
});
const { state } = scenarios.openingTime().seed;

describe('a transaction', () => {
  const favourite = (productid: number) => ({ retailerid: 1001, productid });

  it('is stored completely or not at all', () => {
    const commit = vi.fn<Journal['commit']>();
    const store = createStore({ state }, getJournal(commit));
    commit.mockClear();
    const before = store.favourites.size;
    expect(() =>
      store.transaction(() => {
        store.favourites.put(favourite(1));
        store.next('order');
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(store.favourites.size).toBe(before);
    expect(store.favourites.at(1001)).toHaveLength(before);
    expect(commit).not.toHaveBeenCalled();
  });

  it('is rolled back when the journal cannot store it', () => {
    const failing = { on: false };
    const store = createStore(
      { state },
      getJournal(() => {
        if (failing.on) throw new Error('disk full');
      }),
    );
    const before = store.favourites.size;
    failing.on = true;
    expect(() => store.transaction(() => store.favourites.put(favourite(1)))).toThrow('disk full');
    expect(store.favourites.size).toBe(before);
  });

  it('journals each row once, in its final state', () => {
    const commit = vi.fn<Journal['commit']>();
    const store = createStore({ state }, getJournal(commit));
    commit.mockClear();
    store.transaction(() => {
      store.next('order');
      store.next('order');
      store.favourites.put(favourite(1));
      store.favourites.delete('1001/1');
    });
    const value = store.counters.get('order');
    expect(commit).toHaveBeenCalledExactlyOnceWith([
      { collection: 'counters', key: 'order', value },
      { collection: 'favourites', key: '1001/1', value: null },
    ]);
  });

  it('is the only way to write', () => {
    const store = createStore({ state });
    expect(() => store.favourites.put(favourite(1))).toThrow(/outside a transaction/);
  });

  it('stores nothing of a rejected request, and commits once for an accepted one', async () => {
    const { seed } = scenarios.emptyPharmacy();
    const commit = vi.fn<Journal['commit']>();
    const backend = createBackend({ seed, clock: manualClock(seed.now), journal: getJournal(commit) });
    const mine = await buyer(backend.fetch);
    commit.mockClear();
    await newOrder(mine);
    expect(commit).toHaveBeenCalledOnce();
    await callApi(backend.fetch, createOrder, { body: {} as never }, mine.by);
    expect(commit).toHaveBeenCalledOnce();
  });
});

describe('an answer that violates the contract', () => {
  it('is HTTP 500 and stores nothing', async () => {
    const { seed } = scenarios.busyMorning();
    const onFailure = vi.fn<(error: unknown) => void>();
    const backend = createBackend({ seed, clock: manualClock(seed.now), onFailure });
    const { fetch } = backend;
    const mine = await buyer(fetch);
    backend.store.transaction(() => {
      const [row] = backend.store.notifications.at(1001);
      if (row) backend.store.notifications.put({ ...row, title: 7 as unknown as string });
    });
    const url = 'http://x/api/Notification/history/get?retailerid=1001';
    const response = await fetch(new Request(url, { headers: { authorization: `Bearer ${mine.by.token}` } }));
    expect(response.status).toBe(500);
    expect(await response.text()).toBe('The backend failed.');
    expect(String(onFailure.mock.calls[0]?.[0])).toMatch(/notificationHistory: the answer drifted/);
  });
});

describe('a data directory', () => {
  it('restores everything at the next start, pending answers included', async () => {
    const dataDir = folder();
    const first = openDataDirectory(dataDir, { products: 400 });
    const clock = manualClock('2026-03-02T06:30:00.000Z');
    const before = createBackend({ ...first, clock });
    const mine = await buyer(before.fetch);
    // The sample is relative to today, so its waiting orders are not due on this clock.
    const waiting = before.store.sentOrders.at(1001).filter(({ answeredat }) => answeredat === null).length;
    const orderid = await newOrder(mine);
    for (const offer of offers(before, 'KEST').slice(0, 5)) await add(mine, { orderid, ...offer });
    await answered(before.fetch, sendOrders, { body: [{ suppliercode: 'KEST', computername: 'TILL-1' }] }, mine.by);
    before.close();

    const later = manualClock(clock.now() + 60_000);
    const after = createBackend({ ...openDataDirectory(dataDir), clock: later });
    const outstanding = { query: { search: '', filter: 'Outstanding' as const } };
    expect((await answered(after.fetch, listResponses, outstanding, mine.by)).responses).toHaveLength(waiting + 1);
    const count = (await answered(after.fetch, notificationHistory, {}, mine.by)).notifications.length;
    later.advance(0);
    expect((await answered(after.fetch, listResponses, outstanding, mine.by)).responses).toHaveLength(waiting);
    expect((await answered(after.fetch, notificationHistory, {}, mine.by)).notifications).toHaveLength(count + 1);
    after.close();
  });

  it('starts over on request, with the same catalogue', async () => {
    const dataDir = folder();
    const first = openDataDirectory(dataDir, { products: 400 });
    const before = createBackend(first);
    await newOrder(await buyer(before.fetch));
    const orders = before.store.orders.size;
    before.close();
    const fresh = openDataDirectory(dataDir, { fresh: true });
    const after = createBackend(fresh);
    expect(after.store.orders.size).toBe(orders - 1);
    expect(fresh.seed.catalogue.products).toEqual(first.seed.catalogue.products);
    await enter(after.fetch, 'buyer@1001');
    after.close();
  });

  it('contains no password', async () => {
    const dataDir = folder();
    const backend = createBackend(openDataDirectory(dataDir, { products: 300 }));
    await enter(backend.fetch, 'buyer@1001');
    backend.close();
    const bytes = readFileSync(join(dataDir, 'state.sqlite'), 'latin1');
    expect(bytes).toContain('buyer@1001');
    expect(bytes).not.toContain(SAMPLE_PASSWORD);
  });

  it('opens again with its existing catalogue, which is not generated or written again', () => {
    const dataDir = folder();
    const catalogueStat = () => statSync(join(dataDir, 'catalogue.json'), { bigint: true });
    openDataDirectory(dataDir, { products: 400 }).journal.close();
    const { ino, mtimeNs } = catalogueStat();
    const { seed, journal } = openDataDirectory(dataDir, { products: 500 });
    expect(catalogueStat()).toMatchObject({ ino, mtimeNs });
    expect(seed.catalogue.products).toHaveLength(400);
    journal.close();
  });
});
