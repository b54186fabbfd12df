import type { Conversation } from '@mortar/contract';
import { useState } from 'react';
import { messages as texts } from './messages.ts';
import { getUnread, type Message } from './model/message.ts';
import { useConversation } from './useConversation.ts';

export interface OtherSide {
  name: string;
  online: boolean;
}

/** First unread message on opening; its divider stays while open. */
function useFirstNew(convID: number, messages: readonly Message[] | undefined): string | undefined {
  const [first, setFirst] = useState<{ convID: number; id: number | null } | null>(null);
  if (messages && first?.convID !== convID) setFirst({ convID, id: getUnread(messages)[0]?.id ?? null });
  return first?.convID === convID && first.id !== null ? String(first.id) : undefined;
}

/** Returns the props of a live conversation with a supplier (002 §2.10). */
export function useConversationView(conversation: Conversation, supplier: OtherSide) {
  const chat = useConversation(conversation, supplier.name);
  return {
    subject: conversation.subject,
    partner: supplier.name,
    chat,
    firstNew: useFirstNew(conversation.convID, chat.messages),
    note: supplier.online ? undefined : texts.offlineSaid(supplier.name),
  };
}
