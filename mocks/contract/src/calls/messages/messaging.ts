import * as z from 'zod/mini';
import { call } from '../../call.ts';
import {
  conversation,
  conversationMessage,
  messageCategory,
  plainMessages,
  SUPPLIER_SENDER,
} from '../../entities/messaging.ts';
import { notificationGroup } from '../../entities/notification.ts';
import { count, id, moment } from '../../scalars.ts';
import { rows } from '../../tolerant.ts';
import { line, message, optionalLine, subject } from '../../typed.ts';

const service = { host: 'messaging', codeField: 'resultCode' } as const;

export const listConversations = call('listConversations', {
  ...service,
  method: 'GET',
  path: '/messaging/conversation/paginated/get',
  summary: 'Lists conversations, the one written in last first, a page at a time.',
  section: '002 §2.10, §7',
  query: z.object({
    /** '' lists those with every supplier. */
    registeredHash: line,
    /** From 1. */
    pageNum: id,
    pageSize: id,
    searchText: line,
    retailerID: id,
    sender: z.literal(SUPPLIER_SENDER),
    category: z.union([z.literal('All'), messageCategory]),
    /** yyyy-MM-ddT00:00, or ''. */
    startDate: line,
    /** yyyy-MM-ddT23:59, or ''. */
    endDate: line,
  }),
  answer: z.object({ conversations: rows(conversation), numberOfPages: count }),
});

export const listMessages = call('listMessages', {
  ...service,
  method: 'GET',
  path: '/messaging/conversation/messages/get',
  summary: 'Reads the messages of a conversation, oldest first.',
  section: '002 §7',
  query: z.object({ convID: id }),
  answer: z.object({ messages: rows(conversationMessage) }),
  plain: plainMessages,
});

export const markMessagesRead = call('markMessagesRead', {
  ...service,
  method: 'PUT',
  path: '/messaging/conversation/message/isread/update',
  summary: "Marks the supplier's messages of a conversation as read.",
  section: '002 §4, §7',
  body: z.object({ convID: id, sender: line }),
});

export const postMessage = call('postMessage', {
  ...service,
  method: 'POST',
  path: '/messaging/conversation/message/post',
  summary: 'Writes in a conversation.',
  section: '002 §4, §7',
  body: z.object({ convID: id, message, sender: line }),
  answer: z.object({ convMessageID: id, sendDateTime: moment }),
});

export const postConversation = call('postConversation', {
  ...service,
  method: 'POST',
  path: '/messaging/conversation/post',
  summary: 'Begins a conversation with an online supplier; its first message is posted afterwards.',
  section: '002 §4, §7',
  body: z.object({ subject, category: messageCategory, registeredHash: line, retailerID: id }),
  answer: z.object({ convID: id, startDateTime: moment }),
});

/** A notification for the supplier's side (002 §7). */
export const supplierNotification = z.object({
  systemid: optionalLine,
  username: optionalLine,
  title: optionalLine,
  body: optionalLine,
  group: notificationGroup,
  icon: optionalLine,
  identifier: line,
  secondaryidentifier: optionalLine,
  bhf: optionalLine,
  retailerid: id,
  supplierhash: line,
  sentdate: optionalLine,
  tokenexpirydatetime: moment,
});
export type SupplierNotification = z.output<typeof supplierNotification>;

export const pushNotification = call('pushNotification', {
  method: 'POST',
  path: '/notification/post',
  host: 'notification',
  summary: 'Notifies a supplier of what was written to it.',
  section: '002 §4, §7',
  body: supplierNotification,
});
