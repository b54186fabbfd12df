// @vitest-environment jsdom
import type { Fault } from '@mortar/backend';
import { type ConversationMessage, type Notification, SUPPLIER_SENDER } from '@mortar/contract';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { liveLinkAtom } from '#live/liveLinkAtom.ts';
import { createFakeLink } from '#live/testing/fakeLink.ts';
import { conversationsQuery } from './api/conversations.ts';
import { FIRST_CONVERSATIONS } from './model/conversationList.ts';
import { startBuyer } from './testing/buyer.tsx';
import { useConversation } from './useConversation.ts';
import { useConversations } from './useConversations.ts';

// Generous: each test creates a backend.
vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const TEXT = 'Can you keep twelve of these for us?';

/** Opens a conversation of the buyer with an unread message, on a recording connection. */
async function open(...faults: Fault[]) {
  const { backend, services, calls, wrapper } = await startBuyer();
  const { client, queryClient, store } = services;
  const { conversations } = await queryClient.fetchQuery(
    conversationsQuery(client, {
      retailerID: 1001,
      registeredHash: '',
      searchText: '',
      category: 'All',
      startDate: '',
      endDate: '',
      pageNum: 1,
      pageSize: 25,
    }),
  );
  const conversation = conversations.find(({ unreadMessageCount }) => unreadMessageCount > 0);
  if (!conversation) throw new Error('nothing is unread');
  const live = createFakeLink();
  const sent: [string, unknown][] = [];
  live.link.send = async (method, value) => void sent.push([method, value]);
  store.set(liveLinkAtom, live.link);
  backend.faults.add(...faults);
  const { result, unmount } = renderHook(() => useConversation(conversation, 'Kestrel Wholesale'), { wrapper });
  const times = (path: string) => calls.filter((call) => call === path).length;
  const unread = () =>
    [...backend.store.messages.all()].filter(
      (one) => one.convID === conversation.convID && !one.isread && one.sender === SUPPLIER_SENDER,
    );
  return { backend, conversation, live, sent, result, unmount, times, unread, wrapper };
}
const READ = '/messaging/conversation/message/isread/update';
const DROPPED = '/api/Notification/table/delete';

const pushed = (convID: number, groupID: string, id: number): ConversationMessage => ({
  convMessageID: id,
  convID,
  groupID,
  message: `Pushed ${id}`,
  sender: SUPPLIER_SENDER,
  sendDateTime: '2026-03-02T08:30:00Z',
  isRead: false,
});

describe('an opened conversation', () => {
  it('marks incoming messages as read, sends the receipt at once, and removes the notification', async () => {
    const chat = await open();
    const before = chat.unread().length;
    await waitFor(() => expect(chat.unread()).toEqual([]));
    await waitFor(() => expect(chat.times(DROPPED)).toBe(1));
    expect(chat.times(READ)).toBe(1);
    expect(chat.sent.map(([method]) => method)).toEqual(Array.from({ length: before }, () => 'SendMessage'));
    expect(chat.sent[0]?.[1]).toMatchObject({ isRead: true, sender: SUPPLIER_SENDER });
  });

  it('sends the receipt with the next one if it did not arrive', async () => {
    const chat = await open({ call: 'markMessagesRead', kind: 'cut', times: 1 });
    await waitFor(() => expect(chat.times(READ)).toBe(1));
    await waitFor(() => expect(chat.result.current.messages).toBeDefined());
    const { convID, groupID } = chat.conversation;
    await act(async () => chat.live.push('ReceiveMessage', pushed(convID, groupID, 99_999)));
    await waitFor(() => expect(chat.times(READ)).toBe(2));
    await waitFor(() => expect(chat.result.current.messages?.every(({ own, isRead }) => own || isRead)).toBe(true));
  });
});

