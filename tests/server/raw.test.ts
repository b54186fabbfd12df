import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RAW_REQUESTS, sendCorpus, sendRaw } from '../../mocks/backend/test/http/raw-requests.ts';
import { type Child, dataFolder, startChild } from './child.ts';

const dataDir = dataFolder();
let server: Child;

beforeAll(async () => {
  server = await startChild('serving.ts', [dataDir]);
});
afterAll(async () => {
  await server.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

describe.each(['port', 'reports'] as const)('the server behind %s', (which) => {
  const paths = which === 'port' ? ['/', '/config.json', '/api/VersionControl/versions/get', '/hub/negotiate'] : ['/'];
  const requestText = (path: string, host: string, more = '') =>
    sendRaw(server[which], { name: '', bytes: `GET ${path} HTTP/1.1\r\n${host}${more}Connection: close\r\n\r\n` });
  const named = (host: string) => `Host: ${host}\r\n`;

  it.each(['localhost', 'LOCALHOST', '127.0.0.1', '[::1]', '[0:0:0:0:0:0:0:1]'])(
    'answers for the host %s',
    async (host) => {
      for (const path of paths) {
        expect(await requestText(path, named(host)), path).not.toMatch(/^HTTP\/1.1 421/);
        expect(await requestText(path, named(`${host}:${server[which]}`)), path).not.toMatch(/^HTTP\/1.1 421/);
      }
    },
  );

  it.each([
    ...[
      'evil.example',
      'evil.example:80',
      'localhost.evil.example',
      'localhost.',
      '10.1.2.3',
      'localhost@evil.example',
    ],
    ...['localhost/evil.example', 'evil.example#localhost', '[::2]', ''],
  ])('rejects the host %j', async (host) => {
    for (const path of paths) {
      expect(await requestText(path, named(host)), path).toMatch(/^HTTP\/1.1 4(21|00) /);
      expect(await requestText(path, named(host)), path).not.toMatch(/Mortar|resultcode/);
    }
  });

  it('reports its host names', async () => {
    expect(await requestText('/', named('evil.example'))).toMatch(
      /^HTTP\/1.1 421 [\s\S]*nosniff[\s\S]*This server is reached as localhost, 127\.0\.0\.1, \[::1\], and by no other name\./,
    );
  });

  it('rejects a URL with another host name, and an old request without one', async () => {
    expect(await requestText('http://evil.example/', named('localhost'))).toMatch(/^HTTP\/1.1 421/);
    expect(await requestText('http://localhost/', named('evil.example'))).toMatch(/^HTTP\/1.1 421/);
    expect(await sendRaw(server[which], { name: '', bytes: 'GET / HTTP/1.0\r\n\r\n' })).toMatch(/^HTTP\/1.1 421/);
  });

  it('opens no SignalR connection under another host name', async () => {
    const upgrade = [
      ...['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'],
      ...['Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', 'Origin: http://evil.example', 'Host: evil.example'],
    ].join('\r\n');
    const bytes = `GET /hub HTTP/1.1\r\n${upgrade}\r\n\r\n`;
    expect(await sendRaw(server[which], { name: '', bytes })).toMatch(/^HTTP\/1.1 421 /);
  });

  it('survives any input, and continues to answer', async () => {
    await sendCorpus(server[which], RAW_REQUESTS, async (names) => {
      const answer = await fetch(`http://localhost:${server.port}/config.json`);
      expect([answer.status, server.ended()], names.join('; ')).toEqual([200, null]);
      expect((await fetch(`http://localhost:${server.reports}/reports/none`)).status).toBe(404);
    });
  }, 60_000);

  it('leaves no upgrade unanswered', async () => {
    const bytes =
      'GET /nowhere HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
    expect(await sendRaw(server[which], { name: '', bytes })).toMatch(/^HTTP\/1.1 4\d\d /);
  });
});
