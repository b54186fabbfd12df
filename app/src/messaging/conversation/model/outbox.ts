import { lastId, type Message } from './message.ts';
import { comparable, matchSent, type Outgoing } from './timeline.ts';

/** Sent messages not yet found in the conversation, oldest first. */
export type Outbox = readonly Outgoing[];

const change = (outbox: Outbox, key: string, fields: Partial<Outgoing>): Outbox =>
  outbox.map((one) => (one.key === key ? { ...one, ...fields } : one));

/**
 * Adds a message in state `sending`, shown at once.
 * @param messages of the loaded conversation; without them an older message with equal text would match
 */
export const addOutgoing = (
  outbox: Outbox,
  messages: readonly Message[],
  { key, text, at }: Pick<Outgoing, 'key' | 'text' | 'at'>,
): Outbox => [...outbox, { key, text, at, after: lastId(messages), state: 'sending' }];

/**
 * Marks a message as accepted by the server.
 * @param id id of the message; undefined if unknown: it is matched by text
 */
export const acknowledge = (outbox: Outbox, key: string, id?: number): Outbox =>
  change(outbox, key, { state: 'sent', id, error: undefined });

export const markFailed = (outbox: Outbox, key: string, error: string): Outbox =>
  change(outbox, key, { state: 'failed', error });

/**
 * Resolves missing answers from the conversation: messages in it were sent, others were not.
 * @param messages read after the timeout; null if unreadable, so results stay unknown
 */
export function settleUnanswered(
  outbox: Outbox,
  key: string,
  messages: readonly Message[] | null,
  now: number,
): Outbox {
  if (messages === null) return change(outbox, key, { state: 'unconfirmed', error: undefined });
  const id = matchSent(messages, outbox, now).get(key);
  return id === undefined ? change(outbox, key, { state: 'failed' }) : acknowledge(outbox, key, id);
}

/**
 * Sends again on request, after reading the conversation.
 * @returns null if the conversation contains the message
 */
export function tryAgain(outbox: Outbox, key: string, messages: readonly Message[], now: number): Outbox | null {
  if (matchSent(messages, outbox, now).has(key)) return null;
  return change(outbox, key, { state: 'sending', at: now, after: lastId(messages), error: undefined });
}

/** Resolves messages found in the conversation; others stay unchanged. */
export function settleFound(outbox: Outbox, messages: readonly Message[], now: number): Outbox {
  const idsFound = matchSent(messages, outbox, now);
  const found = outbox.filter(({ key, id }) => id === undefined && idsFound.has(key));
  return found.reduce((rest, { key }) => acknowledge(rest, key, idsFound.get(key)), outbox);
}

/** Removes a message, discarded or returned to the field. */
export const withdraw = (outbox: Outbox, key: string): Outbox => outbox.filter((one) => one.key !== key);

/**
 * Returns what to store across reloads and crashes: messages not known to have arrived, and sent ones with equal text,
 * which they would match.
 */
export function getStorable(outbox: Outbox): Outbox {
  const open = new Set(outbox.flatMap(({ state, text }) => (state === 'sent' ? [] : [comparable(text)])));
  return outbox.filter(({ text }) => open.has(comparable(text)));
}

/** After a reload, messages in flight have an unknown result until the conversation is read. */
export const withUnknownResults = (stored: Outbox): Outbox =>
  stored.map((one) => (one.state === 'sending' ? { ...one, state: 'unconfirmed' } : one));
