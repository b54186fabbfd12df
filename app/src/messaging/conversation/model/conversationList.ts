import { type Conversation, type MessageCategory, SUPPLIER_SENDER } from '@mortar/contract';

/** Request for conversations (002 §3, conversation filter). */
export interface ConversationsRequest {
  retailerID: number;
  /** Supplier's hash; '' for all. */
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

/** Default request: all conversations (002 §9). */
export const FIRST_CONVERSATIONS = {
  registeredHash: '',
  searchText: '',
  category: 'All',
  startDate: '',
  endDate: '',
  pageNum: 1,
  pageSize: 25,
} as const satisfies Omit<ConversationsRequest, 'retailerID'>;

/** Text of the latest message. */
const lastOf = ({ lastSender, lastMessage }: Conversation) => `${lastSender}\n${lastMessage}`;

/**
 * Adds a pushed conversation to a list (002 §4). An own message clears the unread count; one of the other side moves to
 * the top and increases the count once, even if pushed repeatedly; a count of zero clears it.
 * @param isOpen true if it is open, so new messages are not unread
 * @returns the same list if unchanged; a new conversation comes first
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

/** True if a page contains the most recent conversation; null if only the server knows. */
function belongs(requested: ConversationsRequest, { registeredHash, category }: Conversation): boolean | null {
  if (requested.registeredHash !== '' && requested.registeredHash !== registeredHash) return false;
  if (requested.category !== 'All' && requested.category !== category) return false;
  return requested.searchText === '' && requested.startDate === '' ? true : null;
}

/**
 * Applies `withConversation` to a page within its filter.
 * @returns null if the page has to be read again: moves to the top belong on the first page
 */
export function placeInPage(
  requested: ConversationsRequest,
  list: readonly Conversation[],
  pushed: Conversation,
  isOpen?: (convID: number) => boolean,
): readonly Conversation[] | null {
  const known = list.find(({ convID }) => convID === pushed.convID);
  const moves = known === undefined || lastOf(known) !== lastOf(pushed);
  if (moves && !known) {
    const fits = belongs(requested, pushed);
    if (fits !== true) return fits === null ? null : list;
  }
  if (moves && requested.pageNum > 1) return null;
  return withConversation(list, pushed, isOpen).slice(0, Math.max(requested.pageSize, list.length));
}

/** Notification of a supplier's message. */
export interface Notified {
  retailerID: number;
  registeredHash: string;
  convID: number;
  text: string;
}

/**
 * Returns true if a page lacks a notified message, which was pushed before its group was joined. Pushes precede
 * notifications.
 */
export function lacksMessage(
  requested: ConversationsRequest,
  list: readonly Conversation[],
  { retailerID, registeredHash, convID, text }: Notified,
): boolean {
  if (requested.retailerID !== retailerID) return false;
  const known = list.find((one) => one.convID === convID);
  if (known) return known.lastMessage !== text;
  const isOfAll = requested.searchText === '' && requested.startDate === '' && requested.category === 'All';
  return (
    requested.pageNum === 1 &&
    isOfAll &&
    (requested.registeredHash === '' || requested.registeredHash === registeredHash)
  );
}
