import type { TicketMessageRow, TicketRow } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';

/** The subject of tickets about an incorrectly linked supplier product. */
export const INCORRECT_LINK = 'Incorrect Link';

/** The number after the T. */
export const ticketId = ({ ticketnumber }: TicketRow): number => Number(ticketnumber.slice(1));

export const ticketNumber = (id: number): string => `T${String(id).padStart(6, '0')}`;

/** Returns a ticket's messages, oldest first, starting with the submitted one. */
export function ticketMessages(store: Store, ticket: TicketRow): TicketMessageRow[] {
  const { ticketnumber, message, submittedat: sentat, staffmember = '' } = ticket;
  const first = { ticketmessageid: 0, ticketnumber, message, sentat, staffmember, isclientsender: true, isread: true };
  const later = store.ticketMessages.at(ticketnumber).sort((a, b) => a.ticketmessageid - b.ticketmessageid);
  return [first, ...later];
}

export const getUnread = (store: Store, { ticketnumber }: TicketRow): TicketMessageRow[] =>
  store.ticketMessages.at(ticketnumber).filter(({ isclientsender, isread }) => !isclientsender && !isread);

/** Marks support's messages as read. */
export function readTicket(store: Store, ticket: TicketRow): void {
  for (const message of getUnread(store, ticket)) store.ticketMessages.put({ ...message, isread: true });
}
