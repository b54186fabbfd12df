import type { SupplierConversationMessage, TicketMessage } from '@mortar/contract';
import type { Message } from '#messaging/conversation/model/message.ts';

/** These calls return all messages, oldest first and without ids: the position from 1 is the id. */
const toMessages = <RawMessage>(
  answers: readonly RawMessage[],
  toMessage: (one: RawMessage) => Omit<Message, 'id' | 'isRead'>,
): Message[] => answers.map((one, index) => ({ id: index + 1, isRead: false, ...toMessage(one) }));

export const ofTicket = (details: readonly TicketMessage[]): Message[] =>
  toMessages(details, ({ isclientsender: own, staffmember, message: text, submitdate }) => ({
    own,
    text,
    author: own ? '' : staffmember,
    sentAt: submitdate ?? '',
  }));

/** Returns a conversation's messages. @param supplier name of the other side */
export const ofSupplierThread = (details: readonly SupplierConversationMessage[], supplier: string): Message[] =>
  toMessages(details, ({ fromwholesaler, message: text, createddate }) => ({
    own: !fromwholesaler,
    text,
    author: fromwholesaler ? supplier : '',
    sentAt: createddate ?? '',
  }));

/**
 * Returns the first unread message, by the count of the call.
 * @returns null if there is none
 */
export function getFirstNew(messages: readonly Message[], unread: number): Message | null {
  if (unread < 1) return null;
  const theirs = messages.filter(({ own }) => !own);
  return theirs.at(-unread) ?? theirs[0] ?? null;
}
