import { getTicket, respondToTicket } from '@mortar/contract';
import type { MessagesQuery } from '#messaging/conversation/chat/useChat.ts';
import { ofTicket } from '#messaging/tickets/model/threadMessages.ts';
import type { Ticket } from '#messaging/tickets/model/ticket.ts';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import type { Outcome } from '#server/outcome.ts';
import { valueOrNull } from '#server/queries.ts';

interface TicketRequest {
  bhf: string;
  ticketid: number;
  /** Number of support's unread messages; if above 0, reading marks them as read. */
  unread: number;
  /** Called after they were marked. */
  onRead(): void;
}

/** Returns the query of a ticket's messages (002 §7). */
export const ticketQuery = (client: Client, { bhf, ticketid, unread, onRead }: TicketRequest): MessagesQuery => ({
  queryKey: keys.ticket(ticketid),
  queryFn: async ({ signal }) => {
    const query = { bhf, ticketid, unreadmessagecount: unread };
    const answer = valueOrNull(await client.send(getTicket, { query, signal }));
    if (unread > 0) onRead();
    return ofTicket(answer?.ticketDetails ?? []);
  },
});

/** Replies to support exactly once (002 §7). The answer does not contain the message's id. */
export function sendTicketReply(
  client: Client,
  bhf: string,
  { number: ticketnumber, partner: staffmember, staffid }: Ticket,
  message: string,
): Promise<Outcome<object>> {
  return client.send(respondToTicket, { body: { bhf, ticketnumber, message, staffmember, staffid } });
}
