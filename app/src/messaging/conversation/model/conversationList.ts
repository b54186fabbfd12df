import { type Conversation, SUPPLIER_SENDER } from '@mortar/contract';

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
