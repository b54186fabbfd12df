import type { Backend } from '../../backend.ts';
import { SUPPLIERS } from '../../catalogue/data/suppliers.ts';
import { iso } from '../../rules/days.ts';
import { fromSupplier, getMessages, lastActivity, supplierByCode } from '../../rules/messages/chat.ts';
import { SUPPORT_STAFF, supportMember } from '../../rules/messages/supportStaff.ts';
import { ticketMessages } from '../../rules/messages/tickets.ts';
import type { ConversationRow, TicketRow } from '../../store/rows.ts';

/** Maximum list rows, chat messages (the latest), and characters per row. */
const LIMITS = { rows: 100, messages: 200, characters: 120 } as const;

const getPharmacy = ({ store }: Backend, retailerid: number) =>
  `${store.retailers.get(retailerid)?.retailername ?? 'Pharmacy'} (${retailerid})`;

const isWaiting = ({ store }: Backend, conversation: ConversationRow) => {
  const last = getMessages(store, conversation).at(-1);
  return last !== undefined && !fromSupplier(last);
};

const isTicketWaiting = ({ store }: Backend, ticket: TicketRow) =>
  !ticket.closed && ticketMessages(store, ticket).at(-1)?.isclientsender === true;

/** Returns every supplier and member of support with their pending counts. */
export function overview(backend: Backend) {
  const { store, presence } = backend;
  const waiting = [...store.conversations.all()].filter((conversation) => isWaiting(backend, conversation));
  return {
    suppliers: SUPPLIERS.map(({ suppliercode, suppliername }) => ({
      suppliercode,
      suppliername,
      online: presence.isOnline(suppliercode),
      waiting: waiting.filter((conversation) => conversation.suppliercode === suppliercode).length,
    })),
    staff: SUPPORT_STAFF.map(({ id, name }) => ({ id, name })),
    waitingTickets: [...store.tickets.all()].filter((ticket) => isTicketWaiting(backend, ticket)).length,
  };
}

/** Returns a supplier's conversations at every pharmacy, latest first. */
export function getConversations(backend: Backend, suppliercode: string) {
  const { store } = backend;
  return [...store.conversations.all()]
    .filter((conversation) => conversation.suppliercode === suppliercode)
    .map((conversation) => ({ conversation, at: lastActivity(store, conversation) }))
    .sort((a, b) => b.at - a.at || b.conversation.convID - a.conversation.convID)
    .slice(0, LIMITS.rows)
    .map(({ conversation, at }) => ({
      convID: conversation.convID,
      subject: conversation.subject,
      category: conversation.category,
      pharmacy: getPharmacy(backend, conversation.retailerid),
      lastMessage: getMessages(store, conversation).at(-1)?.message.slice(0, LIMITS.characters) ?? '',
      lastAt: iso(at),
      waiting: isWaiting(backend, conversation),
    }));
}

/**
 * Returns a conversation.
 * @throws if there is no such conversation
 */
export function getConversation(backend: Backend, convID: number) {
  const { store, attendance, presence } = backend;
  const conversation = store.conversations.get(convID);
  if (!conversation) throw new Error(`There is no conversation ${convID}.`);
  const { retailerid, suppliercode, subject, category } = conversation;
  const messages = getMessages(store, conversation);
  return {
    convID,
    subject,
    category,
    suppliercode,
    pharmacy: getPharmacy(backend, retailerid),
    suppliername: supplierByCode(suppliercode)?.suppliername ?? suppliercode,
    online: presence.isOnline(suppliercode),
    attended: attendance.isAttended({ convID }),
    /** Number of older messages not included. */
    earlier: Math.max(0, messages.length - LIMITS.messages),
    messages: messages.slice(-LIMITS.messages).map((message) => ({
      id: message.convMessageID,
      message: message.message,
      at: iso(message.sentat),
      isRead: message.isread,
      mine: fromSupplier(message),
      by: fromSupplier(message) ? 'You' : 'Pharmacy',
    })),
  };
}

/** Returns the tickets of every pharmacy, latest first. */
export function tickets(backend: Backend) {
  const { store } = backend;
  return [...store.tickets.all()]
    .map((ticket) => ({ ticket, last: ticketMessages(store, ticket).at(-1) }))
    .sort((a, b) => (b.last?.sentat ?? 0) - (a.last?.sentat ?? 0))
    .slice(0, LIMITS.rows)
    .map(({ ticket, last }) => ({
      ticketnumber: ticket.ticketnumber,
      subject: ticket.subject,
      category: ticket.category ?? '',
      closed: ticket.closed === true,
      pharmacy: getPharmacy(backend, ticket.retailerid),
      lastMessage: last?.message.slice(0, LIMITS.characters) ?? '',
      lastAt: iso(last?.sentat ?? 0),
      waiting: isTicketWaiting(backend, ticket),
    }));
}

/**
 * Returns a ticket.
 * @throws if there is no such ticket
 */
export function findTicket(backend: Backend, ticketnumber: string) {
  const { store, attendance } = backend;
  const ticket = store.tickets.get(ticketnumber);
  if (!ticket) throw new Error(`There is no ticket ${ticketnumber}.`);
  const messages = ticketMessages(store, ticket);
  return {
    ticketnumber,
    subject: ticket.subject,
    category: ticket.category ?? '',
    closed: ticket.closed === true,
    pharmacy: getPharmacy(backend, ticket.retailerid),
    supportid: supportMember(ticket.supportid).id,
    attended: attendance.isAttended({ ticketnumber }),
    earlier: Math.max(0, messages.length - LIMITS.messages),
    messages: messages.slice(-LIMITS.messages).map((message) => ({
      id: message.ticketmessageid,
      message: message.message,
      at: iso(message.sentat),
      isRead: message.isread,
      mine: !message.isclientsender,
      by: message.staffmember,
    })),
  };
}
