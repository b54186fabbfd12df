import type { Conversation } from '@mortar/contract';
import { toast } from '@mortar/design-system';
import { useState } from 'react';
import { useServices } from '#session/services.ts';
import { useErrorToast } from '#session/useErrorToast.ts';
import { dropNotificationsOf, sendReceipt } from './api/conversationMessages.ts';
import { noteRead } from './api/conversations.ts';
import { messages as texts } from './messages.ts';

/**
 * Marks conversations as read without opening them: sends a receipt each and deletes their notifications. The other
 * side sees it when it reads (002 §4).
 * @param unread listed conversations with unread messages
 */
export function useMarkConversationsRead(unread: readonly Conversation[]) {
  const services = useServices();
  const showError = useErrorToast();
  const [busy, setBusy] = useState(false);
  const markRead = async () => {
    setBusy(true);
    const accepted = await Promise.all(unread.map(({ convID }) => sendReceipt(services.client, convID)));
    setBusy(false);
    const read = unread.filter((_, index) => accepted[index]);
    for (const conversation of read) {
      noteRead(services.queryClient, conversation.convID);
      void dropNotificationsOf(services, conversation);
    }
    if (read.length === unread.length) toast.success(texts.markedRead);
    else showError(texts.notMarkedRead(unread.length - read.length));
  };
  return { run: () => void markRead(), busy, refusal: unread.length === 0 ? texts.nothingUnread : undefined };
}
