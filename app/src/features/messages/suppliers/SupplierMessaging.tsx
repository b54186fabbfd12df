import { Button } from '@mortar/design-system';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useCommand } from '#commands/useCommand.ts';
import { useCommands } from '#commands/useCommands.ts';
import { NewMessage } from '#messaging/composing/NewMessage.tsx';
import { NoChat } from '#messaging/conversation/ChatPanel.tsx';
import { ConversationChat } from '#messaging/conversation/ConversationChat.tsx';
import { useConversations } from '#messaging/conversation/useConversations.ts';
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
import { type Beginning, useWanted } from './useWanted.ts';

export interface SupplierMessagingProps {
  suppliers: MessagingSuppliers;
  beginning: Beginning;
}

/** The name of the place in the address. */
const PLACE = 'conversation';

const idOf = (said: string | null) => (said !== null && /^\d{1,15}$/.test(said) ? Number(said) : null);

/** Which conversation is open, as the address says: Back closes it. */
function useChosen() {
  const { search } = useLocation();
  const [chosen, setChosen] = useState(() => idOf(placeIn(search, PLACE)));
  usePlace(PLACE, chosen === null ? null : String(chosen), (said) => setChosen(idOf(said)));
  const followed = useAtomValue(followedAtom)?.notification;
  const told = followed?.group === 'supplier' ? idOf(followed.secondaryidentifier) : null;
  useEffect(
    function openWhatWasFollowed() {
      if (told !== null) setChosen(told);
    },
    [told],
  );
  return [chosen, setChosen] as const;
}

/** Suppliers, the conversations with them, and one of those, live (002 §2.10). */
export function SupplierMessaging({ suppliers, beginning }: SupplierMessagingProps) {
  const wanted = useWanted(beginning);
  const [chosen, setChosen] = useChosen();
  const [writing, setWriting] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const nameOf = (hash: string) => suppliers.of(hash)?.name ?? (suppliers.isPending ? '' : messages.unknown);
  useSupplierGroups(suppliers.list);
  const conversations = useConversations(wanted.wanted, nameOf, chosen);
  const { opened } = conversations;
  useSettleNotifications(opened && ofSupplier(opened.registeredHash, opened.convID));
  const at = conversations.rows.findIndex(({ id }) => id === chosen);
  const go = (to: number) => {
    const next = conversations.rows[to];
    if (next) setChosen(next.id);
  };
  const write = useCommand({
    ...{ id: 'messages.new', title: messages.newMessage, key: 'Alt+N' },
    run: () => setWriting(true),
  });
  const { commands } = messages;
  useCommands([
    { ...{ id: 'messages.reply', title: commands.reply, key: 'Alt+R' }, run: () => box.current?.focus() },
    { ...{ id: 'messages.next', title: commands.next, key: 'Alt+ArrowDown' }, run: () => go(at + 1) },
    { ...{ id: 'messages.previous', title: commands.previous, key: 'Alt+ArrowUp' }, run: () => go(at - 1) },
    { ...{ id: 'messages.search', title: commands.search, key: 'Alt+S' }, run: () => search.current?.focus() },
  ]);
  return (
    <>
      <MessagingColumns
        partners={
          <SupplierPanel
            suppliers={suppliers}
            chosen={wanted.wanted.registeredHash}
            onChoose={wanted.setHash}
            actions={
              // Its key stands in the list of keys: there is no room for both.
              <Button size="sm" onClick={write.button.onClick}>
                {write.title}
              </Button>
            }
          />
        }
        list={<ConversationsPanel {...{ wanted, conversations, chosen }} searchRef={search} onChoose={setChosen} />}
        chat={
          opened ? (
            <ConversationChat
              key={opened.convID}
              conversation={opened}
              supplier={{
                name: nameOf(opened.registeredHash),
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
