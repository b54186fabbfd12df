import { messages } from '#features/ordering/warnings/messages.ts';
import { getFailure } from '#server/outcome.ts';

const texts = messages.lastOrdered;

/** One of the two reads, as far as the warning is decided by it. */
export interface LastOrderedRead {
  /** A fresh answer is still awaited. */
  waiting: boolean;
  failed: boolean;
  error: unknown;
  rows: number;
}

/**
 * Whether the warning is shown: `wait` until both reads have answered, `none` only where both found nothing, `warn`
 * otherwise, also where one failed: what could not be read is not taken for nothing (001 §4, §8).
 */
export function judgeLastOrdered(unsent: LastOrderedRead, sent: LastOrderedRead): 'wait' | 'none' | 'warn' {
  if (unsent.waiting || sent.waiting) return 'wait';
  const found = [unsent, sent].some(({ failed, rows }) => failed || rows > 0);
  return found ? 'warn' : 'none';
}

/** The code that the server answered; null where it answered none, or nothing that can be read. */
function getCode({ error }: LastOrderedRead): number | null {
  const failure = getFailure(error);
  return failure.kind === 'error' ? failure.code : null;
}

export interface LastOrderedProblems {
  /** Both failed: said once for both. */
  both?: string;
  unsent?: string;
  sent?: string;
}

/** What is said of the reads that failed: each by itself, or both in one (001 §8). */
export function lastOrderedProblems(unsent: LastOrderedRead, sent: LastOrderedRead): LastOrderedProblems {
  if (unsent.failed && sent.failed) return { both: texts.failed.both(getCode(unsent), getCode(sent)) };
  return {
    ...(unsent.failed && { unsent: texts.failed.unsent(getCode(unsent)) }),
    ...(sent.failed && { sent: texts.failed.sent(getCode(sent)) }),
  };
}

interface Ordered {
  orderedqty: number;
  ordernumber: string;
}

/** How many units, and on how many orders. */
export function orderedUnits(lines: readonly Ordered[]): { units: number; orders: number } {
  return {
    units: lines.reduce((sum, { orderedqty }) => sum + orderedqty, 0),
    orders: new Set(lines.map(({ ordernumber }) => ordernumber)).size,
  };
}
