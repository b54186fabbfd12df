import {
  getSupplierConversation,
  listSupplierConversations,
  markSupplierMessagesRead,
  submitSupplierMessage,
} from '@mortar/contract';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import type { MessagesQuery } from '#messaging/conversation/useChat.ts';
import { type SupplierThread, toSupplierThread } from '#messaging/tickets/model/supplierThread.ts';
import { ofSupplierThread } from '#messaging/tickets/model/threadMessages.ts';
import { PAGE_ROWS, type ThreadPage } from '#messaging/tickets/model/threadPage.ts';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import type { Outcome } from '#server/outcome.ts';
import { fetchFresh, valueOrNull } from '#server/queries.ts';
import { writeOnce } from '#server/writeOnce.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';

/** Which conversations are asked for. */
export interface AskedThreads {
  bhf: string;
  /** Of one supplier; '' for all. */
  hash: string;
  search: string;
  /** From 1. */
  page: number;
  /** Only this one; '' for all. */
  messageid?: string;
}

/** A page of conversations with suppliers, the one written in last first; code 5 is an empty one (002 §7). */
export function supplierThreadsQuery(client: Client, { bhf, hash, search, page, messageid = '' }: AskedThreads) {
  const query = { bhf, registeredhash: hash, search, pagerows: PAGE_ROWS, pagenum: page, ispaginated: true, messageid };
  return queryOptions({
    queryKey: keys.supplierThreads(query),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<ThreadPage<SupplierThread>> => {
      const answer = valueOrNull(await client.send(listSupplierConversations, { query, signal }));
      return { rows: answer?.conversations.map(toSupplierThread) ?? [], pages: answer?.pagecount ?? 0 };
    },
  });
}

interface AskedThread {
  bhf: string;
  thread: SupplierThread;
  /** How many messages of the supplier's are unread; with one or more, reading marks them as read. */
  unread: number;
  /** They have been marked. */
  onRead(): void;
}

/** What was written in a conversation with a supplier (002 §7). */
export const supplierThreadQuery = (client: Client, { bhf, thread, unread, onRead }: AskedThread): MessagesQuery => ({
  queryKey: keys.supplierThread(thread.id),
  queryFn: async ({ signal }) => {
    const query = { bhf, registeredhash: thread.hash, messageid: thread.id, unreadmessagecount: unread };
    const answer = valueOrNull(await client.send(getSupplierConversation, { query, signal }));
    if (unread > 0) onRead();
    return ofSupplierThread(answer?.conversationdetails ?? [], thread.partner);
  },
});

/** What is written to a supplier. */
export interface SupplierMessage extends Pick<SupplierThread, 'hash' | 'subject' | 'category'> {
  bhf: string;
  /** Text, without markup. */
  message: string;
}

/**
 * Writes to a supplier, once (002 §7). The answer does not say which message it became.
 * @param messageid the conversation to answer in; 0 begins one
 */
export function sendSupplierMessage(
  client: Client,
  messageid: number,
  { bhf, hash, subject, category, message }: SupplierMessage,
): Promise<Outcome<object>> {
  return client.send(submitSupplierMessage, {
    query: { messageid: messageid === 0 ? '' : String(messageid) },
    body: {
      ...{ bhf, supplierhashes: [hash] },
      message: {
        ...{ subject, category, message, messagehtml: '', additionaldata: '' },
        createdate: new Date().toISOString(),
      },
    },
  });
}

/** Marks what one supplier wrote as read, once: where the answer is lost, the conversations say whether it was done. */
export function useMarkSupplierRead() {
  const { client, queryClient } = useServices();
  const { bhf } = useSession().staff;
  return useMutation({
    mutationFn: (hash: string) =>
      writeOnce(() => client.send(markSupplierMessagesRead, { query: { bhf, RegisteredHash: hash } }), {
        read: () => fetchFresh(queryClient, supplierThreadsQuery(client, { bhf, hash, search: '', page: 1 })),
        judge: ({ rows }) => (rows.some(({ unread }) => unread > 0) ? 'nothing' : 'all'),
      }),
  });
}
