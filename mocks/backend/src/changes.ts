import { OWN_SENDER, SUPPLIER_SENDER } from '@mortar/contract';
import { SUPPLIERS } from './catalogue/data/suppliers.ts';
import { SUPPORT_STAFF } from './rules/messages/supportStaff.ts';
import { ticketNumber } from './rules/messages/tickets.ts';
import { SCENARIO_NOW } from './scenarios.ts';
import type { ConversationRow, CounterRow, MessageRow, TicketMessageRow, TicketRow } from './store/rows.ts';
import type { State } from './store/store.ts';

/** A modification of a scenario's state, for the `change` of a story or test. */
export type Change = (state: State) => Partial<State>;

/** Combines changes, each applied to the previous result. */
export function changes(...several: readonly Change[]): Change {
  return (state) => {
    let changed = state;
    for (const change of several) changed = { ...changed, ...change(changed) };
    return changed;
  };
}

const MINUTE = 60_000;
const RETAILER = 1001;

/** Takes numbers of sequences, and continues the store's after them. */
function sequences({ counters }: State) {
  const taken = new Map(counters.map(({ name, value }) => [name, value]));
  return {
    next(name: string): number {
      const value = (taken.get(name) ?? 0) + 1;
      taken.set(name, value);
      return value;
    },
    counters: (): CounterRow[] => [...taken].map(([name, value]) => ({ name, value })),
  };
}

/** Short and long lines, so that bubbles differ in height. */
const LINES = [
  'Thank you.',
  'The van leaves at ten.',
  'Could you check whether the last two packs of the order of Tuesday came with the afternoon van?',
  'They did. One of them had a torn carton, so we set it aside for the driver and marked it on the delivery note.',
  'Good morning, is the blood pressure range back in stock, and would you keep six of each strength for us until Friday?',
];
const getLine = (at: number) => `${at + 1}. ${LINES[at % LINES.length]}`;

export interface ConversationOptions {
  suppliercode?: string;
  subject?: string;
  /** Number of unread messages at the end. */
  unread?: number;
}

/**
 * Adds a conversation of pharmacy 1001 with that many messages, a minute apart, the last one now. The supplier wrote
 * last, so that no answer is pending.
 */
export function manyMessages(
  count: number,
  { suppliercode = 'KEST', subject = 'A long conversation', unread = 0 }: ConversationOptions = {},
): Change {
  return (state) => {
    const { next, counters } = sequences(state);
    const startedat = SCENARIO_NOW - count * MINUTE;
    const conversation: ConversationRow = {
      convID: next('conversation'),
      retailerid: RETAILER,
      suppliercode,
      subject,
      category: 'General',
      startedat,
    };
    const messages = Array.from({ length: count }, (_, index): MessageRow => {
      const left = count - 1 - index;
      return {
        convMessageID: next('message'),
        convID: conversation.convID,
        message: getLine(index),
        sentat: SCENARIO_NOW - left * MINUTE,
        isread: left >= unread,
        // Unread messages are all the supplier's.
        sender: left < unread || left % 2 === 0 ? SUPPLIER_SENDER : OWN_SENDER,
      };
    });
    return {
      conversations: [...state.conversations, conversation],
      messages: [...state.messages, ...messages],
      counters: counters(),
    };
  };
}

/** Adds that many conversations of pharmacy 1001 with all suppliers in turn, with one message each. */
export function manyConversations(count: number, { unread = 0 }: Pick<ConversationOptions, 'unread'> = {}): Change {
  return (state) => {
    const { next, counters } = sequences(state);
    const conversations: ConversationRow[] = [];
    const messages: MessageRow[] = [];
    for (let at = 0; at < count; at += 1) {
      const convID = next('conversation');
      const startedat = SCENARIO_NOW - (count - 1 - at) * MINUTE;
      const { suppliercode = 'KEST' } = SUPPLIERS[at % SUPPLIERS.length] ?? {};
      const category = (['General', 'Support', 'Accounts', 'Advertising'] as const)[at % 4] ?? 'General';
      conversations.push({
        convID,
        retailerid: RETAILER,
        suppliercode,
        subject: `Matter ${at + 1}`,
        category,
        startedat,
      });
      messages.push({
        convMessageID: next('message'),
        convID,
        message: getLine(at),
        sender: SUPPLIER_SENDER,
        sentat: startedat,
        isread: count - at > unread,
      });
    }
    return {
      conversations: [...state.conversations, ...conversations],
      messages: [...state.messages, ...messages],
      counters: counters(),
    };
  };
}

