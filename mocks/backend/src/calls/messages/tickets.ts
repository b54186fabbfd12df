import {
  getTicket,
  listSupportStaff,
  listTickets,
  type MessageCategory,
  markTicketsRead,
  requestCreditor,
  respondToTicket,
  showsNothing,
  submitTicket,
  type TicketFilter,
} from '@mortar/contract';
import { ReadingError } from '@mortar/reading';
import { getField, readXml } from '@mortar/reading/xml';
import { handle } from '../../http/handle.ts';
import { nothing, refuse, success, value } from '../../http/reply.ts';
import type { AuthenticatedContext } from '../../http/requestContext.ts';
import { getPortrait } from '../../images/portrait.ts';
import { rights } from '../../rules/access/rights.ts';
import { fullName } from '../../rules/access/staff.ts';
import { iso } from '../../rules/days.ts';
import { containsText, page } from '../../rules/lists.ts';
import { SUPPORT_STAFF, supportMember } from '../../rules/messages/supportStaff.ts';
import {
  getUnread,
  INCORRECT_LINK,
  readTicket,
  ticketId,
  ticketMessages,
  ticketNumber,
} from '../../rules/messages/tickets.ts';
import type { TicketRow } from '../../store/rows.ts';

const NOT_YOURS = refuse('The practice number is not yours.');

const filters: Record<TicketFilter, (ticket: TicketRow) => boolean> = {
  '0': () => true,
  '1': ({ closed }) => !closed,
  '2': ({ closed }) => closed === true,
  '6': ({ subject }) => subject === INCORRECT_LINK,
};

const PAGE_ROWS = 200;

const lastSent = ({ store }: AuthenticatedContext, ticket: TicketRow) =>
  ticketMessages(store, ticket).at(-1)?.sentat ?? 0;

const answerList = handle(listTickets, rights.useMessaging, (context, query) => {
  const { store, retailer } = context;
  if (query.bhf !== retailer.bhf) return NOT_YOURS;
  if (query.pagenum < 1 || query.pagerows < 1 || query.pagerows > PAGE_ROWS) return refuse('There is no such page.');
  const found = store.tickets
    .at(retailer.retailerid)
    .filter((ticket) => filters[query.filter](ticket))
    .filter((ticket) => {
      const texts = ticketMessages(store, ticket).map(({ message }) => message);
      return containsText(query.search, ticket.ticketnumber, ticket.subject, ...texts);
    })
    .sort((a, b) => lastSent(context, b) - lastSent(context, a) || ticketId(b) - ticketId(a));
  const { rows, pages } = page(found, query.pagenum, query.ispaginated ? query.pagerows : Math.max(1, found.length));
  if (rows.length === 0) return nothing;
  return value({ tickets: rows.map((ticket) => ticketView(context, ticket)), pageCount: pages });
});

function ticketView({ store }: AuthenticatedContext, ticket: TicketRow) {
  const { id, name } = supportMember(ticket.supportid);
  return {
    ticketid: ticketId(ticket),
    ticketnumber: ticket.ticketnumber,
    subject: ticket.subject,
    staffmember: name,
    staffid: id,
    submitdate: iso(ticket.submittedat),
    unreadmessagecount: getUnread(store, ticket).length,
    profilepicture: getPortrait(name),
  };
}

const answerStaff = handle(listSupportStaff, rights.useMessaging, () =>
  value({ supportstaff: SUPPORT_STAFF.map((person) => ({ ...person, profilePicture: getPortrait(person.name) })) }),
);

const answerReadAll = handle(markTicketsRead, rights.useMessaging, ({ store, retailer }, { bhf }) => {
  if (bhf !== retailer.bhf) return NOT_YOURS;
  for (const ticket of store.tickets.at(retailer.retailerid)) readTicket(store, ticket);
  return success;
});

function ownTicket({ store, retailer }: AuthenticatedContext, ticketnumber: string): TicketRow | undefined {
  const ticket = store.tickets.get(ticketnumber);
  return ticket?.retailerid === retailer.retailerid ? ticket : undefined;
}

