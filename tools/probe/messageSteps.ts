import {
  getSupplierConversation,
  getTicket,
  listConversations,
  listMessages,
  listMessagingSuppliers,
  listSupplierConversations,
  listSupportStaff,
  listTickets,
  SUPPLIER_SENDER,
} from '@mortar/contract';
import { ALONE, alone, always, type Step, step } from './steps.ts';

/** Read calls about messages. Requests an unread count of 0, because any other marks messages as read (002 §7). */
export const MESSAGES: readonly Step[] = [
  step(listSupportStaff, alone(always()), ALONE),
  step(
    listTickets,
    alone(({ staff: { bhf } }) => ({
      query: { bhf, filter: '0', search: '', pagerows: 50, pagenum: 1, ispaginated: true },
    })),
    {
      ...ALONE,
      note(found, { tickets: [first] }) {
        found.ticket = first?.ticketid;
      },
    },
  ),
  step(
    getTicket,
    ({ staff: { bhf }, ticket }) =>
      ticket === undefined ? null : { query: { bhf, ticketid: ticket, unreadmessagecount: 0 } },
    { needs: 'a ticket' },
  ),
  step(listMessagingSuppliers, alone(always()), {
    ...ALONE,
    note(found, { wholesalers: [first] }) {
      found.partner = first?.registeredhash;
    },
  }),
  step(
    listSupplierConversations,
    alone(({ staff: { bhf } }) => ({
      query: { bhf, registeredhash: '', search: '', pagerows: 50, pagenum: 1, ispaginated: true, messageid: '' },
    })),
    {
      ...ALONE,
      note(found, { conversations: [first] }) {
        found.talk = first?.messageid;
        found.partner = first?.registeredhash ?? found.partner;
      },
    },
  ),
  step(
    getSupplierConversation,
    ({ staff: { bhf }, partner, talk }) =>
      partner === undefined || talk === undefined
        ? null
        : { query: { bhf, registeredhash: partner, messageid: talk, unreadmessagecount: 0 } },
    { needs: 'a conversation with a supplier' },
  ),
  step(
    listConversations,
    alone(({ staff: { retailerid } }) => ({
      query: {
        registeredHash: '',
        pageNum: 1,
        pageSize: 25,
        searchText: '',
        retailerID: retailerid,
        sender: SUPPLIER_SENDER,
        category: 'All',
        startDate: '',
        endDate: '',
      },
    })),
    {
      ...ALONE,
      note(found, { conversations: [first] }) {
        found.conversation = first?.convID;
      },
    },
  ),
  step(listMessages, ({ conversation }) => (conversation === undefined ? null : { query: { convID: conversation } }), {
    needs: 'a conversation',
  }),
];
