import type { SupportMember, SupportTicket, TicketFilter } from '@mortar/contract';
import type { ThreadRow } from '#messaging/conversation/ThreadList.tsx';
import { messages as texts } from '#messaging/tickets/messages.ts';

/** A ticket as the list shows it: its partner is who of support looks after it. */
export interface Ticket extends ThreadRow {
  number: string;
  /** Who of support looks after it. */
  staffid: number;
}

export const toTicket = (ticket: SupportTicket): Ticket => ({
  ...{ id: ticket.ticketid, number: ticket.ticketnumber, detail: ticket.ticketnumber, subject: ticket.subject },
  ...{ partner: ticket.staffmember || texts.support, staffid: ticket.staffid, picture: ticket.profilepicture },
  ...{ at: ticket.submitdate ?? '', unread: ticket.unreadmessagecount },
});

/** Which tickets are listed, by the codes of the call (002 §7). */
export const FILTERS: readonly { value: TicketFilter; label: string }[] = [
  { value: '0', label: texts.filters.all },
  { value: '1', label: texts.filters.open },
  { value: '2', label: texts.filters.closed },
  { value: '6', label: texts.filters.incorrectLink },
];

/** Whether an address names this ticket, by its number or its id. */
export const isNamed = ({ number, id }: Ticket, name: string): boolean =>
  name !== '' && (number.toLowerCase() === name.toLowerCase() || String(id) === name);

/** Somebody of support. */
export interface SupportPerson {
  id: number;
  name: string;
  /** '' for none, as the address. */
  telephone: string;
  email: string;
  /** The data of their picture; '' for none. */
  picture: string;
}

export const toSupportPerson = ({ id, name, tel, email, profilePicture }: SupportMember): SupportPerson => ({
  ...{ id, name, email, telephone: tel, picture: profilePicture },
});
