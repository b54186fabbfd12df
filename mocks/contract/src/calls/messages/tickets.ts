import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { messageCategory } from '../../entities/messaging.ts';
import { supportMember, supportTicket, ticketMessage } from '../../entities/support.ts';
import { count, flag, id, text } from '../../scalars.ts';
import { rows } from '../../tolerant.ts';
import { line, message, subject } from '../../typed.ts';

/** All, open, closed, incorrect link (002 §7). */
export const ticketFilter = z.enum(['0', '1', '2', '6']);
export type TicketFilter = z.output<typeof ticketFilter>;

export const listTickets = call('listTickets', {
  method: 'GET',
  path: '/api/Support/ticket/list/get',
  summary: "Lists the retailer's tickets, newest first, a page at a time.",
  section: '002 §7',
  query: z.object({
    bhf: line,
    filter: ticketFilter,
    search: line,
    pagerows: id,
    /** From 1. */
    pagenum: id,
    ispaginated: flag,
  }),
  answer: z.object({ tickets: rows(supportTicket), pageCount: count }),
});

export const listSupportStaff = call('listSupportStaff', {
  method: 'GET',
  path: '/api/Support/staff/get',
  summary: 'Lists the people of support.',
  section: '002 §7',
  answer: z.object({ supportstaff: rows(supportMember) }),
});

export const markTicketsRead = call('markTicketsRead', {
  method: 'PUT',
  path: '/api/Support/ticket/read/all/update',
  summary: 'Marks every message of support as read.',
  section: '002 §7',
  query: z.object({ bhf: line }),
});

export const getTicket = call('getTicket', {
  method: 'GET',
  path: '/api/Support/ticket/details/get',
  summary: 'Reads what was written about a ticket, oldest first; with an unread count, marks it as read.',
  section: '002 §7',
  query: z.object({ bhf: line, ticketid: id, unreadmessagecount: id }),
  answer: z.object({ ticketDetails: rows(ticketMessage) }),
});

export const respondToTicket = call('respondToTicket', {
  method: 'POST',
  path: '/api/Support/ticket/response',
  summary: 'Answers support about a ticket; a closed one is open again.',
  section: '002 §7',
  body: z.object({
    message,
    staffmember: line,
    staffid: id,
    ticketnumber: line,
    bhf: line,
  }),
});

export const submitTicket = call('submitTicket', {
  method: 'POST',
  path: '/api/Support/ticket/agent/submit',
  summary: 'Writes to somebody of support.',
  section: '002 §4, §7',
  body: z.object({
    bhf: line,
    category: messageCategory,
    subject,
    message,
    /** Addressed member of support. */
    staffmember: line,
    staffid: id,
    retailerid: id,
    retailername: line,
  }),
});

export const requestCreditor = call('requestCreditor', {
  method: 'POST',
  path: '/api/Support/ticket/submit',
  summary: 'Asks support for a new creditor.',
  section: '002 §5, §7',
  codeField: 'code',
  query: z.object({ iscustom: z.literal('true') }),
  body: z.object({
    bhf: line,
    category: messageCategory,
    subject,
    /** XML with the elements creditorname, accountnumber, creditlimit, preference and comment. */
    message,
    retailerid: id,
    retailername: line,
  }),
  answer: z.object({ ticketNumber: z.string(), message: text }),
});