const answerGet = handle(getTicket, rights.useMessaging, (context, { bhf, ticketid, unreadmessagecount }) => {
  if (bhf !== context.retailer.bhf) return NOT_YOURS;
  const ticket = ownTicket(context, ticketNumber(ticketid));
  if (!ticket) return nothing;
  if (unreadmessagecount > 0) readTicket(context.store, ticket);
  return value({
    ticketDetails: ticketMessages(context.store, ticket).map(({ isclientsender, staffmember, message, sentat }) => ({
      isclientsender,
      staffmember,
      message,
      submitdate: iso(sentat),
    })),
  });
});

const answerRespond = handle(respondToTicket, rights.useMessaging, (context, _query, requested) => {
  const { store, retailer, staff, now, replySimulator } = context;
  if (requested.bhf !== retailer.bhf) return NOT_YOURS;
  if (showsNothing(requested.message)) return refuse('Please fill out this field');
  const ticket = ownTicket(context, requested.ticketnumber);
  if (!ticket) return nothing;
  const open = { ...ticket, closed: false };
  store.tickets.put(open);
  store.ticketMessages.put({
    ticketmessageid: store.next('ticketmessage'),
    ticketnumber: ticket.ticketnumber,
    sentat: now,
    isclientsender: true,
    staffmember: fullName(staff),
    message: requested.message,
    isread: true,
  });
  context.afterwards(() => replySimulator.scheduleSupportReply(open));
  return success;
});

interface Written {
  subject: string;
  category?: MessageCategory;
  message: string;
  supportid: number;
}

/** Opens a ticket that support answers after a while. */
export function openTicket(
  context: AuthenticatedContext,
  { subject, category, message, supportid }: Written,
): TicketRow {
  const { store, staff, retailer, now, replySimulator } = context;
  const ticket: TicketRow = {
    ticketnumber: ticketNumber(store.next('ticket')),
    retailerid: retailer.retailerid,
    staffid: staff.staffid,
    staffmember: fullName(staff),
    submittedat: now,
    subject,
    message,
    supportid,
    ...(category && { category }),
  };
  store.tickets.put(ticket);
  context.afterwards(() => replySimulator.scheduleSupportReply(ticket));
  return ticket;
}

const answerSubmit = handle(submitTicket, rights.useMessaging, (context, _query, requested) => {
  if (requested.bhf !== context.retailer.bhf) return NOT_YOURS;
  const { subject, category, message, staffid } = requested;
  if (showsNothing(subject) || showsNothing(message)) return refuse('Please fill out this field');
  if (!SUPPORT_STAFF.some(({ id }) => id === staffid)) return nothing;
  openTicket(context, { subject, category, message, supportid: staffid });
  return success;
});

const CREDITOR_FIELDS = ['creditorname', 'accountnumber', 'creditlimit', 'preference', 'comment'];

/** Returns what a creditor request lacks, or null. */
function creditorProblem(xml: string): string | null {
  try {
    const request = readXml(new TextEncoder().encode(xml), null, []);
    const missing = CREDITOR_FIELDS.find((name) => getField(request, name) === '');
    return missing === undefined ? null : `The request does not say the ${missing}.`;
  } catch (error) {
    if (error instanceof ReadingError) return error.message;
    throw error;
  }
}

const answerCreditor = handle(requestCreditor, rights.changeSettings, (context, _query, requested) => {
  if (requested.bhf !== context.retailer.bhf) return NOT_YOURS;
  const problem = creditorProblem(requested.message);
  if (problem !== null) return refuse(problem);
  const { subject, category, message } = requested;
  const { ticketnumber } = openTicket(context, { subject, category, message, supportid: 0 });
  return value({ ticketNumber: ticketnumber, message: 'Thank you, we will open the account for you.' });
});

export const ticketCalls = [
  answerList,
  answerStaff,
  answerReadAll,
  answerGet,
  answerRespond,
  answerSubmit,
  answerCreditor,
];
