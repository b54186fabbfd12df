import type { Conversation } from '@mortar/contract';
import type { Ref } from 'react';
import { type OtherSide, useConversationView } from '#messaging/conversation/useConversationView.ts';
import { ChatPanel } from './ChatPanel.tsx';

export interface ConversationChatProps {
  conversation: Conversation;
  supplier: OtherSide;
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** Shows a conversation with a supplier, with live updates (002 §2.10). Use its id as key. */
export const ConversationChat = ({ conversation, supplier, inputRef }: ConversationChatProps) => (
  <ChatPanel {...useConversationView(conversation, supplier)} inputRef={inputRef} />
);
