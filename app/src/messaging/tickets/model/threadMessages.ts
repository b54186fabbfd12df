import type { SupplierConversationMessage, TicketMessage } from '@mortar/contract';
import type { Message } from '#messaging/conversation/model/message.ts';

/** These calls give messages no ids, and all of them, oldest first: the place of one, from 1, is its id. */
const inOrder = <Said>(said: readonly Said[], toMessage: (one: Said) => Omit<Message, 'id' | 'isRead'>): Message[] =>
  said.map((one, at) => ({ id: at + 1, isRead: false, ...toMessage(one) }));

/** What was written about a ticket. */
export const ofTicket = (details: readonly TicketMessage[]): Message[] =>
  inOrder(details, ({ isclientsender: own, staffmember, message: text, submitdate }) => ({
    ...{ own, text, author: own ? '' : staffmember, sentAt: submitdate ?? '' },
  }));

/** What was written in a conversation. @param supplier the name of the other side */
export const ofSupplierThread = (details: readonly SupplierConversationMessage[], supplier: string): Message[] =>
  inOrder(details, ({ fromwholesaler, message: text, createddate }) => ({
    ...{ own: !fromwholesaler, text, author: fromwholesaler ? supplier : '', sentAt: createddate ?? '' },
  }));

/**
 * The first message that was not read before: the calls say how many, and they are the other side's last ones.
 * @returns null where there is none
 */
export function getFirstNew(messages: readonly Message[], unread: number): Message | null {
  if (unread < 1) return null;
  const theirs = messages.filter(({ own }) => !own);
  return theirs.at(-unread) ?? theirs[0] ?? null;
}
