import { type ConversationMessage, SUPPLIER_SENDER } from '@mortar/contract';

/** Message of a conversation from any call (002 §3). Text, never markup. */
export interface Message {
  /** Increases within a conversation. */
  id: number;
  text: string;
  /** True if the pharmacy wrote it. */
  own: boolean;
  /** Displayed name; '' for own messages. */
  author: string;
  /** ISO date and time. */
  sentAt: string;
  /** True if the other side has opened it; known in the messaging centre only. */
  isRead: boolean;
}

/** Converts a message of the messaging centre. @param supplier name of the other side */
export const ofConversation = (message: ConversationMessage, supplier: string): Message => {
  const own = message.sender !== SUPPLIER_SENDER;
  return {
    id: message.convMessageID,
    text: message.message,
    own,
    author: own ? '' : supplier,
    sentAt: message.sendDateTime ?? '',
    isRead: message.isRead,
  };
};

/** Up to this number messages are inserted individually, above it through an index. */
const MAX_SINGLE_INSERTS = 8;

/** @returns undefined if nothing changes */
function mergeMessage(before: Message | undefined, message: Message): Message | undefined {
  const isRead = message.isRead || (before?.isRead ?? false);
  if (before && before.isRead === isRead && before.text === message.text) return undefined;
  return message.isRead === isRead ? message : { ...message, isRead };
}

/** Searches from the end, since pushed messages are recent. */
function withMessage(known: readonly Message[], message: Message): readonly Message[] {
  const at = known.findLastIndex(({ id }) => id <= message.id);
  const before = known[at]?.id === message.id ? known[at] : undefined;
  const next = mergeMessage(before, message);
  if (!next) return known;
  return before ? known.with(at, next) : known.toSpliced(at + 1, 0, next);
}

/**
 * Merges messages by id (002 §4). Read messages stay read, because an answer may predate the receipt.
 * @param known by ascending id
 * @returns by ascending id; the same array if nothing is new
 */
export function mergeMessages(known: readonly Message[], arrived: readonly Message[]): readonly Message[] {
  if (arrived.length <= MAX_SINGLE_INSERTS) return arrived.reduce(withMessage, known);
  const byId = new Map(known.map((message) => [message.id, message]));
  let isNew = false;
  for (const message of arrived) {
    const next = mergeMessage(byId.get(message.id), message);
    if (!next) continue;
    byId.set(message.id, next);
    isNew = true;
  }
  return isNew ? [...byId.values()].sort((a, b) => a.id - b.id) : known;
}

/** Returns the highest id; 0 without messages. */
export const lastId = (messages: readonly Message[]): number =>
  messages.reduce((greatest, { id }) => Math.max(greatest, id), 0);

/** Returns unread messages of the other side. */
export const getUnread = (messages: readonly Message[]): readonly Message[] =>
  messages.filter(({ own, isRead }) => !own && !isRead);
