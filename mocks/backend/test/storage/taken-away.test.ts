import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOrder } from '@mortar/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { createBackend } from '../../src/index.ts';
import { openDataDirectory } from '../../src/node/index.ts';
import { type Buyer, buyer, newOrder } from '../support/buyer.ts';
import { callApi } from '../support/client.ts';

const parent = mkdtempSync(join(tmpdir(), 'mortar-taken-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

let directories = 0;

/** A running server with an acknowledged order. */
async function running() {
  directories += 1;
  const dataDir = join(parent, String(directories));
  const backend = createBackend(openDataDirectory(dataDir, { products: 300 }));
  const me = await buyer(backend.fetch);
  await newOrder(me);
  const take = (names: readonly string[]) => {
    const aside = join(parent, `${directories} aside`);
    mkdirSync(aside, { recursive: true });
    for (const name of names) renameSync(join(dataDir, name), join(aside, name));
    return () => {
      for (const name of names) renameSync(join(aside, name), join(dataDir, name));
    };
  };
  return { dataDir, backend, me, take };
}

const create = ({ fetch, by, computername }: Buyer, createddatetime: string) =>
  callApi(
    fetch,
    createOrder,
    { body: { computername, createddatetime, name: '1001', description: '', staffname: 'A Buyer', isbasket: false } },
    by,
  );

const REFUSED = {
  kind: 'error',
  code: 0,
  text: 'Nothing was kept: files of the server were moved or deleted while it ran. Stop it, put them back or take another directory, and start it again.',
};

describe('files that are removed under a running server', () => {
  it.each([
    ['the database', ['state.sqlite']],
    ['its log', ['state.sqlite-wal']],
    ['database, log and note', ['state.sqlite', 'state.sqlite-wal', 'state.sqlite.acknowledged']],
    ['the lock', ['lock.sqlite']],
  ])(
    'make it reject every write and still serve reads: %s',
    async (_what, names) => {
      const { backend, me, take } = await running();
      const before = backend.store.orders.size;
      const restoreFiles = take(names);
      expect(await create(me, '2026-03-02T08:00:00.000Z')).toMatchObject(REFUSED);
      expect(backend.store.orders.size).toBe(before);
      restoreFiles();
      expect(await create(me, '2026-03-02T08:01:00.000Z')).toMatchObject({ kind: 'value' });
      backend.close();
    },
    30_000,
  );

  it('let a second server reuse no id of the first one, which stores nothing more', async () => {
    const { dataDir, backend, me } = await running();
    rmSync(join(dataDir, 'lock.sqlite'));
    const second = createBackend(openDataDirectory(dataDir));
    expect(await create(me, '2026-03-02T08:00:00.000Z')).toMatchObject(REFUSED);
    const orders = second.store.orders.size;
    second.store.transaction(() => second.store.favourites.put({ retailerid: 1001, productid: 1 }));
    second.close();
    backend.close();
    const third = createBackend(openDataDirectory(dataDir));
    expect(third.store.orders.size).toBe(orders);
    third.close();
    expect(readdirSync(dataDir)).toContain('state.sqlite');
  }, 30_000);
});
