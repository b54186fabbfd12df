import { chatGroup, SUPPLIER_SENDER } from '@mortar/contract';
import { SUPPLIERS, type Supplier } from '../../catalogue/data/suppliers.ts';
import { getPortrait } from '../../images/portrait.ts';
import type { ConversationRow, MessageRow } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import { sha256 } from '../access/passwords.ts';
import { iso } from '../days.ts';

/** Returns a supplier's hash in the conversation service. */
export const registeredHash = ({ suppliercode }: Pick<Supplier, 'suppliercode'>): string =>
  sha256(`supplier ${suppliercode}`).slice(0, 12);

const byHash = new Map(SUPPLIERS.map((supplier) => [registeredHash(supplier), supplier]));
export const supplierByHash = (hash: string): Supplier | undefined => byHash.get(hash);
const byCode = new Map(SUPPLIERS.map((supplier) => [supplier.suppliercode, supplier]));
export const supplierByCode = (suppliercode: string): Supplier | undefined => byCode.get(suppliercode);

/** Returns whether a supplier is initially online: every fourth is not. */
export const startsOnline = ({ creditorid }: Supplier): boolean => creditorid % 4 !== 0;

/** Returns whether a supplier is online and accepts messages (002 §4). */
export const isOnline = ({ presence }: Pick<Store, 'presence'>, supplier: Supplier): boolean =>
  presence.get(supplier.suppliercode)?.online ?? startsOnline(supplier);

export const fromSupplier = ({ sender }: Pick<MessageRow, 'sender'>): boolean => sender === SUPPLIER_SENDER;

export function getGroup({ suppliercode, retailerid }: ConversationRow): string {
  return chatGroup(registeredHash({ suppliercode }), retailerid);
}

/** Returns a conversation's messages, oldest first. */
export function getMessages(store: Store, { convID }: ConversationRow): MessageRow[] {
  return store.messages.at(convID).sort((a, b) => a.convMessageID - b.convMessageID);
}

export function messageView(conversation: ConversationRow, { isread, sentat, readat: _, ...message }: MessageRow) {
  return { ...message, isRead: isread, sendDateTime: iso(sentat), groupID: getGroup(conversation) };
}

export function conversationView(store: Store, conversation: ConversationRow) {
  const { convID, subject, category, startedat, retailerid, suppliercode } = conversation;
  const messages = getMessages(store, conversation);
  const last = messages.at(-1);
  return {
    convID,
    subject,
    category,
    startDateTime: iso(startedat),
    registeredHash: registeredHash({ suppliercode }),
    retailerID: retailerid,
    unreadMessageCount: messages.filter((message) => fromSupplier(message) && !message.isread).length,
    imageURL: getPortrait(supplierByCode(suppliercode)?.suppliername ?? ''),
    lastSender: last?.sender ?? '',
    lastMessage: last?.message ?? '',
    groupID: getGroup(conversation),
  };
}

/** Returns the time of the last message. */
export function lastActivity(store: Store, conversation: ConversationRow): number {
  return getMessages(store, conversation).at(-1)?.sentat ?? conversation.startedat;
}

/** Marks the supplier's messages as read. Returns the updated messages. */
export function markRead(store: Store, conversation: ConversationRow): MessageRow[] {
  const unread = getMessages(store, conversation).filter((message) => fromSupplier(message) && !message.isread);
  const read = unread.map((message) => ({ ...message, isread: true }));
  for (const message of read) store.messages.put(message);
  return read;
}
