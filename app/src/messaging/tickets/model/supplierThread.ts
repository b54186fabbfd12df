import { type MessageCategory, messageCategory, type SupplierConversation } from '@mortar/contract';
import type { ThreadRow } from '#messaging/conversation/ThreadList.tsx';

/** A conversation with a supplier as the list shows it; its id is that of the messaging centre. */
export interface SupplierThread extends ThreadRow {
  hash: string;
  /** What a reply is filed under; General where the server names one that cannot be sent. */
  category: MessageCategory;
}

const getCategory = (name: string): MessageCategory => messageCategory.safeParse(name).data ?? 'General';

export const toSupplierThread = (conversation: SupplierConversation): SupplierThread => ({
  ...{ id: conversation.messageid, hash: conversation.registeredhash, subject: conversation.subject },
  ...{ partner: conversation.wholesalername, picture: conversation.profilepicture },
  ...{ at: conversation.createddate ?? '', detail: conversation.category, unread: conversation.unreadmessagecount },
  category: getCategory(conversation.category),
});
