import * as z from 'zod/mini';
import { call } from '../../call.ts';
import {
  messageCategory,
  messagingSupplier,
  supplierConversation,
  supplierConversationMessage,
} from '../../entities/messaging.ts';
import { amount, count, flag, id, text } from '../../scalars.ts';

export const listMessagingSuppliers = call('listMessagingSuppliers', {
  method: 'GET',
  path: '/api/Wholesaler/messagingcentre/get',
  summary: 'Lists the suppliers one can write to, and which of them are online.',
  section: '002 §2.10, §7',
  answer: z.object({ wholesalers: z.array(messagingSupplier) }),
});

export const listSupplierConversations = call('listSupplierConversations', {
  method: 'GET',
  path: '/api/Wholesaler/conversations/get',
  summary: 'Lists the conversations with a supplier, newest first, a page at a time.',
  section: '002 §7',
  query: z.object({
    bhf: z.string(),
    /** '' lists those with every supplier. */
    registeredhash: z.string(),
    search: z.string(),
    pagerows: id,
    /** From 1. */
    pagenum: id,
    ispaginated: flag,
    /** Only this one; '' or 0 for all. */
    messageid: z.string(),
  }),
  answer: z.object({ conversations: z.array(supplierConversation), pagecount: count }),
});

export const markSupplierMessagesRead = call('markSupplierMessagesRead', {
  method: 'PUT',
  path: '/api/Wholesaler/messages/read/all/update',
  summary: "Marks a supplier's messages as read.",
  section: '002 §7',
  query: z.object({ bhf: z.string(), RegisteredHash: z.string() }),
});

export const getSupplierConversation = call('getSupplierConversation', {
  method: 'GET',
  path: '/api/Wholesaler/conversation/details/get',
  summary: 'Reads the messages of a conversation, oldest first; with an unread count, marks them as read.',
  section: '002 §7',
  query: z.object({ bhf: z.string(), registeredhash: z.string(), messageid: id, unreadmessagecount: id }),
  answer: z.object({ conversationdetails: z.array(supplierConversationMessage) }),
});

export const submitSupplierMessage = call('submitSupplierMessage', {
  method: 'POST',
  path: '/api/Wholesaler/message/submit',
  summary: 'Begins a conversation with each of the suppliers, or answers in the one that is named.',
  section: '002 §7',
  /** '' or 0 begins a conversation. */
  query: z.object({ messageid: z.string() }),
  body: z.object({
    supplierhashes: z.array(z.string()),
    bhf: z.string(),
    message: z.object({
      subject: z.string(),
      message: z.string(),
      messagehtml: text,
      additionaldata: text,
      createdate: text,
      category: messageCategory,
    }),
  }),
  answer: z.object({ resulttext: text }),
});

export const updateSupplier = call('updateSupplier', {
  method: 'PUT',
  path: '/api/Wholesaler/update',
  summary: 'Changes what the retailer agreed with a supplier.',
  section: '002 §2.12, §5, §7',
  body: z.object({
    creditorid: id,
    /** Rand. */
    creditlimit: amount,
    minimumordervalue: amount,
    /** The day the month ends on, 1 to 31. */
    closingday: id,
    accountnumber: z.optional(z.string()),
    telephonenumber: z.optional(z.string()),
    email: z.optional(z.string()),
    retailprice: z.optional(z.string()),
    additionalinfo: z.optional(z.string()),
    /** Not a part of the form: may come along as it is, and is changed by no call. */
    preference: z.optional(count),
  }),
});
