import { Button, Panel, SegmentedField } from '@mortar/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLiveEvent } from '#live/useLiveEvent.ts';
import { NoChat } from '#messaging/conversation/chat/ChatPanel.tsx';
import { messages as chatTexts } from '#messaging/conversation/messages.ts';
import { useThreadCommands } from '#messaging/conversation/useThreadCommands.ts';
import { MessagingColumns } from '#messaging/frame/MessagingColumns.tsx';
import { MessagingFrame } from '#messaging/frame/MessagingFrame.tsx';
import { ticketsQuery, useMarkTicketsRead } from '#messaging/tickets/api/tickets.ts';
import { FILTERS, isNamed, type Ticket } from '#messaging/tickets/model/ticket.ts';
import { isOfSupport } from '#notifications/model/notified.ts';
import { paths } from '#pages/paths.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { keys, refreshAfter } from '#server/keys.ts';
import { useClient } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { Inbox } from './Inbox.tsx';
import { messages } from './messages.ts';
import { SupportStaff } from './SupportStaff.tsx';
import { TicketChat } from './TicketChat.tsx';
import { useCoalesced } from './useCoalesced.ts';
import { useInbox } from './useInbox.ts';
import { useMarkedRead } from './useMarkedRead.ts';
import { useOpenThread } from './useOpenThread.ts';

const DirectMessagePopup = lazyPart(() => import('#messaging/composing/DirectMessagePopup.tsx'), 'DirectMessagePopup');

const { support: texts } = messages;

/** /Messages/Support: tickets and their messages (002 §2.9). @param searchText search text from the address */
export function SupportScreen({ searchText }: { searchText: string }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { bhf } = useSession().staff;
  const [filter, setFilter] = useState(FILTERS[0]?.value ?? '0');
  /** Recipient in the popup; '' for none yet, null while closed. */
  const [composing, setComposing] = useState<string | null>(null);
  const list = useInbox<Ticket>({
    searchText,
    homePath: paths.messages('support'),
    getQuery: (search, page) => ticketsQuery(client, { bhf, filter, search, page }),
  });
  const named =
    list.isReady && list.search === searchText ? list.rows.find((row) => isNamed(row, searchText)) : undefined;
  const thread = useOpenThread(list.rows, named, keys.ticketPages);
  const readAgain = useCoalesced(() => refreshAfter(queryClient, 'support answered'));
  useLiveEvent('ReceiveNotification', (notification) => {
    if (!isOfSupport(notification)) return;
    thread.arrived(({ number }) => number === notification.identifier);
    readAgain();
  });
  const markRead = useMarkTicketsRead();
  const marked = useMarkedRead('tickets changed');
  const { open } = thread;
  const markAllRead = () =>
    markRead.mutate(undefined, {
      onSuccess() {
        thread.readWhere(() => true);
        marked.onMarked(isOfSupport);
      },
      onError: marked.onFailed,
    });
  const { box, search, startButton, markReadButton } = useThreadCommands({
    rows: list.rows,
    open: open?.id ?? null,
    choose: thread.choose,
    start: { title: texts.compose, run: () => setComposing('') },
    markRead: { title: chatTexts.markRead, run: markAllRead, busy: markRead.isPending },
  });
  const tools = (
    <>
      <SupportStaff onWrite={({ id }) => setComposing(String(id))} />
      <Button size="sm" variant="ghost" {...markReadButton}>
        {chatTexts.markRead}
      </Button>
    </>
  );
  return (
    <MessagingFrame current="support" title={texts.title}>
      <MessagingColumns
        open={open !== null}
        onBack={thread.close}
        list={
          <Panel
            title={texts.title}
            flush
            actions={
              <Button size="sm" {...startButton}>
                {texts.compose}
              </Button>
            }
          >
            <Inbox
              label={texts.list}
              searchLabel={texts.search}
              loadingText={texts.loading}
              emptyText={list.search === '' && filter === '0' ? messages.inbox.empty : texts.none}
              list={list}
              searchRef={search}
              chosen={open?.id ?? null}
              onChoose={thread.choose}
              filter={
                <SegmentedField
                  label={texts.filter}
                  compact
                  options={FILTERS}
                  value={filter}
                  onChange={(next) => {
                    setFilter(next);
                    list.setPage(1);
                  }}
                />
              }
              tools={tools}
            />
          </Panel>
        }
        chat={
          open ? (
            <TicketChat
              key={open.id}
              ticket={open}
              inputRef={box}
              onRead={() => thread.readWhere(({ id }) => id === open.id)}
            />
          ) : (
            <NoChat />
          )
        }
      />
      <PartBoundary onFail={() => setComposing(null)}>
        {composing !== null && (
          <DirectMessagePopup
            kind="staff"
            recipient={composing}
            onSent={() => {
              setComposing(null);
              void refreshAfter(queryClient, 'tickets changed');
            }}
            onClose={() => setComposing(null)}
          />
        )}
      </PartBoundary>
    </MessagingFrame>
  );
}
