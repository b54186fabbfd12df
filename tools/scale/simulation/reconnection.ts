import { seededRandom } from '@mortar/backend';
import { HUB_TIMING } from '@mortar/contract';
import { openLiveLink } from '../../../app/src/live/liveLink.ts';
import { createSimulatedClock, surround } from './clock.ts';
import { type Arrivals, type CutKind, createSimulatedHub } from './hub.ts';

/** One-way latency between a pharmacy and the server: minimum and maximum, ms. */
const LATENCY = { from: 10, to: 100 };
/** All clients connect at random moments within this time, so that pings are spread; ms. */
const CONNECT_WINDOW = 60_000;
/** Duration of the simulation after the server is back, ms. */
const AFTERWARDS = 120_000;

export interface Cut {
  /** Number of connections, each a client of the product. */
  links: number;
  kind: CutKind;
  /** Milliseconds for which the server is down. */
  away: number;
  /** Maximum random milliseconds added to each retry delay. The product adds none. */
  spread?: number;
  /** Connection attempts that the server answers per second. */
  acceptsPerSecond?: number;
  seed: number;
}

/** The result of a disconnection; times are milliseconds since it. */
export interface Reconnection {
  arrivals: Arrivals;
  /** When each client was reconnected and had joined its group; reads start then. */
  back: readonly number[];
}

const since = (moment: number, all: readonly number[]) => all.filter((at) => at >= moment).map((at) => at - moment);

/** The link loads its library on first use, which takes real time. */
async function fetchLibrary(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const clock = createSimulatedClock();
  const refuse = async () => {
    resolve();
    throw new TypeError('Failed to fetch');
  };
  const restore = surround(clock, { fetch: refuse, wait: (ms) => ms });
  const link = openLiveLink({ host: 'http://nobody', token: '', groups: async () => [] });
  await promise;
  link.close();
  await clock.run(1);
  restore();
}

/** Disconnects all clients at once, with the product's own client under a simulated clock. */
export async function simulateCut(cut: Cut): Promise<Reconnection> {
  const { links, kind, away, spread = 0, acceptsPerSecond, seed } = cut;
  const random = seededRandom(seed);
  const clock = createSimulatedClock();
  const latencies = new Map<string, number>();
  const latency = (client: string) => latencies.get(client) ?? LATENCY.to;
  const hub = createSimulatedHub(clock, { latency, ...(acceptsPerSecond && { acceptsPerSecond }) });
  await fetchLibrary();
  const restore = surround(clock, {
    fetch: hub.fetch,
    wait: (ms) => (spread > 0 && ms === HUB_TIMING.reconnectDelay ? ms + random() * spread : ms),
  });
  const connected: number[] = [];
  const opened: { close(): void }[] = [];
  try {
    for (let at = 0; at < links; at += 1) {
      const client = `pharmacy-${at}`;
      latencies.set(client, LATENCY.from + random() * (LATENCY.to - LATENCY.from));
      clock.after(random() * CONNECT_WINDOW, () => {
        const link = openLiveLink({
          host: `http://${client}`,
          token: client,
          groups: async () => [client],
          WebSocket: hub.WebSocket,
        });
        link.onConnected(() => connected.push(clock.now()));
        opened.push(link);
      });
    }
    // By now both sides send pings, spread over time.
    const moment = CONNECT_WINDOW + HUB_TIMING.serverTimeout;
    await clock.run(moment);
    hub.cut(kind);
    clock.after(away, hub.comeBack);
    await clock.run(moment + away + AFTERWARDS);
    const { tries, upgrades, joins, pings } = hub.arrivals;
    return {
      arrivals: {
        tries: since(moment, tries),
        upgrades: since(moment, upgrades),
        joins: since(moment, joins),
        pings: since(moment, pings),
      },
      back: since(moment, connected),
    };
  } finally {
    for (const link of opened) link.close();
    await clock.run(clock.now() + 1000);
    restore();
  }
}
