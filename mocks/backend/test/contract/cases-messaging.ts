import { registeredHash } from '../../src/rules/messages/chat.ts';
import type { Case, Known } from './known.ts';

const KEST = registeredHash({ suppliercode: 'KEST' });
const OFFLINE = registeredHash({ suppliercode: 'CAPE' });
const NOWHERE = 987_654;

const getBhf = ({ store, me }: Known) => store.retailers.get(me.retailerid)?.bhf ?? '';
/** A conversation of the pharmacy; groups have none. */
const talkWith = ({ store, me }: Known, suppliercode: string) =>
  store.conversations.at(me.retailerid).find((conversation) => conversation.suppliercode === suppliercode)?.convID ?? 0;
const findTicket = ({ store, me }: Known) => store.tickets.at(me.retailerid)[0]?.ticketnumber ?? 'T000000';

const ticketList = (known: Known, changed: object = {}) => ({
  query: { bhf: getBhf(known), filter: '0', search: '', pagerows: 50, pagenum: 1, ispaginated: true, ...changed },
});
const ticket = (known: Known, changed: object = {}) => ({
  body: {
    bhf: getBhf(known),
    category: 'Support',
    subject: 'A question',
    message: 'How does it work?',
    staffmember: 'Nomsa Khumalo',
    staffid: 1,
    retailerid: known.me.retailerid,
    retailername: 'Kloof Street',
    ...changed,
  },
});
const CREDITOR =
  '<creditor><creditorname>New</creditorname><accountnumber>1</accountnumber><creditlimit>5000</creditlimit><preference>2</preference><comment>Please &amp; thank you</comment></creditor>';
const creditor = (known: Known, message: string) => ({
  query: { iscustom: 'true' },
  body: {
    bhf: getBhf(known),
    category: 'Accounts',
    subject: 'New Creditor',
    message,
    retailerid: known.me.retailerid,
    retailername: 'Kloof Street Pharmacy',
  },
});

const conversations = (known: Known, changed: object = {}) => ({
  query: {
    registeredHash: KEST,
    pageNum: 1,
    pageSize: 25,
    searchText: '',
    retailerID: known.me.retailerid,
    sender: 'insights',
    category: 'All',
    startDate: '',
    endDate: '',
    ...changed,
  },
});
const supplierConversations = (known: Known, changed: object = {}) => ({
  query: {
    bhf: getBhf(known),
    registeredhash: KEST,
    search: '',
    pagerows: 50,
    pagenum: 1,
    ispaginated: true,
    messageid: '',
    ...changed,
  },
});
const supplierMessage = (known: Known, hash: string, changed: object = {}) => ({
  query: { messageid: '' },
  body: {
    supplierhashes: [hash],
    bhf: getBhf(known),
    message: {
      subject: 'A question',
      message: 'Do you deliver on Saturdays?',
      messagehtml: '',
      additionaldata: '',
      createdate: '2026-03-02T06:30:00.000Z',
      category: 'General',
      ...changed,
    },
  },
});
const supplier = (changed: object = {}) => ({
  body: { creditorid: 101, creditlimit: 1000, minimumordervalue: 250.5, closingday: 25, ...changed },
});
const pushed = (known: Known, changed: object = {}) => ({
  body: {
    systemid: 'mortar',
    username: 'buyer@1001',
    title: 'Message',
    body: 'Hello',
    group: 'supplier',
    icon: '',
    identifier: KEST,
    secondaryidentifier: '1',
    bhf: getBhf(known),
    retailerid: known.me.retailerid,
    supplierhash: KEST,
    sentdate: '2026-03-02T06:30:00.000Z',
    tokenexpirydatetime: null,
    ...changed,
  },
});

const supportCases: Record<string, Case> = {
  listTickets: {
    good: (known) => ticketList(known),
    absent: (known) => ticketList(known, { search: 'no such ticket' }),
    bad: (known) => ticketList(known, { filter: '3' }),
    barred: 'viewer@1001',
  },
  listSupportStaff: { good: () => ({}), barred: 'viewer@1001' },
  markTicketsRead: {
    good: (known) => ({ query: { bhf: getBhf(known) } }),
    bad: () => ({ query: { bhf: '0000000' } }),
    barred: 'viewer@1001',
  },
  getTicket: {
    good: (known) => ({
      query: { bhf: getBhf(known), ticketid: Number(findTicket(known).slice(1)), unreadmessagecount: 1 },
    }),
    absent: (known) => ({ query: { bhf: getBhf(known), ticketid: NOWHERE, unreadmessagecount: 0 } }),
    bad: (known) => ({ query: { bhf: getBhf(known) } }),
    barred: 'viewer@1001',
  },
  respondToTicket: {
    good: (known) => ({
      body: { message: 'Thank you', staffmember: 'T', staffid: 2, ticketnumber: findTicket(known), bhf: getBhf(known) },
    }),
    absent: (known) => ({
      body: { message: 'Thank you', staffmember: 'T', staffid: 2, ticketnumber: 'T999999', bhf: getBhf(known) },
    }),
    bad: (known) => ({
      body: { message: ' ', staffmember: 'T', staffid: 2, ticketnumber: findTicket(known), bhf: getBhf(known) },
    }),
    barred: 'viewer@1001',
  },
  submitTicket: {
    good: (known) => ticket(known),
    absent: (known) => ticket(known, { staffid: 99 }),
    bad: (known) => ticket(known, { category: 'Gossip' }),
    barred: 'viewer@1001',
  },
  requestCreditor: {
    good: (known) => creditor(known, CREDITOR),
    bad: (known) => creditor(known, CREDITOR.replace('<comment>Please &amp; thank you</comment>', '')),
    barred: 'viewer@1001',
  },
};

