import type { Ref } from 'react';
import { ChatPanel } from '#messaging/conversation/chat/ChatPanel.tsx';
import { sendTicketReply, ticketQuery } from '#messaging/tickets/api/ticket.ts';
import type { Ticket } from '#messaging/tickets/model/ticket.ts';
import { ofTicketNumber } from '#notifications/model/notified.ts';
import { useSettleNotifications } from '#notifications/useSettleNotifications.ts';
import { refreshAfter } from '#server/keys.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { useThread } from './useThread.ts';
import './tickets.css';

export interface TicketChatProps {
  ticket: Ticket;
  /** Called after unread messages were marked as read. */
  onRead(): void;
  inputRef: Ref<HTMLTextAreaElement>;
}

/** Shows a ticket's messages and the reply (002 §2.9). Use its id as key. */
export function TicketChat({ ticket, onRead, inputRef }: TicketChatProps) {
  const { client, queryClient } = useServices();
  const { bhf } = useSession().staff;
  const { id, number, unread } = ticket;
  const { chat, firstNew, isShown } = useThread({
    name: `ticket ${id}`,
    unread,
    getQuery: (count) => ticketQuery(client, { bhf, ticketid: id, unread: count, onRead }),
    send: (text) => sendTicketReply(client, bhf, ticket, text),
    onSent: () => void refreshAfter(queryClient, 'tickets changed'),
  });
  useSettleNotifications(isShown ? ofTicketNumber(number) : null);
  return (
    <ChatPanel
      subject={ticket.subject}
      partner={ticket.partner}
      chat={chat}
      inputRef={inputRef}
      firstNew={firstNew}
      actions={<span className="ticket-number">{number}</span>}
    />
  );
}
