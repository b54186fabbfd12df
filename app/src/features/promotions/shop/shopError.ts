import { failureOf } from '#server/outcome.ts';
import { messages as texts } from './messages.ts';

/** Whether there was no answer of the product's at all. */
export function isLost(error: unknown): boolean {
  const { kind } = failureOf(error);
  return kind === 'network' || kind === 'timeout' || kind === 'http';
}

/** What stands in the place of promotions that could not be read (002 §4, §8). */
export function shopError(error: unknown): string {
  const failure = failureOf(error);
  return failure.kind === 'error' && failure.code === 2 ? texts.refresh : texts.failed;
}
