import type { ListLine } from '@mortar/reading';
import { runConcurrently } from '#server/runConcurrently.ts';
import type { Match } from './match.ts';

/** Maximum number of concurrent lookups, since no call takes several codes. */
const MAX_CONCURRENT = 4;

/** Consecutive lines without an answer after which matching stops. */
const MAX_UNANSWERED = 3;

/** How matching ended: complete, stopped by the user, or without answers. */
export type MatchingEnd = 'done' | 'stopped' | 'no answer';

class NoAnswer extends Error {}

export interface MatchingOptions {
  signal: AbortSignal;
  /** Looks up a line. @throws if a call failed */
  match(line: ListLine): Promise<Match>;
  /** Called for each line, found or not. */
  onMatch(number: number, match: Match): void;
}

/**
 * Looks up lines individually, a few at once. A line without an answer does not affect others and may be retried.
 * Recent codes are cached.
 */
export async function matchLines(
  lines: readonly ListLine[],
  { signal, match, onMatch }: MatchingOptions,
): Promise<MatchingEnd> {
  let failed = 0;
  const lookUp = async (line: ListLine) => {
    try {
      onMatch(line.number, await match(line));
      failed = 0;
    } catch {
      onMatch(line.number, { kind: 'failed' });
      failed += 1;
      if (failed >= MAX_UNANSWERED) throw new NoAnswer();
    }
  };
  try {
    await runConcurrently(lines, { atOnce: MAX_CONCURRENT, signal }, lookUp);
    return 'done';
  } catch {
    return signal.aborted ? 'stopped' : 'no answer';
  }
}
