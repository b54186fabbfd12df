import { type MessageCategory, OWN_SENDER, SUPPLIER_SENDER } from '@mortar/contract';
import { INCORRECT_LINK, ticketNumber } from '../rules/messages/tickets.ts';
import { type Draft, member } from './draft.ts';
import { DAY, HOUR, MINUTE } from './history.ts';

type Said = readonly [who: 'us' | 'them', ago: number, text: string];
type Talk = readonly [suppliercode: string, category: MessageCategory, subject: string, said: readonly Said[]];

/** The last words of each are the supplier's: nobody is waited for when a backend begins. */
const TALKS: readonly Talk[] = [
  [
    'KEST',
    'Accounts',
    'Statement for February',
    [
      ['us', 6 * DAY, 'Good morning, our February statement shows an invoice we never had. Could you look into it?'],
      ['them', 6 * DAY - HOUR, 'Good morning. Which invoice is it, please?'],
      ['us', 5 * DAY, 'It is the one of the 17th, over R1 204.50.'],
      ['them', 5 * DAY - 40 * MINUTE, 'You are right, it belongs to another account. The credit note is on its way.'],
    ],
  ],
  [
    'PROT',
    'General',
    'Delivery on Friday',
    [
      ['us', 2 * DAY, 'Will Friday’s delivery come before noon?'],
      ['them', 3 * HOUR, 'Yes, your stop is the second of the round, at about half past nine.'],
    ],
  ],
  [
    'KEST',
    'Advertising',
    'Autumn promotions',
    [['them', 20 * HOUR, 'Our autumn promotions begin today: have a look at the cold and flu range.']],
  ],
  [
    'UMVO',
    'Support',
    'Cold chain boxes',
    [
      ['us', 40 * DAY, 'The last cold chain box arrived open. Please check how they are closed.'],
      ['them', 40 * DAY - 2 * HOUR, 'Thank you for telling us. We seal them with tape from now on.'],
    ],
  ],
];

/** Conversations of a pharmacy with its suppliers; what suppliers said in the last day is unread. */
function addTalks({ rows, now, next }: Draft, retailerid: number): void {
  for (const [suppliercode, category, subject, said] of TALKS) {
    const convID = next('conversation');
    const startedat = now - (said[0]?.[1] ?? 0);
    rows.conversations.push({ convID, retailerid, suppliercode, subject, category, startedat });
    for (const [who, ago, message] of said) {
      const sender = who === 'them' ? SUPPLIER_SENDER : OWN_SENDER;
      const isread = who === 'us' || ago > DAY;
      rows.messages.push({ convMessageID: next('message'), convID, message, sender, sentat: now - ago, isread });
    }
  }
}

interface Ticket {
  subject: string;
  message: string;
  ago: number;
  closed: boolean;
  answer: string;
  answeredago: number;
}

const TICKETS: readonly Ticket[] = [
  {
    subject: 'Printing schedule 6 orders',
    message: 'The printout leaves out the second page.',
    ago: 21 * DAY,
    closed: true,
    answer: 'This was corrected with the release of last week.',
    answeredago: 19 * DAY,
  },
  {
    subject: INCORRECT_LINK,
    message: 'Kestrel Wholesale KE40112 PARACETAMOL 500MG TAB 100S is linked to another pack size.',
    ago: 3 * DAY,
    closed: false,
    answer: 'We have corrected the link you reported.',
    answeredago: 2 * HOUR,
  },
  {
    subject: 'New user for Saturdays',
    message: 'How do we add somebody who only orders on Saturdays?',
    ago: 9 * DAY,
    closed: false,
    answer: 'Add the user under Settings, Users, with a role of your own.',
    answeredago: 8 * DAY,
  },
];

function addTickets(draft: Draft, by: string): void {
  const { rows, now, next } = draft;
  const { retailerid, staffid, name, surname } = member(draft, by);
  for (const { subject, message, ago, closed, answer, answeredago } of TICKETS) {
    const ticketnumber = ticketNumber(next('ticket'));
    const staffmember = `${name} ${surname}`;
    rows.tickets.push({
      ...{ ticketnumber, retailerid, staffid, staffmember, subject, message, closed },
      ...{ submittedat: now - ago, supportid: 1 },
    });
    rows.ticketMessages.push({
      ...{ ticketmessageid: next('ticketmessage'), ticketnumber, message: answer },
      ...{ isclientsender: false, staffmember: 'Nomsa Khumalo', sentat: now - answeredago, isread: answeredago > DAY },
    });
  }
}

/** What a pharmacy, its suppliers and support wrote to each other before. */
export function addConversations(draft: Draft, by: string): void {
  addTalks(draft, member(draft, by).retailerid);
  addTickets(draft, by);
}
