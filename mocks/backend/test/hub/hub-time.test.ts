import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { HUB_TIMING } from '@mortar/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ClientOptions, hubClient, runningHub } from '../support/hub-client.ts';

const closing: (() => Promise<void>)[] = [];
// The timers of the hub and the official client use one fake clock; sockets and requests are real.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  vi.useRealTimers();
});

async function running() {
  const hub = await runningHub();
  closing.push(hub.server.close);
  const connect = async (options: ClientOptions = {}) => {
    const connection = hubClient(hub.server, hub.me, options);
    closing.push(() => connection.stop());
    await connection.start();
    return connection;
  };
  return { ...hub, connect };
}

const CLIENTS = 150;
const DELETED = [{ identifier: '1', secondaryidentifier: '2' }] as [
  { identifier: string; secondaryidentifier: string },
];

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
/** Returns the live heap in bytes. */
function heapAfterCollection(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

const next = <T>(start: (resolve: (value: T) => void) => void) => new Promise<T>((resolve) => start(resolve));

/** Counts a recurring event and allows waiting for it. */
function happenings() {
  let count = 0;
  let wake = () => {};
  return {
    happened() {
      count += 1;
      wake();
    },
    get count() {
      return count;
    },
    async reach(target: number) {
      while (count < target) await next<void>((resolve) => (wake = () => resolve()));
    },
  };
}

describe('the hub over time, with the official client', () => {
  it('is retried every ten seconds while it is unavailable, and reconnects at the first opportunity', async () => {
    const { backend, me, connect } = await running();
    const waits = happenings();
    const attempts = happenings();
    const connection = await connect({
      retryDelay() {
        waits.happened();
        return HUB_TIMING.reconnectDelay;
      },
      accessTokenFactory() {
        attempts.happened();
        return me.token;
      },
    });
    const back = next((resolve) => connection.onreconnected(resolve));
    const before = attempts.count;
    backend.hub.refuse(true);
    backend.hub.drop();
    for (const round of [1, 2, 3]) {
      await waits.reach(round);
      vi.advanceTimersByTime(HUB_TIMING.reconnectDelay - 1);
      expect(attempts.count).toBe(before + round - 1);
      if (round === 3) backend.hub.refuse(false);
      vi.advanceTimersByTime(1);
      await attempts.reach(before + round);
    }
    await back;
    expect(connection.state).toBe('Connected');
  });

  it('is abandoned after half a minute of silence, not before', async () => {
    const { backend, connect } = await running();
    const connection = await connect();
    connection.serverTimeoutInMilliseconds = HUB_TIMING.serverTimeout;
    const pinged = happenings();
    connection.on('DeleteNotification', pinged.happened);
    await connection.invoke('JoinGroup', '1001');
    backend.hub.toGroup('1001', 'DeleteNotification', DELETED);
    await pinged.reach(1);
    const lost = next<Error | undefined>((resolve) => connection.onreconnecting(resolve));
    backend.hub.mute(true);
    vi.advanceTimersByTime(HUB_TIMING.serverTimeout - 1);
    expect(connection.state).toBe('Connected');
    vi.advanceTimersByTime(1);
    expect((await lost)?.message).toMatch(/timeout/i);
  });

  it('serves 150 clients for five minutes, sends everything to each of them, and does not leak', async () => {
    const { backend, connect } = await running();
    const received = happenings();
    const dropped = vi.fn();
    for (let client = 0; client < CLIENTS; client += 1) {
      const connection = await connect();
      connection.on('DeleteNotification', received.happened);
      connection.onreconnecting(dropped);
      await connection.invoke('JoinGroup', '1001');
    }
    let sent = 0;
    const minute = async () => {
      for (let second = 0; second < 60; second += 1) {
        vi.advanceTimersByTime(1_000);
        for (let time = 0; time < 2; time += 1) backend.hub.toGroup('1001', 'DeleteNotification', DELETED);
        sent += 2;
        await received.reach(sent * CLIENTS);
      }
      return heapAfterCollection();
    };
    const warm = await minute();
    for (let round = 0; round < 3; round += 1) await minute();
    const after = await minute();
    expect(received.count).toBe(sent * CLIENTS);
    expect(dropped).not.toHaveBeenCalled();
    expect(backend.hub.connections).toBe(CLIENTS);
    // After 72 000 messages, a leak per message would be megabytes.
    expect(after - warm).toBeLessThan(1_000_000);
  }, 60_000);
});
