import { importOrder } from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import { createBackend, manualClock, scenarios, seededRandom } from '../../src/index.ts';
import { createTurns } from '../../src/runtime/turns.ts';
import { type FileReader, readFile } from '../../src/upload/fileReader.ts';
import { UploadRefused } from '../../src/upload/refused.ts';
import { offers } from '../support/buyer.ts';
import { callApi, enter, getRequest, type Signed } from '../support/client.ts';
import { orderFile } from '../support/upload-files.ts';

/** A reader that pauses at each file until resumed. */
function slowReader() {
  const held: (() => void)[] = [];
  const reader: FileReader = {
    async read(kind, base64) {
      await new Promise<void>((go) => held.push(go));
      return readFile(kind, base64);
    },
    close() {},
  };
  return { reader, held };
}

function open(fileReader: FileReader) {
  const { seed } = scenarios.openingTime();
  const backend = createBackend({ seed, clock: manualClock(seed.now), random: seededRandom('files'), fileReader });
  const nappis = offers(backend).map(({ product }) => product.nappicode);
  const getBody = (at: number) => ({
    ...({ staffname: 'Thabo Nkosi', computername: 'TILL-1', rule: 'Cheapest', status: 'save' } as const),
    importorderbase64xml: orderFile([{ nap: nappis[at] ?? '', q: 1 }]),
  });
  const send = (me: Signed, at: number) => callApi(backend.fetch, importOrder, { body: getBody(at) }, me);
  return { backend, getBody, send, orders: () => backend.store.orders.at(1001).length };
}

const made = { kind: 'value', value: { totalitemslinked: 1 } };

describe('the files of one session', () => {
  it('are read one at a time; with three waiting a fifth is rejected, and no other session waits', async () => {
    const { reader, held } = slowReader();
    const { backend, send } = open(reader);
    const [me, other] = [await enter(backend.fetch, 'buyer@1001'), await enter(backend.fetch, 'admin@1001')];
    const mine = [0, 1, 2, 3].map((at) => send(me, at));
    expect(await send(me, 4)).toMatchObject({
      kind: 'error',
      text: 'Other files of yours wait to be read. Import this one when they are done.',
    });
    const theirs = send(other, 5);
    await expect.poll(() => held.length).toBe(2);
    for (let at = 0; at < 5; at += 1) {
      await expect.poll(() => held.length).toBeGreaterThan(0);
      held.shift()?.();
    }
    expect(await theirs).toMatchObject(made);
    expect(await Promise.all(mine)).toMatchObject([made, made, made, made]);
    const again = send(me, 6);
    await expect.poll(() => held.length).toBe(1);
    held.shift()?.();
    expect(await again).toMatchObject(made);
  });

  it('are not imported if their request was aborted', async () => {
    const { reader, held } = slowReader();
    const { backend, getBody, send, orders } = open(reader);
    const me = await enter(backend.fetch, 'buyer@1001');
    const before = orders();
    const first = send(me, 0);
    await expect.poll(() => held.length).toBe(1);
    const stop = new AbortController();
    const second = backend.fetch(
      new Request(getRequest(importOrder, { body: getBody(1) }, me), { signal: stop.signal }),
    );
    await expect.poll(() => backend.unknownRequests.length).toBe(0);
    stop.abort();
    held.shift()?.();
    await first;
    expect(await (await second).json()).toMatchObject({ resultcode: 2 });
    expect(orders()).toBe(before + 1);
  });

  it('leave the turn to the next if their reading is rejected', async () => {
    const refusing: FileReader = { read: () => Promise.reject(new UploadRefused('Not today.')), close() {} };
    const { backend, send } = open(refusing);
    const me = await enter(backend.fetch, 'buyer@1001');
    for (let at = 0; at < 6; at += 1) expect(await send(me, at)).toMatchObject({ kind: 'error', text: 'Not today.' });
  });

  it('are not imported for a user who signed out while they were read', async () => {
    const { reader, held } = slowReader();
    const { backend, send, orders } = open(reader);
    const me = await enter(backend.fetch, 'buyer@1001');
    const before = orders();
    const sent = send(me, 0);
    await expect.poll(() => held.length).toBe(1);
    const session = backend.store.sessions.get(me.token);
    if (!session) throw new Error('There is no session.');
    backend.store.transaction(() => backend.store.sessions.put({ ...session, endedat: backend.clock.now() }));
    held.shift()?.();
    expect(await sent).toMatchObject({ kind: 'expired' });
    expect(orders()).toBe(before);
  });
});

describe('turns', () => {
  it('are in order, separate for each key, and are removed when all are done', async () => {
    const turns = createTurns(1);
    const order: string[] = [];
    const [first, second, full] = [turns.take('a'), turns.take('a'), turns.take('a')];
    expect(full).toBeNull();
    const other = await turns.take('b');
    const done = await first;
    void second?.then((end) => {
      order.push('second');
      end();
    });
    order.push('first');
    done?.();
    await second;
    other?.();
    expect(order).toEqual(['first', 'second']);
    expect(turns.take('a')).not.toBeNull();
  });
});