/** Adds that many answered tickets of pharmacy 1001, every third closed. */
export function manyTickets(count: number, { unread = 0 }: Pick<ConversationOptions, 'unread'> = {}): Change {
  return (state) => {
    const { next, counters } = sequences(state);
    const tickets: TicketRow[] = [];
    const ticketMessages: TicketMessageRow[] = [];
    for (let at = 0; at < count; at += 1) {
      const ticketnumber = ticketNumber(next('ticket'));
      const submittedat = SCENARIO_NOW - (count - at) * 2 * MINUTE;
      const { id: supportid = 1, name = '' } = SUPPORT_STAFF[at % SUPPORT_STAFF.length] ?? {};
      tickets.push({
        ticketnumber,
        retailerid: RETAILER,
        staffid: 2,
        staffmember: 'Thabo Nkosi',
        submittedat,
        supportid,
        subject: `Question ${at + 1}`,
        message: getLine(at),
        category: 'Support',
        closed: at % 3 === 0,
      });
      ticketMessages.push({
        ticketmessageid: next('ticketmessage'),
        ticketnumber,
        message: getLine(at + 1),
        staffmember: name,
        isclientsender: false,
        sentat: submittedat + MINUTE,
        isread: count - at > unread,
      });
    }
    return {
      tickets: [...state.tickets, ...tickets],
      ticketMessages: [...state.ticketMessages, ...ticketMessages],
      counters: counters(),
    };
  };
}

/** Unusual supplier texts that a page must show as text, never markup. */
export const STRANGE_TEXTS = {
  rightToLeftOverride: 'The price list is \u202Efdp.exe\u202C from today.',
  arabic: 'صباح الخير، متى يصل الطلب رقم 100123؟',
  combiningMarks: `D${'\u0301\u0327\u0330\u0353'.repeat(40)}elivery${'\u0489\u0334\u0359'.repeat(40)} tomorrow`,
  markup: '<img src=x onerror="alert(1)"><script>alert(2)</script><b>Bold</b> &lt;i&gt; &amp;amp;',
  links:
    'See http://prices.example/list?a=1&b=2, https://prices.example/(new)_list. and javascript:alert(1), ' +
    'or data:text/html,<script>alert(1)</script> (www.prices.example).',
  unbroken: 'Q'.repeat(3_000),
  lines: 'One\nTwo\r\nThree\n\n\n\n   Seven\tEight',
  hidden: 'In\u200Bvoi\u200Dce\u0000\u0007 \uFEFF\uD800 end',
  fonts: '👩‍⚕️💊🇿🇦👍🏾',
  blank: ' \n\t ',
  long: 'All work and no play. '.repeat(4_546).slice(0, 100_000),
} as const satisfies Readonly<Record<string, string>>;

/** Adds a conversation of pharmacy 1001 with each of the unusual texts, all unread. */
export function strangeTexts(suppliercode = 'PROT'): Change {
  return (state) => {
    const { next, counters } = sequences(state);
    const texts = Object.values(STRANGE_TEXTS);
    const startedat = SCENARIO_NOW - texts.length * MINUTE;
    const convID = next('conversation');
    const subject = `${STRANGE_TEXTS.rightToLeftOverride} <b>Strange</b>`;
    const messages = texts.map((message, index): MessageRow => {
      const convMessageID = next('message');
      return {
        convMessageID,
        convID,
        message,
        sender: SUPPLIER_SENDER,
        sentat: startedat + index * MINUTE,
        isread: false,
      };
    });
    return {
      conversations: [
        ...state.conversations,
        { convID, retailerid: RETAILER, suppliercode, subject, category: 'General', startedat },
      ],
      messages: [...state.messages, ...messages],
      counters: counters(),
    };
  };
}
