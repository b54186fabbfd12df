import { listMessages, postMessage, submitTicket } from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import { answerDesk } from '../../src/node/desk/desk.ts';
import { isLoopback } from '../../src/node/hosts.ts';
import { getHosts, type MountOptions, mountNode } from '../../src/node/index.ts';
import { registeredHash } from '../../src/rules/messages/chat.ts';
import { startBackend } from '../support/buyer.ts';
import { answered, enter } from '../support/client.ts';
import { connect } from '../support/device.ts';
import { serve } from '../support/transports.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

type Row = Readonly<Record<string, unknown>>;

/** The desk's answers; the fields depend on the request. */
interface Shown {
  suppliers: readonly Row[];
  staff: readonly { name: string }[];
  conversations: readonly Row[];
  tickets: readonly Row[];
  messages: readonly Row[];
  attended: boolean;
  read: number;
}

async function opened() {
  const { backend, clock, fetch } = startBackend('openingTime');
  const { store } = backend;
  const me = await enter(fetch, 'buyer@1001');
  const send = (command: unknown, headers: Record<string, string> = JSON_TYPE) => {
    const body = typeof command === 'string' ? command : JSON.stringify(command);
    const request = new Request('http://localhost:4173/__desk/commands', { method: 'POST', headers, body });
    request.headers.set('host', 'localhost:4173');
    return answerDesk(backend, request);
  };
  const done = async (command: object): Promise<Shown> => {
    const response = await send(command);
    if (response.status !== 200) throw new Error(await response.text());
    return response.json();
  };
  const convID = [...store.conversations.all()].find(({ suppliercode }) => suppliercode === 'KEST')?.convID ?? 0;
  const write = (message: string) =>
    answered(fetch, postMessage, { body: { convID, message, sender: 'retailer' } }, me);
  const submit = async () => {
    const body = {
      bhf: store.retailers.get(1001)?.bhf ?? '',
      category: 'Accounts' as const,
      subject: 'Totals',
      message: 'A total looks wrong.',
      staffmember: 'Craig Adams',
      staffid: 2,
      retailerid: 1001,
      retailername: 'Kloof Street Pharmacy',
    };
    await answered(fetch, submitTicket, { body }, me);
    return [...store.tickets.all()].at(-1)?.ticketnumber ?? '';
  };
  return { backend, clock, fetch, store, me, send, done, convID, write, submit };
}

describe('an operator at a supplier’s desk', () => {
  it('sees suppliers, their conversations at each pharmacy, and waiting messages', async () => {
    const { done, write, convID } = await opened();
    await write('Are <b>you</b> there?');
    const { suppliers, staff } = await done({ do: 'overview' });
    expect(suppliers).toHaveLength(12);
    expect(suppliers[0]).toEqual({
      suppliercode: 'KEST',
      suppliername: 'Kestrel Wholesale',
      online: true,
      waiting: 1,
    });
    expect(staff.map(({ name }) => name)).toEqual(['Nomsa Khumalo', 'Craig Adams', 'Fatima Davids']);
    const { conversations } = await done({ do: 'conversations', suppliercode: 'KEST' });
    expect(conversations[0]).toMatchObject({
      convID,
      pharmacy: 'Kloof Street Pharmacy (1001)',
      waiting: true,
      lastMessage: 'Are <b>you</b> there?',
    });
    const { messages, attended } = await done({ do: 'conversation', convID });
    expect(messages.at(-1)).toMatchObject({ mine: false, isRead: false, message: 'Are <b>you</b> there?' });
    expect(attended).toBe(false);
  });

  it('reads and writes instead of the simulator, like a simulated answer', async () => {
    const { done, write, convID, backend, me, clock, fetch } = await opened();
    const device = connect(backend.hub, me.token);
    for (const group of [`${registeredHash({ suppliercode: 'KEST' })}1001`, '1001']) device?.invoke('JoinGroup', group);
    expect(await done({ do: 'conversation', convID, attend: true })).toMatchObject({ attended: true });
    const { convMessageID } = await write('Good morning');
    clock.advance(20_000);
    device?.ping();
    expect(device?.received('ReceiveMessage')).toEqual([]);
    expect(await done({ do: 'read', convID })).toEqual({ read: 1 });
    await done({ do: 'write', convID, message: 'Good morning to you' });
    expect(device?.received('ReceiveMessage')).toMatchObject([
      { convMessageID, isRead: true },
      { sender: 'insights', message: 'Good morning to you' },
    ]);
    expect(device?.received('ReceiveNotification')).toMatchObject([{ group: 'supplier', body: 'Good morning to you' }]);
    const { messages } = await answered(fetch, listMessages, { query: { convID } }, me);
    expect(messages.at(-1)).toMatchObject({ sender: 'insights', isRead: false });
  });

  it('returns a conversation, and goes offline and online', async () => {
    const { done, write, convID, backend, clock, store } = await opened();
    await done({ do: 'conversation', convID, attend: true });
    const { convMessageID } = await write('Good morning');
    await done({ do: 'release', matter: { convID } });
    clock.advance(6_000);
    expect(store.messages.get(convMessageID)?.isread).toBe(true);
    await done({ do: 'presence', suppliercode: 'KEST', online: false });
    expect(backend.presence.isOnline('KEST')).toBe(false);
    expect(await done({ do: 'conversation', convID })).toMatchObject({ online: false });
  });
});

