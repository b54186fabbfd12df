import { type MessageCategory, messageCategory, type SupplierConversation } from '@mortar/contract';
import type { ThreadRow } from '#messaging/conversation/ThreadList.tsx';

/** Conversation with a supplier in the list, with the messaging centre's id. */
export interface SupplierThread extends ThreadRow {
  hash: string;
  /** Category of replies; General if the server's cannot be sent. */
  category: MessageCategory;
}

const getCategory = (name: string): MessageCategory => messageCategory.safeParse(name).data ?? 'General';

export const toSupplierThread = (conversation: SupplierConversation): SupplierThread => ({
  id: conversation.messageid,
  hash: conversation.registeredhash,
  subject: conversation.subject,
  partner: conversation.wholesalername,
  picture: conversation.profilepicture,
  at: conversation.createddate ?? '',
  detail: conversation.category,
  unread: conversation.unreadmessagecount,
  category: getCategory(conversation.category),
});
