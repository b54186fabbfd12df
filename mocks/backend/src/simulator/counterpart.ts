import { type HubArguments, type HubEvent, SUPPLIER_SENDER } from '@mortar/contract';
import {
  conversationView,
  fromSupplier,
  getGroup,
  getMessages,
  messageView,
  registeredHash,
  supplierByCode,
} from '../rules/messages/chat.ts';
import { supportMember } from '../rules/messages/supportStaff.ts';
import type { Clock } from '../runtime/clock.ts';
import type { ConversationRow, MessageRow, NotificationRow, TicketRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';

/**
 * Actions of suppliers and support, used by the simulator, the desk and stories. Each is stored before devices are
 * notified. Each throws if there is no such conversation or ticket, and what the store throws.
 */
export interface Counterpart {
  /** The supplier opens its messages: the writer sees each as read (002 §4). Returns their number. */
  read(convID: number): number;
  /** The supplier reads its messages and writes: sends message, conversation and notification events. */
  write(convID: number, message: string): void;
  respond(ticketnumber: string, supportid: number, message: string): void;
  /** Closes or reopens a ticket. */
  setClosed(ticketnumber: string, closed: boolean): void;
}

interface Options {
  store: Store;
  clock: Clock;
  publish<E extends HubEvent>(group: string, event: E, args: HubArguments<E>): void;
  notify(notification: NotificationRow): void;
}

export function createCounterpart({ store, clock, publish, notify }: Options): Counterpart {
  function getConversation(convID: number): ConversationRow {
    const conversation = store.conversations.get(convID);
    if (!conversation) throw new Error(`There is no conversation ${convID}.`);
    return conversation;
  }

  function findTicket(ticketnumber: string): TicketRow {
    const ticket = store.tickets.get(ticketnumber);
    if (!ticket) throw new Error(`There is no ticket ${ticketnumber}.`);
    return ticket;
  }

  /** Marks the retailer's messages as read, inside a transaction. Returns the updated messages. */
  function open(conversation: ConversationRow): MessageRow[] {
    const unread = getMessages(store, conversation).filter((message) => !fromSupplier(message) && !message.isread);
    const read = unread.map((message) => ({ ...message, isread: true, readat: clock.now() }));
    for (const message of read) store.messages.put(message);
    return read;
  }

  function pushRead(conversation: ConversationRow, messages: readonly MessageRow[]) {
    const group = getGroup(conversation);
    for (const message of messages) publish(group, 'ReceiveMessage', [messageView(conversation, message)]);
  }

  function keep(notification: Omit<NotificationRow, 'icon' | 'username'>): NotificationRow {
    const stored = { ...notification, icon: '', username: '' };
    store.notifications.put(stored);
    return stored;
  }

  return {
    read(convID) {
      const conversation = getConversation(convID);
      const read = store.transaction(() => open(conversation));
      pushRead(conversation, read);
      return read.length;
    },
    write(convID, message) {
      const conversation = getConversation(convID);
      const { retailerid, suppliercode } = conversation;
      const sentat = clock.now();
      const { read, written, notification } = store.transaction(() => {
        const read = open(conversation);
        const convMessageID = store.next('message');
        const written = { convMessageID, convID, message, sender: SUPPLIER_SENDER, sentat, isread: false };
        store.messages.put(written);
        const notification = keep({
          retailerid,
          group: 'supplier',
          identifier: registeredHash({ suppliercode }),
          sentat,
          body: message,
          secondaryidentifier: String(convID),
          title: `Message from ${supplierByCode(suppliercode)?.suppliername ?? suppliercode}`,
        });
        return { read, written, notification };
      });
      pushRead(conversation, [...read, written]);
      publish(getGroup(conversation), 'ReceiveConversation', [conversationView(store, conversation)]);
      notify(notification);
    },
    respond(ticketnumber, supportid, message) {
      const ticket = findTicket(ticketnumber);
      const { id, name } = supportMember(supportid);
      const sentat = clock.now();
      const notification = store.transaction(() => {
        const ticketmessageid = store.next('ticketmessage');
        store.tickets.put({ ...ticket, supportid: id });
        store.ticketMessages.put({
          ticketmessageid,
          ticketnumber,
          message,
          sentat,
          isclientsender: false,
          staffmember: name,
          isread: false,
        });
        return keep({
          retailerid: ticket.retailerid,
          group: 'support',
          identifier: ticketnumber,
          sentat,
          body: message,
          secondaryidentifier: String(ticketmessageid),
          title: `Ticket ${ticketnumber}`,
        });
      });
      notify(notification);
    },
    setClosed(ticketnumber, closed) {
      const ticket = findTicket(ticketnumber);
      store.transaction(() => store.tickets.put({ ...ticket, closed }));
    },
  };
}
