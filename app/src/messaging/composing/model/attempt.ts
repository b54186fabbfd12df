import { comparable } from '#messaging/conversation/model/timeline.ts';
import type { ComposedMessage } from './compose.ts';

/** A message that was sent, until it is known whether it arrived. */
export interface Attempt {
  to: string;
  subject: string;
  message: string;
  /** The greatest id that was known of those with its subject: what it becomes has a greater one. -1 where none could be read. */
  after: number;
  /** When it was sent, ms; 0 for none. */
  at: number;
}

export const NO_ATTEMPT: Attempt = { to: '', subject: '', message: '', after: -1, at: 0 };

/** A ticket, or a conversation, that the message may have become. */
export interface SentBefore {
  id: number;
  subject: string;
  /** ISO date and time. */
  at: string;
}

/** Where no ids were known before: what bears a time as near as this, ms, may be it. */
const NEAR = 10 * 60_000;

const sameText = (one: string, other: string) => comparable(one) === comparable(other);

/** Whether this message was sent already, as far as anyone here knows. */
export const isRepeated = (attempt: Attempt, message: ComposedMessage): boolean =>
  attempt.at > 0 &&
  attempt.to === message.to &&
  sameText(attempt.subject, message.subject) &&
  sameText(attempt.message, message.message);

/**
 * Whether one of the latest is what was sent, if it holds its words: 'perhaps' where no ids were known before, and the time
 * that it bears does not fit: many computers' clocks are wrong.
 */
export function mayBe({ subject, after, at }: Attempt, one: SentBefore): 'yes' | 'perhaps' | 'no' {
  if (!sameText(one.subject, subject)) return 'no';
  if (after >= 0) return one.id > after ? 'yes' : 'no';
  return Math.abs(Date.parse(one.at) - at) <= NEAR ? 'yes' : 'perhaps';
}

/** Whether that is what was written. @param written what the pharmacy wrote in it */
export const holds = ({ message }: Attempt, written: readonly string[]): boolean =>
  written.some((text) => sameText(text, message));
