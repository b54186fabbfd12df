import { attendedUntil, type Matter, matterName } from '../rules/messages/attendance.ts';
import { fromSupplier, getMessages, isOnline, supplierByCode } from '../rules/messages/chat.ts';
import { ticketMessages } from '../rules/messages/tickets.ts';
import type { Clock } from '../runtime/clock.ts';
import type { Timers } from '../runtime/timers.ts';
import type { ConversationRow, MessageRow, TicketRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { answeringMember, supplierAnswer, supportAnswer } from './answers.ts';
import type { Counterpart } from './counterpart.ts';
import { glanceAfter, openedAfter, typedIn } from './pace.ts';

/**
 * The people at the other end, where nobody plays them. A supplier that is online opens what it was written, types as long
 * as its answer takes, and sends it; what is added meanwhile is read, and the typing begins again. Support answers
 * likewise. What they are at follows from what is kept, so it outlives a restart.
 */
export interface ReplySimulator {
  /** Sees to it that a conversation is read and answered, if its supplier is online. */
  scheduleSupplierReply(conversation: ConversationRow): void;
  scheduleSupportReply(ticket: TicketRow): void;
  /** Goes on with what somebody gave back. */
  resume(matter: Matter): void;
  /** Has a supplier that is online again come to what it was written meanwhile. */
  returnToDesk(suppliercode: string): void;
  /** Answers at once whatever waits for an answer, at any hour, unless somebody is at the desk for it. */
  answerAll(): void;
  close(): void;
}

interface Options {
  store: Store;
  clock: Clock;
  /** Milliseconds within which people answer, in working hours. */
  answerAfterMs: number;
  timers: Timers;
  counterpart: Counterpart;
  /** The moment at which work may be done that a moment falls to, for a pharmacy; itself where nobody keeps hours. */
  atWork(moment: number, retailerid: number): number;
}

/** What somebody does next, and when: milliseconds since 1970. */
interface Step {
  dueat: number;
  run(): void;
}

/** What one side wrote since the other's last words. */
const sinceLast = <Message>(messages: readonly Message[], isOther: (message: Message) => boolean) =>
  messages.slice(messages.findLastIndex(isOther) + 1);

export function createReplySimulator(options: Options): ReplySimulator {
  const { store, clock, answerAfterMs, timers, counterpart, atWork } = options;

  function answerTo({ convID, subject, category }: ConversationRow, messages: readonly MessageRow[]): string {
    const waiting = sinceLast(messages, fromSupplier);
    return supplierAnswer({
      ...{ subject, category, seed: `reply ${waiting.at(-1)?.convMessageID} in ${convID}` },
      texts: waiting.map(({ message }) => message),
      given: messages.filter(fromSupplier).map(({ message }) => message),
    });
  }

  function conversationStep(convID: number): Step | null {
    const conversation = store.conversations.get(convID);
    const supplier = conversation && supplierByCode(conversation.suppliercode);
    if (!conversation || !supplier || !isOnline(store, supplier)) return null;
    const { retailerid } = conversation;
    const messages = getMessages(store, conversation);
    const waiting = sinceLast(messages, fromSupplier);
    const unread = waiting.find(({ isread }) => !isread);
    if (unread) {
      const isTyping = waiting.some(({ readat }) => readat !== undefined);
      const delay = isTyping ? glanceAfter(answerAfterMs) : openedAfter(`${unread.convMessageID}`, answerAfterMs);
      const dueat = atWork(atWork(unread.sentat, retailerid) + delay, retailerid);
      return { dueat, run: () => void counterpart.read(convID) };
    }
    // What was read without a moment is of a past in which nobody was waited for.
    const readat = waiting.at(-1)?.readat;
    if (readat === undefined) return null;
    const answer = answerTo(conversation, messages);
    const dueat = atWork(readat + typedIn(answer, answerAfterMs), retailerid);
    return { dueat, run: () => counterpart.write(convID, answer) };
  }

  function ticketStep(ticketnumber: string): Step | null {
    const ticket = store.tickets.get(ticketnumber);
    if (!ticket || ticket.closed) return null;
    const { retailerid, subject, category, supportid } = ticket;
    const messages = ticketMessages(store, ticket);
    const waiting = sinceLast(messages, ({ isclientsender }) => !isclientsender);
    const last = waiting.at(-1);
    if (!last) return null;
    const seed = `${ticketnumber} ${last.ticketmessageid}`;
    const texts = waiting.map(({ message }) => message);
    const given = messages.filter(({ isclientsender }) => !isclientsender).map(({ message }) => message);
    const member = answeringMember(supportid, texts);
    const answer = supportAnswer({ subject, category, texts, given, seed: `reply ${seed}` }, last.staffmember, member);
    const delay = openedAfter(seed, answerAfterMs) + typedIn(answer, answerAfterMs);
    const dueat = atWork(atWork(last.sentat, retailerid) + delay, retailerid);
    return { dueat, run: () => counterpart.respond(ticketnumber, member.id, answer) };
  }

  const nextStep = (matter: Matter) =>
    'convID' in matter ? conversationStep(matter.convID) : ticketStep(matter.ticketnumber);

  /**
   * Waits for what is next, and for what is next then. What it is, and when, is asked again once it falls due: somebody
   * may be at the desk by then.
   */
  function follow(matter: Matter) {
    const step = nextStep(matter);
    if (!step) return;
    const dueat = Math.max(step.dueat, attendedUntil(store, matter));
    timers.after(matterName(matter), Math.max(0, dueat - clock.now()), () => {
      const now = nextStep(matter);
      if (now && Math.max(now.dueat, attendedUntil(store, matter)) <= clock.now()) now.run();
      follow(matter);
    });
  }

  /** Does one thing after the other without waiting. */
  function hurry(matter: Matter) {
    if (attendedUntil(store, matter) > clock.now()) return;
    for (let step = nextStep(matter); step; step = nextStep(matter)) step.run();
  }

  const replySimulator: ReplySimulator = {
    scheduleSupplierReply: ({ convID }) => follow({ convID }),
    scheduleSupportReply: ({ ticketnumber }) => follow({ ticketnumber }),
    resume: follow,
    returnToDesk(suppliercode) {
      for (const conversation of store.conversations.all()) {
        if (conversation.suppliercode === suppliercode) replySimulator.scheduleSupplierReply(conversation);
      }
    },
    answerAll() {
      for (const { convID } of store.conversations.all()) hurry({ convID });
      for (const { ticketnumber } of store.tickets.all()) hurry({ ticketnumber });
    },
    close: timers.close,
  };
  for (const conversation of store.conversations.all()) replySimulator.scheduleSupplierReply(conversation);
  for (const ticket of store.tickets.all()) replySimulator.scheduleSupportReply(ticket);
  return replySimulator;
}