const supplierMessageCases: Record<string, Case> = {
  listMessagingSuppliers: { good: () => ({}), barred: 'nobody' },
  listSupplierConversations: {
    good: (known) => supplierConversations(known),
    absent: (known) => supplierConversations(known, { registeredhash: 'nobody' }),
    bad: (known) => supplierConversations(known, { pagenum: 0 }),
    barred: 'viewer@1001',
  },
  markSupplierMessagesRead: {
    good: (known) => ({ query: { bhf: getBhf(known), RegisteredHash: KEST } }),
    absent: (known) => ({ query: { bhf: getBhf(known), RegisteredHash: 'nobody' } }),
    bad: () => ({ query: { bhf: '0000000', RegisteredHash: KEST } }),
    barred: 'viewer@1001',
  },
  getSupplierConversation: {
    good: (known) => ({
      query: { bhf: getBhf(known), registeredhash: KEST, messageid: talkWith(known, 'KEST'), unreadmessagecount: 0 },
    }),
    absent: (known) => ({
      query: { bhf: getBhf(known), registeredhash: KEST, messageid: talkWith(known, 'PROT'), unreadmessagecount: 0 },
    }),
    bad: (known) => ({ query: { bhf: getBhf(known), registeredhash: KEST } }),
    barred: 'viewer@1001',
  },
  submitSupplierMessage: {
    good: (known) => supplierMessage(known, KEST),
    absent: (known) => supplierMessage(known, 'nobody'),
    bad: (known) => supplierMessage(known, OFFLINE),
    barred: 'viewer@1001',
  },
  updateSupplier: {
    good: () => supplier(),
    absent: () => supplier({ creditorid: 999 }),
    bad: () => supplier({ closingday: 32 }),
    barred: 'viewer@1001',
  },
};

/** Cases of support, messages to suppliers, and the conversation service. */
export const messagingCases: Record<string, Case> = {
  ...supportCases,
  ...supplierMessageCases,
  listConversations: {
    good: (known) => conversations(known),
    absent: (known) => conversations(known, { searchText: 'no such words' }),
    bad: (known) => conversations(known, { startDate: '2026/03/01' }),
    barred: 'viewer@1001',
  },
  listMessages: {
    good: (known) => ({ query: { convID: talkWith(known, 'KEST') } }),
    absent: () => ({ query: { convID: NOWHERE } }),
    bad: () => ({}),
    barred: 'viewer@1001',
  },
  markMessagesRead: {
    good: (known) => ({ body: { convID: talkWith(known, 'PROT'), sender: 'insights' } }),
    absent: () => ({ body: { convID: NOWHERE, sender: 'insights' } }),
    bad: () => ({ body: { sender: 'insights' } }),
    barred: 'viewer@1001',
  },
  postMessage: {
    good: (known) => ({ body: { convID: talkWith(known, 'PROT'), message: 'Thank you', sender: 'retailer' } }),
    absent: () => ({ body: { convID: NOWHERE, message: 'Thank you', sender: 'retailer' } }),
    bad: (known) => ({ body: { convID: talkWith(known, 'PROT'), message: 'Thank you', sender: 'insights' } }),
    barred: 'viewer@1001',
  },
  postConversation: {
    good: ({ me }) => ({
      body: { subject: 'A question', category: 'General', registeredHash: KEST, retailerID: me.retailerid },
    }),
    absent: ({ me }) => ({
      body: { subject: 'A question', category: 'General', registeredHash: 'nobody', retailerID: me.retailerid },
    }),
    bad: ({ me }) => ({
      body: { subject: 'A question', category: 'General', registeredHash: OFFLINE, retailerID: me.retailerid },
    }),
    barred: 'viewer@1001',
  },
  pushNotification: {
    good: (known) => pushed(known),
    absent: (known) => pushed(known, { supplierhash: 'nobody' }),
    bad: (known) => pushed(known, { bhf: '0000000' }),
    barred: 'viewer@1001',
  },
};
