import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addOrderItem, createOrder, listResponses, listUnsentOrders, sendOrders } from '@mortar/contract';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createBackend, manualClock, scenarios } from '../../src/index.ts';
import { sqliteJournal } from '../../src/node/index.ts';
import { type Journal, StorageRefused } from '../../src/store/journal.ts';
import { createStore } from '../../src/store/store.ts';
import { add, buyer, getLine, newOrder, offers } from '../support/buyer.ts';
import { answered, callApi } from '../support/client.ts';

const folders: string[] = [];
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'mortar-full-'));
  folders.push(made);
  return made;
};
afterAll(() => {
  for (const made of folders) rmSync(made, { recursive: true, force: true });
});

describe('a full disk', () => {
  it('rejects writes with the reason, stores nothing partially, and still serves reads', async () => {
    const { seed } = scenarios.emptyPharmacy();
    const file = join(folder(), 'state.sqlite');
    const journal = sqliteJournal(file, { largestPages: 120 });
    const backend = createBackend({ seed, journal, clock: manualClock(seed.now) });
    const mine = await buyer(backend.fetch);
    const orderid = await newOrder(mine);
    const acknowledged: number[] = [];
    let full: unknown;
    for (const offer of offers(backend)) {
      const before = backend.store.items.size;
      const outcome = await callApi(backend.fetch, addOrderItem, getLine({ orderid, ...offer }), mine.by);
      if (outcome.kind === 'value') acknowledged.push(before);
      else {
        full = outcome;
        expect(backend.store.items.size).toBe(before);
        break;
      }
    }
    expect(full).toMatchObject({ kind: 'error', code: 0 });
    expect((await callApi(backend.fetch, listUnsentOrders, {}, mine.by)).kind).toBe('value');
    const items = backend.store.items.size;
    backend.close();
    const again = createStore(seed, sqliteJournal(file));
    expect(again.items.size).toBe(items);
  });

  it('reports its cause, not that a rollback failed', () => {
    const journal = sqliteJournal(join(folder(), 'state.sqlite'), { largestPages: 12 });
    journal.load();
    const value = { retailerid: 1001, productcode: 'A', keyword: 'x'.repeat(200_000) };
    const commit = () => journal.commit([{ collection: 'keywords', key: 'A', value }]);
    expect(commit).toThrow(/state\.sqlite cannot be used: the disk is full\. Make room and start again\.$/);
    journal.commit([{ collection: 'favourites', key: '1001/1', value: { retailerid: 1001, productid: 1 } }]);
    expect(commit).toThrow(StorageRefused);
    expect(commit).toThrow('Nothing was kept: the disk of the server is full.');
    journal.commit([{ collection: 'favourites', key: '1001/2', value: { retailerid: 1001, productid: 2 } }]);
    journal.close();
  });

  it('delays the answers of suppliers and support, and does not stop the server', async () => {
    const { seed } = scenarios.emptyPharmacy();
    const disk = { full: false };
    const onTimerError = vi.fn<(error: unknown) => void>();
    const journal: Journal = {
      load: () => [],
      commit() {
        if (disk.full) throw new StorageRefused('the disk of the server is full.');
      },
      close: () => {},
    };
    const clock = manualClock(seed.now);
    const backend = createBackend({ seed, journal, clock, answerAfterMs: 1_000, onTimerError });
    const mine = await buyer(backend.fetch);
    const orderid = await newOrder(mine);
    for (const offer of offers(backend, 'KEST').slice(0, 3)) await add(mine, { orderid, ...offer });
    await answered(backend.fetch, sendOrders, { body: [{ suppliercode: 'KEST', computername: 'TILL-1' }] }, mine.by);
    disk.full = true;
    clock.advance(600_000);
    const outstanding = { query: { search: '', filter: 'Outstanding' as const } };
    expect((await answered(backend.fetch, listResponses, outstanding, mine.by)).responses).toHaveLength(1);
    expect(onTimerError).toHaveBeenCalledOnce();
    const body = {
      computername: 'TILL-1',
      name: '',
      description: '',
      staffname: '',
      isbasket: false,
      createddatetime: 'x',
    };
    expect(await callApi(backend.fetch, createOrder, { body }, mine.by)).toMatchObject({ kind: 'error', code: 0 });
    disk.full = false;
    clock.advance(60_000);
    expect(await callApi(backend.fetch, listResponses, outstanding, mine.by)).toEqual({ kind: 'nothing' });
    expect((await callApi(backend.fetch, createOrder, { body }, mine.by)).kind).toBe('value');
    backend.close();
  });
});
