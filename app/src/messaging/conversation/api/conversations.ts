import { type Conversation, listConversations, type Notification, SUPPLIER_SENDER } from '@mortar/contract';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  type ConversationsRequest,
  lacksMessage,
  placeInPage,
} from '#messaging/conversation/model/conversationList.ts';
import type { Client } from '#server/client.ts';
import { keys, refreshAfter } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';

export interface ConversationPage {
  conversations: readonly Conversation[];
  pages: number;
}

const NO_CONVERSATIONS: ConversationPage = { conversations: [], pages: 0 };

/** Returns the query of a page of conversations, most recent first; code 5 is an empty one (002 §7, §8). */
export function conversationsQuery(client: Client, requested: ConversationsRequest) {
  const { startDate, endDate } = requested;
  const query = {
    ...requested,
    sender: SUPPLIER_SENDER,
    startDate: startDate && `${startDate}T00:00`,
    endDate: endDate && `${endDate}T23:59`,
  } as const;
  return queryOptions({
    queryKey: keys.conversations(requested),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<ConversationPage> => {
      const answer = valueOrNull(await client.send(listConversations, { query, signal }));
      return answer ? { conversations: answer.conversations, pages: answer.numberOfPages } : NO_CONVERSATIONS;
    },
  });
}

/**
 * Updates a conversation in every cached page; a page where its position is unknown is read again if shown.
 * @param isOpen true if it is open, so new messages are not unread
 */
export function noteConversation(
  queryClient: QueryClient,
  conversation: Conversation,
  isOpen?: (convID: number) => boolean,
): void {
  let isStale = false;
  for (const { queryKey, state } of queryClient.getQueryCache().findAll({ queryKey: keys.allConversations })) {
    const page = state.data as ConversationPage | undefined;
    if (!page) continue;
    const conversations = placeInPage(queryKey[2] as ConversationsRequest, page.conversations, conversation, isOpen);
    // A page in flight may predate the change.
    if (conversations === null || state.fetchStatus === 'fetching') isStale = true;
    else if (conversations !== page.conversations) {
      queryClient.setQueryData<ConversationPage>(queryKey, { ...page, conversations });
    }
  }
  if (isStale) void refreshAfter(queryClient, 'conversation written in');
}

/** Reloads pages that lack a supplier's message, after its notification. */
export function noteNotified(queryClient: QueryClient, notification: Notification): void {
  if (notification.group !== 'supplier') return;
  const { retailerid: retailerID, identifier: registeredHash, secondaryidentifier, body: text } = notification;
  const notified = { retailerID, registeredHash, convID: Number(secondaryidentifier), text };
  const pages = queryClient.getQueriesData<ConversationPage>({ queryKey: keys.allConversations });
  const isMissed = pages.some(
    ([queryKey, page]) => page && lacksMessage(queryKey[2] as ConversationsRequest, page.conversations, notified),
  );
  if (isMissed) void refreshAfter(queryClient, 'conversation written in');
}

/** Clears a conversation's unread count in every cached page. */
export function noteRead(queryClient: QueryClient, convID: number): void {
  queryClient.setQueriesData<ConversationPage>({ queryKey: keys.allConversations }, (page) => {
    if (!page?.conversations.some((one) => one.convID === convID && one.unreadMessageCount > 0)) return page;
    const conversations = page.conversations.map((one) =>
      one.convID === convID ? { ...one, unreadMessageCount: 0 } : one,
    );
    return { ...page, conversations };
  });
}
