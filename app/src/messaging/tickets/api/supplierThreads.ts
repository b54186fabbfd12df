import {
  getSupplierConversation,
  listSupplierConversations,
  markSupplierMessagesRead,
  submitSupplierMessage,
} from '@mortar/contract';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import type { MessagesQuery } from '#messaging/conversation/chat/useChat.ts';
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

export interface ThreadsRequest {
  bhf: string;
  /** Supplier's hash; '' for all. */
  hash: string;
  search: string;
  /** From 1. */
  page: number;
  /** Id of a single conversation; '' for all. */
  messageid?: string;
}

/** Returns the query of a page of conversations with suppliers, most recent first; code 5 is an empty one (002 §7). */
export function supplierThreadsQuery(client: Client, { bhf, hash, search, page, messageid = '' }: ThreadsRequest) {
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

interface ThreadRequest {
  bhf: string;
  thread: SupplierThread;
  /** Number of the supplier's unread messages; if above 0, reading marks them as read. */
  unread: number;
  /** Called after they were marked. */
  onRead(): void;
}

/** Returns the query of a conversation's messages (002 §7). */
export const supplierThreadQuery = (client: Client, { bhf, thread, unread, onRead }: ThreadRequest): MessagesQuery => ({
  queryKey: keys.supplierThread(thread.id),
  queryFn: async ({ signal }) => {
    const query = { bhf, registeredhash: thread.hash, messageid: thread.id, unreadmessagecount: unread };
    const answer = valueOrNull(await client.send(getSupplierConversation, { query, signal }));
    if (unread > 0) onRead();
    return ofSupplierThread(answer?.conversationdetails ?? [], thread.partner);
  },
});

export interface SupplierMessage extends Pick<SupplierThread, 'hash' | 'subject' | 'category'> {
  bhf: string;
  /** Text without markup. */
  message: string;
}

/**
 * Sends a message to a supplier exactly once (002 §7). The answer does not contain its id.
 * @param messageid conversation to reply to; 0 starts one
 */
export function sendSupplierMessage(
  client: Client,
  messageid: number,
  { bhf, hash, subject, category, message }: SupplierMessage,
): Promise<Outcome<object>> {
  return client.send(submitSupplierMessage, {
    query: { messageid: messageid === 0 ? '' : String(messageid) },
    body: {
      bhf,
      supplierhashes: [hash],
      message: {
        subject,
        category,
        message,
        messagehtml: '',
        additionaldata: '',
        createdate: new Date().toISOString(),
      },
    },
  });
}

/** Marks a supplier's messages as read; after a lost answer, checks the conversations. */
export function useMarkSupplierRead() {
  const { client, queryClient } = useServices();
  const { bhf } = useSession().staff;
  return useMutation({
    mutationFn: (hash: string) =>
      writeOnce(() => client.send(markSupplierMessagesRead, { query: { bhf, RegisteredHash: hash } }), {
        read: () => fetchFresh(queryClient, supplierThreadsQuery(client, { bhf, hash, search: '', page: 1 })),
        verify: ({ rows }) => (rows.some(({ unread }) => unread > 0) ? 'nothing' : 'all'),
      }),
  });
}
