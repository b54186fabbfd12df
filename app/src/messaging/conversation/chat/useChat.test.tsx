// @vitest-environment jsdom
import type { Fault } from '@mortar/backend';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { conversationMessagesQuery, sendMessage } from '#messaging/conversation/api/conversationMessages.ts';
import { type Before, startBuyer } from '#messaging/conversation/testing/buyer.tsx';
import { useChat } from './useChat.ts';
import { readWrittenOf, storeWritten } from './written.ts';

// Generous: each test creates a backend.
vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

const TEXT = 'Can you keep twelve of these for us?';

async function open(before?: Before) {
  const { backend, services, session, wrapper } = await startBuyer(before);
  const { client, queryClient } = services;
  const conversation = [...backend.store.conversations.all()].find(({ retailerid }) => retailerid === 1001);
  if (!conversation) throw new Error('the scenario has no conversation');
  const { convID } = conversation;
  const { result, unmount } = renderHook(
    () =>
      useChat({
        name: `conversation ${convID}`,
        query: conversationMessagesQuery({ client, queryClient, convID, supplier: 'Kestrel Wholesale' }),
        send: (text) => sendMessage(client, convID, text),
      }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.messages).toBeDefined());
  const getRow = (text = TEXT) => result.current.rows.filter((row) => row.text === text);
  const written = () => [...backend.store.messages.all()].filter(({ message }) => message === TEXT).length;
  const owner = `${session.staff.retailerid}/${session.staff.username}`;
  return { backend, session, convID, result, unmount, getRow, written, owner };
}

const send = (chat: Awaited<ReturnType<typeof open>>, text = TEXT) => act(async () => chat.result.current.send(text));

it('keeps the same rows while the user types: a long conversation is not rebuilt for each key', async () => {
  const chat = await open();
  const { rows } = chat.result.current;
  act(() => chat.result.current.setDraft('Half a sen'));
  expect(chat.result.current.draft).toBe('Half a sen');
  expect(chat.result.current.rows).toBe(rows);
});

