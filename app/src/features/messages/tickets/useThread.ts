import { toast } from '@mortar/design-system';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { type ChatSource, type MessagesQuery, useChat } from '#messaging/conversation/useChat.ts';
import { getFirstNew } from '#messaging/tickets/model/threadMessages.ts';
import { isBlank, plainText } from '#rules/plainText.ts';
import { messages } from './messages.ts';

const isSeen = () => document.visibilityState === 'visible';

function onVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

export interface ThreadSource extends Omit<ChatSource, 'query'> {
  /** Reads what was written; with an unread count that marks it as read. */
  getQuery(unread: number): MessagesQuery;
  /** How many messages of the other side are unread, as far as is known. */
  unread: number;
}

/**
 * A chat whose calls give no ids and mark what is unread as read by reading it: when it is opened, and whenever more comes in
 * while somebody can see it (002 §4, §7). What is written is sent without tags (002 §5).
 */
export function useThread({ getQuery, unread, ...source }: ThreadSource) {
  const seen = useSyncExternalStore(onVisibility, isSeen);
  const query = getQuery(seen ? unread : 0);
  const chat = useChat({ ...source, query });
  const reading = useIsFetching({ queryKey: query.queryKey, exact: true }) > 0;
  const [unreadAtOpening] = useState(unread);
  const [firstNew, setFirstNew] = useState<string | null>();
  const isCurrent = chat.messages !== undefined && unread === 0 && !reading;
  // Places are known once what was unread is among what was read; the line stays while it is open.
  if (firstNew === undefined && isCurrent) {
    const first = getFirstNew(chat.messages ?? [], unreadAtOpening);
    setFirstNew(first && String(first.id));
  }
  const readAgain = useEffectEvent(() => {
    // The first reading has the count by itself.
    if (chat.messages) chat.reload();
  });
  useEffect(
    function markWhatCameIn() {
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
    /** All that is known of it is shown, and somebody can see it. */
    isShown: isCurrent && seen,
  };
}
