// @vitest-environment jsdom
import { createBackend, type Fault, scenarios, signIn } from '@mortar/backend';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { type Session, sessionFrom } from '#session/session.ts';
import { conversationMessagesQuery, sendMessage } from './api/conversationMessages.ts';
import { useChat } from './useChat.ts';
import { keepWritten, readWrittenOf } from './written.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

const TEXT = 'Can you keep twelve of these for us?';

/** The first conversation with a supplier that is there, as the buyer has it. */
async function open(before?: Before) {
  const app = await begin(before);
  const { services, convID } = app;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <AppProviders services={services}>{children}</AppProviders>
    </MemoryRouter>
  );
  const { result, unmount } = renderHook(
    () => {
      const { client, queryClient } = services;
      return useChat({
        name: `conversation ${convID}`,
        query: conversationMessagesQuery({ client, queryClient, convID, supplier: 'Kestrel Wholesale' }),
        send: (text) => sendMessage(client, convID, text),
      });
    },
    { wrapper },
  );
  await waitFor(() => expect(result.current.messages).toBeDefined());
  const rowOf = (text = TEXT) => result.current.rows.filter((row) => row.text === text);
  return { ...app, result, unmount, rowOf };
}

/** The page is loaded anew on the same server, with the session as it is. */
type Before = Pick<Awaited<ReturnType<typeof begin>>, 'backend' | 'session'>;

async function begin(before?: { backend: ReturnType<typeof createBackend>; session: Session }) {
  const scenario = scenarios.openingTime();
  const backend = before?.backend ?? createBackend({ seed: scenario.seed, answerAfterMs: 600_000 });
  const services = createServices({
    config: defaultConfig,
    fetch: async (address, init = {}) => backend.fetch(new Request(new URL(String(address), 'http://localhost'), init)),
    retryDelay: () => 1,
  });
  const session = before?.session ?? sessionFrom(await signIn(backend, scenario));
  services.startSession(session);
  const conversation = [...backend.store.conversations.all()].find(({ retailerid }) => retailerid === 1001);
  if (!conversation) throw new Error('the scenario has no conversation');
  const { convID } = conversation;
  const written = () => [...backend.store.messages.all()].filter(({ message }) => message === TEXT).length;
  const owner = `${session.staff.retailerid}/${session.staff.username}`;
  return { backend, services, session, convID, written, owner };
}

const send = (chat: Awaited<ReturnType<typeof open>>, text = TEXT) => act(async () => chat.result.current.send(text));

describe('a message', () => {
  it('is shown at once, leaves the box, and keeps its place once it was sent', async () => {
    const chat = await open();
    act(() => chat.result.current.setDraft(TEXT));
    chat.backend.faults.add({ call: 'postMessage', kind: 'delay', ms: 20 });
    act(() => chat.result.current.send(TEXT));
    expect(chat.result.current.draft).toBe('');
    const [sending] = chat.rowOf();
    expect(sending).toMatchObject({ state: 'sending', own: true });
    await waitFor(() => expect(chat.rowOf()).toMatchObject([{ key: sending?.key, state: 'sent' }]));
    expect(chat.written()).toBe(1);
  });

  it.each<[string, Omit<Fault, 'call'>, number, string]>([
    ['whose answer was lost is found, and not sent again', { kind: 'lostAnswer' }, 1, 'sent'],
    ['whose connection was cut was not sent', { kind: 'cut' }, 0, 'failed'],
    ['that a proxy answered was not sent', { kind: 'garbage' }, 0, 'failed'],
    ['that the server refused was not sent', { kind: 'code', code: 2 } as Omit<Fault, 'call'>, 0, 'failed'],
  ])('%s', async (_, fault, written, state) => {
    const chat = await open();
    chat.backend.faults.add({ call: 'postMessage', times: 1, ...fault } as Fault);
    await send(chat);
    await waitFor(() => expect(chat.rowOf()).toMatchObject([{ state }]));
    expect(chat.written()).toBe(written);
  });

  it('of which nobody can know is neither sent nor failed, until the conversation can be read', async () => {
    const chat = await open();
    chat.backend.faults.add(
      { call: 'postMessage', kind: 'lostAnswer', times: 1 },
      { call: 'listMessages', kind: 'cut' },
    );
    await send(chat);
    await waitFor(() => expect(chat.rowOf()).toMatchObject([{ state: 'unconfirmed' }]));
    chat.backend.faults.clear();
    const [row] = chat.rowOf();
    await act(async () => chat.result.current.lookAgain(row?.key ?? ''));
    await waitFor(() => expect(chat.rowOf()).toMatchObject([{ key: row?.key, state: 'sent' }]));
    expect(chat.written()).toBe(1);
  });

  it('that failed is sent once when it is tried again, and not at all where it had arrived after all', async () => {
    const chat = await open();
    chat.backend.faults.add({ call: 'postMessage', kind: 'cut', times: 1 });
    await send(chat);
    await waitFor(() => expect(chat.rowOf()).toMatchObject([{ state: 'failed' }]));
    const [row] = chat.rowOf();
    await act(async () => chat.result.current.tryAgain(row?.key ?? ''));
    await waitFor(() => expect(chat.rowOf()).toMatchObject([{ key: row?.key, state: 'sent' }]));
    await act(async () => chat.result.current.tryAgain(row?.key ?? ''));
    expect(chat.written()).toBe(1);
  });

  it('that failed is taken back into the box', async () => {
    const chat = await open();
    chat.backend.faults.add({ call: 'postMessage', kind: 'cut', times: 1 });
    await send(chat);
    await waitFor(() => expect(chat.rowOf()).toMatchObject([{ state: 'failed' }]));
    act(() => chat.result.current.takeBack(chat.rowOf()[0]?.key ?? ''));
    expect([chat.result.current.draft, chat.rowOf()]).toEqual([TEXT, []]);
  });
});

describe('what was written', () => {
  it('and not sent is there again after a crash, for whoever wrote it alone', async () => {
    const chat = await open();
    act(() => chat.result.current.setDraft('Half a sen'));
    chat.unmount();
    const again = await open(chat);
    expect(again.result.current.draft).toBe('Half a sen');
    expect(readWrittenOf('1001/somebody@1001')).toEqual({});
  });

  it('and was on its way when the plug was pulled is found again', async () => {
    const chat = await open();
    chat.backend.faults.add(
      { call: 'postMessage', kind: 'lostAnswer', times: 1 },
      { call: 'listMessages', kind: 'cut' },
    );
    await send(chat);
    await waitFor(() => expect(chat.rowOf()).toMatchObject([{ state: 'unconfirmed' }]));
    chat.unmount();
    expect(Object.keys(readWrittenOf(chat.owner))).toEqual([`conversation ${chat.convID}`]);
    chat.backend.faults.clear();
    const again = await open(chat);
    await waitFor(() => expect(again.rowOf()).toMatchObject([{ state: 'sent' }]));
    expect(again.written()).toBe(1);
    expect(readWrittenOf(chat.owner)).toEqual({});
  });

  it('in two tabs is kept of both', async () => {
    const one = await open();
    keepWritten(one.owner, 'ticket 12', { draft: 'from another', outbox: [] });
    act(() => one.result.current.setDraft('from one tab'));
    expect(readWrittenOf(one.owner)).toMatchObject({
      [`conversation ${one.convID}`]: { draft: 'from one tab' },
      'ticket 12': { draft: 'from another' },
    });
  });
});
