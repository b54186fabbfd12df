import { HUB_TIMING } from '@mortar/contract';
import type { SimulatedClock } from './clock.ts';

const END = '\u001e';
/** Message types of the hub's protocol. */
const INVOCATION = 1;
const PING = `{"type":6}${END}`;

/** How clients are disconnected: sockets close, or the server goes silent. */
export type CutKind = 'closed' | 'silent';

/** Requests that reach the server, in ms since the simulation started. */
export interface Arrivals {
  /** Attempts to connect, refused ones included. */
  tries: number[];
  /** Sockets opened after an answered attempt. */
  upgrades: number[];
  /** Group joins. */
  joins: number[];
  pings: number[];
}

interface HubOptions {
  latency(client: string): number;
  /** Connection attempts answered per second; the others queue. Unlimited if omitted. */
  acceptsPerSecond?: number;
}

/** A simulated hub: answers, pings, and can go down. */
interface SimulatedHub {
  fetch: typeof fetch;
  WebSocket: typeof WebSocket;
  arrivals: Arrivals;
  /** Drops all clients and goes down. */
  cut(kind: CutKind): void;
  /** Accepts clients again. */
  comeBack(): void;
}

interface Message {
  type?: number;
  invocationId?: string;
}

export function createSimulatedHub(clock: SimulatedClock, options: HubOptions): SimulatedHub {
  const arrivals: Arrivals = { tries: [], upgrades: [], joins: [], pings: [] };
  const sockets = new Set<SimulatedSocket>();
  let away = false;
  /** Time of the next free slot. */
  let nextSlot = 0;
  const getClient = (address: string) => new URL(address.replace(/^ws/, 'http')).hostname;

  /** Returns when a client that arrives now is answered. */
  function getTurn(): number {
    if (!options.acceptsPerSecond) return clock.now();
    nextSlot = Math.max(clock.now(), nextSlot) + 1000 / options.acceptsPerSecond;
    return nextSlot;
  }

  const negotiate = (client: string) =>
    new Promise<Response>((resolve, reject) => {
      const latency = options.latency(client);
      clock.after(latency, () => {
        arrivals.tries.push(clock.now());
        if (away) return void clock.after(latency, () => reject(new TypeError('Failed to fetch')));
        const answer = { negotiateVersion: 1, connectionId: client, connectionToken: client };
        const availableTransports = [{ transport: 'WebSockets', transferFormats: ['Text'] }];
        const text = JSON.stringify({ ...answer, availableTransports });
        const response = { ok: true, status: 200, statusText: 'OK', headers: new Headers(), text: async () => text };
        clock.after(getTurn() - clock.now() + latency, () => resolve(response as Response));
      });
    });

  class SimulatedSocket {
    static readonly OPEN = 1;
    readyState = 0;
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: ((event: { code: number; wasClean: boolean }) => void) | null = null;
    onerror: (() => void) | null = null;
    readonly #latency: number;
    /** Whether the server still knows the connection. */
    #kept = true;

    constructor(address: string) {
      this.#latency = options.latency(getClient(address));
      clock.after(this.#latency, () => {
        if (away) return void clock.after(this.#latency, () => this.#closed());
        arrivals.upgrades.push(clock.now());
        sockets.add(this);
        clock.after(this.#latency, () => this.#opened());
      });
    }
    #opened() {
      if (!this.#kept) return;
      this.readyState = SimulatedSocket.OPEN;
      this.onopen?.();
    }
    #closed() {
      this.readyState = 3;
      this.onclose?.({ code: 1006, wasClean: false });
    }
    #tell(text: string) {
      if (this.#kept) clock.after(this.#latency, () => this.onmessage?.({ data: text }));
    }
    #ping() {
      if (!this.#kept) return;
      this.#tell(PING);
      clock.after(HUB_TIMING.keepAlive, () => this.#ping());
    }
    #hear(text: string) {
      if (!this.#kept) return;
      const message = JSON.parse(text) as Message;
      if (message.type === undefined) {
        this.#tell(`{}${END}`);
        clock.after(HUB_TIMING.keepAlive, () => this.#ping());
      } else if (message.type === INVOCATION) {
        arrivals.joins.push(clock.now());
        this.#tell(`{"type":3,"invocationId":"${message.invocationId}","result":null}${END}`);
      } else arrivals.pings.push(clock.now());
    }
    send(data: string) {
      clock.after(this.#latency, () => {
        for (const text of data.split(END).filter(Boolean)) this.#hear(text);
      });
    }
    close() {
      this.readyState = 3;
      this.#kept = false;
      sockets.delete(this);
    }
    /** Drops the connection on the server. */
    lose(kind: CutKind) {
      this.#kept = false;
      if (kind === 'closed') clock.after(this.#latency, () => this.#closed());
    }
  }

  return {
    fetch: (address) => negotiate(getClient(String(address))),
    WebSocket: SimulatedSocket as unknown as typeof WebSocket,
    arrivals,
    cut(kind) {
      away = true;
      for (const socket of sockets) socket.lose(kind);
      sockets.clear();
    },
    comeBack() {
      away = false;
    },
  };
}
