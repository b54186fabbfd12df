import {
  getSupplierConversation,
  listMessagingSuppliers,
  listSupplierConversations,
  markSupplierMessagesRead,
  showsNothing,
  submitSupplierMessage,
  updateSupplier,
} from '@mortar/contract';
import { SUPPLIERS, type Supplier } from '../../catalogue/data/suppliers.ts';
import { handle } from '../../http/handle.ts';
import { nothing, refuse, success, value } from '../../http/reply.ts';
import type { AuthenticatedContext } from '../../http/requestContext.ts';
import { getPortrait } from '../../images/portrait.ts';
import { rights } from '../../rules/access/rights.ts';
import { iso } from '../../rules/days.ts';
import { page } from '../../rules/lists.ts';
import {
  fromSupplier,
  getMessages,
  isOnline,
  markRead,
  registeredHash,
  supplierByCode,
  supplierByHash,
} from '../../rules/messages/chat.ts';
import { toCents } from '../../rules/money.ts';
import type { ConversationRow } from '../../store/rows.ts';
import { addMessage, CHOOSE_ONLINE, ownConversation, searchConversations, startConversation } from './messaging.ts';

const NOT_YOURS = refuse('The practice number is not yours.');
const PAGE_ROWS = 200;

const answerSuppliers = handle(listMessagingSuppliers, rights.readResponses, ({ store, retailer }) => {
  const wholesalers = SUPPLIERS.flatMap((supplier) => {
    const terms = store.terms.get(`${retailer.retailerid}/${supplier.suppliercode}`);
    if (!terms) return [];
    return [
      {
        creditorid: supplier.creditorid,
        wholesalername: supplier.suppliername,
        wholesalercode: supplier.suppliercode,
        registeredhash: registeredHash(supplier),
        online: isOnline(store, supplier),
        profilepicture: getPortrait(supplier.suppliername),
        telephonenumber: terms.telephonenumber ?? '',
        email: terms.email ?? '',
      },
    ];
  });
  return wholesalers.length === 0 ? nothing : value({ wholesalers });
});

const unread = ({ store }: AuthenticatedContext, conversation: ConversationRow) =>
  getMessages(store, conversation).filter((message) => fromSupplier(message) && !message.isread).length;

function conversationRow(context: AuthenticatedContext, conversation: ConversationRow) {
  const { convID, suppliercode, subject, category, startedat } = conversation;
  const wholesalername = supplierByCode(suppliercode)?.suppliername ?? '';
  return {
    messageid: convID,
    subject,
    category,
    registeredhash: registeredHash({ suppliercode }),
    wholesalername,
    createddate: iso(startedat),
    unreadmessagecount: unread(context, conversation),
    profilepicture: getPortrait(wholesalername),
  };
}

const answerList = handle(listSupplierConversations, rights.useMessaging, (context, query) => {
  if (query.bhf !== context.retailer.bhf) return NOT_YOURS;
  if (query.pagenum < 1 || query.pagerows < 1 || query.pagerows > PAGE_ROWS) return refuse('There is no such page.');
  const supplier = query.registeredhash === '' ? null : supplierByHash(query.registeredhash);
  if (supplier === undefined) return nothing;
  const messageId = Number(query.messageid);
  const found = searchConversations(context, supplier?.suppliercode ?? null, query.search).filter(
    ({ convID }) => messageId === 0 || convID === messageId,
  );
  const { rows, pages } = page(found, query.pagenum, query.ispaginated ? query.pagerows : Math.max(1, found.length));
  if (rows.length === 0) return nothing;
  return value({ conversations: rows.map((row) => conversationRow(context, row)), pagecount: pages });
});

const answerReadAll = handle(markSupplierMessagesRead, rights.useMessaging, (context, { bhf, RegisteredHash }) => {
  if (bhf !== context.retailer.bhf) return NOT_YOURS;
  const supplier = supplierByHash(RegisteredHash);
  if (!supplier) return nothing;
  for (const conversation of searchConversations(context, supplier.suppliercode, ''))
    markRead(context.store, conversation);
  return success;
});

const answerGet = handle(getSupplierConversation, rights.useMessaging, (context, query) => {
  if (query.bhf !== context.retailer.bhf) return NOT_YOURS;
  const conversation = ownConversation(context, query.messageid);
  if (!conversation || registeredHash(conversation) !== query.registeredhash) return nothing;
  if (query.unreadmessagecount > 0) markRead(context.store, conversation);
  return value({
    conversationdetails: getMessages(context.store, conversation).map((message) => ({
      fromwholesaler: fromSupplier(message),
      message: message.message,
      createddate: iso(message.sentat),
    })),
  });
});

/** Returns a message's suppliers, or a refusal: only online ones accept messages (002 §4). */
function recipients({ store }: AuthenticatedContext, hashes: readonly string[]) {
  const found = [...new Set(hashes)].map(supplierByHash);
  if (found.length === 0 || found.includes(undefined)) return { refusal: nothing };
  const suppliers = found as Supplier[];
  return suppliers.every((supplier) => isOnline(store, supplier)) ? { suppliers } : { refusal: refuse(CHOOSE_ONLINE) };
}

const answerSubmit = handle(submitSupplierMessage, rights.useMessaging, (context, { messageid }, requested) => {
  const { subject, message, category } = requested.message;
  if (requested.bhf !== context.retailer.bhf) return NOT_YOURS;
  if (showsNothing(message)) return refuse('Please fill out this field');
  const { suppliers, refusal } = recipients(context, requested.supplierhashes);
  if (refusal) return refusal;
  if (Number(messageid) !== 0) {
    const conversation = ownConversation(context, Number(messageid));
    const known = suppliers.some(({ suppliercode }) => suppliercode === conversation?.suppliercode);
    if (!conversation || !known) return nothing;
    addMessage(context, conversation, message);
    return value({ resulttext: 'Message sent.' });
  }
  if (showsNothing(subject)) return refuse('Please fill out this field');
  for (const supplier of suppliers)
    addMessage(context, startConversation(context, supplier, { subject, category }), message);
  return value({ resulttext: 'Message sent.' });
});

const hasText = (text: string) => !showsNothing(text);

const answerUpdate = handle(updateSupplier, rights.changeSettings, ({ store, retailer }, _query, requested) => {
  const { creditorid, creditlimit, minimumordervalue, closingday, accountnumber, preference, ...contact } = requested;
  const supplier = SUPPLIERS.find((one) => one.creditorid === creditorid);
  const terms = supplier && store.terms.get(`${retailer.retailerid}/${supplier.suppliercode}`);
  if (!terms) return nothing;
  if (preference !== undefined && preference !== terms.preference) {
    return refuse('The preference is no part of the supplier’s form.');
  }
  if (closingday < 1 || closingday > 31) return refuse('A month ends on day 1 to 31.');
  if (creditlimit < 0 || minimumordervalue < 0) return refuse('An amount is zero or more.');
  const [, ...otheraccounts] = terms.accountnumbers;
  const given = Object.fromEntries(Object.entries(contact).filter(([, text]) => text !== undefined));
  store.terms.put({
    ...terms,
    ...given,
    closingday,
    creditlimitcents: toCents(creditlimit),
    minimumordercents: toCents(minimumordervalue),
    accountnumbers:
      accountnumber === undefined ? terms.accountnumbers : [accountnumber, ...otheraccounts].filter(hasText),
  });
  return success;
});

export const supplierMessageCalls = [answerSuppliers, answerList, answerReadAll, answerGet, answerSubmit, answerUpdate];
