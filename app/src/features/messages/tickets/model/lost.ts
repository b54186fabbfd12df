import { messages } from '#features/messages/tickets/messages.ts';
import { failureOf } from '#server/outcome.ts';

/** Whether there was no answer of the product's at all. */
export function isLost(error: unknown): boolean {
  const { kind } = failureOf(error);
  return kind === 'network' || kind === 'timeout' || kind === 'http';
}

/** What stands in the place of a list that could not be read (002 §8). */
export const inboxError = (error: unknown): string =>
  isLost(error) ? messages.inbox.fetchFailed : messages.inbox.failed;
