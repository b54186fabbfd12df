import type { Conversation } from '@mortar/contract';
import { ChatPopup } from '@mortar/design-system';
import { useChatView } from './chat/useChatView.tsx';
import { useStayInGroup } from './chat/useStayInGroup.ts';
import { type OtherSide, useConversationView } from './useConversationView.ts';

export interface ConversationPopupProps {
  conversation: Conversation;
  supplier: OtherSide;
  /** The draft is stored. */
  onClose(): void;
}

/** The popup 'Message': a conversation with a supplier over a page (002 §2.10). Use its id as key. */
export function ConversationPopup({ conversation, supplier, onClose }: ConversationPopupProps) {
  const { chat, subject, partner, firstNew, note } = useConversationView(conversation, supplier);
  useStayInGroup(conversation);
  const { messages, instead, busy, error } = useChatView(chat, note);
  return (
    <ChatPopup
      open
      partner={partner}
      subject={subject}
      messages={messages}
      instead={instead}
      firstNew={firstNew}
      note={note}
      error={error}
      onClose={onClose}
      value={chat.draft}
      onChange={chat.setDraft}
      onSend={chat.send}
      sending={busy}
    />
  );
}
