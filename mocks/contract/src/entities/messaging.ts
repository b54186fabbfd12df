import * as z from 'zod/mini';
import { count, flag, id, moment, text } from '../scalars.ts';
import { open } from '../tolerant.ts';

/** Category of a message or ticket (002 §5). */
export const messageCategory = z.enum(['General', 'Support', 'Accounts', 'Advertising']);
export type MessageCategory = z.output<typeof messageCategory>;

/** The `sender` of a supplier's messages; all others are from the own side (002 §3). */
export const SUPPLIER_SENDER = 'insights';
/** The `sender` of this product's messages. */
export const OWN_SENDER = 'retailer';

/** Returns the hub group of a supplier and a retailer: the supplier's hash and the retailer's id (002 §3). */
export const chatGroup = (registeredHash: string, retailerID: number): string => `${registeredHash}${retailerID}`;

/** A conversation of the messaging centre. */
export const conversation = z.object({
  convID: id,
  subject: z.string(),
  category: open(messageCategory),
  startDateTime: moment,
  registeredHash: z.string(),
  retailerID: id,
  /** Unopened messages of the supplier. */
  unreadMessageCount: count,
  imageURL: text,
  lastSender: text,
  lastMessage: text,
  groupID: z.string(),
});
export type Conversation = z.output<typeof conversation>;

/** A message of a conversation. Text, never markup. */
export const conversationMessage = z.object({
  convMessageID: id,
  convID: id,
  message: z.string(),
  sender: z.string(),
  sendDateTime: moment,
  /** Whether the other side opened it. */
  isRead: flag,
  groupID: z.string(),
});
export type ConversationMessage = z.output<typeof conversationMessage>;

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** Reads a message that matches the contract exactly, without its schema; null for others. */
function plainMessage(value: unknown): ConversationMessage | null {
  if (typeof value !== 'object' || value === null) return null;
  const { convMessageID, convID, message, sender, sendDateTime, isRead, groupID } = value as Record<string, unknown>;
  if (!isId(convMessageID) || !isId(convID) || typeof isRead !== 'boolean') return null;
  if (typeof message !== 'string' || typeof sender !== 'string' || typeof groupID !== 'string') return null;
  if (typeof sendDateTime !== 'string' && sendDateTime !== null) return null;
  return { convMessageID, convID, message, sender, sendDateTime, isRead, groupID };
}

/** Reads an answer whose messages all match the contract exactly; null otherwise. */
export function plainMessages(body: unknown): { messages: ConversationMessage[] } | null {
  const list = (body as { messages?: unknown } | null | undefined)?.messages;
  if (!Array.isArray(list)) return null;
  const messages: ConversationMessage[] = [];
  for (const each of list) {
    const plain = plainMessage(each);
    if (!plain) return null;
    messages.push(plain);
  }
  return { messages };
}

/** A supplier that can receive messages (002 §3). */
export const messagingSupplier = z.object({
  creditorid: id,
  wholesalername: z.string(),
  wholesalercode: z.string(),
  registeredhash: z.string(),
  /** Only online suppliers accept messages. */
  online: flag,
  profilepicture: text,
  telephonenumber: text,
  email: text,
});
export type MessagingSupplier = z.output<typeof messagingSupplier>;

/** A conversation in the ticket-style calls (002 §3). */
export const supplierConversation = z.object({
  messageid: id,
  registeredhash: z.string(),
  wholesalername: text,
  subject: z.string(),
  createddate: moment,
  category: text,
  unreadmessagecount: count,
  profilepicture: text,
});
export type SupplierConversation = z.output<typeof supplierConversation>;

export const supplierConversationMessage = z.object({ fromwholesaler: flag, message: z.string(), createddate: moment });
export type SupplierConversationMessage = z.output<typeof supplierConversationMessage>;
