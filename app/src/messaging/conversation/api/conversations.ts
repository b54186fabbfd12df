import { type Conversation, listConversations, type Notification, SUPPLIER_SENDER } from '@mortar/contract';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type AskedConversations, lacksMessage, placeInPage } from '#messaging/conversation/model/conversationList.ts';
import type { Client } from '#server/client.ts';
import { keys, refreshAfter } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';

export interface ConversationPage {
  conversations: readonly Conversation[];
  pages: number;
}

const NO_CONVERSATIONS: ConversationPage = { conversations: [], pages: 0 };

/** A page of conversations, the one written in last first; code 5 is an empty one (002 §7, §8). */
export function conversationsQuery(client: Client, asked: AskedConversations) {
  const { startDate, endDate } = asked;
  const query = {
    ...asked,
    sender: SUPPLIER_SENDER,
    startDate: startDate && `${startDate}T00:00`,
    endDate: endDate && `${endDate}T23:59`,
  } as const;
  return queryOptions({
    queryKey: keys.conversations(asked),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<ConversationPage> => {
      const answer = valueOrNull(await client.send(listConversations, { query, signal }));
      return answer ? { conversations: answer.conversations, pages: answer.numberOfPages } : NO_CONVERSATIONS;
    },
  });
}

/**
 * Puts a conversation that was written in, or read, into every page that is kept, by its row; a page where it cannot be placed is
 * read again where it is shown.
 * @param isOpen whether it is being read: what comes in there is not unread
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
    const conversations = placeInPage(queryKey[2] as AskedConversations, page.conversations, conversation, isOpen);
    // A page that is on its way may have been asked for before.
    if (conversations === null || state.fetchStatus === 'fetching') isStale = true;
    else if (conversations !== page.conversations) {
      queryClient.setQueryData<ConversationPage>(queryKey, { ...page, conversations });
    }
  }
  if (isStale) void refreshAfter(queryClient, 'conversation written in');
}

/** Reads pages again that know nothing of what a supplier wrote, once one is notified of it. */
export function noteNotified(queryClient: QueryClient, notification: Notification): void {
  if (notification.group !== 'supplier') return;
  const { retailerid: retailerID, identifier: registeredHash, secondaryidentifier, body: text } = notification;
  const notified = { retailerID, registeredHash, convID: Number(secondaryidentifier), text };
  const pages = queryClient.getQueriesData<ConversationPage>({ queryKey: keys.allConversations });
  const isMissed = pages.some(
    ([queryKey, page]) => page && lacksMessage(queryKey[2] as AskedConversations, page.conversations, notified),
  );
  if (isMissed) void refreshAfter(queryClient, 'conversation written in');
}

/** Counts nothing of a conversation as unread any more, on every page that is kept. */
export function noteRead(queryClient: QueryClient, convID: number): void {
  queryClient.setQueriesData<ConversationPage>({ queryKey: keys.allConversations }, (page) => {
    if (!page?.conversations.some((one) => one.convID === convID && one.unreadMessageCount > 0)) return page;
    const conversations = page.conversations.map((one) =>
      one.convID === convID ? { ...one, unreadMessageCount: 0 } : one,
    );
    return { ...page, conversations };
  });
}
