import { type ConversationMessage, SUPPLIER_SENDER } from '@mortar/contract';

/** What was written in a conversation, by whichever call it is read (002 §3). Text, never markup. */
export interface Message {
  /** Greater than that of everything written before it in the same conversation. */
  id: number;
  text: string;
  /** Written by the pharmacy. */
  own: boolean;
  /** Whose name stands over it; '' for one's own. */
  author: string;
  /** ISO date and time. */
  sentAt: string;
  /** Whether the other side has opened it. Only the messaging centre says so. */
  isRead: boolean;
}

/** A message of the messaging centre. @param supplier the name of the other side */
export const ofConversation = (message: ConversationMessage, supplier: string): Message => {
  const own = message.sender !== SUPPLIER_SENDER;
  return {
    id: message.convMessageID,
    ...{ text: message.message, own, author: own ? '' : supplier },
    ...{ sentAt: message.sendDateTime ?? '', isRead: message.isRead },
  };
};

/** So many are put in their places one by one; more than these are looked up. */
const FEW = 8;

/** @returns undefined where what is known already says it */
function changed(before: Message | undefined, message: Message): Message | undefined {
  const isRead = message.isRead || (before?.isRead ?? false);
  if (before && before.isRead === isRead && before.text === message.text) return undefined;
  return message.isRead === isRead ? message : { ...message, isRead };
}

/** What is pushed is among the last: nothing has to be known of those before it. */
function withMessage(known: readonly Message[], message: Message): readonly Message[] {
  const at = known.findLastIndex(({ id }) => id <= message.id);
  const before = known[at]?.id === message.id ? known[at] : undefined;
  const next = changed(before, message);
  if (!next) return known;
  return before ? known.with(at, next) : known.toSpliced(at + 1, 0, next);
}

/**
 * Puts messages that were read or pushed among those that are known (002 §4): each once, by its id; what was read stays
 * read, since a page may have been on its way before the receipt.
 * @param known by id, the lowest first
 * @returns by id, the lowest first; the same array where nothing is new
 */
export function mergeMessages(known: readonly Message[], arrived: readonly Message[]): readonly Message[] {
  if (arrived.length <= FEW) return arrived.reduce(withMessage, known);
  const byId = new Map(known.map((message) => [message.id, message]));
  let isNew = false;
  for (const message of arrived) {
    const next = changed(byId.get(message.id), message);
    if (!next) continue;
    byId.set(message.id, next);
    isNew = true;
  }
  return isNew ? [...byId.values()].sort((one, other) => one.id - other.id) : known;
}

/** The greatest id that is known; 0 for a conversation without messages. */
export const lastId = (messages: readonly Message[]): number =>
  messages.reduce((greatest, { id }) => Math.max(greatest, id), 0);

/** Messages of the other side that nobody here has opened. */
export const getUnread = (messages: readonly Message[]): readonly Message[] =>
  messages.filter(({ own, isRead }) => !own && !isRead);