describe('a message', () => {
  it('is shown at once, leaves the field, and keeps its position once it was sent', async () => {
    const chat = await open();
    act(() => chat.result.current.setDraft(TEXT));
    chat.backend.faults.add({ call: 'postMessage', kind: 'delay', ms: 20 });
    act(() => chat.result.current.send(TEXT));
    expect(chat.result.current.draft).toBe('');
    const [sending] = chat.getRow();
    expect(sending).toMatchObject({ state: 'sending', own: true });
    await waitFor(() => expect(chat.getRow()).toMatchObject([{ key: sending?.key, state: 'sent' }]));
    expect(chat.written()).toBe(1);
  });

  it.each(['\u200b', ' \u202e\n', '\ufe0f', 'Hello\0', 'Hello \ud83d'])(
    'that is invisible or cannot be stored stays in the field: %j',
    async (text) => {
      const chat = await open();
      act(() => chat.result.current.setDraft(text));
      await send(chat, text);
      expect(chat.result.current.draft).toBe(text);
      expect(chat.getRow(text)).toEqual([]);
    },
  );

  it.each<[string, Omit<Fault, 'call'>, number, string]>([
    ['with a lost answer is found, and not sent again', { kind: 'lostAnswer' }, 1, 'sent'],
    ['with a cut connection is not sent', { kind: 'cut' }, 0, 'failed'],
    ['that a proxy answered was not sent', { kind: 'garbage' }, 0, 'failed'],
    ['that the server refused was not sent', { kind: 'code', code: 2 } as Omit<Fault, 'call'>, 0, 'failed'],
  ])('%s', async (_, fault, written, state) => {
    const chat = await open();
    chat.backend.faults.add({ call: 'postMessage', times: 1, ...fault } as Fault);
    await send(chat);
    await waitFor(() => expect(chat.getRow()).toMatchObject([{ state }]));
    expect(chat.written()).toBe(written);
  });

  it('with an unknown result is neither sent nor failed, until the conversation can be read', async () => {
    const chat = await open();
    chat.backend.faults.add(
      { call: 'postMessage', kind: 'lostAnswer', times: 1 },
      { call: 'listMessages', kind: 'cut' },
    );
    await send(chat);
    await waitFor(() => expect(chat.getRow()).toMatchObject([{ state: 'unconfirmed' }]));
    chat.backend.faults.clear();
    const [row] = chat.getRow();
    await act(async () => chat.result.current.lookAgain(row?.key ?? ''));
    await waitFor(() => expect(chat.getRow()).toMatchObject([{ key: row?.key, state: 'sent' }]));
    expect(chat.written()).toBe(1);
  });

  it('is never marked as failed because another one is looked up', async () => {
    const chat = await open();
    const texts = [TEXT, 'And six of the other strength, please.'];
    const states = () => texts.map((text) => chat.getRow(text).map(({ state }) => state));
    chat.backend.faults.add(
      { call: 'postMessage', kind: 'lostAnswer', times: 2 },
      { call: 'listMessages', kind: 'cut' },
    );
    for (const text of texts) await send(chat, text);
    await waitFor(() => expect(states()).toEqual([['unconfirmed'], ['unconfirmed']]));
    chat.backend.faults.clear();
    const keys = texts.map((text) => chat.getRow(text)[0]?.key ?? '');
    const seen: unknown[] = [];
    act(() => {
      for (const key of keys) chat.result.current.lookAgain(key);
    });
    await waitFor(() => {
      seen.push(...states().flat());
      expect(states()).toEqual([['sent'], ['sent']]);
    });
    expect(seen).not.toContain('failed');
  });

  it('that failed is sent once on retry, and not at all if it had arrived', async () => {
    const chat = await open();
    chat.backend.faults.add({ call: 'postMessage', kind: 'cut', times: 1 });
    await send(chat);
    await waitFor(() => expect(chat.getRow()).toMatchObject([{ state: 'failed' }]));
    const [row] = chat.getRow();
    await act(async () => chat.result.current.tryAgain(row?.key ?? ''));
    await waitFor(() => expect(chat.getRow()).toMatchObject([{ key: row?.key, state: 'sent' }]));
    await act(async () => chat.result.current.tryAgain(row?.key ?? ''));
    expect(chat.written()).toBe(1);
  });

  it('that failed is moved back into the field', async () => {
    const chat = await open();
    chat.backend.faults.add({ call: 'postMessage', kind: 'cut', times: 1 });
    await send(chat);
    await waitFor(() => expect(chat.getRow()).toMatchObject([{ state: 'failed' }]));
    act(() => chat.result.current.returnToField(chat.getRow()[0]?.key ?? ''));
    expect([chat.result.current.draft, chat.getRow()]).toEqual([TEXT, []]);
  });

  it('that is moved back keeps the text that was typed meanwhile', async () => {
    const chat = await open();
    chat.backend.faults.add({ call: 'postMessage', kind: 'cut', times: 1 });
    await send(chat);
    await waitFor(() => expect(chat.getRow()).toMatchObject([{ state: 'failed' }]));
    act(() => chat.result.current.setDraft('And the invoice'));
    act(() => chat.result.current.returnToField(chat.getRow()[0]?.key ?? ''));
    expect(chat.result.current.draft).toBe(`${TEXT}\nAnd the invoice`);
  });

  it('that is retried twice at once is sent once', async () => {
    const chat = await open();
    chat.backend.faults.add({ call: 'postMessage', kind: 'cut', times: 1 });
    await send(chat);
    await waitFor(() => expect(chat.getRow()).toMatchObject([{ state: 'failed' }]));
    const key = chat.getRow()[0]?.key ?? '';
    await act(async () => {
      chat.result.current.tryAgain(key);
      chat.result.current.tryAgain(key);
    });
    await waitFor(() => expect(chat.getRow()).toMatchObject([{ state: 'sent' }]));
    expect(chat.written()).toBe(1);
  });
});

describe('a stored text', () => {
  it('that was not sent is restored after a crash, for its author only', async () => {
    const chat = await open();
    act(() => chat.result.current.setDraft('Half a sen'));
    chat.unmount();
    const again = await open(chat);
    expect(again.result.current.draft).toBe('Half a sen');
    expect(readWrittenOf('1001/somebody@1001')).toEqual({});
  });

  it('that was being sent at a power cut is found again', async () => {
    const chat = await open();
    chat.backend.faults.add(
      { call: 'postMessage', kind: 'lostAnswer', times: 1 },
      { call: 'listMessages', kind: 'cut' },
    );
    await send(chat);
    await waitFor(() => expect(chat.getRow()).toMatchObject([{ state: 'unconfirmed' }]));
    chat.unmount();
    expect(Object.keys(readWrittenOf(chat.owner))).toEqual([`conversation ${chat.convID}`]);
    chat.backend.faults.clear();
    const again = await open(chat);
    await waitFor(() => expect(again.getRow()).toMatchObject([{ state: 'sent' }]));
    expect(again.written()).toBe(1);
    expect(readWrittenOf(chat.owner)).toEqual({});
  });

  it('is stored for both of two tabs', async () => {
    const one = await open();
    storeWritten(one.owner, 'ticket 12', { draft: 'from another', outbox: [] });
    act(() => one.result.current.setDraft('from one tab'));
    expect(readWrittenOf(one.owner)).toMatchObject({
      [`conversation ${one.convID}`]: { draft: 'from one tab' },
      'ticket 12': { draft: 'from another' },
    });
  });
});
