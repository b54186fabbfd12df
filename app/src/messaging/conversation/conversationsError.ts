import { getFailure } from '#server/outcome.ts';
import { messages as texts } from './messages.ts';

/** Why conversations, or what was written in one, could not be read (002 §8). */
export function conversationsError(error: unknown): string {
  const failure = getFailure(error);
  return failure.kind === 'error' ? texts.failed(failure.code) : texts.unexpected;
}
