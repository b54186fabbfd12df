import type { HubArguments, HubEvent } from '@mortar/contract';
import { SUPPLIER_SENDER } from '@mortar/contract';
import {
  conversationView,
  fromSupplier,
  groupOf,
  isOnline,
  messagesOf,
  messageView,
  registeredHash,
  supplierByCode,
} from '../rules/messages/chat.ts';
import { supportMember } from '../rules/messages/supportStaff.ts';
import { ticketMessages } from '../rules/messages/tickets.ts';
import type { Clock } from '../runtime/clock.ts';
import { pick, seededRandom } from '../runtime/random.ts';
import type { Timers } from '../runtime/timers.ts';
import type { ConversationRow, NotificationRow, TicketRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';

/** The people at the other end: online suppliers and support read what they are written, and answer after a while. */
export interface ReplySimulator {
  /** Sees to it that a conversation is read and answered, if its supplier is online. */
  scheduleSupplierReply(conversation: ConversationRow): void;
  scheduleSupportReply(ticket: TicketRow): void;
  /** Has a supplier that is online again come to what it was written meanwhile. */
  returnToDesk(suppliercode: string): void;
  /** Answers at once whatever waits for an answer. */
  answerAll(): void;
  close(): void;
}

const SUPPLIER_REPLIES = [
  'Thank you for your message. We are looking into it and come back to you today.',
  'Your order is packed and leaves our depot with the afternoon van.',
  'We have stock of that again from Thursday. Shall we keep some for you?',
  'Our accounts department has a copy of the invoice ready for you.',
];
const SUPPORT_REPLIES = [
  'Thank you, we have your ticket and are looking into it.',
  'This should be in order now. Please sign in again and let us know.',
  'Could you tell us the order number, please?',
];

interface Options {
  store: Store;
  clock: Clock;
  answerAfterMs: number;
  timers: Timers;
  publish<E extends HubEvent>(group: string, event: E, args: HubArguments<E>): void;
  notify(notification: NotificationRow): void;
}

export function createReplySimulator({
  store,
  clock,
  answerAfterMs,
  timers,
  publish,
  notify,
}: Options): ReplySimulator {
  const later = (key: string, since: number, work: () => void) =>
    timers.after(key, Math.max(0, since + answerAfterMs - clock.now()), work);

  function keep(notification: NotificationRow) {
    store.notifications.put(notification);
    return notification;
  }

  /** The supplier opens what it was written, which its writer sees, and answers. */
  function answerConversation(convID: number) {
    const conversation = store.conversations.get(convID);
    const supplier = conversation && supplierByCode(conversation.suppliercode);
    if (!conversation || !supplier) return;
    const read = messagesOf(store, conversation)
      .filter((message) => !fromSupplier(message) && !message.isread)
      .map((message) => ({ ...message, isread: true }));
    if (read.length === 0) return;
    const sentat = clock.now();
    const { answer, notification } = store.transaction(() => {
      for (const message of read) store.messages.put(message);
      const convMessageID = store.next('message');
      const message = pick(seededRandom(`reply ${convMessageID}`), SUPPLIER_REPLIES);
      const answer = { convMessageID, convID, message, sender: SUPPLIER_SENDER, sentat, isread: false };
      store.messages.put(answer);
      return {
        answer,
        notification: keep({
          ...{ retailerid: conversation.retailerid, group: 'supplier', icon: '', username: '', sentat },
          identifier: registeredHash(supplier),
          secondaryidentifier: String(convID),
          title: `Message from ${supplier.suppliername}`,
          body: message,
        }),
      };
    });
    const group = groupOf(conversation);
    for (const message of [...read, answer]) publish(group, 'ReceiveMessage', [messageView(conversation, message)]);
    publish(group, 'ReceiveConversation', [conversationView(store, conversation)]);
    notify(notification);
  }

  function answerTicket(ticketnumber: string) {
    const ticket = store.tickets.get(ticketnumber);
    if (!ticket || ticketMessages(store, ticket).at(-1)?.isclientsender !== true) return;
    const { id, name } = supportMember(ticket.supportid);
    const sentat = clock.now();
    const notification = store.transaction(() => {
      const ticketmessageid = store.next('ticketmessage');
      const message = pick(seededRandom(`support ${ticketmessageid}`), SUPPORT_REPLIES);
      store.tickets.put({ ...ticket, supportid: id });
      store.ticketMessages.put({
        ...{ ticketmessageid, ticketnumber, message, sentat },
        ...{ isclientsender: false, staffmember: name, isread: false },
      });
      return keep({
        ...{ retailerid: ticket.retailerid, group: 'support', icon: '', username: '', sentat },
        identifier: ticketnumber,
        secondaryidentifier: String(ticketmessageid),
        title: `Ticket ${ticketnumber}`,
        body: message,
      });
    });
    notify(notification);
  }

  const replySimulator: ReplySimulator = {
    scheduleSupplierReply(conversation) {
      const supplier = supplierByCode(conversation.suppliercode);
      const last = messagesOf(store, conversation).at(-1);
      if (!supplier || !isOnline(store, supplier) || !last || fromSupplier(last)) return;
      later(`conversation ${conversation.convID}`, last.sentat, () => answerConversation(conversation.convID));
    },
    scheduleSupportReply(ticket) {
      const last = ticketMessages(store, ticket).at(-1);
      if (ticket.closed || last?.isclientsender !== true) return;
      later(`ticket ${ticket.ticketnumber}`, last.sentat, () => answerTicket(ticket.ticketnumber));
    },
    returnToDesk(suppliercode) {
      for (const conversation of store.conversations.all()) {
        if (conversation.suppliercode === suppliercode) replySimulator.scheduleSupplierReply(conversation);
      }
    },
    answerAll: () => void timers.runAll(),
    close: timers.close,
  };
  for (const conversation of store.conversations.all()) replySimulator.scheduleSupplierReply(conversation);
  for (const ticket of store.tickets.all()) replySimulator.scheduleSupportReply(ticket);
  return replySimulator;
}
