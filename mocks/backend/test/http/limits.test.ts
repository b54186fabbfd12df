import { connect } from 'node:net';
import { hubMethods, listProducts, listVersions, login } from '@mortar/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mountNode } from '../../src/node/index.ts';
import { startBackend } from '../support/buyer.ts';
import { enter, getRequest } from '../support/client.ts';
import { serve } from '../support/transports.ts';
import { sendRaw } from './raw-requests.ts';

describe('a request body', () => {
  const MB = 1024 * 1024;
  const url = `http://x${login.path}`;

  /** A body that counts the bytes read. */
  function endless(maximum = 700 * MB) {
    const read = { bytes: 0 };
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        read.bytes += MB / 16;
        if (read.bytes > maximum) controller.close();
        else controller.enqueue(new Uint8Array(MB / 16).fill(32));
      },
    });
    return { read, stream };
  }
  const posted = (stream: ReadableStream, headers: HeadersInit = {}) =>
    new Request(url, { method: 'POST', body: stream, headers, duplex: 'half' } as RequestInit);

  it('of an anonymous client is read only up to the length of a login', async () => {
    const { backend } = startBackend();
    const { read, stream } = endless();
    const answer = await backend.fetch(posted(stream));
    expect(await answer.json()).toEqual({ resultcode: 2, resulttext: 'The request is longer than 64 kB.' });
    expect(answer.headers.get('connection')).toBe('close');
    expect(read.bytes).toBeLessThan(MB);
  });

  it('of a signed-in user may contain an order file, and no more', async () => {
    const { backend, fetch } = startBackend();
    const { token } = await enter(fetch, 'buyer@1001');
    const { read, stream } = endless();
    const answer = await backend.fetch(posted(stream, { authorization: `Bearer ${token}` }));
    expect(await answer.json()).toMatchObject({ resulttext: 'The request is longer than 8192 kB.' });
    expect(read.bytes).toBeLessThan(9 * MB);
    expect((await backend.fetch(posted(endless(2 * MB).stream, { authorization: `Bearer ${token}` }))).status).toBe(
      200,
    );
  });

  it('that is announced as too long is not read at all', async () => {
    const { backend } = startBackend();
    const { read, stream } = endless();
    await backend.fetch(posted(stream, { 'content-length': String(700 * MB) }));
    expect(read.bytes).toBeLessThanOrEqual(MB / 16);
  });

  it('does not stay in memory under Node, and its connection is closed', async () => {
    const { backend } = startBackend();
    const running = await serve(() => mountNode(backend));
    const port = Number(new URL(running.origin).port);
    let sent = 0;
    const received = await new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      let answer = '';
      const chunk = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(65_536, 32), Buffer.from('\r\n')]);
      const more = () => {
        while (!socket.destroyed && sent < 64 * MB) {
          sent += 65_536;
          if (!socket.write(chunk)) return void socket.once('drain', more);
        }
      };
      socket.on('data', (data) => {
        answer += data;
      });
      socket.on('error', () => {});
      socket.on('close', () => resolve(answer));
      socket.write(`POST ${login.path} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n`);
      more();
    });
    expect(received).toMatch(/^HTTP\/1.1 200 [\s\S]*connection: close[\s\S]*longer than 64 kB/i);
    await running.close();
  });
});

describe('lists that anyone can add to', () => {
  it('of unknown requests keep the latest, truncated', async () => {
    const { backend } = startBackend();
    for (let at = 0; at < 300; at += 1) await backend.fetch(new Request(`http://x/api/${at}/${'a'.repeat(9_000)}`));
    expect(backend.unknownRequests).toHaveLength(100);
    expect(backend.unknownRequests.at(-1)).toMatch(/^GET \/api\/299\/a{150,}$/);
    expect(backend.unknownRequests.at(-1)?.length).toBe(200);
  });

  it('of ended sessions keep twenty of a user', async () => {
    const { backend, fetch } = startBackend();
    for (let at = 0; at < 40; at += 1) {
      const { token } = await enter(fetch, 'buyer@1001');
      backend.store.transaction(() => {
        const session = backend.store.sessions.get(token);
        if (session) backend.store.sessions.put({ ...session, endedat: backend.clock.now() + at });
      });
    }
    expect(backend.store.sessions.at('buyer@1001').length).toBeLessThanOrEqual(21);
  });

  it('of negotiated ids, connections and groups are limited', async () => {
    const { backend, fetch } = startBackend();
    const { token } = await enter(fetch, 'buyer@1001');
    const [first] = Array.from({ length: 1_100 }, () => backend.hub.negotiate(token)?.connectionToken ?? null);
    const link = { send: () => {}, close: () => {} };
    expect(backend.hub.accept(link, { id: first ?? null, token: null })).toBeNull();
    const connections = Array.from({ length: 260 }, () => backend.hub.accept(link, { id: null, token }));
    expect(backend.hub.connections).toBe(200);
    const last = connections.at(-1);
    last?.receive('{"protocol":"json","version":1}\u001e');
    for (let at = 0; at < 200; at += 1) {
      last?.receive(`${JSON.stringify({ type: 1, target: 'JoinGroup', arguments: [`${' '.repeat(at)}1001`] })}\u001e`);
    }
    expect(last?.groups.size).toBeLessThanOrEqual(50);
    expect(hubMethods).toHaveProperty('JoinGroup');
  });
});

