import { toast } from '@mortar/design-system';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { type ChatSource, type MessagesQuery, useChat } from '#messaging/conversation/chat/useChat.ts';
import { getFirstNew } from '#messaging/tickets/model/threadMessages.ts';
import { isBlank, plainText } from '#rules/plainText.ts';
import { messages } from './messages.ts';

const isSeen = () => document.visibilityState === 'visible';

function onVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

export interface ThreadSource extends Omit<ChatSource, 'query'> {
  /** Query of the messages; with an unread count it marks them as read. */
  getQuery(unread: number): MessagesQuery;
  /** Known number of unread messages of the other side. */
  unread: number;
}

/**
 * Chat whose calls return no ids and mark messages as read on reading: on opening, and when new ones arrive while
 * visible (002 §4, §7). Messages are sent without tags (002 §5).
 */
export function useThread({ getQuery, unread, ...source }: ThreadSource) {
  const seen = useSyncExternalStore(onVisibility, isSeen);
  const query = getQuery(seen ? unread : 0);
  const chat = useChat({ ...source, query });
  const reading = useIsFetching({ queryKey: query.queryKey, exact: true }) > 0;
  const [unreadAtOpening] = useState(unread);
  const [firstNew, setFirstNew] = useState<string | null>();
  const isCurrent = chat.messages !== undefined && unread === 0 && !reading;
  // The unread divider is known once the messages have loaded, and then stays.
  if (firstNew === undefined && isCurrent) {
    const first = getFirstNew(chat.messages ?? [], unreadAtOpening);
    setFirstNew(first && String(first.id));
  }
  const readAgain = useEffectEvent(() => {
    // The first read covers this already.
    if (chat.messages) chat.reload();
  });
  useEffect(
    function markNewAsRead() {
      if (seen && unread > 0) readAgain();
    },
    [seen, unread],
  );
  return {
    chat: {
      ...chat,
      send(text: string) {
        if (isBlank(text)) toast.warning(messages.inbox.fillReply);
        else chat.send(plainText(text));
      },
    },
    firstNew: firstNew ?? undefined,
    /** All messages are loaded and visible. */
    isShown: isCurrent && seen,
  };
}
