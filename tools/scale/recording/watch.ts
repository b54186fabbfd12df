import type { Call } from '@mortar/contract';
import { registry } from '@mortar/contract/registry';
import type { Page, Request } from 'playwright-core';
import { type JourneyTraffic, NO_TRAFFIC, plus, type Traffic } from './recording.ts';

/** Record separator that ends a hub message; a frame may hold several. */
const END = '\u001e';
/** Message types of the hub's protocol. */
const KINDS: Readonly<Record<number, string>> = { 1: 'call', 3: 'acknowledgement', 6: 'ping', 7: 'close' };
/** Header bytes of a WebSocket frame; client frames are masked. */
const framing = (length: number, masked: boolean) => 2 + (length > 125 ? 2 : 0) + (masked ? 4 : 0);

/** Records a page's traffic, scenario by scenario. */
export interface Watch {
  /** Records a hub frame where the scenario routes the page's sockets itself. */
  frame(direction: 'sent' | 'heard', text: string): void;
  /** Waits until all pending requests are answered. */
  answered(): Promise<void>;
  /** Returns the traffic since the last call, once no request is pending. */
  take(): Promise<JourneyTraffic>;
}

/** Distinguishes calls with the same path by their query. */
function getName(request: Request): string | null {
  const { pathname, searchParams } = new URL(request.url());
  if (pathname.endsWith('/negotiate')) return 'hub negotiation';
  const requested = ({ query }: Call) => {
    const named = Object.keys((query as Partial<{ shape: object }>).shape ?? {});
    return named.filter((key) => searchParams.has(key)).length / Math.max(1, named.length);
  };
  const found = [...registry.values()].filter(
    ({ method, path }) => method === request.method() && pathname.toLowerCase() === path.toLowerCase(),
  );
  return found.sort((a, b) => requested(b) - requested(a))[0]?.name ?? null;
}

async function getTraffic(request: Request): Promise<Traffic> {
  const sizes = await request.sizes();
  const received = sizes.responseBodySize + sizes.responseHeadersSize;
  // Cached files were not requested.
  if (received === 0) return NO_TRAFFIC;
  const response = await request.response();
  const body = await response?.body().catch(() => null);
  const sent = sizes.requestBodySize + sizes.requestHeadersSize;
  return { count: 1, sent, received, unpacked: body?.length ?? 0 };
}

function frameTraffic(text: string, masked: boolean): Traffic {
  const length = Buffer.byteLength(text);
  const bytes = length + framing(length, masked);
  return { count: 1, sent: masked ? bytes : 0, received: masked ? 0 : bytes, unpacked: length };
}

/** Returns the kind of a hub message: its contract name if it has one. */
function getKind(text: string): string {
  const message = JSON.parse(text) as { type?: number; target?: string };
  return message.target ?? (message.type === undefined ? 'handshake' : (KINDS[message.type] ?? `type ${message.type}`));
}

/** Milliseconds without a request after which a page is considered idle. */
const QUIET = 300;

/**
 * Records a page's traffic from now on.
 * @param led whether the scenario routes the page's sockets itself and reports their frames
 */
export function watchTraffic(page: Page, led = false): Watch {
  const requested = new Set<Request>();
  /** Callbacks to run when no request is pending. */
  const waiting: (() => void)[] = [];
  const finish = (request: Request) => {
    requested.delete(request);
    if (requested.size > 0) return;
    for (const notify of waiting.splice(0)) notify();
  };
  let pending: Promise<void>[] = [];
  let calls: Record<string, Traffic> = {};
  let hub: Record<string, Traffic> = {};
  let files = NO_TRAFFIC;
  const frame = (direction: 'sent' | 'heard', text: string) => {
    for (const message of text.split(END).filter(Boolean)) {
      const name = `${direction} ${getKind(message)}`;
      hub[name] = plus(hub[name] ?? NO_TRAFFIC, frameTraffic(message + END, direction === 'sent'));
    }
  };
  page.on('request', (request) => requested.add(request));
  page.on('requestfailed', finish);
  page.on('requestfinished', (request) => {
    finish(request);
    const note = async () => {
      const traffic = await getTraffic(request);
      const name = getName(request);
      if (name) calls[name] = plus(calls[name] ?? NO_TRAFFIC, traffic);
      else files = plus(files, traffic);
    };
    pending.push(note());
  });
  page.on('websocket', (socket) => {
    if (led) return;
    socket.on('framesent', ({ payload }) => frame('sent', String(payload)));
    socket.on('framereceived', ({ payload }) => frame('heard', String(payload)));
  });
  const quiet = async () => {
    for (let before = -1; before !== pending.length || requested.size > 0; ) {
      before = pending.length;
      await page.waitForTimeout(QUIET);
    }
  };
  return {
    frame,
    answered: () => (requested.size === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
    async take() {
      await quiet();
      await Promise.all(pending);
      const taken = { calls, hub, files };
      pending = [];
      calls = {};
      hub = {};
      files = NO_TRAFFIC;
      return taken;
    },
  };
}
