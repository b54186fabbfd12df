import type { AnswerOutcome } from '@mortar/contract';

/** Everything that can come of a call: what the answer means, or why there is none. */
export type Outcome<A, K = unknown> =
  | AnswerOutcome<A, K>
  /** No answer: the connection failed or broke. Whether a write was done is unknown. */
  | { kind: 'network' }
  /** No answer within the call's time. Whether a write was done is unknown, or is still to be. */
  | { kind: 'timeout' }
  /** An answer that is not 200. */
  | { kind: 'http'; status: number };

export type Failure = Exclude<Outcome<never>, { kind: 'value' | 'nothing' }>;

/** A call that gave neither a value nor nothing: what queries and mutations throw. */
export class CallError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(`call failed: ${failure.kind}`);
    this.name = 'CallError';
    this.failure = failure;
  }
}

/** True where the server may have done the work although it did not say so. */
export function isUnknown(failure: Failure): boolean {
  const { kind } = failure;
  return kind === 'network' || kind === 'timeout' || kind === 'violation' || (kind === 'http' && failure.status >= 500);
}

export function getFailure(error: unknown): Failure {
  return error instanceof CallError ? error.failure : { kind: 'network' };
}

/** Whether there was no answer of the product's at all: nothing, or a page of somebody else's. */
export function isLost(error: unknown): boolean {
  const { kind } = getFailure(error);
  return kind === 'network' || kind === 'timeout' || kind === 'http';
}

/** How an error text ends: what the person can do about it (001 §8). */
export type Remedy = 'Please try again.' | 'Please reload.' | 'Please refresh.';

/** What is blocked by somebody else (000 §8). */
const BLOCKED = 69;

/** The specification's text for a failure. Code 4 has none: the session's own message stands for it (000 §4). */
export function failureText(failure: Failure, remedy: Remedy = 'Please try again.'): string {
  if (failure.kind === 'error') {
    const advice = failure.code === BLOCKED ? 'Somebody else has this in use.' : remedy;
    return `Sorry an error has occurred, error code: ${failure.code}. ${advice}`;
  }
  if (failure.kind === 'expired') return 'Your session has expired. Please login again.';
  // Trying again does not help: what 69 blocks is somebody else's (002 §8). A role in use and a second login have their own.
  if (failure.kind === 'blocked') return 'You cannot open this order as it is opened by another user.';
  return remedy === 'Please reload.'
    ? 'Sorry an unexpected error has occurred. Please reload.'
    : 'Sorry an unexpected error has occurred. Please try again';
}

export function errorText(error: unknown, remedy?: Remedy): string {
  return failureText(getFailure(error), remedy);
}

/** A failure behind which no order's lock is: of a read, or of a call about something else. 69 is a code like any there. */
export function unlocked(failure: Failure): Failure {
  return failure.kind === 'blocked' ? { kind: 'error', code: BLOCKED, text: '' } : failure;
}

/** The text of a failure that is about no order's lock (ruling 41). */
export function codeText(error: unknown, remedy?: Remedy): string {
  return failureText(unlocked(getFailure(error)), remedy);
}
