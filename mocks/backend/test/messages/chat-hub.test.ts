import { listConversations, listMessages, postMessage } from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import { registeredHash } from '../../src/rules/messages/chat.ts';
import { startBackend } from '../support/buyer.ts';
import { answered, enter } from '../support/client.ts';
import { connect } from '../support/device.ts';

const KEST = `${registeredHash({ suppliercode: 'KEST' })}1001`;

async function opened() {
  const { fetch, clock, backend } = startBackend('openingTime');
  const me = await enter(fetch, 'buyer@1001');
  const colleague = await enter(fetch, 'admin@1001');
  const viewer = await enter(fetch, 'viewer@1001');
  const group = await enter(fetch, 'admin@2000');

  function device(token: string) {
    const connected = connect(backend.hub, token);
    if (!connected) throw new Error('The hub lets nobody in.');
    return connected;
  }

  const query = {
    registeredHash: '',
    pageNum: 1,
    pageSize: 25,
    searchText: '',
    retailerID: 1001,
    sender: 'insights',
    category: 'All',
    startDate: '',
    endDate: '',
  } as const;
  const { conversations } = await answered(fetch, listConversations, { query }, me);
  const conversation = conversations.find(({ groupID }) => groupID === KEST);
  if (!conversation) throw new Error('The sample lacks a conversation.');
  const write = async (message: string) => {
    const { convID } = conversation;
    await answered(fetch, postMessage, { body: { convID, message, sender: 'retailer' } }, me);
    const { messages } = await answered(fetch, listMessages, { query: { convID } }, me);
    const last = messages.at(-1);
    if (!last) throw new Error('Nothing was written.');
    return last;
  };
  return { backend, clock, me, colleague, viewer, group, device, conversation, write };
}

describe('the group of a supplier and a retailer', () => {
  it('sends a message of one device to all its others, and not to the sender', async () => {
    const { me, colleague, device, write, conversation } = await opened();
    const [mine, other, outside] = [device(me.token), device(colleague.token), device(colleague.token)];
    for (const one of [mine, other]) expect(one.invoke('JoinGroup', KEST)).toBeUndefined();
    const message = await write('Good morning');
    expect(mine.invoke('SendMessage', message)).toBeUndefined();
    expect(mine.invoke('SendConversation', conversation)).toBeUndefined();
    expect(other.received('ReceiveMessage')).toEqual([message]);
    expect(other.received('ReceiveConversation')).toMatchObject([
      { convID: conversation.convID, lastMessage: 'Good morning' },
    ]);
    for (const silent of [mine, outside]) expect(silent.received('ReceiveMessage')).toEqual([]);
  });

  it('reports that the supplier opens a message and answers it', async () => {
    const { me, device, write, clock, conversation } = await opened();
    const mine = device(me.token);
    mine.invoke('JoinGroup', KEST);
    mine.invoke('JoinGroup', '1001');
    const { convMessageID } = await write('Good morning');
    clock.advance(6_000);
    expect(mine.received('ReceiveMessage')).toMatchObject([
      { convMessageID, isRead: true },
      { sender: 'insights', isRead: false, convID: conversation.convID },
    ]);
    expect(mine.received('ReceiveConversation')).toMatchObject([
      { convID: conversation.convID, unreadMessageCount: 2 },
    ]);
    expect(mine.received('ReceiveNotification')).toMatchObject([
      { group: 'supplier', secondaryidentifier: String(conversation.convID) },
    ]);
  });

  it('accepts only the user’s own, and only users with messaging', async () => {
    const { me, viewer, group, device } = await opened();
    const hash = registeredHash({ suppliercode: 'KEST' });
    expect(device(me.token).invoke('JoinGroup', `${hash}2001`)).toBe('This group is not yours.');
    expect(device(viewer.token).invoke('JoinGroup', KEST)).toBe('This group is not yours.');
    expect(device(group.token).invoke('JoinGroup', `${hash}2000`)).toBe('This group is not yours.');
    expect(device(me.token).invoke('JoinGroup', 'nobody1001')).toBe('This group is not yours.');
  });

  it('forwards stored messages, never made-up ones', async () => {
    const { me, colleague, device, write, conversation } = await opened();
    const [mine, other] = [device(me.token), device(colleague.token)];
    const message = await write('Good morning');
    expect(mine.invoke('SendMessage', message)).toBe('Join the group first.');
    for (const one of [mine, other]) one.invoke('JoinGroup', KEST);
    mine.invoke('SendMessage', { ...message, message: 'Everything is free', sender: 'insights' });
    expect(other.received('ReceiveMessage')).toEqual([message]);
    expect(mine.invoke('SendMessage', { ...message, convMessageID: 987_654 })).toBe('There is no such message.');
    expect(mine.invoke('SendConversation', { ...conversation, convID: 987_654 })).toBe(
      'There is no such conversation.',
    );
    expect(mine.invoke('SendMessage', { message: 'half' })).toBe('SendMessage takes a message.');
  });

  it('forwards the longest message, and a supplier’s that is even longer', async () => {
    const { me, colleague, device, write, conversation, backend } = await opened();
    const [mine, other] = [device(me.token), device(colleague.token)];
    for (const one of [mine, other]) one.invoke('JoinGroup', KEST);
    const longest = await write('\u001e\u{1F48A}'.repeat(6_666));
    expect(mine.invoke('SendMessage', longest)).toBeUndefined();
    backend.counterpart.write(conversation.convID, 'x'.repeat(100_000));
    const [received] = mine.received('ReceiveMessage').slice(-1);
    expect(mine.invoke('SendMessage', received)).toBeUndefined();
    const lengths = other.received('ReceiveMessage').map(({ message }) => message.length);
    expect(lengths).toEqual([19_998, 19_998, 100_000, 100_000]);
  });

  it('of another pharmacy accepts nothing, however well-formed it is', async () => {
    const { me, device, write, conversation, backend } = await opened();
    const { store } = backend;
    const foreign = { convID: 987_001, retailerid: 2001 };
    const message = await write('Good morning');
    const [own, said] = [store.conversations.get(conversation.convID), store.messages.get(message.convMessageID)];
    if (!own || !said) throw new Error('Nothing was kept.');
    store.transaction(() => {
      store.conversations.put({ ...own, ...foreign });
      store.messages.put({ ...said, convID: foreign.convID, convMessageID: 987_002 });
    });
    const mine = device(me.token);
    mine.invoke('JoinGroup', KEST);
    const theirs = `${registeredHash({ suppliercode: 'KEST' })}2001`;
    expect(mine.invoke('SendMessage', { ...message, convID: foreign.convID, convMessageID: 987_002 })).toBe(
      'Join the group first.',
    );
    expect(mine.invoke('SendConversation', { ...conversation, convID: foreign.convID, groupID: KEST })).toBe(
      'Join the group first.',
    );
    expect(mine.invoke('JoinGroup', theirs)).toBe('This group is not yours.');
    expect(mine.invoke('SendMessage', { ...message, convMessageID: 987_002 })).toBe('There is no such message.');
  });

  it('sends nothing after the client left it', async () => {
    const { me, colleague, device, write } = await opened();
    const [mine, other] = [device(me.token), device(colleague.token)];
    for (const one of [mine, other]) one.invoke('JoinGroup', KEST);
    other.invoke('LeaveGroup', KEST);
    mine.invoke('SendMessage', await write('Good morning'));
    expect(other.received('ReceiveMessage')).toEqual([]);
  });
});
