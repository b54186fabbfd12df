import type { Message } from './message.ts';

/** Where what somebody wrote here stands. */
export type OutgoingState =
  /** On its way. */
  | 'sending'
  /** Not sent, as far as the conversation shows: it may be tried again. */
  | 'failed'
  /** Nobody can know yet: the conversation could not be read. */
  | 'unconfirmed'
  /** The server has acknowledged it. */
  | 'sent';

/** What somebody wrote here, from the key that sends it until the conversation shows it. */
export interface Outgoing {
  /** Made here, once: it keeps its place in the list whatever it becomes. */
  key: string;
  text: string;
  /** The greatest id that was known of the conversation: what it becomes has a greater one. */
  after: number;
  /** When it was sent, ms; sent again, when it was last. */
  at: number;
  state: OutgoingState;
  /** The message that it became, where the server said so. */
  id?: number | undefined;
  /** Why it was not sent. */
  error?: string | undefined;
}

/** A message as the chat shows it. */
export interface TimelineRow extends Omit<Message, 'id' | 'isRead'> {
  /** The same for as long as it is shown, also once a message that was on its way has its id. */
  key: string;
  /** Its id at the server; null until it has one. */
  id: number | null;
  state: OutgoingState | 'read';
  error?: string | undefined;
}

/**
 * What is looked for so long after it was sent, ms, has been written meanwhile, whatever the server's clock says: many
 * computers' clocks are wrong by hours. What is looked for later bears a time as near as this: the same words of a colleague
 * on another day are another message.
 */
const NEAR = 10 * 60_000;

/** What is compared: servers keep spaces and ends of lines in their own way. */
export const comparable = (text: string) => text.replace(/\s+/g, ' ').trim();

const couldBe = (outgoing: Outgoing, message: Message, now: number): boolean =>
  message.own &&
  message.id > outgoing.after &&
  comparable(message.text) === comparable(outgoing.text) &&
  (now - outgoing.at <= NEAR || Math.abs(Date.parse(message.sentAt) - outgoing.at) <= NEAR);

/**
 * Which message each outgoing one became: the one that the server named, or else the first of one's own after the last known
 * id, with its text, of its time. No message is taken for two, and what the server named is taken first.
 * @param now by the clock that the outgoing ones were sent by, ms
 * @returns ids by the keys of outgoing messages; those that became none are missing
 */
export function settle(
  messages: readonly Message[],
  outgoing: readonly Outgoing[],
  now: number,
): ReadonlyMap<string, number> {
  const settled = new Map<string, number>();
  const taken = new Set<number>();
  for (const { key, id } of outgoing) {
    if (id === undefined) continue;
    settled.set(key, id);
    taken.add(id);
  }
  for (const one of outgoing) {
    if (one.id !== undefined) continue;
    const found = messages.find((message) => !taken.has(message.id) && couldBe(one, message, now));
    if (!found) continue;
    settled.set(one.key, found.id);
    taken.add(found.id);
  }
  return settled;
}

/** A message as the chat shows it, under its own id. */
export const toRow = ({ id, text, own, author, sentAt, isRead }: Message): TimelineRow => ({
  ...{ id, key: String(id), text, own, author, sentAt },
  state: own && isRead ? 'read' : 'sent',
});

/**
 * What the chat shows: the messages of the conversation in the order of their ids, and after them, in the order in which they
 * were sent, those that it does not hold yet. Each stands once, however often it arrived.
 * @param toRows `toRow` of each message
 */
export function timeline(
  messages: readonly Message[],
  outgoing: readonly Outgoing[],
  now: number,
  toRows: (messages: readonly Message[]) => readonly TimelineRow[] = (all) => all.map(toRow),
): readonly TimelineRow[] {
  const rows = toRows(messages);
  if (outgoing.length === 0) return rows;
  const settled = settle(messages, outgoing, now);
  const keys = new Map([...settled].map(([key, id]) => [id, key]));
  const written = rows.map((row) => {
    const key = keys.get(row.id ?? 0);
    return key === undefined ? row : { ...row, key };
  });
  const known = new Set(messages.map(({ id }) => id));
  const waiting = outgoing.flatMap((one): TimelineRow[] => {
    const id = settled.get(one.key);
    if (id !== undefined && known.has(id)) return [];
    const { key, text, state, error } = one;
    return [{ key, id: id ?? null, text, own: true, author: '', sentAt: '', state, ...(error && { error }) }];
  });
  return [...written, ...waiting];
}
