import type { Ref } from 'react';
import { ChatPanel } from '#messaging/conversation/chat/ChatPanel.tsx';
import { messages as conversationTexts } from '#messaging/conversation/messages.ts';
import { sendSupplierMessage, supplierThreadQuery } from '#messaging/tickets/api/supplierThreads.ts';
import type { SupplierThread } from '#messaging/tickets/model/supplierThread.ts';
import { ofSupplier } from '#notifications/model/notified.ts';
import { useSettleNotifications } from '#notifications/useSettleNotifications.ts';
import { refreshAfter } from '#server/keys.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { useThread } from './useThread.ts';

export interface SupplierThreadChatProps {
  thread: SupplierThread;
  /** True if the supplier can receive messages. */
  online: boolean;
  /** Called after unread messages were marked as read. */
  onRead(): void;
  inputRef: Ref<HTMLTextAreaElement>;
}

/** Shows a conversation with a supplier and the reply (002 §2.10). Use its id as key. */
export function SupplierThreadChat({ thread, online, onRead, inputRef }: SupplierThreadChatProps) {
  const { client, queryClient } = useServices();
  const { bhf } = useSession().staff;
  const { id, hash, subject, category, partner, unread } = thread;
  const { chat, firstNew, isShown } = useThread({
    // Shares drafts with the messaging centre, which shows the same conversation.
    name: `conversation ${id}`,
    outboxName: `supplier thread ${id}`,
    unread,
    getQuery: (count) => supplierThreadQuery(client, { bhf, thread, unread: count, onRead }),
    send: (message) => sendSupplierMessage(client, id, { bhf, hash, subject, category, message }),
    onSent: () => void refreshAfter(queryClient, 'supplier threads changed'),
  });
  useSettleNotifications(isShown ? ofSupplier(hash, id) : null);
  return (
    <ChatPanel
      subject={subject}
      partner={partner}
      chat={chat}
      inputRef={inputRef}
      firstNew={firstNew}
      note={online ? undefined : conversationTexts.offlineSaid(partner)}
    />
  );
}
