import { messages } from '#features/ordering/warnings/messages.ts';
import { getFailure } from '#server/outcome.ts';

const texts = messages.lastOrdered;

/** State of one of the two reads, as far as it matters. */
export interface LastOrderedRead {
  /** True until a fresh answer arrives. */
  waiting: boolean;
  failed: boolean;
  error: unknown;
  rows: number;
}

/**
 * Returns whether to warn: `wait` until both reads are done, `none` only if both found nothing, otherwise `warn`, also
 * after an error (001 §4, §8).
 */
export function checkLastOrdered(unsent: LastOrderedRead, sent: LastOrderedRead): 'wait' | 'none' | 'warn' {
  if (unsent.waiting || sent.waiting) return 'wait';
  const found = [unsent, sent].some(({ failed, rows }) => failed || rows > 0);
  return found ? 'warn' : 'none';
}

/** Result code; null without a valid answer. */
function getCode({ error }: LastOrderedRead): number | null {
  const failure = getFailure(error);
  return failure.kind === 'error' ? failure.code : null;
}

export interface LastOrderedProblems {
  /** Single message if both failed. */
  both?: string;
  unsent?: string;
  sent?: string;
}

/** Returns the messages about failed reads: separate, or one for both (001 §8). */
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

export function orderedUnits(lines: readonly Ordered[]): { units: number; orders: number } {
  return {
    units: lines.reduce((sum, { orderedqty }) => sum + orderedqty, 0),
    orders: new Set(lines.map(({ ordernumber }) => ordernumber)).size,
  };
}
