import type { Message } from './message.ts';

/** State of an own message. */
export type OutgoingState =
  /** In flight. */
  | 'sending'
  /** Not in the conversation; may be retried. */
  | 'failed'
  /** Unknown, because the conversation could not be read. */
  | 'unconfirmed'
  /** Accepted by the server. */
  | 'sent';

/** Own message, from sending until the conversation contains it. */
export interface Outgoing {
  /** Local key that stays the same, to keep its position in the list. */
  key: string;
  text: string;
  /** Highest known id when sent; its own will be higher. */
  after: number;
  /** Time of the last send, ms. */
  at: number;
  state: OutgoingState;
  /** Id of its message, if the server returned it. */
  id?: number | undefined;
  /** Why it was not sent. */
  error?: string | undefined;
}

/** Message as displayed. */
export interface TimelineRow extends Omit<Message, 'id' | 'isRead'> {
  /** Stays the same while displayed, even after it gets an id. */
  key: string;
  /** Id on the server; null until known. */
  id: number | null;
  state: OutgoingState | 'read';
  error?: string | undefined;
}

/**
 * Milliseconds: messages found within this time match at any server time, since clocks may be off by hours. Later ones
 * need a time this close: equal text of a colleague on another day is another message.
 */
const MATCH_TOLERANCE_MS = 10 * 60_000;

/** Normalises white space, which servers change. */
export const comparable = (text: string) => text.replace(/\s+/g, ' ').trim();

const couldBe = (outgoing: Outgoing, message: Message, now: number): boolean =>
  message.own &&
  message.id > outgoing.after &&
  comparable(message.text) === comparable(outgoing.text) &&
  (now - outgoing.at <= MATCH_TOLERANCE_MS || Math.abs(Date.parse(message.sentAt) - outgoing.at) <= MATCH_TOLERANCE_MS);

/**
 * Matches sent messages: by the server's id, otherwise the first own message after the last known id with equal text
 * and close time. Each message matches once; ids from the server come first.
 * @param now by the clock of sending, ms
 * @returns ids by message key; unmatched ones are missing
 */
export function matchSent(
  messages: readonly Message[],
  outgoing: readonly Outgoing[],
  now: number,
): ReadonlyMap<string, number> {
  const idsByKey = new Map<string, number>();
  const taken = new Set<number>();
  for (const { key, id } of outgoing) {
    if (id === undefined) continue;
    idsByKey.set(key, id);
    taken.add(id);
  }
  for (const one of outgoing) {
    if (one.id !== undefined) continue;
    const found = messages.find((message) => !taken.has(message.id) && couldBe(one, message, now));
    if (!found) continue;
    idsByKey.set(one.key, found.id);
    taken.add(found.id);
  }
  return idsByKey;
}

/** Returns a message as displayed, with its id as key. */
export const toRow = ({ id, text, own, author, sentAt, isRead }: Message): TimelineRow => ({
  id,
  key: String(id),
  text,
  own,
  author,
  sentAt,
  state: own && isRead ? 'read' : 'sent',
});

/**
 * Returns the displayed messages: the conversation's by id, then sent ones it lacks, in order of sending. Each appears
 * once.
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
  const idsByKey = matchSent(messages, outgoing, now);
  const keys = new Map([...idsByKey].map(([key, id]) => [id, key]));
  const written = rows.map((row) => {
    const key = keys.get(row.id ?? 0);
    return key === undefined ? row : { ...row, key };
  });
  const known = new Set(messages.map(({ id }) => id));
  const waiting = outgoing.flatMap((one): TimelineRow[] => {
    const id = idsByKey.get(one.key);
    if (id !== undefined && known.has(id)) return [];
    const { key, text, state, error } = one;
    return [{ key, id: id ?? null, text, own: true, author: '', sentAt: '', state, ...(error && { error }) }];
  });
  return [...written, ...waiting];
}
