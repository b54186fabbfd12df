import type { SupportMember, SupportTicket, TicketFilter } from '@mortar/contract';
import type { ThreadRow } from '#messaging/conversation/ThreadList.tsx';
import { messages as texts } from '#messaging/tickets/messages.ts';

/** Ticket in the list; its partner is the responsible support staff member. */
export interface Ticket extends ThreadRow {
  number: string;
  /** Id of the responsible staff member. */
  staffid: number;
}

export const toTicket = (ticket: SupportTicket): Ticket => ({
  id: ticket.ticketid,
  number: ticket.ticketnumber,
  detail: ticket.ticketnumber,
  subject: ticket.subject,
  partner: ticket.staffmember || texts.support,
  staffid: ticket.staffid,
  picture: ticket.profilepicture,
  at: ticket.submitdate ?? '',
  unread: ticket.unreadmessagecount,
});

/** Ticket filters with the codes of the call (002 §7). */
export const FILTERS: readonly { value: TicketFilter; label: string }[] = [
  { value: '0', label: texts.filters.all },
  { value: '1', label: texts.filters.open },
  { value: '2', label: texts.filters.closed },
  { value: '6', label: texts.filters.incorrectLink },
];

/** Returns true if an address names the ticket, by number or id. */
export const isNamed = ({ number, id }: Ticket, name: string): boolean =>
  name !== '' && (number.toLowerCase() === name.toLowerCase() || String(id) === name);

export interface SupportPerson {
  id: number;
  name: string;
  /** '' for none, like `email`. */
  telephone: string;
  email: string;
  /** Picture data; '' for none. */
  picture: string;
}

export const toSupportPerson = ({ id, name, tel, email, profilePicture }: SupportMember): SupportPerson => ({
  id,
  name,
  email,
  telephone: tel,
  picture: profilePicture,
});
