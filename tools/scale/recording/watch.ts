import type { Call } from '@mortar/contract';
import { registry } from '@mortar/contract/registry';
import type { Page, Request } from 'playwright-core';
import { type JourneyTraffic, NO_TRAFFIC, plus, type Traffic } from './recording.ts';

/** The byte that ends a message of the hub; a frame may hold several. */
const END = '\u001e';
/** Types of the hub's protocol. */
const KINDS: Readonly<Record<number, string>> = { 1: 'call', 3: 'acknowledgement', 6: 'ping', 7: 'close' };
/** Bytes before the text of a frame: those that a page sends are masked. */
const framing = (length: number, masked: boolean) => 2 + (length > 125 ? 2 : 0) + (masked ? 4 : 0);

/** What goes to and from a page, journey by journey. */
export interface Watch {
  /** Frames of the hub, where the page's sockets are led through the journey itself. */
  frame(direction: 'sent' | 'heard', text: string): void;
  /** Waits until everything that was asked for by now is answered. */
  answered(): Promise<void>;
  /** What went over the wire since the last time, once nothing is asked for any more. */
  take(): Promise<JourneyTraffic>;
}

/** Calls that share a path are told apart by what they ask with. */
function getName(request: Request): string | null {
  const { pathname, searchParams } = new URL(request.url());
  if (pathname.endsWith('/negotiate')) return 'hub negotiation';
  const asked = ({ query }: Call) => {
    const named = Object.keys((query as Partial<{ shape: object }>).shape ?? {});
    return named.filter((key) => searchParams.has(key)).length / Math.max(1, named.length);
  };
  const found = [...registry.values()].filter(
    ({ method, path }) => method === request.method() && pathname.toLowerCase() === path.toLowerCase(),
  );
  return found.sort((one, other) => asked(other) - asked(one))[0]?.name ?? null;
}

async function getTraffic(request: Request): Promise<Traffic> {
  const sizes = await request.sizes();
  const received = sizes.responseBodySize + sizes.responseHeadersSize;
  // What stood in the browser's cache was not asked for.
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

/** What a message of the hub is: a name of the contract where it has one. */
function getKind(text: string): string {
  const message = JSON.parse(text) as { type?: number; target?: string };
  return message.target ?? (message.type === undefined ? 'handshake' : (KINDS[message.type] ?? `type ${message.type}`));
}

/** Milliseconds without a request after which a page has asked for everything that it wants. */
const QUIET = 300;

/**
 * Watches a page from here on.
 * @param led whether the journey leads the page's sockets through itself, and tells of their frames
 */
export function watchTraffic(page: Page, led = false): Watch {
  const asked = new Set<Request>();
  /** Told when nothing is asked for any more. */
  const waiting: (() => void)[] = [];
  const settle = (request: Request) => {
    asked.delete(request);
    if (asked.size > 0) return;
    for (const tell of waiting.splice(0)) tell();
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
  page.on('request', (request) => asked.add(request));
  page.on('requestfailed', settle);
  page.on('requestfinished', (request) => {
    settle(request);
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
    for (let before = -1; before !== pending.length || asked.size > 0; ) {
      before = pending.length;
      await page.waitForTimeout(QUIET);
    }
  };
  return {
    frame,
    answered: () => (asked.size === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
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
