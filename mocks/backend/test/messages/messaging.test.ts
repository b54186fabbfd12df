import {
  getSupplierConversation,
  listConversations,
  listMessages,
  listMessagingSuppliers,
  listSupplierConversations,
  markMessagesRead,
  notificationHistory,
  postConversation,
  postMessage,
  SUPPLIER_SENDER,
  submitSupplierMessage,
} from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import { createBackend, manualClock, scenarios } from '../../src/index.ts';
import { DAY, startOfDay } from '../../src/rules/days.ts';
import { registeredHash } from '../../src/rules/messages/chat.ts';
import type { ConversationRow } from '../../src/store/rows.ts';
import { startBackend } from '../support/buyer.ts';
import { answered, callApi, enter } from '../support/client.ts';
import { storedInMemory } from '../support/storedInMemory.ts';

const numerically = (a: number, b: number) => a - b;
const hash = (suppliercode: string) => registeredHash({ suppliercode });
const NONE = { pageNum: 1, pageSize: 25, searchText: '', sender: 'insights', category: 'All' } as const;

async function opened(username = 'buyer@1001') {
  const { fetch, clock, backend } = startBackend('openingTime');
  const me = await enter(fetch, username);
  const list = async (parameters: object = {}) => {
    const all = { ...NONE, registeredHash: '', retailerID: 1001, startDate: '', endDate: '', ...parameters };
    return answered(fetch, listConversations, { query: all }, me);
  };
  const start = (suppliercode: string) =>
    callApi(
      fetch,
      postConversation,
      { body: { subject: 'Saturdays', category: 'General', registeredHash: hash(suppliercode), retailerID: 1001 } },
      me,
    );
  const write = (convID: number, message: string) =>
    answered(fetch, postMessage, { body: { convID, message, sender: 'retailer' } }, me);
  const read = async (convID: number) => (await answered(fetch, listMessages, { query: { convID } }, me)).messages;
  return { fetch, clock, backend, me, list, start, write, read };
}

describe('conversations', () => {
  it('are listed with their unread counts, the most recently written first', async () => {
    const { list, backend } = await opened();
    const { conversations, numberOfPages } = await list({ pageSize: 100 });
    const conversationsWhere = backend.store.conversations.at(1001);
    expect(numberOfPages).toBe(Math.ceil(conversationsWhere.length / 100));
    expect(conversations).toHaveLength(Math.min(100, conversationsWhere.length));
    const written = ({ convID }: { convID: number }) => backend.store.messages.at(convID);
    const last = (conversation: { convID: number }) => Math.max(...written(conversation).map(({ sentat }) => sentat));
    expect(conversations.map(last)).toEqual(
      conversationsWhere
        .map(last)
        .sort((a, b) => b - a)
        .slice(0, 100),
    );
    for (const conversation of conversations) {
      const unread = written(conversation).filter(({ sender, isread }) => sender === SUPPLIER_SENDER && !isread);
      expect(conversation.unreadMessageCount).toBe(unread.length);
      expect(conversation.groupID).toBe(`${conversation.registeredHash}1001`);
    }
    expect(conversations[0]?.unreadMessageCount).toBeGreaterThan(0);
    expect(conversations.at(-1)?.unreadMessageCount).toBe(0);
  });

  it('can be filtered by supplier, text, category and days, and are paginated', async () => {
    const { list, backend, clock } = await opened();
    const ids = async (parameters: object) =>
      (await list({ pageSize: 100, ...parameters })).conversations.map(({ convID }) => convID).sort(numerically);
    const conversationsWhere = (fits: (conversation: ConversationRow) => boolean) =>
      backend.store.conversations
        .at(1001)
        .filter(fits)
        .map(({ convID }) => convID)
        .sort(numerically);
    const ofKestrel = conversationsWhere(({ suppliercode }) => suppliercode === 'KEST');
    expect(await ids({ registeredHash: hash('KEST') })).toEqual(ofKestrel);
    expect(await ids({ searchText: 'COLD CHAIN' })).toEqual(
      conversationsWhere(({ subject }) => subject === 'Cold chain boxes'),
    );
    expect(await ids({ category: 'Accounts' })).toEqual(conversationsWhere(({ category }) => category === 'Accounts'));
    const today = startOfDay(clock.now());
    const recent = conversationsWhere(({ startedat }) => startedat >= today - 4 * DAY && startedat < today - 2 * DAY);
    expect(await ids({ startDate: '2026-02-26T00:00', endDate: '2026-02-27T23:59' })).toEqual(recent);
    for (const found of [ofKestrel, recent]) expect(found.length).toBeGreaterThan(1);
    const second = { registeredHash: hash('KEST'), pageSize: 10, pageNum: 2 };
    expect(await list(second)).toMatchObject({ numberOfPages: Math.ceil(ofKestrel.length / 10) });
    expect(await ids(second)).toHaveLength(10);
  });

  it('are read and later answered by an online supplier, with live events and a notification', async () => {
    const { start, write, read, clock, fetch, me, list } = await opened();
    const started = await start('KEST');
    const convID = started.kind === 'value' ? started.value.convID : 0;
    await write(convID, 'Do you deliver on Saturdays?');
    clock.advance(1_199);
    expect(await read(convID)).toMatchObject([{ sender: 'retailer', isRead: false }]);
    clock.advance(4_801);
    expect(await read(convID)).toMatchObject([
      { sender: 'retailer', isRead: true },
      { sender: 'insights', isRead: false },
    ]);
    expect((await list()).conversations[0]).toMatchObject({ convID, unreadMessageCount: 1, lastSender: 'insights' });
    const { notifications } = await answered(fetch, notificationHistory, {}, me);
    expect(notifications[0]).toMatchObject({
      group: 'supplier',
      identifier: hash('KEST'),
      secondaryidentifier: String(convID),
    });
    await answered(fetch, markMessagesRead, { body: { convID, sender: 'insights' } }, me);
    expect((await list()).conversations[0]).toMatchObject({ convID, unreadMessageCount: 0 });
  });

  it('get one answer to several messages in a row', async () => {
    const { start, write, read, clock } = await opened();
    const started = await start('KEST');
    const convID = started.kind === 'value' ? started.value.convID : 0;
    await write(convID, 'Hello?');
    clock.advance(1_000);
    await write(convID, 'Anybody there?');
    clock.advance(60_000);
    expect((await read(convID)).map(({ sender }) => sender)).toEqual(['retailer', 'retailer', 'insights']);
  });

  it('cannot be started with an offline supplier', async () => {
    const { start, fetch, me } = await opened();
    const { wholesalers } = await answered(fetch, listMessagingSuppliers, {}, me);
    expect(wholesalers.filter(({ online }) => !online).map(({ wholesalercode }) => wholesalercode)).toContain('CAPE');
    expect(await start('CAPE')).toMatchObject({ kind: 'error', text: 'Please select an online supplier' });
  });

  it('cannot be continued with a supplier that went offline', async () => {
    const { fetch, me, backend } = await opened();
    const conversation = backend.store.conversations.get(1);
    if (!conversation) throw new Error('The sample lacks a conversation.');
    backend.store.transaction(() => backend.store.conversations.put({ ...conversation, suppliercode: 'CAPE' }));
    const body = { convID: 1, message: 'Are you there?', sender: 'retailer' };
    expect(await callApi(fetch, postMessage, { body }, me)).toMatchObject({
      kind: 'error',
      text: 'Please select an online supplier',
    });
  });

  it('are denied to other pharmacies and to group profiles', async () => {
    const { fetch } = startBackend('openingTime');
    const group = await enter(fetch, 'admin@2000');
    expect(await callApi(fetch, listMessages, { query: { convID: 1 } }, group)).toMatchObject({
      kind: 'error',
      text: 'Messaging is not available for group profiles.',
    });
  });

  it('still get their answer if the server was restarted meanwhile', async () => {
    const { seed } = scenarios.openingTime();
    const journal = storedInMemory();
    const clock = manualClock(seed.now);
    const before = createBackend({ seed, clock, journal });
    const me = await enter(before.fetch, 'buyer@1001');
    const body = { convID: 2, message: 'Are you there?', sender: 'retailer' };
    const { convMessageID } = await answered(before.fetch, postMessage, { body }, me);
    before.close();
    clock.advance(60_000);
    const after = createBackend({ seed, clock, journal });
    clock.advance(6_000);
    const { messages } = await answered(after.fetch, listMessages, { query: { convID: 2 } }, me);
    expect(messages.slice(-2)).toMatchObject([{ convMessageID, isRead: true }, { sender: 'insights' }]);
  });
});

