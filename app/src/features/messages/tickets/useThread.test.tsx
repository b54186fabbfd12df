// @vitest-environment jsdom
import type { Fault } from '@mortar/backend';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useChat } from '#messaging/conversation/chat/useChat.ts';
import { startBuyer } from '#messaging/conversation/testing/buyer.tsx';
import {
  sendSupplierMessage,
  supplierThreadQuery,
  supplierThreadsQuery,
} from '#messaging/tickets/api/supplierThreads.ts';
import { sendTicketReply, ticketQuery } from '#messaging/tickets/api/ticket.ts';
import { ticketsQuery } from '#messaging/tickets/api/tickets.ts';
import type { Ticket } from '#messaging/tickets/model/ticket.ts';
import { useThread } from './useThread.ts';

// Generous: each test creates a backend.
vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const TEXT = 'Thank you, that is it.';
const DETAILS = '/api/Support/ticket/details/get';

/** Opens a ticket with an unread message, as the screen does. */
async function openTicket(...faults: Fault[]) {
  const buyer = await startBuyer();
  const { backend, services, session } = buyer;
  const { client, queryClient } = services;
  const { bhf } = session.staff;
  const { rows } = await queryClient.fetchQuery(ticketsQuery(client, { bhf, filter: '0', search: '', page: 1 }));
  const ticket = rows.find(({ unread }) => unread > 0);
  if (!ticket) throw new Error('nothing is unread');
  backend.faults.add(...faults);
  return { ticket, buyer, ...open(buyer, ticket) };
}

function open({ backend, services, session, calls, wrapper }: Awaited<ReturnType<typeof startBuyer>>, ticket: Ticket) {
  const { client } = services;
  const { bhf } = session.staff;
  const { result, unmount } = renderHook(
    () => {
      const [unread, setUnread] = useState(ticket.unread);
      const onRead = () => setUnread(0);
      const thread = useThread({
        name: `ticket ${ticket.id}`,
        unread,
        getQuery: (count) => ticketQuery(client, { bhf, ticketid: ticket.id, unread: count, onRead }),
        send: (text) => sendTicketReply(client, bhf, ticket, text),
      });
      return { ...thread, unread, setUnread };
    },
    { wrapper },
  );
  const unread = () =>
    backend.store.ticketMessages.at(ticket.number).filter((one) => !one.isclientsender && !one.isread).length;
  const written = (text = TEXT) =>
    backend.store.ticketMessages.at(ticket.number).filter(({ message }) => message === text).length;
  const getRow = (text = TEXT) => result.current.chat.rows.filter((row) => row.text === text);
  const times = () => calls.filter((path) => path === DETAILS).length;
  return { backend, result, unmount, unread, written, getRow, times };
}

describe('an opened ticket', () => {
  it('is marked as read by one read, with a line before new messages', async () => {
    const { result, ticket, unread, times } = await openTicket();
    await waitFor(() => expect(result.current.isShown).toBe(true));
    expect([unread(), result.current.unread, times()]).toEqual([0, 0, 1]);
    const theirs = result.current.chat.messages?.filter(({ own }) => !own) ?? [];
    expect(result.current.firstNew).toBe(String(theirs.at(-ticket.unread)?.id));
  });

  it('is marked as read only once the page is visible', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { result, ticket, unread } = await openTicket();
    await waitFor(() => expect(result.current.chat.messages).toBeDefined());
    expect([unread(), result.current.isShown]).toEqual([ticket.unread, false]);
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(result.current.isShown).toBe(true));
    expect(unread()).toBe(0);
  });

  it('is read again and marked when more arrives; the line before new messages stays', async () => {
    const { backend, result, ticket, unread, getRow } = await openTicket();
    await waitFor(() => expect(result.current.isShown).toBe(true));
    const { firstNew } = result.current;
    backend.counterpart.respond(ticket.number, 1, 'One more thing');
    act(() => result.current.setUnread(1));
    await waitFor(() => expect(getRow('One more thing')).toHaveLength(1));
    await waitFor(() => expect(result.current.isShown).toBe(true));
    expect([unread(), result.current.firstNew]).toEqual([0, firstNew]);
  });
});

