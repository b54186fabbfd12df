import { getFailure } from '#server/outcome.ts';
import { messages as texts } from './messages.ts';

/** Returns the message for promotions that could not be read (002 §4, §8). */
export function shopError(error: unknown): string {
  const failure = getFailure(error);
  return failure.kind === 'error' && failure.code === 2 ? texts.refresh : texts.failed;
}
