import { getRequestListener } from '@hono/node-server';
import { deleteNotification, HUB_TIMING, login } from '@mortar/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBackend, SAMPLE_PASSWORD, scenarios, seededRandom, systemClock } from '../../src/index.ts';
import { guardedServer, listen } from '../../src/node/index.ts';
import { mountWorker } from '../../src/worker/index.ts';
import { answered, callApi, enter, getRequest } from '../support/client.ts';
import { hubClient } from '../support/hub-client.ts';

const closing: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

function mounted(settled: () => Promise<void> = async () => undefined) {
  const { seed } = scenarios.busyMorning();
  const backend = createBackend({ seed, clock: systemClock(seed.now), random: seededRandom(1), answerAfterMs: 0 });
  const onLost = vi.fn();
  const mount = mountWorker(backend, { journal: { settled }, onLost });
  closing.push(() => backend.close());
  return { backend, mount, onLost };
}

/** The official client, which reaches the worker by HTTP only. */
async function linked() {
  const { backend, mount } = mounted();
  const seen: string[] = [];
  const server = guardedServer({
    request: getRequestListener(
      (request) => {
        seen.push(`${request.method} ${new URL(request.url).pathname}`);
        return mount.fetch(request);
      },
      { overrideGlobalObjects: false },
    ),
  });
  const origin = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
  closing.push(() => server.close());
  const me = await enter(backend.fetch, 'buyer@1001');
  const client = hubClient({ origin }, me);
  closing.push(() => client.stop());
  await client.start();
  await client.invoke('JoinGroup', '1001');
  return { backend, client, me, seen };
}

const next = <T>(start: (notify: (value: T) => void) => void) => new Promise<T>((notify) => start(notify));
const DELETED = { identifier: '1', secondaryidentifier: '2' };

describe('the hub of a service worker', () => {
  it('is polled by the official client, and notifies it of events', async () => {
    const { backend, client, seen } = await linked();
    const pushed = next((notify) => client.on('DeleteNotification', notify));
    backend.hub.toGroup('1001', 'DeleteNotification', [DELETED]);
    expect(await pushed).toEqual(DELETED);
    expect(new Set(seen)).toEqual(new Set(['POST /hub/negotiate', 'GET /hub', 'POST /hub']));
  });

  it('loses no message between two polls, and keeps the order', async () => {
    const { backend, client } = await linked();
    const received: string[] = [];
    client.on('DeleteNotification', ({ identifier }) => received.push(identifier));
    const expected = Array.from({ length: 30 }, (_, index) => String(index));
    for (const identifier of expected) {
      backend.hub.toGroup('1001', 'DeleteNotification', [{ identifier, secondaryidentifier: '' }]);
      if (Number(identifier) % 7 === 0) await new Promise(setImmediate);
    }
    await vi.waitUntil(() => received.length === expected.length);
    expect(received).toEqual(expected);
  });

  it('notifies of writes by other users', async () => {
    const { backend, client, me } = await linked();
    const pushed = next((notify) => client.on('DeleteNotification', notify));
    const [row] = backend.store.notifications.at(1001);
    const query = { identifier: row?.identifier ?? '', secondaryidentifier: row?.secondaryidentifier ?? '' };
    await answered(backend.fetch, deleteNotification, { query }, me);
    expect(await pushed).toEqual(query);
  });

  it('lets a dropped client reconnect', async () => {
    const { backend, client } = await linked();
    const back = next((notify) => client.onreconnected(() => notify(true)));
    backend.hub.drop();
    expect(await back).toBe(true);
    await expect(client.invoke('JoinGroup', '1001')).resolves.toBeNull();
  });

  it('lets a client reconnect after the worker was stopped with its state', async () => {
    const { client, backend } = await linked();
    // A connection id that a new worker does not know.
    const { mount } = mounted();
    const unknown = new Request('http://demo.example/hub?id=gone', { method: 'POST', body: '' });
    expect((await mount.fetch(unknown)).status).toBe(404);
    expect((await mount.fetch(new Request('http://demo.example/hub?id=gone'))).status).toBe(404);
    expect(backend.hub.connections).toBe(1);
    await client.stop();
    await vi.waitUntil(() => backend.hub.connections === 0);
  });

  it('answers a poll with an empty body, long before a browser would stop its worker', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    closing.push(() => vi.useRealTimers());
    const { mount, backend } = mounted();
    const { token } = await enter(backend.fetch, 'buyer@1001');
    const negotiated = await mount.fetch(
      new Request('http://demo.example/hub/negotiate', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
      }),
    );
    const { connectionToken, availableTransports } = await negotiated.json();
    expect(availableTransports).toEqual([{ transport: 'LongPolling', transferFormats: ['Text'] }]);
    const poll = () => mount.fetch(new Request(`http://demo.example/hub?id=${connectionToken}`));
    expect(await (await poll()).text()).toBe('');
    const waiting = poll();
    await vi.advanceTimersByTimeAsync(20_000);
    const answer = await waiting;
    expect([answer.status, await answer.text()]).toEqual([200, '']);
    // A silent client is disconnected, and the next poll reports it.
    await vi.advanceTimersByTimeAsync(HUB_TIMING.serverTimeout - 20_000);
    expect((await poll()).status).toBe(204);
    expect(backend.hub.connections).toBe(0);
  });
});

describe('an answer from a service worker', () => {
  const signIn = getRequest(login, { body: { username: 'buyer@1001', password: SAMPLE_PASSWORD } }, null);

  it('is delayed until the write is stored', async () => {
    let keep = () => {};
    const { mount } = mounted(() => new Promise((resolve) => (keep = resolve)));
    const answer = mount.fetch(signIn.clone());
    const first = await Promise.race([answer, new Promise((resolve) => setImmediate(() => resolve('nothing yet')))]);
    expect(first).toBe('nothing yet');
    await vi.waitUntil(() => {
      keep();
      return true;
    });
    keep();
    expect((await answer).status).toBe(200);
  });

  it('is a network error if the storage rejected the write, which is reported', async () => {
    const full = new Error('full');
    const { mount, onLost } = mounted(() => Promise.reject(full));
    expect((await mount.fetch(signIn.clone())).type).toBe('error');
    expect(onLost).toHaveBeenCalledExactlyOnceWith(full);
  });

  it('is a network error if an injected error cuts the connection', async () => {
    const { mount, backend, onLost } = mounted();
    backend.faults.add({ call: 'login', kind: 'cut', times: 1 });
    expect((await mount.fetch(signIn.clone())).type).toBe('error');
    expect(onLost).not.toHaveBeenCalled();
    expect(
      (await callApi(mount.fetch, login, { body: { username: 'x', password: 'y' } } as never, null)).kind,
    ).not.toBe('value');
  });
});
