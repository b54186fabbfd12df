import type { ListLine } from '@mortar/reading';
import { aFewAtATime } from '#server/aFewAtATime.ts';
import type { Match } from './match.ts';

/** Lines that are looked up at a time: no call takes several codes. */
const AT_ONCE = 4;

/** Lines in a row without an answer, after which the others are not asked for: the server is not there. */
const GIVEN_UP_AFTER = 3;

/** How looking up ended: all lines were; somebody stopped it; the server did not answer. */
export type MatchingEnd = 'done' | 'stopped' | 'no answer';

class NoAnswer extends Error {}

export interface MatchingOptions {
  signal: AbortSignal;
  /** Looks one line up. @throws where a call failed */
  match(line: ListLine): Promise<Match>;
  /** Called for each line that was looked up, whether it was found or not. */
  onMatch(number: number, match: Match): void;
}

/**
 * Looks lines up, a few at a time and each by itself: one without an answer may be asked for again, and takes no other with
 * it. Codes that were looked up lately are answered without a call.
 */
export async function matchLines(
  lines: readonly ListLine[],
  { signal, match, onMatch }: MatchingOptions,
): Promise<MatchingEnd> {
  let failed = 0;
  const look = async (line: ListLine) => {
    try {
      onMatch(line.number, await match(line));
      failed = 0;
    } catch {
      onMatch(line.number, { kind: 'failed' });
      failed += 1;
      if (failed >= GIVEN_UP_AFTER) throw new NoAnswer();
    }
  };
  try {
    await aFewAtATime(lines, { atOnce: AT_ONCE, signal }, look);
    return 'done';
  } catch {
    return signal.aborted ? 'stopped' : 'no answer';
  }
}
