import { request as rawRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { listProducts, listUnsentOrders } from '@mortar/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMPRESSION, createCompression, encodingFor } from '../../src/node/compression.ts';
import { mountNode } from '../../src/node/index.ts';
import { startBackend } from '../support/buyer.ts';
import { enter, getRequest, type Signed } from '../support/client.ts';
import { type RunningServer, serve } from '../support/transports.ts';

const EVERYTHING = {
  filter: 'Description',
  sortby: 'Alphabetically',
  searchtype: 'Containing',
  value: 'a',
  wholesalercode: '',
  adid: 0,
  productschedules: 'N,NM,0,1,2,3,4,5,6,7',
};
const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  bytes: Buffer;
}

/** Sends a request without decoding the answer. */
function send(origin: string, { method, url, headers }: Request, accepted?: string): Promise<Answer> {
  const { pathname, search } = new URL(url);
  const sent = { ...Object.fromEntries(headers), ...(accepted === undefined ? {} : { 'accept-encoding': accepted }) };
  return new Promise((resolve, reject) => {
    rawRequest(origin + pathname + search, { method, headers: sent, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('the accepted encoding of a client', () => {
  it.each([
    [undefined, null],
    ['', null],
    ['identity', null],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0, br;q=0', null],
    ['*', 'br'],
    ['*;q=0', null],
    ['br;q=0, *', 'gzip'],
    ['GZIP', 'gzip'],
    ['gzip;q=', 'gzip'],
    ['gzip;q=...', null],
    [`${'x,'.repeat(8_000)}gzip`, 'gzip'],
  ] as const)('%s', (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding);
  });
});

describe('an answer under Node', () => {
  let server: RunningServer;
  let me: Signed;
  beforeAll(async () => {
    const { backend, fetch } = startBackend('openingTime');
    me = await enter(fetch, 'buyer@1001');
    server = await serve(() => mount);
    const mount = mountNode(backend);
  });
  afterAll(() => server.close());
  const search = () => getRequest(listProducts, { query: EVERYTHING }, me);

  it.each(['br', 'gzip'] as const)('of a long list is encoded as %s, and is the same list', async (encoding) => {
    const plain = await send(server.origin, search());
    const short = await send(server.origin, search(), encoding);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(short.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(short.headers['content-length']).toBeUndefined();
    expect(decoders[encoding](short.bytes).equals(plain.bytes)).toBe(true);
    expect(short.bytes.length).toBeLessThan(plain.bytes.length / 5);
    expect(plain.headers.vary).toBe('accept-encoding');
    expect(short.headers['cache-control']).toBe('no-store');
  });

  it('that is short is sent unencoded, with its length', async () => {
    const expired = getRequest(listUnsentOrders, {}, { ...me, token: 'nobody' });
    const { headers, bytes } = await send(server.origin, expired, 'br, gzip');
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['content-length']).toBe(String(bytes.length));
    expect(bytes.length).toBeLessThan(COMPRESSION.smallest);
    expect(JSON.parse(String(bytes))).toMatchObject({ resultcode: 4 });
  });

  it('to HEAD has no body and no encoding header', async () => {
    const { url, headers: sent } = search();
    const { status, headers, bytes } = await send(
      server.origin,
      new Request(url, { method: 'HEAD', headers: sent }),
      'br',
    );
    expect(status).toBe(200);
    expect(bytes).toHaveLength(0);
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBe('accept-encoding');
  });
});

describe('compression', () => {
  const text = (content: string | ReadableStream | null, init: ResponseInit = {}) =>
    new Response(content, { ...init, headers: { 'content-type': 'text/plain', ...init.headers } });
  const requestWith = (accepted: string) => new Request('http://x/', { headers: { 'accept-encoding': accepted } });
  const long = 'order '.repeat(1_000);

  it.each([
    ['no body', () => new Response(null, { status: 204, headers: { 'content-type': 'text/plain' } })],
    ['an unchanged answer', () => new Response(null, { status: 304, headers: { 'content-type': 'text/plain' } })],
    ['a part of a file', () => text(long, { status: 206 })],
    ['a picture', () => text(long, { headers: { 'content-type': 'image/png' } })],
    ['an already compressed answer', () => text(long, { headers: { 'content-encoding': 'gzip' } })],
  ])('leaves %s unencoded', async (_name, make) => {
    const given = make();
    expect(await createCompression().compress(requestWith('br'), given)).toBe(given);
  });

  it('is limited to a number of simultaneous answers; further ones are sent unencoded', async () => {
    const { compress } = createCompression();
    const open: ReadableStreamDefaultController<Uint8Array>[] = [];
    const waiting = () =>
      new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(long));
          open.push(controller);
        },
      });
    const all = await Promise.all(
      Array.from({ length: COMPRESSION.atOnce + 1 }, () => compress(requestWith('gzip'), text(waiting()))),
    );
    expect(all.map(({ headers }) => headers.get('content-encoding'))).toEqual([
      ...Array.from({ length: COMPRESSION.atOnce }, () => 'gzip'),
      null,
    ]);
    open[0]?.close();
    const [first] = all;
    if (!first) throw new Error('Nothing was compressed.');
    expect(gunzipSync(Buffer.from(await first.arrayBuffer())).toString()).toBe(long);
    await expect
      .poll(async () => (await compress(requestWith('gzip'), text(long))).headers.get('content-encoding'))
      .toBe('gzip');
    for (const controller of open.slice(1)) controller.close();
    await Promise.all(all.slice(1).map((response) => response.arrayBuffer()));
  });

  it('releases answers whose clients disconnected: their sources stop, and the next are compressed', async () => {
    const { compress } = createCompression();
    let stopped = 0;
    const endless = () =>
      new ReadableStream<Uint8Array>({
        pull: (controller) => controller.enqueue(new TextEncoder().encode(long)),
        cancel() {
          stopped += 1;
        },
      });
    for (let at = 0; at < COMPRESSION.atOnce * 2; at += 1) {
      const { body, headers } = await compress(requestWith('br'), text(endless()));
      expect(headers.get('content-encoding')).toBe('br');
      await body?.cancel();
      await expect.poll(() => stopped, { interval: 1 }).toBe(at + 1);
    }
  });

  it('forwards the error of a source', async () => {
    const failing = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(long)),
      pull: (controller) => controller.error(new Error('The list broke off.')),
    });
    const { compress } = createCompression();
    const answer = compress(requestWith('br'), text(failing)).then((response) => response.arrayBuffer());
    await expect(answer).rejects.toThrow();
    expect((await compress(requestWith('br'), text(long))).headers.get('content-encoding')).toBe('br');
  });
});
