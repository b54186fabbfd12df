import { comparable } from '#messaging/conversation/model/timeline.ts';
import type { ComposedMessage } from './compose.ts';

/** Sent message whose result is unknown. */
export interface Attempt {
  to: string;
  subject: string;
  message: string;
  /** Highest known id with its subject, which the new one exceeds. -1 if none could be read. */
  after: number;
  /** Time sent, ms; 0 for none. */
  at: number;
}

export const NO_ATTEMPT: Attempt = { to: '', subject: '', message: '', after: -1, at: 0 };

/** Ticket or conversation that may contain the message. */
export interface SentBefore {
  id: number;
  subject: string;
  /** ISO date and time. */
  at: string;
}

/** Tolerance in ms for matching by time if no ids were known. */
const MATCH_TOLERANCE_MS = 10 * 60_000;

const sameText = (a: string, b: string) => comparable(a) === comparable(b);

/** Returns true if the same message was sent before. */
export const isRepeated = (attempt: Attempt, message: ComposedMessage): boolean =>
  attempt.at > 0 &&
  attempt.to === message.to &&
  sameText(attempt.subject, message.subject) &&
  sameText(attempt.message, message.message);

/**
 * Returns whether a ticket or conversation may be the sent message, if its text matches: 'perhaps' if no ids were known
 * and the time differs, since computer clocks may be wrong.
 */
export function matchAttempt({ subject, after, at }: Attempt, one: SentBefore): 'yes' | 'perhaps' | 'no' {
  if (!sameText(one.subject, subject)) return 'no';
  if (after >= 0) return one.id > after ? 'yes' : 'no';
  return Math.abs(Date.parse(one.at) - at) <= MATCH_TOLERANCE_MS ? 'yes' : 'perhaps';
}

/** Returns true if it contains the message. @param written the pharmacy's messages in it */
export const containsMessage = ({ message }: Attempt, written: readonly string[]): boolean =>
  written.some((text) => sameText(text, message));
