import { lastId, type Message } from './message.ts';
import { comparable, type Outgoing, settle } from './timeline.ts';

/** What was written in one conversation and is not known to be in it yet, the oldest first. */
export type Outbox = readonly Outgoing[];

const change = (outbox: Outbox, key: string, fields: Partial<Outgoing>): Outbox =>
  outbox.map((one) => (one.key === key ? { ...one, ...fields } : one));

/**
 * Something was written: it is shown at once, on its way.
 * @param messages of the conversation, which has been read: without them an older message with the same words would be taken for it
 */
export const start = (
  outbox: Outbox,
  messages: readonly Message[],
  { key, text, at }: Pick<Outgoing, 'key' | 'text' | 'at'>,
): Outbox => [...outbox, { key, text, at, after: lastId(messages), state: 'sending' }];

/**
 * The server has taken it.
 * @param id the message that it became; undefined where the server does not say: it is found by its words then
 */
export const acknowledge = (outbox: Outbox, key: string, id?: number): Outbox =>
  change(outbox, key, { state: 'sent', id, error: undefined });

/** The server refused it: it was not sent. */
export const refuse = (outbox: Outbox, key: string, error: string): Outbox =>
  change(outbox, key, { state: 'failed', error });

/**
 * An answer that never came is settled by the conversation: what it holds of it was sent, and what it does not hold was not.
 * @param messages as they were read after the answer was given up; null where they could not be: nobody knows then
 */
export function settleUnanswered(
  outbox: Outbox,
  key: string,
  messages: readonly Message[] | null,
  now: number,
): Outbox {
  if (messages === null) return change(outbox, key, { state: 'unconfirmed', error: undefined });
  const id = settle(messages, outbox, now).get(key);
  return id === undefined ? change(outbox, key, { state: 'failed' }) : acknowledge(outbox, key, id);
}

/**
 * It is sent again: the person said so, after the conversation was read once more and did not hold it.
 * @returns null where the conversation holds it after all: there is nothing to send
 */
export function tryAgain(outbox: Outbox, key: string, messages: readonly Message[], now: number): Outbox | null {
  if (settle(messages, outbox, now).has(key)) return null;
  return change(outbox, key, { state: 'sending', at: now, after: lastId(messages), error: undefined });
}

/** What the conversation holds was sent, however one came to read it; nothing is known of the others by that. */
export function settleFound(outbox: Outbox, messages: readonly Message[], now: number): Outbox {
  const settled = settle(messages, outbox, now);
  const found = outbox.filter(({ key, id }) => id === undefined && settled.has(key));
  return found.reduce((rest, { key }) => acknowledge(rest, key, settled.get(key)), outbox);
}

/** Given up, or taken back into the box to be written otherwise. */
export const withdraw = (outbox: Outbox, key: string): Outbox => outbox.filter((one) => one.key !== key);

/**
 * What has to be kept over a reload, a crash or a power cut: all that the conversation is not known to hold, and what has the
 * same words and is known to be another message, which it would be taken for.
 */
export function toKeep(outbox: Outbox): Outbox {
  const open = new Set(outbox.flatMap(({ state, text }) => (state === 'sent' ? [] : [comparable(text)])));
  return outbox.filter(({ text }) => open.has(comparable(text)));
}

/** What was on its way has lost whoever waited for its answer: nobody knows of it until the conversation is read. */
export const takenUp = (kept: Outbox): Outbox =>
  kept.map((one) => (one.state === 'sending' ? { ...one, state: 'unconfirmed' } : one));
