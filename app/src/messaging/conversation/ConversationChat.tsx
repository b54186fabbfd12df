import type { Conversation } from '@mortar/contract';
import { type ReactNode, type Ref, useState } from 'react';
import { ChatPanel } from './ChatPanel.tsx';
import { messages as texts } from './messages.ts';
import { type Message, unreadOf } from './model/message.ts';
import { useConversation } from './useConversation.ts';

export interface ConversationChatProps {
  conversation: Conversation;
  /** With whom it is. */
  supplier: { name: string; online: boolean };
  /** Of its heading; 2 on a page, 3 in a panel. */
  level?: 2 | 3;
  /** At the end of its heading. */
  actions?: ReactNode;
  /** The box, to give it the keyboard. */
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** The first message that was not read when the conversation was opened: the line stays while it is open. */
function useFirstNew(convID: number, messages: readonly Message[] | undefined): string | undefined {
  const [first, setFirst] = useState<{ convID: number; id: number | null } | null>(null);
  if (messages && first?.convID !== convID) setFirst({ convID, id: unreadOf(messages)[0]?.id ?? null });
  return first?.convID === convID && first.id !== null ? String(first.id) : undefined;
}

/** One conversation with a supplier, live (002 §2.10). Another one is another component: give it its id as key. */
export function ConversationChat({ conversation, supplier, ...rest }: ConversationChatProps) {
  const chat = useConversation(conversation, supplier.name);
  return (
    <ChatPanel
      {...rest}
      subject={conversation.subject}
      partner={supplier.name}
      chat={chat}
      firstNew={useFirstNew(conversation.convID, chat.messages)}
      note={supplier.online ? undefined : texts.offlineSaid(supplier.name)}
    />
  );
}
