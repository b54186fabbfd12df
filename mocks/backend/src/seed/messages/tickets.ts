import { SUPPORT_STAFF } from '../../rules/messages/supportStaff.ts';
import { INCORRECT_LINK, ticketNumber } from '../../rules/messages/tickets.ts';
import { between, pick, type Random, seededRandom } from '../../runtime/random.ts';
import type { SentLine, SentOrderRow } from '../../store/rows.ts';
import type { Draft } from '../draft.ts';
import { addNotice } from '../notices.ts';
import { lastWords, spread, type Written, writeThread } from './threads.ts';
import { THREADS, type Thread } from './ticketTexts.ts';

const DAY = 24 * 60 * 60 * 1000;
const FIRST = 430 * DAY;
/** Number of reported incorrect links, one or two per month. */
const LINKS = 32;
/** Number of unread latest answers. */
const UNREAD = 4;
/** Support closes tickets without further messages. */
const CLOSED_AFTER = 24 * DAY;

interface Requested extends Thread {
  startedat: number;
}

const LINK_ANSWERS: readonly (readonly string[])[] = [
  ['< We have corrected the link you reported.'],
  [
    '< Thank you. The supplier’s list names another pack: we asked it which one it sends.',
    '< It sends the larger one. The link is corrected.',
  ],
  [
    '< The link is right: the maker changed the name of its product last year. May we leave it as it is?',
    '> Yes, now we see it. Thank you.',
    '< Then we close this one.',
  ],
];

/** A report about a bought line, worded as by the application. */
function getReport(random: Random, { suppliername, lines }: SentOrderRow): Thread {
  const { supplierproductcode, productdescription }: Pick<SentLine, 'supplierproductcode' | 'productdescription'> =
    pick(random, lines);
  const said = `> ${suppliername} ${supplierproductcode} ${productdescription.toUpperCase()} is linked to another pack size.`;
  return { subject: INCORRECT_LINK, said: [said, ...pick(random, LINK_ANSWERS)] };
}

/** Returns all tickets of the year, oldest first. */
function getTickets({ rows, now }: Draft, retailerid: number): Requested[] {
  const random = seededRandom(`tickets ${retailerid}`);
  const own = rows.sentOrders.filter((order) => order.retailerid === retailerid && order.answeredat !== null);
  const times = spread(random, THREADS.length, now, FIRST);
  const threads = THREADS.map((thread, index) => ({ ...thread, startedat: times[index] ?? now }));
  const links = spread(random, own.length > 0 ? LINKS : 0, now, FIRST).map((startedat) => {
    const bought = own.findLast(({ sentat }) => sentat < startedat) ?? own[0];
    return bought ? { ...getReport(random, bought), startedat } : { subject: '', said: [], startedat };
  });
  return [...threads, ...links].sort((a, b) => a.startedat - b.startedat);
}

interface Stored {
  subject: string;
  said: Written[];
}

/** Adds a pharmacy's tickets by all of its staff, with answers; some of the latest are unread. */
export function addTickets(draft: Draft, retailerid: number): void {
  const { rows, now, next } = draft;
  const random = seededRandom(`support ${retailerid}`);
  const stored = getTickets(draft, retailerid)
    .map(({ subject, said, startedat }): Stored => ({ subject, said: writeThread(said, startedat, now) }))
    .filter(({ said }) => said.length > 1);
  const lastAt = ({ said }: Stored) => said.at(-1)?.at ?? 0;
  const unreadSince = stored.map(lastAt).sort((a, b) => b - a)[UNREAD - 1] ?? now;
  const staff = rows.staff.filter(
    (one) => one.retailerid === retailerid && one.role.rolepermissions.dashboard.messaging,
  );
  for (const { subject, said } of stored) {
    const [first, ...others] = said;
    const person = pick(random, staff);
    const support = pick(random, SUPPORT_STAFF);
    if (!first) continue;
    const fresh = new Set(lastWords(said).map(({ at }) => at));
    const ticketnumber = ticketNumber(next('ticket'));
    const staffmember = `${person.name} ${person.surname}`;
    rows.tickets.push({
      ticketnumber,
      retailerid,
      staffid: person.staffid,
      staffmember,
      subject,
      message: first.text,
      submittedat: first.at,
      supportid: support.id,
      closed: lastAt({ subject, said }) < now - CLOSED_AFTER,
    });
    for (const { ours, text: message, at: sentat } of others) {
      const ticketmessageid = next('ticketmessage');
      const isread = lastAt({ subject, said }) < unreadSince || !fresh.has(sentat);
      // Sometimes another member of support takes over.
      const author = between(random, 1, 5) === 1 ? pick(random, SUPPORT_STAFF) : support;
      rows.ticketMessages.push({
        ticketmessageid,
        ticketnumber,
        message,
        sentat,
        isread,
        isclientsender: ours,
        staffmember: ours ? staffmember : author.name,
      });
      if (isread) continue;
      addNotice(draft, {
        retailerid,
        group: 'support',
        identifier: ticketnumber,
        secondaryidentifier: String(ticketmessageid),
        title: `Ticket ${ticketnumber}`,
        body: message,
        sentat,
      });
    }
  }
}
