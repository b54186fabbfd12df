import { messages } from '#orders/sending/messages.ts';
import type { Failure } from '#server/outcome.ts';

const texts = messages.another;

/** Returns the message for a status that could not be updated (002 §8). */
export function statusError(failure: Failure): string {
  return failure.kind === 'error' ? texts.statusFailed(failure.code) : texts.statusUnexpected;
}
