import { failureOf } from '#server/outcome.ts';

/** Whether there was no answer of the product's at all. */
export function isLost(error: unknown): boolean {
  const { kind } = failureOf(error);
  return kind === 'network' || kind === 'timeout' || kind === 'http';
}