describe('a page of another origin', () => {
  let running: Awaited<ReturnType<typeof serve>>;
  const { backend } = startBackend();
  beforeAll(async () => {
    running = await serve(() => mountNode(backend, { origins: ['https://orders.example'] }));
  });
  afterAll(() => running.close());

  const upgrade = (origin: string | null, token: string) => {
    const port = Number(new URL(running.origin).port);
    const named = origin === null ? '' : `Origin: ${origin}\r\n`;
    const bytes = `GET /hub?access_token=${token} HTTP/1.1\r\nHost: orders.test\r\n${named}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;
    return sendRaw(port, { name: '', bytes });
  };

  it('cannot use the hub', async () => {
    const { token } = await enter(backend.fetch, 'buyer@1001');
    for (const origin of ['https://elsewhere.example', 'null', 'http://orders.test.example', 'http://orders.test:81']) {
      expect(await upgrade(origin, token), origin).toMatch(/^HTTP\/1.1 403/);
    }
    for (const origin of ['http://orders.test', 'https://orders.test', 'https://orders.example', null]) {
      expect(await upgrade(origin, token), String(origin)).toMatch(/^HTTP\/1.1 101/);
    }
    const negotiate = `${running.origin}/hub/negotiate?negotiateVersion=1&access_token=${token}`;
    const headers = { origin: 'https://elsewhere.example' };
    expect((await fetch(negotiate, { method: 'POST', headers })).status).toBe(403);
    expect((await fetch(negotiate, { method: 'POST' })).status).toBe(200);
  });
});

describe('an answer', () => {
  it('cannot be rendered as a page, cached, or framed', async () => {
    const { backend } = startBackend();
    const running = await serve(() => mountNode(backend, { control: true }));
    const paths = [
      '/api/VersionControl/versions/get?softwarename=odweb_prod',
      '/api/Nowhere',
      '/hub/negotiate',
      '/hub/x',
      '/__control',
      '/messaging/x',
    ];
    const answers = [
      ...(await Promise.all(paths.map((path) => fetch(running.origin + path)))),
      ...(await Promise.all(paths.map((path) => backend.fetch(new Request(`http://x${path}`))))),
    ];
    for (const { url, headers } of answers) {
      expect(headers.get('x-content-type-options'), url).toBe('nosniff');
      expect(headers.get('content-security-policy'), url).toContain("default-src 'none'");
      expect(headers.get('referrer-policy'), url).toBe('no-referrer');
      expect(headers.get('cache-control'), url).toBe('no-store');
    }
    await running.close();
  });
});

describe('a search', () => {
  const query = {
    filter: 'Description',
    sortby: 'Alphabetically',
    searchtype: 'Containing',
    value: 'a',
    wholesalercode: '',
    adid: 0,
    productschedules: 'N,NM,0,1,2,3,4,5,6,7',
  };

  it('with an empty text finds nothing', async () => {
    const { fetch } = startBackend();
    const me = await enter(fetch, 'buyer@1001');
    const answer = await fetch(getRequest(listProducts, { query: { ...query, value: ' ' } }, me));
    expect(await answer.json()).toEqual({ resultcode: 5 });
  });

  it('of thousands of rows lets other requests through while it runs', async () => {
    const { fetch } = startBackend('hugeCatalogue');
    const me = await enter(fetch, 'buyer@1001');
    const searches = Array.from({ length: 3 }, () => fetch(getRequest(listProducts, { query }, me)));
    let searching = true;
    void Promise.all(searches).then(() => {
      searching = false;
    });
    let passed = 0;
    while (searching) {
      expect((await fetch(getRequest(listVersions, { query: { softwarename: 'odweb_prod' } }, null))).status).toBe(200);
      passed += 1;
      await new Promise((soon) => setImmediate(soon));
    }
    expect(passed).toBeGreaterThan(20);
  }, 60_000);
});