describe('the ticket-style calls', () => {
  it('write to several suppliers at once and answer in a conversation, which the service shows too', async () => {
    const { fetch, me, list, backend } = await opened();
    const bhf = backend.store.retailers.get(1001)?.bhf ?? '';
    const message = {
      subject: 'Easter',
      message: 'When are you closed?',
      messagehtml: '',
      additionaldata: '',
      createdate: '',
      category: 'General' as const,
    };
    const body = { supplierhashes: [hash('KEST'), hash('PROT')], bhf, message };
    await answered(fetch, submitSupplierMessage, { query: { messageid: '' }, body }, me);
    const { conversations } = await list({ searchText: 'Easter' });
    expect(new Set(conversations.map(({ registeredHash }) => registeredHash))).toEqual(
      new Set([hash('KEST'), hash('PROT')]),
    );
    const [first] = conversations;
    const reply = { ...body, supplierhashes: [first?.registeredHash ?? ''] };
    await answered(fetch, submitSupplierMessage, { query: { messageid: String(first?.convID) }, body: reply }, me);
    const query = {
      bhf,
      registeredhash: first?.registeredHash ?? '',
      messageid: first?.convID ?? 0,
      unreadmessagecount: 0,
    };
    const { conversationdetails } = await answered(fetch, getSupplierConversation, { query }, me);
    expect(conversationdetails.map(({ fromwholesaler }) => fromwholesaler)).toEqual([false, false]);
  });

  it('mark a conversation as read only if the client saw an unread message', async () => {
    const { fetch, me, backend } = await opened();
    const bhf = backend.store.retailers.get(1001)?.bhf ?? '';
    const registeredhash = hash('PROT');
    const unread = async () => {
      const query = { bhf, registeredhash, search: '', pagerows: 50, pagenum: 1, ispaginated: true, messageid: '' };
      return (await answered(fetch, listSupplierConversations, { query }, me)).conversations[0];
    };
    const before = await unread();
    const details = (unreadmessagecount: number) => {
      const query = { bhf, registeredhash, messageid: before?.messageid ?? 0, unreadmessagecount };
      return answered(fetch, getSupplierConversation, { query }, me);
    };
    await details(0);
    expect((await unread())?.unreadmessagecount).toBe(1);
    await details(1);
    expect((await unread())?.unreadmessagecount).toBe(0);
  });
});
