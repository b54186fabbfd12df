import type { AnswerOutcome } from '@mortar/contract';

/** Outcome of a call: the answer's meaning, or why there is none. */
export type Outcome<A, K = unknown> =
  | AnswerOutcome<A, K>
  /** Connection failed. The result of a write is unknown. */
  | { kind: 'network' }
  /** Timeout. The result of a write is unknown. */
  | { kind: 'timeout' }
  /** Status other than 200. */
  | { kind: 'http'; status: number };

export type Failure = Exclude<Outcome<never>, { kind: 'value' | 'nothing' }>;

/** Thrown by queries and mutations for failed calls. */
export class CallError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(`call failed: ${failure.kind}`);
    this.name = 'CallError';
    this.failure = failure;
  }
}

/** Returns true if the server may have done the work without saying so. */
export function isUnknown(failure: Failure): boolean {
  const { kind } = failure;
  return kind === 'network' || kind === 'timeout' || kind === 'violation' || (kind === 'http' && failure.status >= 500);
}

export function getFailure(error: unknown): Failure {
  return error instanceof CallError ? error.failure : { kind: 'network' };
}

/** Returns true if there was no answer of the product: none, or a foreign page. */
export function isLost(error: unknown): boolean {
  const { kind } = getFailure(error);
  return kind === 'network' || kind === 'timeout' || kind === 'http';
}

/** End of an error message: what the user can do (001 §8). */
export type Remedy = 'Please try again.' | 'Please reload.' | 'Please refresh.';

/** Result code for a lock by another user (000 §8). */
const BLOCKED = 69;

/** Returns the specified text of a failure. Code 4 has none: the session's message is shown instead (000 §4). */
export function failureText(failure: Failure, remedy: Remedy = 'Please try again.'): string {
  if (failure.kind === 'error') {
    const advice = failure.code === BLOCKED ? 'Somebody else has this in use.' : remedy;
    return `Sorry an error has occurred, error code: ${failure.code}. ${advice}`;
  }
  if (failure.kind === 'expired') return 'Your session has expired. Please login again.';
  // Retrying does not help with another user's lock (002 §8). Roles in use and second logins have their own texts.
  if (failure.kind === 'blocked') return 'You cannot open this order as it is opened by another user.';
  return remedy === 'Please reload.'
    ? 'Sorry an unexpected error has occurred. Please reload.'
    : 'Sorry an unexpected error has occurred. Please try again';
}

export function errorText(error: unknown, remedy?: Remedy): string {
  return failureText(getFailure(error), remedy);
}

/** Converts a failure of a call without an order lock, where 69 is an ordinary code. */
export function withoutLock(failure: Failure): Failure {
  return failure.kind === 'blocked' ? { kind: 'error', code: BLOCKED, text: '' } : failure;
}

/** Returns the text of a failure without an order lock (ruling 41). */
export function codeText(error: unknown, remedy?: Remedy): string {
  return failureText(withoutLock(getFailure(error)), remedy);
}
