import { EventEmitter, once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { boundAddresses } from '../../src/node/address-bound.ts';
import { BOUNDS, guardedServer, listen } from '../../src/node/guarded-server.ts';

const running: Server[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of running.splice(0)) {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
});

/** A server that accepts three connections per address and answers on command. */
async function serving(limit = 3) {
  const server = createServer();
  running.push(server);
  boundAddresses(server, limit);
  const requested: ServerResponse[] = [];
  server.on('request', (_request, response) => requested.push(response));
  server.on('upgrade', (_request, socket) => {
    socket.on('error', () => {}).on('end', () => socket.end());
    socket.resume().write('HTTP/1.1 101 Switching Protocols\r\n\r\n');
  });
  const port = await listen(server, 0, '127.0.0.1');
  /** Connects and sends text. */
  async function come(says = '') {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => {});
    const ended = once(socket, 'close').then(() => true);
    await once(socket, 'connect');
    if (says !== '') socket.write(says);
    await expect.poll(() => accepted(socket) || socket.destroyed).toBe(true);
    return { socket, ended };
  }
  const seen = new Set<number>();
  server.on('connection', (socket) => seen.add(socket.remotePort ?? 0));
  const accepted = (socket: Socket) => seen.has(socket.localPort ?? 0);
  return { come, requested };
}

const GET = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n';
const HALF = 'GET / HTTP/1.1\r\nhost: x\r\n';
const SLOW = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\nabc';

describe('connections of one address', () => {
  it.each([
    ['sends nothing', ''],
    ['sends half a request', HALF],
  ])('are limited: the oldest that %s is closed', async (_, says) => {
    const { come, requested } = await serving();
    const [oldest, second] = [await come(says), await come(says)];
    await come(says);
    const fourth = await come(GET);
    expect(await oldest.ended).toBe(true);
    await expect.poll(() => requested.length).toBe(1);
    requested[0]?.end('answered');
    expect(String((await once(fourth.socket, 'data'))[0])).toContain('200 OK');
    expect(second.socket.destroyed).toBe(false);
  });

  it('are kept while being answered: a slow request is closed first, otherwise the newest connection', async () => {
    const { come, requested } = await serving();
    const [one, slow, two] = [await come(GET), await come(SLOW), await come(GET)];
    await expect.poll(() => requested.length).toBe(3);
    const third = await come(GET);
    expect(await slow.ended).toBe(true);
    await expect.poll(() => requested.length).toBe(4);
    const late = await come();
    expect(await late.ended).toBe(true);
    for (const { socket } of [one, two, third]) expect(socket.destroyed).toBe(false);
  });

  it('are idle once answered, the latest of them last', async () => {
    const { come, requested } = await serving();
    const [first, second, third] = [await come(GET), await come(), await come()];
    await expect.poll(() => requested.length).toBe(1);
    requested[0]?.end('answered');
    await once(first.socket, 'data');
    for (const next of [second, third, first]) {
      expect(next.socket.destroyed).toBe(false);
      await come();
      expect(await next.ended).toBe(true);
    }
  });

  it('take no slots from another address', () => {
    const server = new EventEmitter();
    boundAddresses(server as Server, 2);
    const destroyed: string[] = [];
    const come = (remoteAddress: string, name: string) => {
      const socket = Object.assign(new EventEmitter(), { remoteAddress, destroy: () => destroyed.push(name) });
      server.emit('connection', socket);
    };
    for (const name of ['a1', 'a2']) come('10.0.0.1', name);
    for (const name of ['b1', 'b2']) come('10.0.0.2', name);
    expect(destroyed).toEqual([]);
    come('10.0.0.2', 'b3');
    expect(destroyed).toEqual(['b1']);
  });

  it('do not count once they were upgraded', async () => {
    const { come } = await serving();
    const upgrade = 'GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n';
    const upgraded = [];
    for (let at = 0; at < 5; at += 1) {
      const one = await come(upgrade);
      await once(one.socket, 'data');
      upgraded.push(one);
    }
    await come();
    for (const { socket } of upgraded) expect(socket.destroyed).toBe(false);
  });

  it('are limited by every guarded server', async () => {
    const server = guardedServer({ request: (_request, response) => response.end() });
    running.push(server);
    const port = await listen(server, 0, '127.0.0.1');
    let open = 0;
    server.on('connection', (socket) => {
      open += 1;
      socket.once('close', () => {
        open -= 1;
      });
    });
    for (let at = 0; at < BOUNDS.perAddress + 20; at += 1) {
      const socket = connect(port, '127.0.0.1');
      sockets.push(socket);
      socket.on('error', () => {});
      await once(socket, 'connect');
    }
    await expect.poll(() => open).toBe(BOUNDS.perAddress);
    expect(BOUNDS.perAddress).toBeLessThan(BOUNDS.connections / 4);
  });
});
