import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Backend, createBackend, scenarios, signIn } from '@mortar/backend';
import { mountNode, type NodeMount } from '@mortar/backend/node';
import { chatGroup, HUB_TIMING, listMessagingSuppliers } from '@mortar/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ClientOptions, createClient } from '#server/client.ts';
import { type LinkState, openLiveLink } from './liveLink.ts';

interface Harness {
  backend: Backend;
  mount: NodeMount;
  server: Server;
  host: string;
  token: string;
}
let harness: Harness;
let close: () => void;

async function start(scenario = scenarios.emptyPharmacy()): Promise<Harness> {
  const backend = createBackend({ seed: scenario.seed });
  const mount = mountNode(backend);
  const server = createServer(mount.listener);
  server.on('upgrade', mount.upgrade);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { apitoken } = await signIn(backend, scenario);
  return {
    backend,
    mount,
    server,
    host: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token: apitoken,
  };
}

function link(groups = ['1001']) {
  const states: LinkState[] = [];
  const received: string[] = [];
  const connected = vi.fn();
  const opened = openLiveLink({
    host: harness.host,
    token: harness.token,
    groups: async () => [...groups],
    // In Node the client would choose another socket.
    WebSocket: globalThis.WebSocket,
  });
  close = opened.close;
  const stopListening = opened.on('ReceiveNotification', ({ title }) => received.push(title));
  opened.on('DeleteNotification', ({ identifier }) => received.push(`deleted ${identifier}`));
  opened.onState((state) => states.push(state));
  opened.onConnected(connected);
  return { link: opened, states, received, connected, stopListening };
}

const pushTo = (group: string, event: string, ...values: unknown[]) =>
  harness.backend.hub.toGroup(group, event as never, values as never);
const push = (event: string, ...values: unknown[]) => pushTo('1001', event, ...values);
const notification = (title: string) => ({
  group: 'response',
  identifier: 'SO-1',
  secondaryidentifier: '7',
  title,
  body: '',
  icon: '',
  sentdate: null,
  username: '',
  retailerid: 1001,
});

beforeEach(async () => {
  // Fakes only reconnection delays, not sockets and servers.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  harness = await start();
});
async function end() {
  close();
  harness.server.closeAllConnections();
  await harness.mount.close();
  harness.server.close();
}
afterEach(async () => {
  await end();
  vi.useRealTimers();
});

