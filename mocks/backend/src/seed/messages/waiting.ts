import { OWN_SENDER } from '@mortar/contract';
import { ticketNumber } from '../../rules/messages/tickets.ts';
import { type Draft, member } from '../draft.ts';

/**
 * Adds a pharmacy's unopened messages to a supplier and to support.
 * @param ago milliseconds before the draft's moment
 */
export function addWaiting({ rows, now, next, ...draft }: Draft, username: string, suppliercode: string, ago: number) {
  const { retailerid, staffid, name, surname } = member({ rows, now, next, ...draft }, username);
  const writtenat = now - ago;
  const convID = next('conversation');
  rows.conversations.push({
    convID,
    retailerid,
    suppliercode,
    subject: 'Delivery on Monday',
    category: 'General',
    startedat: writtenat,
  });
  rows.messages.push({
    convMessageID: next('message'),
    convID,
    sender: OWN_SENDER,
    sentat: writtenat,
    isread: false,
    message: 'Good evening. Could our order come with the first van on Monday?',
  });
  rows.tickets.push({
    ticketnumber: ticketNumber(next('ticket')),
    retailerid,
    staffid,
    staffmember: `${name} ${surname}`,
    subject: 'A report without figures',
    category: 'Support',
    submittedat: writtenat,
    supportid: 1,
    closed: false,
    message: 'The purchases report of last month is empty. Could you look at it, please?',
  });
}
