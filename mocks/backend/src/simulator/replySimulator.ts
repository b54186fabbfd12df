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
 * Simulates suppliers and support where no one plays them manually. An online supplier opens its messages, types for as
 * long as its answer takes, and sends it; further messages restart the typing. Support answers likewise. The state
 * derives from stored data, so it survives a restart.
 */
export interface ReplySimulator {
  /** Schedules reading and answering of a conversation, if its supplier is online. */
  scheduleSupplierReply(conversation: ConversationRow): void;
  scheduleSupportReply(ticket: TicketRow): void;
  /** Continues with a released conversation or ticket. */
  resume(matter: Matter): void;
  /** Schedules answers to messages received while a supplier was offline. */
  returnToDesk(suppliercode: string): void;
  /** Answers all pending messages at once, at any hour, except attended ones. */
  answerAll(): void;
  close(): void;
}

interface Options {
  store: Store;
  clock: Clock;
  /** Milliseconds within which messages are answered, in working hours. */
  answerAfterMs: number;
  timers: Timers;
  counterpart: Counterpart;
  /** Returns the next moment in a pharmacy's working hours; the moment itself without working hours. */
  atWork(moment: number, retailerid: number): number;
}

/** The next action and its time: milliseconds since 1970. */
interface Step {
  dueat: number;
  run(): void;
}

/** Returns one side's messages since the other's last one. */
const sinceLast = <Message>(messages: readonly Message[], isOther: (message: Message) => boolean) =>
  messages.slice(messages.findLastIndex(isOther) + 1);

export function createReplySimulator(options: Options): ReplySimulator {
  const { store, clock, answerAfterMs, timers, counterpart, atWork } = options;

  function answerTo({ convID, subject, category }: ConversationRow, messages: readonly MessageRow[]): string {
    const waiting = sinceLast(messages, fromSupplier);
    return supplierAnswer({
      subject,
      category,
      seed: `reply ${waiting.at(-1)?.convMessageID} in ${convID}`,
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
    // Messages read without a moment belong to the seed's history and need no answer.
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
   * Schedules the next step and those after it. Each is determined again when due, because it may be attended by then.
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

  /** Performs all steps without waiting. */
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
