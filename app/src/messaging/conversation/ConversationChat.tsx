import type { Conversation } from '@mortar/contract';
import type { Ref } from 'react';
import { ChatPanel } from './ChatPanel.tsx';
import { type OtherSide, useConversationView } from './useConversationView.ts';

export interface ConversationChatProps {
  conversation: Conversation;
  /** With whom it is. */
  supplier: OtherSide;
  /** The box, to give it the keyboard. */
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** One conversation with a supplier, live (002 §2.10). Another one is another component: give it its id as key. */
export const ConversationChat = ({ conversation, supplier, inputRef }: ConversationChatProps) => (
  <ChatPanel {...useConversationView(conversation, supplier)} inputRef={inputRef} />
);
