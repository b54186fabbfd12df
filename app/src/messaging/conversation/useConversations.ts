import type { Conversation } from '@mortar/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLiveEvent } from '#live/useLiveEvent.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { conversationsQuery, noteConversation, noteNotified } from './api/conversations.ts';
import type { ConversationsRequest } from './model/conversationList.ts';
import type { ThreadRow } from './ThreadList.tsx';

/** Request for conversations of the user's own pharmacy. */
export type ConversationsWanted = Omit<ConversationsRequest, 'retailerID'>;

const NONE: readonly Conversation[] = [];

const isSeen = () => document.visibilityState === 'visible';

/** Conversation by id, from the page or its last known state. */
function useOpened(conversations: readonly Conversation[], convID: number | null): Conversation | null {
  const [opened, setOpened] = useState<Conversation | null>(null);
  const found = conversations.find((one) => one.convID === convID) ?? opened;
  const next = found?.convID === convID ? found : null;
  if (next !== opened) setOpened(next);
  return next;
}

/**
 * Reads a page of conversations with suppliers, with live updates (002 §2.10, §4).
 * @param getName returns a supplier's name by hash
 * @param open id of the open one; null for none
 */
export function useConversations(wanted: ConversationsWanted, getName: (hash: string) => string, open: number | null) {
  const { client, queryClient } = useServices();
  const retailerID = useSession().staff.retailerid;
  const { data, isPending, isLoadingError, isFetching, error, refetch } = useQuery(
    conversationsQuery(client, { ...wanted, retailerID }),
  );
  const conversations = data?.conversations ?? NONE;
  const opened = useOpened(conversations, open);
  useLiveEvent('ReceiveConversation', (pushed) =>
    noteConversation(queryClient, pushed, (convID) => convID === open && isSeen()),
  );
  useLiveEvent('ReceiveNotification', (notification) => noteNotified(queryClient, notification));
  return {
    rows: conversations.map(
      (one): ThreadRow => ({
        id: one.convID,
        subject: one.subject,
        partner: getName(one.registeredHash),
        picture: one.imageURL,
        at: one.startDateTime ?? '',
        detail: one.lastMessage,
        unread: one.unreadMessageCount,
      }),
    ),
    opened,
    unread: conversations.filter(({ unreadMessageCount }) => unreadMessageCount > 0),
    pages: data?.pages ?? 0,
    isPending,
    isFetching,
    /** Why they could not be read. */
    error: isLoadingError ? error : null,
    reload: () => void refetch(),
  };
}
