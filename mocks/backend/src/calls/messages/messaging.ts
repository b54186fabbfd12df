import {
  listConversations,
  listMessages,
  markMessagesRead,
  OWN_SENDER,
  postConversation,
  postMessage,
  pushNotification,
  SUPPLIER_SENDER,
  showsNothing,
} from '@mortar/contract';
import type { Supplier } from '../../catalogue/data/suppliers.ts';
import { handle } from '../../http/handle.ts';
import { nothing, refuse, success, value } from '../../http/reply.ts';
import type { AuthenticatedContext } from '../../http/requestContext.ts';
import { rights } from '../../rules/access/rights.ts';
import { iso, readLocalTime } from '../../rules/days.ts';
import { containsText, page } from '../../rules/lists.ts';
import { localOffset } from '../../rules/localTime.ts';
import {
  conversationView,
  getMessages,
  isOnline,
  lastActivity,
  markRead,
  messageView,
  supplierByCode,
  supplierByHash,
} from '../../rules/messages/chat.ts';
import type { ConversationRow, MessageRow } from '../../store/rows.ts';

const PAGE_SIZE = 100;
/** Only online suppliers accept messages (002 §4). */
export const CHOOSE_ONLINE = 'Please select an online supplier';

/** Returns the retailer's conversations that contain a text, latest first. */
export function searchConversations(
  context: AuthenticatedContext,
  suppliercode: string | null,
  search: string,
): ConversationRow[] {
  const { store, retailer } = context;
  return store.conversations
    .at(retailer.retailerid)
    .filter((conversation) => suppliercode === null || conversation.suppliercode === suppliercode)
    .filter((conversation) => {
      const texts = getMessages(store, conversation).map(({ message }) => message);
      const name = supplierByCode(conversation.suppliercode)?.suppliername ?? '';
      return containsText(search, conversation.subject, name, ...texts);
    })
    .sort((a, b) => lastActivity(store, b) - lastActivity(store, a) || b.convID - a.convID);
}

const answerList = handle(listConversations, rights.useMessaging, (context, query) => {
  const { store, retailer } = context;
  if (query.retailerID !== retailer.retailerid) return refuse(`Retailer ${query.retailerID} is not yours.`);
  if (query.pageNum < 1 || query.pageSize < 1 || query.pageSize > PAGE_SIZE) return refuse('There is no such page.');
  const offset = localOffset(store, retailer.retailerid);
  const from = query.startDate === '' ? Number.NEGATIVE_INFINITY : readLocalTime(query.startDate, offset);
  const until = query.endDate === '' ? Number.POSITIVE_INFINITY : readLocalTime(query.endDate, offset);
  if (from === null || until === null) return refuse('A date is written yyyy-MM-ddTHH:mm.');
  const supplier = query.registeredHash === '' ? null : supplierByHash(query.registeredHash);
  if (supplier === undefined) return nothing;
  const found = searchConversations(context, supplier?.suppliercode ?? null, query.searchText).filter(
    ({ category, startedat }) =>
      (query.category === 'All' || category === query.category) && startedat >= from && startedat < until + 60_000,
  );
  const { rows, pages } = page(found, query.pageNum, query.pageSize);
  if (rows.length === 0) return nothing;
  return value({ conversations: rows.map((row) => conversationView(store, row)), numberOfPages: pages });
});

export function ownConversation(
  { store, retailer }: AuthenticatedContext,
  convID: number,
): ConversationRow | undefined {
  const conversation = store.conversations.get(convID);
  return conversation?.retailerid === retailer.retailerid ? conversation : undefined;
}

const answerMessages = handle(listMessages, rights.useMessaging, (context, { convID }) => {
  const conversation = ownConversation(context, convID);
  const messages = conversation ? getMessages(context.store, conversation) : [];
  if (!conversation || messages.length === 0) return nothing;
  return value({ messages: messages.map((message) => messageView(conversation, message)) });
});

/** A retailer can only mark its supplier's messages as read, whatever `sender` says. */
const answerRead = handle(markMessagesRead, rights.useMessaging, (context, _query, { convID }) => {
  const conversation = ownConversation(context, convID);
  if (!conversation) return nothing;
  markRead(context.store, conversation);
  return success;
});

/** Writes a message as the pharmacy, whatever `sender` says; an online supplier answers after a while. */
export function addMessage(context: AuthenticatedContext, conversation: ConversationRow, message: string): MessageRow {
  const { store, now, replySimulator } = context;
  const { convID } = conversation;
  const convMessageID = store.next('message');
  const row = { convMessageID, convID, message, sender: OWN_SENDER, sentat: now, isread: false };
  store.messages.put(row);
  context.afterwards(() => replySimulator.scheduleSupplierReply(conversation));
  return row;
}

/** Starts an empty conversation. */
export function startConversation(
  context: AuthenticatedContext,
  supplier: Supplier,
  about: Pick<ConversationRow, 'subject' | 'category'>,
) {
  const { store, retailer, now } = context;
  const conversation: ConversationRow = {
    convID: store.next('conversation'),
    retailerid: retailer.retailerid,
    suppliercode: supplier.suppliercode,
    startedat: now,
    ...about,
  };
  store.conversations.put(conversation);
  return conversation;
}

const answerPost = handle(postMessage, rights.useMessaging, (context, _query, { convID, message, sender }) => {
  if (sender === SUPPLIER_SENDER) return refuse('Only a supplier writes as a supplier.');
  if (showsNothing(message)) return refuse('Please fill out all of the fields');
  const conversation = ownConversation(context, convID);
  const supplier = conversation && supplierByCode(conversation.suppliercode);
  if (!conversation || !supplier) return nothing;
  if (!isOnline(context.store, supplier)) return refuse(CHOOSE_ONLINE);
  const { convMessageID, sentat } = addMessage(context, conversation, message);
  return value({ convMessageID, sendDateTime: iso(sentat) });
});

const answerStart = handle(postConversation, rights.useMessaging, (context, _query, requested) => {
  const { subject, category, registeredHash, retailerID } = requested;
  if (retailerID !== context.retailer.retailerid) return refuse(`Retailer ${retailerID} is not yours.`);
  if (showsNothing(subject)) return refuse('Please fill out all of the fields');
  const supplier = supplierByHash(registeredHash);
  if (!supplier) return nothing;
  if (!isOnline(context.store, supplier)) return refuse(CHOOSE_ONLINE);
  const { convID, startedat } = startConversation(context, supplier, { subject, category });
  return value({ convID, startDateTime: iso(startedat) });
});

/** There is no supplier client to notify, so only deliverability is checked. */
const answerPush = handle(pushNotification, rights.useMessaging, ({ retailer }, _query, sent) => {
  if (sent.retailerid !== retailer.retailerid || sent.bhf !== retailer.bhf) {
    return refuse('The notification names another retailer.');
  }
  return supplierByHash(sent.supplierhash) ? success : nothing;
});

export const messagingCalls = [answerList, answerMessages, answerRead, answerPost, answerStart, answerPush];
