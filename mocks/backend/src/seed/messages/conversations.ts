import { OWN_SENDER, SUPPLIER_SENDER } from '@mortar/contract';
import { SUPPLIERS, type Supplier } from '../../catalogue/data/suppliers.ts';
import { startOfDay } from '../../rules/days.ts';
import { registeredHash } from '../../rules/messages/chat.ts';
import { between, seededRandom } from '../../runtime/random.ts';
import type { ConversationRow, SentOrderRow } from '../../store/rows.ts';
import type { Draft } from '../draft.ts';
import { addNotice } from '../notices.ts';
import { getWeekday, holidayName, isHoliday, toMonth, workingDay } from '../year/calendar.ts';
import { type Occasion, STATEMENTS, TALKS, type Talk } from './talkTexts.ts';
import { lastWords, spread, type Written, writeThread } from './threads.ts';

const DAY = 24 * 60 * 60 * 1000;
const FIRST = 440 * DAY;
/** Conversations per supplier and year; the first supplier has three pages of ten. */
const COUNTS: Readonly<Record<string, number>> = {
  KEST: 30,
  PROT: 17,
  UMVO: 14,
  MIDL: 11,
  BLUE: 9,
  OVER: 8,
  CAPE: 7,
  HART: 6,
  SUND: 6,
  TSWA: 5,
  LIMP: 3,
  STAR: 3,
};
/** Number of latest conversations with unread messages. */
const UNREAD = 6;
/** Promotions start before their season. */
const LEAD_TIME = 20 * DAY;
/** Days of a month in which statements arrive. */
const STATEMENT_DAYS = 9;

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June'].concat(
  ...['July', 'August', 'September', 'October', 'November', 'December'],
);
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const REPRESENTATIVES = ['Lindiwe Mabaso', 'Riaan Fourie', 'Priya Naidoo', 'Kagiso Molefe', 'Megan Arendse'];
const SEASONS = ['Summer', 'Autumn', 'Winter', 'Spring'];

const monthName = (month: number) => MONTHS[(month + 12) % 12] ?? '';

/** Returns the name of a public holiday in the two weeks after a day; '' without one. */
function holidayAfter(day: number): string {
  const days = Array.from({ length: 13 }, (_, n) => startOfDay(day + (n + 1.5) * DAY));
  const found = days.find((one) => isHoliday(one));
  return found === undefined ? '' : holidayName(found);
}

function getOccasion({ creditorid }: Supplier, orders: readonly SentOrderRow[], at: number): Occasion {
  const month = toMonth(at);
  const order = orders.findLast((one) => one.answeredat !== null && one.answeredat < at);
  const invoiced = order?.lines.find(({ suppliedquantity }) => suppliedquantity > 0);
  const missing = order?.lines.find(({ suppliedquantity }) => suppliedquantity === 0);
  return {
    months: [monthName(month - 1), monthName(month), monthName(month + 1)],
    season: SEASONS[Math.floor(((toMonth(at + LEAD_TIME) + 1) % 12) / 3)] ?? '',
    representative: REPRESENTATIVES[creditorid % REPRESENTATIVES.length] ?? '',
    weekday: WEEKDAYS[getWeekday(startOfDay(workingDay(startOfDay(at) + 1.5 * DAY).from))] ?? '',
    holiday: holidayAfter(at),
    ordernumber: order?.ordernumber ?? '',
    invoicenumber: invoiced?.invoicenumber ?? '',
    product: invoiced?.productdescription ?? '',
    missing: missing?.productdescription ?? '',
  };
}

interface Stored {
  supplier: Supplier;
  talk: Talk;
  about: Occasion;
  said: Written[];
}

/** Returns the conversations with one supplier, oldest first. */
function talksWith(supplier: Supplier, orders: readonly SentOrderRow[], now: number): Stored[] {
  const { suppliercode } = supplier;
  const random = seededRandom(`talks ${suppliercode}`);
  const topicOffset = between(random, 0, TALKS.length - 1);
  let count = 0;
  return spread(random, COUNTS[suppliercode] ?? 0, now, FIRST)
    .map((startedat): Stored => {
      const about = getOccasion(supplier, orders, startedat);
      const early = new Date(startedat).getUTCDate() <= STATEMENT_DAYS && about.invoicenumber !== '';
      const list = early ? STATEMENTS : TALKS.filter(({ fits = () => true }) => fits(about));
      count += 1;
      const talk = list[(topicOffset + count) % list.length] as Talk;
      return { supplier, talk, about, said: writeThread(talk.said(about), startedat, now) };
    })
    .filter(({ said }) => said.length > 0);
}

/** Adds a pharmacy's conversations with all suppliers; some of the latest have unread messages. */
export function addConversations(draft: Draft, retailerid: number): void {
  const { rows, now, next } = draft;
  const own = rows.sentOrders.filter((order) => order.retailerid === retailerid);
  const orders = Map.groupBy(own, ({ suppliercode }) => suppliercode);
  const startOf = ({ said }: Stored) => said[0]?.at ?? 0;
  const lastOf = ({ said }: Stored) => said.at(-1)?.at ?? 0;
  const stored = SUPPLIERS.flatMap((supplier) =>
    talksWith(supplier, orders.get(supplier.suppliercode) ?? [], now),
  ).sort((a, b) => startOf(a) - startOf(b));
  const unreadSince = stored.map(lastOf).sort((a, b) => b - a)[UNREAD - 1] ?? now;
  const messages: { conversation: ConversationRow; message: Written; isread: boolean }[] = [];
  for (const { supplier, talk, about, said } of stored) {
    const { suppliercode } = supplier;
    const conversation: ConversationRow = {
      convID: next('conversation'),
      retailerid,
      suppliercode,
      startedat: said[0]?.at ?? now,
      subject: talk.subject(about),
      category: talk.category,
    };
    rows.conversations.push(conversation);
    const last = said.at(-1);
    const fresh = last && last.at >= unreadSince ? lastWords(said) : [];
    messages.push(...said.map((message) => ({ conversation, message, isread: !fresh.includes(message) })));
    if (!last || fresh.length === 0) continue;
    addNotice(draft, {
      retailerid,
      group: 'supplier',
      identifier: registeredHash(supplier),
      sentat: last.at,
      secondaryidentifier: String(conversation.convID),
      title: `Message from ${supplier.suppliername}`,
      body: last.text,
    });
  }
  for (const { conversation, message, isread } of messages.sort((a, b) => a.message.at - b.message.at)) {
    rows.messages.push({
      convMessageID: next('message'),
      convID: conversation.convID,
      message: message.text,
      sentat: message.at,
      sender: message.ours ? OWN_SENDER : SUPPLIER_SENDER,
      isread,
    });
  }
}
