import type { Conversation } from '@mortar/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLiveEvent } from '#live/useLiveEvent.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { conversationsQuery, noteConversation, noteNotified } from './api/conversations.ts';
import type { AskedConversations } from './model/conversationList.ts';
import type { ThreadRow } from './ThreadList.tsx';

/** What a list of conversations is asked for; the pharmacy is one's own. */
export type ConversationsWanted = Omit<AskedConversations, 'retailerID'>;

const NONE: readonly Conversation[] = [];

const isSeen = () => document.visibilityState === 'visible';

/** The conversation with an id: as the page has it, or as it was last there. */
function useOpened(conversations: readonly Conversation[], convID: number | null): Conversation | null {
  const [opened, setOpened] = useState<Conversation | null>(null);
  const found = conversations.find((one) => one.convID === convID) ?? opened;
  const next = found?.convID === convID ? found : null;
  if (next !== opened) setOpened(next);
  return next;
}

/**
 * A page of conversations with suppliers, whose rows change as they are written in (002 §2.10, §4).
 * @param getName the name of a supplier, by its hash
 * @param open the id of the one that is being read; null while none is
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
        ...{ id: one.convID, subject: one.subject, partner: getName(one.registeredHash), picture: one.imageURL },
        ...{ at: one.startDateTime ?? '', detail: one.lastMessage, unread: one.unreadMessageCount },
      }),
    ),
    opened,
    /** Those that nobody here has opened. */
    unread: conversations.filter(({ unreadMessageCount }) => unreadMessageCount > 0),
    pages: data?.pages ?? 0,
    isPending,
    isFetching,
    /** Why they could not be read at all. */
    error: isLoadingError ? error : null,
    reload: () => void refetch(),
  };
}