describe('a message that arrives live', () => {
  it('is shown once, marked as read at once, and confirmed after 2.5 seconds', async () => {
    const chat = await open();
    await waitFor(() => expect(chat.times(DROPPED)).toBe(1));
    const { convID, groupID } = chat.conversation;
    const before = chat.sent.length;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const message = pushed(convID, groupID, 99_999);
    await act(async () => {
      chat.live.push('ReceiveMessage', message);
      chat.live.push('ReceiveMessage', message);
    });
    await act(async () => vi.advanceTimersByTimeAsync(2400));
    expect(chat.result.current.rows.filter(({ text }) => text === message.message)).toHaveLength(1);
    expect([chat.times(READ), chat.sent.length]).toEqual([2, before]);
    await act(async () => vi.advanceTimersByTimeAsync(200));
    expect(chat.sent.at(-1)).toMatchObject(['SendMessage', { convMessageID: 99_999, isRead: true }]);
    expect(chat.times(DROPPED)).toBe(2);
  });

  it('is confirmed at once if the user leaves the conversation before that', async () => {
    const chat = await open();
    await waitFor(() => expect(chat.times(DROPPED)).toBe(1));
    const { convID, groupID } = chat.conversation;
    await act(async () => chat.live.push('ReceiveMessage', pushed(convID, groupID, 99_999)));
    await waitFor(() => expect(chat.times(READ)).toBe(2));
    await waitFor(() => expect(chat.result.current.messages?.every(({ own, isRead }) => own || isRead)).toBe(true));
    chat.unmount();
    expect(chat.sent.at(-1)).toMatchObject(['SendMessage', { convMessageID: 99_999, isRead: true }]);
    await waitFor(() => expect(chat.times(DROPPED)).toBe(2));
  });

  it('of another conversation is not shown here', async () => {
    const chat = await open();
    await waitFor(() => expect(chat.result.current.messages).toBeDefined());
    await act(async () => chat.live.push('ReceiveMessage', pushed(chat.conversation.convID + 1, 'x', 99_999)));
    expect(chat.result.current.rows.some(({ text }) => text === 'Pushed 99999')).toBe(false);
  });
});

describe('a message that was pushed before its group was joined', () => {
  const LOST = 'We can keep twelve until Friday.';
  const notified = ({ registeredHash, convID }: { registeredHash: string; convID: number }): Notification => ({
    group: 'supplier',
    identifier: registeredHash,
    secondaryidentifier: String(convID),
    retailerid: 1001,
    title: 'Message from Kestrel Wholesale',
    body: LOST,
    icon: '',
    username: '',
    sentdate: '',
  });

  it('is read after a notification, in the conversation and in the list', async () => {
    const chat = await open();
    const { result: listed } = renderHook(() => useConversations(FIRST_CONVERSATIONS, String, null), {
      wrapper: chat.wrapper,
    });
    const { conversation, live } = chat;
    await waitFor(() => expect(chat.result.current.messages).toBeDefined());
    await waitFor(() => expect(listed.current.rows).not.toEqual([]));
    chat.backend.counterpart.write(conversation.convID, LOST);
    await act(async () => live.push('ReceiveNotification', notified(conversation)));
    await waitFor(() => expect(chat.result.current.messages?.at(-1)).toMatchObject({ text: LOST, own: false }));
    await waitFor(() => expect(listed.current.rows[0]).toMatchObject({ id: conversation.convID, detail: LOST }));
  });

  it('is not read again if it has arrived', async () => {
    const chat = await open();
    await waitFor(() => expect(chat.times(DROPPED)).toBe(1));
    const { convID, groupID } = chat.conversation;
    const reads = chat.times('/messaging/conversation/messages/get');
    const message = { ...pushed(convID, groupID, 99_999), message: LOST };
    await act(async () => chat.live.push('ReceiveMessage', message));
    await act(async () => chat.live.push('ReceiveNotification', notified(chat.conversation)));
    const shown = () => chat.result.current.rows.filter(({ text }) => text === LOST);
    await waitFor(() => expect(shown()).toHaveLength(1));
    expect(chat.times('/messaging/conversation/messages/get')).toBe(reads);
  });
});

it('pushes a reply live to the other side, which receives a notification', async () => {
  const chat = await open();
  await waitFor(() => expect(chat.times(DROPPED)).toBe(1));
  await act(async () => chat.result.current.send(TEXT));
  await waitFor(() => expect(chat.sent.map(([method]) => method)).toContain('SendConversation'));
  expect(chat.sent.find(([, value]) => (value as ConversationMessage).message === TEXT)?.[0]).toBe('SendMessage');
  await waitFor(() => expect(chat.times('/notification/post')).toBe(1));
});
