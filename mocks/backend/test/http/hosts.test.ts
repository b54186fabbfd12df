import { describe, expect, it } from 'vitest';
import { isOneOf } from '../../src/node/hosts.ts';
import { getHosts, mountNode } from '../../src/node/index.ts';
import { startBackend } from '../support/buyer.ts';
import { enter } from '../support/client.ts';
import { serve } from '../support/transports.ts';
import { sendRaw } from './raw-requests.ts';

const OWN = ['localhost', '127.0.0.1', '[::1]'];

describe('the names of a server', () => {
  it.each([
    ['localhost', OWN],
    ['::1', OWN],
    ['192.168.0.7', [...OWN, '192.168.0.7']],
    ['Shop.Example', [...OWN, 'shop.example']],
    ['fe80::7', [...OWN, '[fe80::7]']],
  ])('that listens on %s include the loopback names', (host, names) => {
    expect(getHosts(host)).toEqual({ names, addresses: false });
  });

  it.each(['0.0.0.0', '::'])('that listens on every address, %s, are any numeric address', (host) => {
    const hosts = getHosts(host);
    for (const mine of [...OWN, '192.168.0.7:4173', '[fe80::7]']) expect(isOneOf(hosts, mine), mine).toBe(true);
    const others = [
      'evil.example',
      '10.1.2.3.evil.example',
      '10.1.2.3@evil.example',
      '10.1.2.3/',
      'a b',
      '',
      undefined,
    ];
    for (const other of others) expect(isOneOf(hosts, other), other).toBe(false);
  });
});

it('compares the host names of a server with a page’s origin in the hub', async () => {
  const { backend } = startBackend();
  const running = await serve(() => mountNode(backend, { hosts: getHosts('orders.test') }));
  const port = Number(new URL(running.origin).port);
  const { token } = await enter(backend.fetch, 'buyer@1001');
  const opened = (host: string, origin: string) => {
    const lines = [
      ...[`GET /hub?access_token=${token} HTTP/1.1`, `Host: ${host}`, `Origin: ${origin}`, 'Connection: Upgrade'],
      ...['Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', '\r\n'],
    ];
    return sendRaw(port, { name: '', bytes: lines.join('\r\n') });
  };
  expect(await opened('orders.test', 'http://orders.test')).toMatch(/^HTTP\/1.1 101/);
  expect(await opened('localhost:1', 'http://localhost:1')).toMatch(/^HTTP\/1.1 101/);
  expect(await opened('evil.example', 'http://evil.example')).toMatch(/^HTTP\/1.1 403/);
  expect(await opened('orders.test', 'http://orders.test:81')).toMatch(/^HTTP\/1.1 403/);
  await running.close();
});
