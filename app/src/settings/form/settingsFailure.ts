import type { Failure } from '#server/outcome.ts';
import { getFailure } from '#server/outcome.ts';
import { messages } from './messages.ts';

/** Returns the result code of a failure; null without one. */
export function getCode(failure: Failure): number | null {
  if (failure.kind === 'error') return failure.code;
  return failure.kind === 'blocked' ? 69 : null;
}

/**
 * Returns the message for a failed save (000 §8, settings save failure).
 * @returns null if the session ended, which Login reports
 */
export function settingsFailure(error: unknown): string | null {
  const failure = getFailure(error);
  return failure.kind === 'expired' ? null : messages.failed(getCode(failure));
}
