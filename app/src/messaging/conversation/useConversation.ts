import { type Conversation, type ConversationMessage, chatGroup, OWN_SENDER } from '@mortar/contract';
import { toast } from '@mortar/design-system';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { liveLinkAtom } from '#live/liveLinkAtom.ts';
import { useLiveEvent } from '#live/useLiveEvent.ts';
import { refreshAfter } from '#server/keys.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { addToConversation, conversationMessagesQuery, sendMessage } from './api/conversationMessages.ts';
import { noteConversation } from './api/conversations.ts';
import { notifySupplier, withLastMessage } from './api/newConversation.ts';
import { useChat } from './chat/useChat.ts';
import { useReceipts } from './chat/useReceipts.ts';
import { messages as texts } from './messages.ts';

/**
 * Conversation of the messaging centre while shown: messages, sending, receipts and live updates (002 §2.10, §4).
 * @param supplier name of the other side
 */
export function useConversation(conversation: Conversation, supplier: string) {
  const { client, queryClient } = useServices();
  const session = useSession();
  const link = useAtomValue(liveLinkAtom);
  const { convID, registeredHash, retailerID, groupID } = conversation;
  const query = conversationMessagesQuery({ client, queryClient, convID, supplier });
  /** Notifies the other side, live and by notification (002 §4). The message is on the server regardless. */
  const notify = async (message: ConversationMessage) => {
    void notifySupplier({ client, queryClient, session }, conversation, message.message);
    const { category } = conversation;
    try {
      await link?.send('SendMessage', message);
      // Unknown categories cannot be sent.
      if (category !== 'other') {
        await link?.send('SendConversation', { ...withLastMessage(conversation, message.message), category });
      }
    } catch {
      toast.error(texts.liveFailed);
    }
  };
  const chat = useChat({
    name: `conversation ${convID}`,
    query,
    async send(text) {
      const outcome = await sendMessage(client, convID, text);
      if (outcome.kind === 'value') {
        const { id, sentAt } = outcome.value;
        const sender = OWN_SENDER;
        const message = {
          convMessageID: id,
          convID,
          message: text,
          sender,
          sendDateTime: sentAt,
          isRead: false,
          groupID,
        };
        addToConversation(queryClient, message, supplier);
        noteConversation(queryClient, withLastMessage(conversation, text));
        void notify(message);
      }
      return outcome;
    },
  });
  useReceipts(conversation, chat.messages, supplier);
  useEffect(
    function joinTheConversation() {
      return link?.join(chatGroup(registeredHash, retailerID));
    },
    [link, registeredHash, retailerID],
  );
  useLiveEvent('ReceiveMessage', (message) => {
    if (message.convID === convID) addToConversation(queryClient, message, supplier);
  });
  // Reads messages pushed before the group was joined.
  useLiveEvent('ReceiveNotification', ({ group, secondaryidentifier, body }) => {
    if (group !== 'supplier' || secondaryidentifier !== String(convID)) return;
    const isKnown = queryClient.getQueryData(query.queryKey)?.findLast(({ own }) => !own)?.text === body;
    if (!isKnown) void refreshAfter(queryClient, 'message missed', { convID });
  });
  return chat;
}
