import type { Failure } from '#server/outcome.ts';
import { getFailure } from '#server/outcome.ts';
import { messages } from './messages.ts';

/** The result code of a failure; null where there was no answer with one. */
export function getCode(failure: Failure): number | null {
  if (failure.kind === 'error') return failure.code;
  return failure.kind === 'blocked' ? 69 : null;
}

/**
 * What a section says where saving it failed (000 §8, settings save failure).
 * @returns null where the session ended: that is said once, at Login
 */
export function settingsFailure(error: unknown): string | null {
  const failure = getFailure(error);
  return failure.kind === 'expired' ? null : messages.failed(getCode(failure));
}