describe('a support operator at the desk', () => {
  it('sees tickets, answers in a member’s name, closes and reopens them', async () => {
    const { done, submit, store } = await opened();
    const ticketnumber = await submit();
    const { tickets } = await done({ do: 'tickets' });
    expect(tickets[0]).toMatchObject({ ticketnumber, subject: 'Totals', category: 'Accounts', waiting: true });
    expect(await done({ do: 'overview' })).toMatchObject({ waitingTickets: 1 });
    await done({ do: 'respond', ticketnumber, supportid: 3, message: 'We are at it.' });
    const ticket = await done({ do: 'ticket', ticketnumber, attend: true });
    expect(ticket).toMatchObject({ supportid: 3, attended: true, closed: false });
    expect(ticket.messages).toMatchObject([
      { by: 'Thabo Nkosi', mine: false },
      { by: 'Fatima Davids', mine: true, isRead: false, message: 'We are at it.' },
    ]);
    await done({ do: 'close', ticketnumber, closed: true });
    expect(store.tickets.get(ticketnumber)?.closed).toBe(true);
    await done({ do: 'release', matter: { ticketnumber } });
    expect(await done({ do: 'ticket', ticketnumber })).toMatchObject({ attended: false });
  });
});

describe('the desk', () => {
  it.each([
    ['is no command', { do: 'explode' }],
    ['is no JSON', '{'],
    ['lacks a field', { do: 'write', convID: 1 }],
    ['has a blank message', { do: 'write', convID: 1, message: ' \n ' }],
    ['is too long', { do: 'write', convID: 1, message: 'a'.repeat(20_001) }],
    ['names no conversation', { do: 'write', convID: 99_999, message: 'Hello' }],
    ['names no ticket', { do: 'respond', ticketnumber: 'T9', supportid: 1, message: 'Hello' }],
    ['names no member of support', { do: 'respond', ticketnumber: 'T000001', supportid: 9, message: 'Hello' }],
    ['names no supplier', { do: 'presence', suppliercode: 'NONE', online: true }],
    ['is longer than any command', { do: 'overview', more: 'a'.repeat(200_000) }],
  ])('rejects a command that %s, and stores nothing', async (_name, command) => {
    const { send, store } = await opened();
    const rowCount = () =>
      store.messages.size + store.ticketMessages.size + store.presence.size + store.attendance.size;
    const before = rowCount();
    expect((await send(command)).status).toBe(400);
    expect(rowCount()).toBe(before);
  });

  it('accepts its own page and clients that are not pages; a page of another origin is rejected', async () => {
    const { send } = await opened();
    const status = async (headers: Record<string, string>) => (await send({ do: 'overview' }, headers)).status;
    expect(await status({ ...JSON_TYPE, origin: 'http://localhost:4173', 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await status(JSON_TYPE)).toBe(200);
    expect(await status({ ...JSON_TYPE, origin: 'http://evil.example' })).toBe(403);
    expect(await status({ ...JSON_TYPE, origin: 'null' })).toBe(403);
    expect(await status({ ...JSON_TYPE, origin: 'http://localhost:9999' })).toBe(403);
    expect(await status({ ...JSON_TYPE, 'sec-fetch-site': 'same-site' })).toBe(403);
    expect(await status({ 'content-type': 'text/plain' })).toBe(415);
  });
});

describe('a server', () => {
  async function requested(options: MountOptions, path: string, init: RequestInit = {}) {
    const { backend } = startBackend();
    const mount = mountNode(backend, options);
    const server = await serve(() => mount);
    const response = await fetch(server.origin + path, init);
    const { status, headers } = response;
    const text = await response.text();
    await server.close();
    return { status, headers, text };
  }
  const localOptions = { desk: true, hosts: getHosts('localhost') };

  it('serves the page, its script and its style sheet, under a policy that allows nothing else', async () => {
    const page = await requested(localOptions, '/__desk');
    expect(page.status).toBe(200);
    const policy = page.headers.get('content-security-policy');
    for (const part of ["default-src 'none'", "script-src 'self'", "trusted-types 'none'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(part);
    }
    expect(policy).not.toContain('unsafe');
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect(page.text).not.toMatch(/<script(?![^>]* src=)|<style|\son\w+=|style=/);
    const named = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path);
    expect(named).toHaveLength(2);
    for (const path of named) expect((await requested(localOptions, path)).status, path).toBe(200);
    expect((await requested(localOptions, '/__desk', { method: 'POST' })).status).toBe(405);
    expect((await requested(localOptions, '/__desk/../../control.ts')).status).toBe(404);
    expect((await requested(localOptions, '/__desk/commands')).status).toBe(405);
    const init = { method: 'POST', headers: JSON_TYPE, body: '{"do":"overview"}' };
    expect(JSON.parse((await requested(localOptions, '/__desk/commands', init)).text).suppliers).toHaveLength(12);
  });

  it.each([
    ['that was started without one', { hosts: getHosts('localhost') }],
    ['that listens on every address', { desk: true, hosts: getHosts('0.0.0.0') }],
    ['that listens on an address of the network', { desk: true, hosts: getHosts('192.168.0.7') }],
    ['with unknown host names', { desk: true }],
  ])('%s has no desk', async (_name, options) => {
    expect((await requested(options, '/__desk')).status).toBe(404);
  });

  it.each([
    ['that listens on this machine', { desk: true, hosts: getHosts('127.0.0.1') }],
    ['that tests have in hand', { desk: true, control: true, hosts: getHosts('0.0.0.0') }],
  ])('%s has one', async (_name, options) => {
    expect((await requested(options, '/__desk')).status).toBe(200);
  });

  it('recognises loopback addresses', () => {
    for (const own of ['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1']) expect(isLoopback(own), own).toBe(true);
    for (const other of ['192.168.0.7', '::ffff:10.0.0.1', '1127.0.0.1', '', undefined]) {
      expect(isLoopback(other), other).toBe(false);
    }
  });
});
