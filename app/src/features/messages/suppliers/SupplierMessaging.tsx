import { Button } from '@mortar/design-system';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { NewMessage } from '#messaging/composing/NewMessage.tsx';
import { NoChat } from '#messaging/conversation/chat/ChatPanel.tsx';
import { ConversationChat } from '#messaging/conversation/chat/ConversationChat.tsx';
import { messages as chatTexts } from '#messaging/conversation/messages.ts';
import { useConversations } from '#messaging/conversation/useConversations.ts';
import { useMarkConversationsRead } from '#messaging/conversation/useMarkConversationsRead.ts';
import { useThreadCommands } from '#messaging/conversation/useThreadCommands.ts';
import { MessagingColumns } from '#messaging/frame/MessagingColumns.tsx';
import { SupplierPanel } from '#messaging/partners/SupplierPanel.tsx';
import type { MessagingSuppliers } from '#messaging/partners/useMessagingSuppliers.ts';
import { useSupplierGroups } from '#messaging/partners/useSupplierGroups.ts';
import { followedAtom } from '#notifications/followed.ts';
import { ofSupplier } from '#notifications/model/notified.ts';
import { useSettleNotifications } from '#notifications/useSettleNotifications.ts';
import { placeIn, usePlace } from '#pages/usePlace.ts';
import { ConversationsPanel } from './ConversationsPanel.tsx';
import { messages } from './messages.ts';
import { type InitialSelection, useWanted } from './useWanted.ts';

export interface SupplierMessagingProps {
  suppliers: MessagingSuppliers;
  beginning: InitialSelection;
}

/** Search parameter of the address. */
const PLACE = 'conversation';

const getId = (parameter: string | null) =>
  parameter !== null && /^\d{1,15}$/.test(parameter) ? Number(parameter) : null;

/** Open conversation, stored in the address so that Back closes it. */
function useChosen() {
  const { search } = useLocation();
  const [chosen, setChosen] = useState(() => getId(placeIn(search, PLACE)));
  usePlace(PLACE, chosen === null ? null : String(chosen), (parameter) => setChosen(getId(parameter)));
  const followed = useAtomValue(followedAtom)?.notification;
  const followedId = followed?.group === 'supplier' ? getId(followed.secondaryidentifier) : null;
  useEffect(
    function openFollowedNotification() {
      if (followedId !== null) setChosen(followedId);
    },
    [followedId],
  );
  return [chosen, setChosen] as const;
}

/** Shows suppliers, their conversations and the open one, with live updates (002 §2.10). */
export function SupplierMessaging({ suppliers, beginning }: SupplierMessagingProps) {
  const wanted = useWanted(beginning);
  const [chosen, setChosen] = useChosen();
  const [writing, setWriting] = useState(false);
  const getName = (hash: string) => suppliers.of(hash)?.name ?? (suppliers.isPending ? '' : messages.unknown);
  useSupplierGroups(suppliers.list);
  const conversations = useConversations(wanted.wanted, getName, chosen);
  const { opened } = conversations;
  useSettleNotifications(opened && ofSupplier(opened.registeredHash, opened.convID));
  const marking = useMarkConversationsRead(conversations.unread);
  const { box, search, startButton, markReadButton } = useThreadCommands({
    rows: conversations.rows,
    open: chosen,
    choose: ({ id }) => setChosen(id),
    start: { title: messages.newMessage, run: () => setWriting(true) },
    markRead: { ...marking, title: chatTexts.markRead },
  });
  return (
    <>
      <MessagingColumns
        partners={
          <SupplierPanel
            suppliers={suppliers}
            chosen={wanted.wanted.registeredHash}
            onChoose={wanted.setHash}
            actions={
              <Button size="sm" {...startButton}>
                {messages.newMessage}
              </Button>
            }
          />
        }
        list={
          <ConversationsPanel
            wanted={wanted}
            conversations={conversations}
            chosen={chosen}
            searchRef={search}
            onMarkRead={markReadButton.onClick}
            onChoose={setChosen}
          />
        }
        chat={
          opened ? (
            <ConversationChat
              key={opened.convID}
              conversation={opened}
              supplier={{
                name: getName(opened.registeredHash),
                online: suppliers.of(opened.registeredHash)?.online ?? false,
              }}
              inputRef={box}
            />
          ) : (
            <NoChat />
          )
        }
        open={opened !== null}
        onBack={() => setChosen(null)}
      />
      {writing && (
        <NewMessage
          suppliers={suppliers}
          onSent={(convID) => {
            setWriting(false);
            wanted.clear();
            wanted.setHash('');
            setChosen(convID);
          }}
          onClose={() => setWriting(false)}
        />
      )}
    </>
  );
}
