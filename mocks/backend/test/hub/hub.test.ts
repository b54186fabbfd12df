import { deleteNotification, logout, sendOrders } from '@mortar/contract';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openConnection } from '../../src/hub/connection.ts';
import { createHub } from '../../src/hub/hub.ts';
import { manualClock, seededRandom } from '../../src/index.ts';
import { callApi, type Signed } from '../support/client.ts';
import { type ClientOptions, hubClient, runningHub } from '../support/hub-client.ts';
import type { RunningServer } from '../support/transports.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function running() {
  const hub = await runningHub();
  closing.push(hub.server.close);
  return hub;
}

function client(server: RunningServer, me: Signed, options: ClientOptions = {}) {
  const connection = hubClient(server, me, options);
  closing.push(() => connection.stop());
  return connection;
}

const next = <T>(start: (resolve: (value: T) => void) => void) => new Promise<T>((resolve) => start(resolve));

describe('the hub, with the official client', () => {
  it('sends the group of a retailer the answers of its suppliers', async () => {
    const { backend, server, me } = await running();
    const connection = client(server, me);
    await connection.start();
    await connection.invoke('JoinGroup', '1001');
    const pushed = next((resolve) => connection.on('ReceiveNotification', resolve));
    await callApi(backend.fetch, sendOrders, { body: [{ suppliercode: 'KEST', computername: 'TILL-1' }] }, me);
    expect(await pushed).toMatchObject({
      group: 'response',
      retailerid: 1001,
      title: 'Response from Kestrel Wholesale',
    });
  });

  it('sends nothing outside the group', async () => {
    const { backend, server, me } = await running();
    const [inside, outside] = [client(server, me), client(server, me)];
    await Promise.all([inside.start(), outside.start()]);
    const received = vi.fn();
    outside.on('DeleteNotification', received);
    await outside.invoke('JoinGroup', '1001');
    await outside.invoke('LeaveGroup', '1001');
    await inside.invoke('JoinGroup', '1001');
    const pushed = next((resolve) => inside.on('DeleteNotification', resolve));
    backend.hub.toGroup('1001', 'DeleteNotification', [{ identifier: '1', secondaryidentifier: '2' }]);
    expect(await pushed).toEqual({ identifier: '1', secondaryidentifier: '2' });
    expect(received).not.toHaveBeenCalled();
  });

  it('notifies the other devices which notification was deleted', async () => {
    const { backend, server, me } = await running();
    const connection = client(server, me);
    await connection.start();
    await connection.invoke('JoinGroup', '1001');
    const pushed = next((resolve) => connection.on('DeleteNotification', resolve));
    const [row] = backend.store.notifications.at(1001);
    const query = { identifier: row?.identifier ?? '', secondaryidentifier: row?.secondaryidentifier ?? '' };
    expect((await callApi(backend.fetch, deleteNotification, { query }, me)).kind).toBe('value');
    expect(await pushed).toEqual(query);
  });

  it('works without negotiation', async () => {
    const { server, me } = await running();
    const connection = client(server, me, { skipNegotiation: true, transport: 1 });
    await connection.start();
    await expect(connection.invoke('JoinGroup', '1001')).resolves.toBeNull();
  });

  it.each([
    ['JoinGroup', ['2001'], /not yours/],
    ['JoinGroup', [7], /takes the name/],
    ['JoinGroup', [], /takes the name/],
    ['constructor', ['1001'], /no method/],
    ['SendEverything', ['1001'], /no method/],
  ])('rejects %s %j', async (method, args, problem) => {
    const { server, me } = await running();
    const connection = client(server, me);
    await connection.start();
    await expect(connection.invoke(method, ...args)).rejects.toThrow(problem);
  });

  it('accepts no connection without a live token', async () => {
    const { backend, server, me } = await running();
    await expect(client(server, { ...me, token: 'made-up' }).start()).rejects.toThrow(/401/);
    await callApi(backend.fetch, logout, { query: { staffid: me.staffid } }, me);
    await expect(client(server, me).start()).rejects.toThrow(/401/);
  });

  it('reconnects after a drop, in no group', async () => {
    const { backend, server, me } = await running();
    const connection = client(server, me);
    await connection.start();
    await connection.invoke('JoinGroup', '1001');
    const back = next<string | undefined>((resolve) => connection.onreconnected(resolve));
    backend.hub.drop();
    await back;
    expect(connection.state).toBe('Connected');
    const received = vi.fn();
    connection.on('DeleteNotification', received);
    backend.hub.toGroup('1001', 'DeleteNotification', [{ identifier: '1', secondaryidentifier: '2' }]);
    await connection.invoke('JoinGroup', '1001');
    expect(received).not.toHaveBeenCalled();
  });

  it('cannot be reached while it is unavailable', async () => {
    const { backend, server, me } = await running();
    backend.hub.refuse(true);
    await expect(client(server, me).start()).rejects.toThrow(/503/);
    backend.hub.refuse(false);
    await client(server, me).start();
  });

  it('appears lost while it is muted', async () => {
    const { backend, server, me } = await running();
    const connection = client(server, me);
    connection.serverTimeoutInMilliseconds = 40;
    await connection.start();
    const lost = next<Error | undefined>((resolve) => connection.onreconnecting(resolve));
    backend.hub.mute(true);
    expect((await lost)?.message).toMatch(/timeout/i);
  });

  it('survives malformed frames of any kind', async () => {
    const { backend, server, me } = await running();
    const url = `${server.origin.replace('http', 'ws')}/hub?access_token=${me.token}`;
    const frames = fc.sample(
      fc.oneof(fc.string(), fc.json(), fc.constant('{"type":1}'), fc.constant('{"type":99}')),
      40,
    );
    for (const frame of frames) {
      const socket = new WebSocket(url);
      await next((resolve) => socket.addEventListener('open', resolve));
      const gone = next((resolve) => socket.addEventListener('close', resolve));
      socket.send('{"protocol":"json","version":1}\u001e');
      socket.send(`${frame}\u001e`);
      socket.close();
      await gone;
    }
    const connection = client(server, me);
    await connection.start();
    await connection.invoke('JoinGroup', '1001');
    expect(backend.hub.connections).toBeGreaterThan(0);
  });
});

