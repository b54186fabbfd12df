import { type Conversation, chatGroup } from '@mortar/contract';
import { ChatPopup } from '@mortar/design-system';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { liveLinkAtom } from '#live/liveLinkAtom.ts';
import { chatView } from './chatView.tsx';
import { type OtherSide, useConversationView } from './useConversationView.ts';

/** Milliseconds for which a popup that was closed stays in the group of its conversation (002 §4, §9). */
const STAYS_FOR = 10_000;

/** One link carries everything: of a popup's, its group is what is left after closing. */
function useStayInGroup({ registeredHash, retailerID }: Conversation): void {
  const link = useAtomValue(liveLinkAtom);
  useEffect(
    function stayInTheGroup() {
      const leave = link?.join(chatGroup(registeredHash, retailerID));
      return () => {
        if (leave) setTimeout(leave, STAYS_FOR);
      };
    },
    [link, registeredHash, retailerID],
  );
}

export interface ConversationPopupProps {
  conversation: Conversation;
  /** With whom it is. */
  supplier: OtherSide;
  /** What is typed is kept. */
  onClose(): void;
}

/** The popup 'Message': one conversation with a supplier over a page (002 §2.10). Another one is another component: give it its id as key. */
export function ConversationPopup({ conversation, supplier, onClose }: ConversationPopupProps) {
  const { chat, subject, partner, firstNew, note } = useConversationView(conversation, supplier);
  useStayInGroup(conversation);
  const { messages, instead, busy, error } = chatView(chat, note);
  return (
    <ChatPopup
      open
      {...{ partner, subject, messages, instead, firstNew, note, error, onClose }}
      value={chat.draft}
      onChange={chat.setDraft}
      onSend={chat.send}
      sending={busy}
    />
  );
}