describe('the SignalR connection', () => {
  it("receives messages sent to the retailer's group", async () => {
    const { states, received, connected } = link();
    await vi.waitUntil(() => states.at(-1) === 'connected');
    push('ReceiveNotification', notification('Response from Kestrel'));
    push('DeleteNotification', { identifier: 'SO-1', secondaryidentifier: '7' });
    await vi.waitUntil(() => received.length === 2);
    expect(received).toEqual(['Response from Kestrel', 'deleted SO-1']);
    expect(connected).toHaveBeenCalledTimes(1);
  });

  it('ignores messages that are not notifications', async () => {
    const { states, received } = link();
    await vi.waitUntil(() => states.at(-1) === 'connected');
    push('ReceiveNotification', { title: 'half of one' });
    push('ReceiveNotification', notification('whole'));
    await vi.waitUntil(() => received.length > 0);
    expect(received).toEqual(['whole']);
  });

  it('reconnects ten seconds after a drop, joins again and reports a possible gap', async () => {
    const { states, received, connected } = link();
    await vi.waitUntil(() => states.at(-1) === 'connected');
    harness.backend.hub.drop();
    await vi.waitUntil(() => states.at(-1) === 'reconnecting');
    await vi.advanceTimersByTimeAsync(HUB_TIMING.reconnectDelay);
    await vi.waitUntil(() => states.at(-1) === 'connected');
    expect(connected.mock.calls).toEqual([[true], [false]]);
    push('ReceiveNotification', notification('after'));
    await vi.waitUntil(() => received.includes('after'));
  });

  it('reports a possible gap when the hub closes it permanently, and tries to reconnect', async () => {
    const { states, connected } = link();
    await vi.waitUntil(() => states.at(-1) === 'connected');
    harness.backend.hub.dismissSession(harness.token);
    await vi.waitUntil(() => connected.mock.calls.length === 2);
    await vi.advanceTimersByTimeAsync(HUB_TIMING.reconnectDelay);
    await vi.waitUntil(() => connected.mock.calls.length === 3);
    expect(connected.mock.calls).toEqual([[true], [false], [false]]);
  });

  it('receives messages of each pharmacy of a group, even if one of them is forbidden', async () => {
    close = () => undefined;
    await end();
    harness = await start(scenarios.groupBuyer());
    const { states, received } = link(['2000', '1001', '2001', '2002']);
    await vi.waitUntil(() => states.at(-1) === 'connected');
    for (const group of ['2000', '2001', '1001', '2002']) {
      pushTo(group, 'ReceiveNotification', notification(`for ${group}`));
    }
    await vi.waitUntil(() => received.length === 3);
    expect(received).toEqual(['for 2000', 'for 2001', 'for 2002']);
  });

  it('retries when the very first connection fails', async () => {
    harness.backend.hub.refuse(true);
    const { states, connected } = link();
    await vi.waitUntil(() => states.at(-1) === 'reconnecting');
    harness.backend.hub.refuse(false);
    await vi.advanceTimersByTimeAsync(HUB_TIMING.reconnectDelay);
    await vi.waitUntil(() => states.at(-1) === 'connected');
    expect(connected).toHaveBeenCalledTimes(1);
  });

  it('notifies no listener that has unsubscribed', async () => {
    const { states, received, stopListening } = link();
    await vi.waitUntil(() => states.at(-1) === 'connected');
    stopListening();
    push('ReceiveNotification', notification('Response from Kestrel'));
    push('DeleteNotification', { identifier: 'SO-1', secondaryidentifier: '7' });
    await vi.waitUntil(() => received.length > 0);
    expect(received).toEqual(['deleted SO-1']);
  });

  /** Group of the pharmacy's conversation with a supplier. */
  async function chatWith(suppliercode: string): Promise<string> {
    const caller = { token: harness.token, retailerid: 1001 };
    const hosts = new Proxy({} as ClientOptions['hosts'], { get: () => harness.host });
    const client = createClient({ hosts, caller: () => caller, onExpired: () => undefined });
    const outcome = await client.send(listMessagingSuppliers, {});
    const suppliers = outcome.kind === 'value' ? outcome.value.wholesalers : [];
    const supplier = suppliers.find(({ wholesalercode }) => wholesalercode === suppliercode);
    return chatGroup(supplier?.registeredhash ?? '', 1001);
  }

  it('joins another group while it is requested, also after a reconnection', async () => {
    const { link: opened, states, received } = link();
    const read: number[] = [];
    opened.on('ReceiveMessage', ({ convMessageID }) => read.push(convMessageID));
    await vi.waitUntil(() => states.at(-1) === 'connected');
    const group = await chatWith('KEST');
    const message = { convID: 1, message: '', sender: 'insights', sendDateTime: null, isRead: false, groupID: group };
    let messageCount = 0;
    /** True if a message to the group arrives before a later one to the pharmacy's own. */
    const isMember = async () => {
      const id = ++messageCount;
      pushTo(group, 'ReceiveMessage', { ...message, convMessageID: id });
      push('ReceiveNotification', notification(`after ${id}`));
      await vi.waitUntil(() => received.includes(`after ${id}`));
      return read.includes(id);
    };
    expect(await isMember()).toBe(false);
    const leaves = [opened.join(group), opened.join(group)];
    await vi.waitUntil(isMember);
    harness.backend.hub.drop();
    await vi.waitUntil(() => states.at(-1) === 'reconnecting');
    await vi.advanceTimersByTimeAsync(HUB_TIMING.reconnectDelay);
    await vi.waitUntil(() => states.at(-1) === 'connected');
    expect(await isMember()).toBe(true);
    leaves[0]?.();
    leaves[0]?.();
    expect([await isMember(), await isMember()]).toEqual([true, true]);
    leaves[1]?.();
    await vi.waitUntil(async () => !(await isMember()));
  });

  it('joins a group that is requested while the others are being joined', async () => {
    close = () => undefined;
    await end();
    harness = await start(scenarios.groupBuyer());
    const received: string[] = [];
    /** Requests a further group while the second of its own is being joined. */
    class AskingSocket extends WebSocket {
      override send(data: Parameters<WebSocket['send']>[0]) {
        super.send(data);
        if (String(data).includes('"2001"')) opened.join('2002');
      }
    }
    const { host, token } = harness;
    const opened = openLiveLink({ host, token, groups: async () => ['2000', '2001'], WebSocket: AskingSocket });
    close = opened.close;
    opened.on('ReceiveNotification', ({ title }) => received.push(title));
    const connected = vi.fn();
    opened.onConnected(connected);
    await vi.waitUntil(() => connected.mock.calls.length > 0);
    pushTo('2002', 'ReceiveNotification', notification('for 2002'));
    pushTo('2000', 'ReceiveNotification', notification('for 2000'));
    await vi.waitUntil(() => received.includes('for 2000'));
    expect(received).toEqual(['for 2002', 'for 2000']);
  });

  it('joins and leaves groups as its list changes, except requested groups', async () => {
    close = () => undefined;
    await end();
    harness = await start(scenarios.groupBuyer());
    const groups = ['2000', '2001', '2003'];
    const { link: opened, states, received } = link(groups);
    await vi.waitUntil(() => states.at(-1) === 'connected');
    opened.join('2003');
    groups.splice(1, 2, '2002');
    await opened.regroup();
    await vi.waitUntil(() => {
      for (const group of ['2001', '2003', '2002']) pushTo(group, 'ReceiveNotification', notification(`for ${group}`));
      return received.includes('for 2002');
    });
    received.length = 0;
    for (const group of ['2001', '2003', '2002']) pushTo(group, 'ReceiveNotification', notification(`for ${group}`));
    await vi.waitUntil(() => received.filter((each) => each === 'for 2002').length > 0);
    expect(received).not.toContain('for 2001');
    expect(received).toContain('for 2003');
  });

  it('cannot send before it is connected', async () => {
    const { link: opened } = link();
    await expect(opened.send('SendMessage', {} as never)).rejects.toThrow('not there yet');
  });
});
