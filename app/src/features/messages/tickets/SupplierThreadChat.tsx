import type { Ref } from 'react';
import { ChatPanel } from '#messaging/conversation/ChatPanel.tsx';
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
  /** Whether the supplier can be written to now. */
  online: boolean;
  /** What was unread of it has been marked as read. */
  onRead(): void;
  /** The box, to give it the keyboard. */
  inputRef: Ref<HTMLTextAreaElement>;
}

/** One conversation with a supplier, and the reply (002 §2.10). Another one is another component: give it its id as key. */
export function SupplierThreadChat({ thread, online, onRead, inputRef }: SupplierThreadChatProps) {
  const { client, queryClient } = useServices();
  const { bhf } = useSession().staff;
  const { id, hash, subject, category, partner, unread } = thread;
  const { chat, firstNew, isShown } = useThread({
    // The messaging centre shows the same conversation: what is typed in one is there in the other.
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
