import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { login } from '@mortar/contract';
import { setupServer } from 'msw/node';
import { describe, expect, it } from 'vitest';
import { mswHandlers } from '../../src/msw/index.ts';
import { guardedServer, listen, mountNode, mountReports } from '../../src/node/index.ts';
import { startBackend } from '../support/buyer.ts';
import { serve } from '../support/transports.ts';
import { RAW_REQUESTS, sendCorpus, sendRaw, TARGETS } from './raw-requests.ts';

describe('raw requests', () => {
  it('are answered by every adapter, and crash none of them', async () => {
    const { backend } = startBackend();
    const running = await serve(() => mountNode(backend));
    const reports = guardedServer({ request: mountReports(backend) });
    const ports = [Number(new URL(running.origin).port), await listen(reports, 0, '127.0.0.1')];
    for (const port of ports) await sendCorpus(port, RAW_REQUESTS);
    expect((await fetch(`${running.origin}/api/VersionControl/versions/get?softwarename=odweb_prod`)).status).toBe(200);
    await running.close();
    reports.close();
  }, 30_000);

  it('leave no upgrade open, whatever the listener throws', async () => {
    const thrown = guardedServer({
      request() {
        throw new Error('a mistake');
      },
      upgrade() {
        throw new Error('a mistake');
      },
    });
    const port = await listen(thrown, 0, '127.0.0.1');
    const headers = 'Host: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';
    expect(await sendRaw(port, { name: '', bytes: `GET / HTTP/1.1\r\n${headers}` })).toMatch(/^HTTP\/1.1 500/);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(500);
    thrown.close();
    const reject = guardedServer({ request: async () => Promise.reject(new Error('later')) });
    const other = await listen(reject, 0, '127.0.0.1');
    expect((await fetch(`http://127.0.0.1:${other}/`)).status).toBe(500);
    reject.close();
  });

  it('have a time limit', () => {
    const { headersTimeout, requestTimeout, timeout, maxConnections } = guardedServer({ request: () => {} });
    expect([headersTimeout, requestTimeout, timeout].every((ms) => ms > 0 && ms <= 180_000)).toBe(true);
    expect(maxConnections).toBeLessThan(1_024);
  });

  it('are kept alive longer than by the proxy in front, as a header states', async () => {
    const server = guardedServer({ request: (_request, response) => response.end() });
    const port = await listen(server, 0, '127.0.0.1');
    const answer = await sendRaw(port, { name: '', bytes: 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n' });
    expect(Number(/keep-alive: timeout=(\d+)/i.exec(answer)?.[1])).toBeGreaterThan(60);
    server.close();
    server.closeAllConnections();
  });

  it.each([
    ['nothing', '', ''],
    ['half a request', 'GET / HTTP/1.1\r\nHo', 'HTTP/1.1 408 Request Timeout'],
  ])(
    'with %s time out: a browser takes an answer on a spare connection for that of the next request',
    async (_sent, bytes, answer) => {
      const server = guardedServer({ request: () => {} });
      const port = await listen(server, 0, '127.0.0.1');
      const accepted = once(server, 'connection') as Promise<[Socket]>;
      const client = connect(port, '127.0.0.1');
      const [socket] = await accepted;
      if (bytes !== '') {
        client.write(bytes);
        await once(socket, 'data');
      }
      const received: Buffer[] = [];
      client.on('data', (piece: Buffer) => received.push(piece));
      const ended = once(client, 'close');
      client.resume();
      server.emit('clientError', Object.assign(new Error('slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
      await ended;
      expect(Buffer.concat(received).toString().split('\r\n')[0]).toBe(answer);
      server.close();
    },
  );

  it('cannot be received on an occupied port, which is reported with the reason', async () => {
    const occupied = createServer();
    const port = await listen(occupied, 0, '127.0.0.1');
    await expect(listen(guardedServer({ request: () => {} }), port, '127.0.0.1')).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
    occupied.close();
  });
});

/** Valid requests with addresses and bodies that no client sends by mistake. */
const BODIES = ['', '{', 'null', '[]', '7', '"x"', '{"__proto__":{"a":1}}', '['.repeat(50_000), '\ud800', '{"a":1}{}'];
const posted = (query: string, body: BodyInit, type = 'application/json') =>
  new Request(`http://x.test${login.path}${query}`, { method: 'POST', body, headers: { 'content-type': type } });
const requests = [
  ...TARGETS.filter((target) => target.startsWith('/') && URL.canParse(`http://x.test${target}`)).map(
    (target) => () => new Request(`http://x.test${target}`),
  ),
  ...BODIES.map((body) => () => posted('?a=%E0%A4%A', body)),
  () => posted('', '{}', 'text/plain'),
  () => posted('', new Uint8Array([0xff, 0xfe, 0])),
  () => new Request('http://x.test/hub/negotiate?access_token=%', { method: 'POST' }),
];

describe('arbitrary requests', () => {
  it('are answered, called directly', async () => {
    const { backend } = startBackend();
    for (const request of requests) expect((await backend.fetch(request())).status).toBeLessThan(500);
  });

  it('are answered inside Mock Service Worker', async () => {
    const { backend } = startBackend();
    const server = setupServer(...mswHandlers(backend));
    server.listen();
    const mine = requests.map((request) => request()).filter(({ url }) => /x\.test\/(api|hub\/negotiate)/.test(url));
    for (const request of mine) expect((await fetch(request)).status).toBeLessThan(500);
    expect(mine.length).toBeGreaterThan(10);
    server.close();
  });
});
