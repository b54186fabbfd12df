import { SUPPLIER_SENDER } from '@mortar/contract';
import { Button, LoadingState, Panel, toast } from '@mortar/design-system';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLiveEvent } from '#live/useLiveEvent.ts';
import { NoChat } from '#messaging/conversation/chat/ChatPanel.tsx';
import { messages as chatTexts } from '#messaging/conversation/messages.ts';
import { useThreadCommands } from '#messaging/conversation/useThreadCommands.ts';
import { MessagingColumns } from '#messaging/frame/MessagingColumns.tsx';
import { MessagingFrame } from '#messaging/frame/MessagingFrame.tsx';
import { SupplierPanel } from '#messaging/partners/SupplierPanel.tsx';
import { type MessagingSuppliers, useMessagingSuppliers } from '#messaging/partners/useMessagingSuppliers.ts';
import { useSupplierGroups } from '#messaging/partners/useSupplierGroups.ts';
import { supplierThreadsQuery, useMarkSupplierRead } from '#messaging/tickets/api/supplierThreads.ts';
import type { SupplierThread } from '#messaging/tickets/model/supplierThread.ts';
import { ofSupplier } from '#notifications/model/notified.ts';
import { paths } from '#pages/paths.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { keys, refreshAfter } from '#server/keys.ts';
import { useClient } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { Inbox } from './Inbox.tsx';
import { messages } from './messages.ts';
import { SupplierThreadChat } from './SupplierThreadChat.tsx';
import { useCoalesced } from './useCoalesced.ts';
import { useInbox } from './useInbox.ts';
import { useMarkedRead } from './useMarkedRead.ts';
import { useOpenThread } from './useOpenThread.ts';

const DirectMessagePopup = lazyPart(() => import('#messaging/composing/DirectMessagePopup.tsx'), 'DirectMessagePopup');

const { suppliers: texts } = messages;

export interface SupplierMessagesScreenProps {
  /** Supplier's hash or search text from the address. */
  searchText: string;
  /** Conversation from the address; '' for none. */
  messageId: string;
}

interface OfSuppliers {
  suppliers: MessagingSuppliers;
}

const nothing = () => undefined;

const WaitingForSuppliers = ({ suppliers }: OfSuppliers) => (
  <MessagingColumns
    open={false}
    onBack={nothing}
    partners={<SupplierPanel suppliers={suppliers} chosen="" onChoose={nothing} />}
    list={
      <Panel title={texts.list} flush>
        <LoadingState text={texts.loading} />
      </Panel>
    }
    chat={<NoChat />}
  />
);

/** Selected supplier: from the address, else the first one online (002 §2.10). */
function useChosenSupplier({ list, of }: MessagingSuppliers, searchText: string) {
  /** Supplier's hash, '' for all; undefined while loading. */
  const [chosen, setChosen] = useState<string>();
  const named = of(searchText);
  if (chosen === undefined && list.length > 0) {
    const start = named ?? list.find(({ online }) => online);
    setChosen(start?.online ? start.hash : '');
  }
  return {
    hash: chosen ?? '',
    /** Search text of the address if it names no supplier. */
    searchText: named ? '' : searchText,
    choose(hash: string) {
      if (hash === '' || of(hash)?.online) setChosen(hash);
      else toast.warning(texts.choose);
    },
  };
}

function Conversations({ suppliers, searchText, messageId }: SupplierMessagesScreenProps & OfSuppliers) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { bhf } = useSession().staff;
  const [composing, setComposing] = useState(false);
  const supplier = useChosenSupplier(suppliers, searchText);
  const { hash } = supplier;
  const list = useInbox<SupplierThread>({
    searchText: supplier.searchText,
    homePath: paths.messages('supplier'),
    getQuery: (search, page) => supplierThreadsQuery(client, { bhf, hash, search, page }),
  });
  const { data: found } = useQuery({
    ...supplierThreadsQuery(client, { bhf, hash: '', search: '', page: 1, messageid: messageId }),
    enabled: Number(messageId) > 0,
  });
  const named = found?.rows.find(({ id }) => String(id) === messageId);
  const thread = useOpenThread(list.rows, named, keys.supplierThreadPages);
  const readAgain = useCoalesced(() => refreshAfter(queryClient, 'supplier answered'));
  useSupplierGroups(suppliers.list);
  useLiveEvent('ReceiveMessage', ({ convID, sender, isRead }) => {
    if (sender === SUPPLIER_SENDER && !isRead) thread.arrived(({ id }) => id === convID);
    readAgain();
  });
  useLiveEvent('ReceiveConversation', readAgain);
  const markRead = useMarkSupplierRead();
  const marked = useMarkedRead('supplier threads changed');
  const { open } = thread;
  const markAllRead = () =>
    markRead.mutate(hash, {
      onSuccess() {
        thread.readWhere((row) => row.hash === hash);
        marked.onMarked(ofSupplier(hash));
      },
      onError: marked.onFailed,
    });
  const { box, search, startButton, markReadButton } = useThreadCommands({
    rows: list.rows,
    open: open?.id ?? null,
    choose: thread.choose,
    start: { title: texts.newMessage, run: () => setComposing(true) },
    markRead: {
      title: chatTexts.markRead,
      run: markAllRead,
      busy: markRead.isPending,
      refusal: hash === '' ? texts.readAllOf : undefined,
    },
  });
  const changeSupplier = (next: string) => {
    supplier.choose(next);
    list.setPage(1);
  };
  return (
    <>
      <MessagingColumns
        open={open !== null}
        onBack={thread.close}
        partners={
          <SupplierPanel
            suppliers={suppliers}
            chosen={hash}
            onChoose={changeSupplier}
            actions={
              <Button size="sm" {...startButton}>
                {texts.newMessage}
              </Button>
            }
          />
        }
        list={
          <Panel
            title={texts.list}
            flush
            actions={
              <Button size="sm" variant="ghost" {...markReadButton}>
                {chatTexts.markRead}
              </Button>
            }
          >
            <Inbox
              label={texts.list}
              searchLabel={texts.search}
              loadingText={texts.loading}
              emptyText={list.search === '' ? messages.inbox.empty : texts.none}
              list={list}
              searchRef={search}
              chosen={open?.id ?? null}
              onChoose={thread.choose}
            />
          </Panel>
        }
        chat={
          open ? (
            <SupplierThreadChat
              key={open.id}
              thread={open}
              inputRef={box}
              online={suppliers.of(open.hash)?.online ?? false}
              onRead={() => thread.readWhere(({ id }) => id === open.id)}
            />
          ) : (
            <NoChat />
          )
        }
      />
      <PartBoundary onFail={() => setComposing(false)}>
        {composing && (
          <DirectMessagePopup
            kind="supplier"
            recipient={hash}
            onSent={() => {
              setComposing(false);
              void refreshAfter(queryClient, 'supplier threads changed');
            }}
            onClose={() => setComposing(false)}
          />
        )}
      </PartBoundary>
    </>
  );
}

/** /Messages/Supplier: conversations with suppliers as tickets (002 §2.10). */
export function SupplierMessagesScreen(props: SupplierMessagesScreenProps) {
  const suppliers = useMessagingSuppliers();
  return (
    <MessagingFrame current="suppliers" title={texts.title} live>
      {suppliers.isPending ? (
        <WaitingForSuppliers suppliers={suppliers} />
      ) : (
        // The address can only be resolved now.
        <Conversations {...props} suppliers={suppliers} />
      )}
    </MessagingFrame>
  );
}