describe('the hub, without a transport', () => {
  const getHub = () => {
    const clock = manualClock();
    const live = new Set(['token']);
    const hub = createHub({
      clock,
      random: seededRandom(1),
      isLive: (token) => live.has(token),
      mayJoin: (_token, group) => group === '1001',
      relay: () => null,
    });
    return { clock, live, hub };
  };
  const link = () => ({ send: vi.fn<(text: string) => void>(), close: vi.fn<() => void>() });
  const HANDSHAKE = '{"protocol":"json","version":1}\u001e';

  it('expires a negotiated id after fifteen seconds, and accepts it once', () => {
    const { clock, hub } = getHub();
    const id = hub.negotiate('token')?.connectionToken ?? '';
    expect(hub.accept(link(), { id, token: null })).not.toBeNull();
    expect(hub.accept(link(), { id, token: null })).toBeNull();
    const late = hub.negotiate('token')?.connectionToken ?? '';
    clock.advance(15_000);
    expect(hub.accept(link(), { id: late, token: null })).toBeNull();
  });

  it('pings every fifteen seconds, and drops clients that are silent for thirty', () => {
    const { clock, hub } = getHub();
    const socket = link();
    hub.accept(socket, { id: null, token: 'token' })?.receive(HANDSHAKE);
    socket.send.mockClear();
    clock.advance(15_000);
    expect(socket.send).toHaveBeenCalledExactlyOnceWith('{"type":6}\u001e');
    clock.advance(14_999);
    expect(socket.close).not.toHaveBeenCalled();
    clock.advance(1);
    expect(socket.close).toHaveBeenCalledOnce();
    expect(hub.connections).toBe(0);
  });

  it('delivers final messages to an ended session, then closes it permanently', () => {
    const { clock, live, hub } = getHub();
    const socket = link();
    const connection = hub.accept(socket, { id: null, token: 'token' });
    connection?.receive(`${HANDSHAKE}{"type":1,"target":"JoinGroup","arguments":["1001"]}\u001e`);
    live.delete('token');
    hub.endSession('token');
    hub.toGroup('1001', 'DeleteNotification', [{ identifier: '1', secondaryidentifier: '2' }]);
    expect(socket.send).toHaveBeenLastCalledWith(expect.stringContaining('DeleteNotification'));
    clock.advance(5_000);
    expect(socket.send).toHaveBeenLastCalledWith('{"type":7,"allowReconnect":false}\u001e');
    expect(socket.close).toHaveBeenCalledOnce();
  });

  it('delivers final messages to an ended session that pings in between', () => {
    const { clock, live, hub } = getHub();
    const socket = link();
    const connection = hub.accept(socket, { id: null, token: 'token' });
    connection?.receive(`${HANDSHAKE}{"type":1,"target":"JoinGroup","arguments":["1001"]}\u001e`);
    clock.advance(14_999);
    live.delete('token');
    hub.endSession('token');
    clock.advance(1);
    hub.toGroup('1001', 'DeleteNotification', [{ identifier: '1', secondaryidentifier: '2' }]);
    expect(socket.send).toHaveBeenLastCalledWith(expect.stringContaining('DeleteNotification'));
    clock.advance(4_999);
    expect(socket.close).toHaveBeenCalledOnce();
  });

  it('closes only a session at once that another user ended', () => {
    const { live, hub } = getHub();
    const [socket, other] = [link(), link()];
    live.add('other');
    hub.accept(socket, { id: null, token: 'token' })?.receive(HANDSHAKE);
    hub.accept(other, { id: null, token: 'other' })?.receive(HANDSHAKE);
    live.delete('token');
    hub.dismissSession('token');
    expect(socket.send).toHaveBeenLastCalledWith('{"type":7,"allowReconnect":false}\u001e');
    expect(socket.close).toHaveBeenCalledOnce();
    expect(other.close).not.toHaveBeenCalled();
  });

  it('closes a session that expired', () => {
    const { clock, live, hub } = getHub();
    const socket = link();
    hub.accept(socket, { id: null, token: 'token' })?.receive(HANDSHAKE);
    live.delete('token');
    clock.advance(15_000);
    expect(socket.send).toHaveBeenLastCalledWith('{"type":7,"allowReconnect":false}\u001e');
    expect(socket.close).toHaveBeenCalledOnce();
  });

  it.each([
    ['{"protocol":"messagepack","version":1}\u001e', /json protocol/],
    ['nonsense\u001e', /could not be read/],
  ])('rejects the handshake %s', (handshake, problem) => {
    const { hub } = getHub();
    const socket = link();
    hub.accept(socket, { id: null, token: 'token' })?.receive(handshake);
    expect(socket.send).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(problem));
    expect(socket.close).toHaveBeenCalledOnce();
  });

  it('reads messages however the network splits them', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 30 }), (sizes) => {
        const invoke = vi.fn();
        const connection = openConnection({
          token: 'token',
          link: link(),
          clock: manualClock(),
          muted: () => false,
          mayStay: () => true,
          invoke,
          gone: () => {},
        });
        let text = `${HANDSHAKE}${'{"type":1,"target":"JoinGroup","arguments":["1001"]}\u001e'.repeat(3)}`;
        for (let at = 0; text !== ''; at += 1) {
          const size = sizes[at % sizes.length] ?? 1;
          connection.receive(text.slice(0, size));
          text = text.slice(size);
        }
        expect(invoke).toHaveBeenCalledTimes(3);
      }),
      { numRuns: 50 },
    );
  });
});