it('shows the line before messages that arrived meanwhile when a ticket is opened again', async () => {
  const first = await openTicket();
  await waitFor(() => expect(first.result.current.isShown).toBe(true));
  first.unmount();
  first.backend.counterpart.respond(first.ticket.number, 1, 'One more thing');
  const again = open(first.buyer, { ...first.ticket, unread: 1 });
  await waitFor(() => expect(again.result.current.isShown).toBe(true));
  expect(again.result.current.firstNew).toBe(String(again.getRow('One more thing')[0]?.id));
});

describe('a reply', () => {
  it.each<[string, Fault | null, number, string]>([
    ['is shown once, with the place that it took as its id', null, 1, 'sent'],
    ['with a lost answer is found, and not sent again', { call: 'respondToTicket', kind: 'lostAnswer' }, 1, 'sent'],
    ['with a cut connection is not sent', { call: 'respondToTicket', kind: 'cut' }, 0, 'failed'],
  ])('%s', async (_, fault, written, state) => {
    const ticket = await openTicket(...(fault ? [fault] : []));
    await waitFor(() => expect(ticket.result.current.isShown).toBe(true));
    const before = ticket.result.current.chat.messages?.length ?? 0;
    await act(async () => ticket.result.current.chat.send(TEXT));
    await waitFor(() => expect(ticket.getRow()).toMatchObject([{ state }]));
    expect(ticket.written()).toBe(written);
    if (written) await waitFor(() => expect(ticket.getRow()).toMatchObject([{ id: before + 1 }]));
  });

  it('that was written twice is sent as two messages', async () => {
    const ticket = await openTicket();
    await waitFor(() => expect(ticket.result.current.isShown).toBe(true));
    for (const count of [1, 2]) {
      await act(async () => ticket.result.current.chat.send(TEXT));
      await waitFor(() =>
        expect(
          ticket
            .getRow()
            .map(({ id }) => id)
            .filter(Boolean),
        ).toHaveLength(count),
      );
    }
    expect(ticket.written()).toBe(2);
  });

  it('is sent without tags; if it has only tags, it is not sent and stays in the box', async () => {
    const ticket = await openTicket();
    await waitFor(() => expect(ticket.result.current.isShown).toBe(true));
    await act(async () => ticket.result.current.chat.send('<p>Thank you, <b>that</b> is it.</p>'));
    await waitFor(() => expect(ticket.written()).toBe(1));
    act(() => ticket.result.current.chat.setDraft('<br>'));
    await act(async () => ticket.result.current.chat.send('<br>'));
    expect(ticket.result.current.chat.draft).toBe('<br>');
    expect(ticket.written('')).toBe(0);
  });
});

it('does not match or send an unconfirmed message of the messaging centre', async () => {
  const { backend, services, session, wrapper } = await startBuyer();
  const { client, queryClient } = services;
  const { bhf } = session.staff;
  const { rows } = await queryClient.fetchQuery(supplierThreadsQuery(client, { bhf, hash: '', search: '', page: 1 }));
  const [thread] = rows;
  if (!thread) throw new Error('there is no conversation');
  const name = `conversation ${thread.id}`;
  const query = supplierThreadQuery(client, { bhf, thread, unread: 0, onRead: () => undefined });
  /** The messaging centre, with ids greater than all positions; its message got no answer and cannot be read. */
  const centre = renderHook(
    () =>
      useChat({
        name,
        query: {
          queryKey: ['messages', 'conversation', thread.id],
          queryFn: async () => [{ id: 9000, text: '', own: false, author: '', sentAt: '', isRead: true }],
        },
        async send(text) {
          const { hash, subject, category } = thread;
          await sendSupplierMessage(client, thread.id, { bhf, hash, subject, category, message: text });
          return { kind: 'network' };
        },
      }),
    { wrapper },
  );
  await waitFor(() => expect(centre.result.current.messages).toBeDefined());
  await act(async () => centre.result.current.send(TEXT));
  act(() => centre.result.current.setDraft('Half a sen'));
  await waitFor(() => expect(centre.result.current.rows.at(-1)).toMatchObject({ text: TEXT, state: 'failed' }));
  const here = renderHook(() => useChat({ name, outboxName: `supplier thread ${thread.id}`, query, send: vi.fn() }), {
    wrapper,
  });
  await waitFor(() => expect(here.result.current.messages).toBeDefined());
  expect(here.result.current.draft).toBe('Half a sen');
  expect(here.result.current.rows.filter(({ text }) => text === TEXT)).toMatchObject([{ state: 'sent' }]);
  expect([...backend.store.messages.all()].filter(({ message }) => message === TEXT)).toHaveLength(1);
});
