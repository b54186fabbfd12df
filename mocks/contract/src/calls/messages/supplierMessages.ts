import * as z from 'zod/mini';
import { call } from '../../call.ts';
import {
  messageCategory,
  messagingSupplier,
  supplierConversation,
  supplierConversationMessage,
} from '../../entities/messaging.ts';
import { amount, count, flag, id, text } from '../../scalars.ts';
import { rows } from '../../tolerant.ts';
import { line, message, optionalLine, optionalMessage, subject } from '../../typed.ts';

export const listMessagingSuppliers = call('listMessagingSuppliers', {
  method: 'GET',
  path: '/api/Wholesaler/messagingcentre/get',
  summary: 'Lists the suppliers one can write to, and which of them are online.',
  section: '002 §2.10, §7',
  answer: z.object({ wholesalers: rows(messagingSupplier) }),
});

export const listSupplierConversations = call('listSupplierConversations', {
  method: 'GET',
  path: '/api/Wholesaler/conversations/get',
  summary: 'Lists the conversations with a supplier, newest first, a page at a time.',
  section: '002 §7',
  query: z.object({
    bhf: line,
    /** '' lists those with every supplier. */
    registeredhash: line,
    search: line,
    pagerows: id,
    /** From 1. */
    pagenum: id,
    ispaginated: flag,
    /** Only this one; '' or 0 for all. */
    messageid: line,
  }),
  answer: z.object({ conversations: rows(supplierConversation), pagecount: count }),
});

export const markSupplierMessagesRead = call('markSupplierMessagesRead', {
  method: 'PUT',
  path: '/api/Wholesaler/messages/read/all/update',
  summary: "Marks a supplier's messages as read.",
  section: '002 §7',
  query: z.object({ bhf: line, RegisteredHash: line }),
});

export const getSupplierConversation = call('getSupplierConversation', {
  method: 'GET',
  path: '/api/Wholesaler/conversation/details/get',
  summary: 'Reads the messages of a conversation, oldest first; with an unread count, marks them as read.',
  section: '002 §7',
  query: z.object({ bhf: line, registeredhash: line, messageid: id, unreadmessagecount: id }),
  answer: z.object({ conversationdetails: rows(supplierConversationMessage) }),
});

export const submitSupplierMessage = call('submitSupplierMessage', {
  method: 'POST',
  path: '/api/Wholesaler/message/submit',
  summary: 'Begins a conversation with each of the suppliers, or answers in the one that is named.',
  section: '002 §7',
  /** '' or 0 starts a conversation. */
  query: z.object({ messageid: line }),
  body: z.object({
    supplierhashes: z.array(line),
    bhf: line,
    message: z.object({
      subject,
      message,
      messagehtml: optionalMessage,
      additionaldata: optionalLine,
      createdate: optionalLine,
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
    /** Last day of the account's month, 1 to 31. */
    closingday: id,
    accountnumber: z.optional(line),
    telephonenumber: z.optional(line),
    email: z.optional(line),
    retailprice: z.optional(line),
    additionalinfo: z.optional(line),
    /** Not part of the form: may be included, and no call changes it. */
    preference: z.optional(count),
  }),
});
