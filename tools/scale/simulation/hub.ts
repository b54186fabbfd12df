import { HUB_TIMING } from '@mortar/contract';
import type { SimulatedClock } from './clock.ts';

const END = '\u001e';
/** Types of the hub's protocol. */
const INVOCATION = 1;
const PING = `{"type":6}${END}`;

/** How everybody is cut: sockets are closed, or nothing is heard any more. */
export type CutKind = 'closed' | 'silent';

/** What reaches the server, in ms since the simulation began. */
export interface Arrivals {
  /** Tries to connect, refused ones too. */
  tries: number[];
  /** Sockets that are opened, of those whose try was answered. */
  upgrades: number[];
  /** Groups that are joined. */
  joins: number[];
  /** Pings of clients. */
  pings: number[];
}

interface HubOptions {
  /** Milliseconds one way between a client and the server; asked for once a client. */
  latency(client: string): number;
  /** Clients a second that are answered when they try; the others wait for their turn. Everybody at once where it is left out. */
  acceptsPerSecond?: number;
}

/** The hub as its clients meet it: it answers, pings, and can go away. */
interface SimulatedHub {
  fetch: typeof fetch;
  WebSocket: typeof WebSocket;
  arrivals: Arrivals;
  /** Loses everybody and is away. */
  cut(kind: CutKind): void;
  /** Is there again. */
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
  /** When the next one has its turn. */
  let turn = 0;
  const getClient = (address: string) => new URL(address.replace(/^ws/, 'http')).hostname;

  /** When somebody who arrives now is answered. */
  function getTurn(): number {
    if (!options.acceptsPerSecond) return clock.now();
    turn = Math.max(clock.now(), turn) + 1000 / options.acceptsPerSecond;
    return turn;
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
    /** Whether the server still knows of it. */
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
    /** The server loses it. */
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
