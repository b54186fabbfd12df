import { type Conversation, type MessageCategory, SUPPLIER_SENDER } from '@mortar/contract';

/** Which conversations are asked for (002 §3, conversation filter). */
export interface AskedConversations {
  retailerID: number;
  /** Of one supplier; '' for all. */
  registeredHash: string;
  searchText: string;
  category: 'All' | MessageCategory;
  /** yyyy-MM-dd; both or neither. */
  startDate: string;
  endDate: string;
  /** From 1. */
  pageNum: number;
  /** 10, 15 or 25 (002 §9). */
  pageSize: number;
}

/** What the page of conversations with suppliers begins with: all of them (002 §9). */
export const FIRST_CONVERSATIONS = {
  ...{ registeredHash: '', searchText: '', category: 'All', startDate: '', endDate: '' },
  ...{ pageNum: 1, pageSize: 25 },
} as const satisfies Omit<AskedConversations, 'retailerID'>;

/** What a row says of the message that was written last. */
const lastOf = ({ lastSender, lastMessage }: Conversation) => `${lastSender}\n${lastMessage}`;

/**
 * What stands in a list of conversations once one of them was pushed (002 §4): sent from this side its unread count is 0; from
 * the other it comes to the top and counts one more, once, however often it is pushed; a count of zero clears it.
 * @param isOpen whether it is being read: what comes in there is not unread
 * @returns the same list where nothing changes; a conversation that the list does not hold comes to its top
 */
export function withConversation(
  list: readonly Conversation[],
  pushed: Conversation,
  isOpen: (convID: number) => boolean = () => false,
): readonly Conversation[] {
  const at = list.findIndex(({ convID }) => convID === pushed.convID);
  const known = list[at];
  const isNew = known === undefined || lastOf(known) !== lastOf(pushed);
  const fromSupplier = pushed.lastSender === SUPPLIER_SENDER;
  const unreadMessageCount = unreadAfter();
  if (known && !isNew && known.unreadMessageCount === unreadMessageCount) return list;
  const row = { ...pushed, unreadMessageCount };
  return known && !isNew ? list.with(at, row) : [row, ...list.filter((_, place) => place !== at)];

  function unreadAfter(): number {
    if (!fromSupplier || pushed.unreadMessageCount === 0 || isOpen(pushed.convID)) return 0;
    const before = known?.unreadMessageCount ?? 0;
    return isNew ? Math.max(before + 1, known ? 0 : pushed.unreadMessageCount) : before;
  }
}

/** Whether a page holds a conversation that is the latest of all; null where only the server can tell. */
function belongs(asked: AskedConversations, { registeredHash, category }: Conversation): boolean | null {
  if (asked.registeredHash !== '' && asked.registeredHash !== registeredHash) return false;
  if (asked.category !== 'All' && asked.category !== category) return false;
  return asked.searchText === '' && asked.startDate === '' ? true : null;
}

/**
 * What a page of conversations becomes once one of them was pushed: `withConversation`, within what the page was asked for.
 * @returns null where only reading it again can tell: what comes to the top belongs on the first page
 */
export function placeInPage(
  asked: AskedConversations,
  list: readonly Conversation[],
  pushed: Conversation,
  isOpen?: (convID: number) => boolean,
): readonly Conversation[] | null {
  const known = list.find(({ convID }) => convID === pushed.convID);
  const moves = known === undefined || lastOf(known) !== lastOf(pushed);
  if (moves && !known) {
    const fits = belongs(asked, pushed);
    if (fits !== true) return fits === null ? null : list;
  }
  if (moves && asked.pageNum > 1) return null;
  return withConversation(list, pushed, isOpen).slice(0, Math.max(asked.pageSize, list.length));
}

/** What a notification says of a message that a supplier wrote. */
export interface Notified {
  retailerID: number;
  registeredHash: string;
  convID: number;
  text: string;
}

/**
 * Whether a page knows nothing of a message that one was notified of: it was pushed before the conversation's group was
 * joined, and was lost. The push comes first where it comes at all.
 */
export function lacksMessage(
  asked: AskedConversations,
  list: readonly Conversation[],
  { retailerID, registeredHash, convID, text }: Notified,
): boolean {
  if (asked.retailerID !== retailerID) return false;
  const known = list.find((one) => one.convID === convID);
  if (known) return known.lastMessage !== text;
  const isOfAll = asked.searchText === '' && asked.startDate === '' && asked.category === 'All';
  return asked.pageNum === 1 && isOfAll && (asked.registeredHash === '' || asked.registeredHash === registeredHash);
}
