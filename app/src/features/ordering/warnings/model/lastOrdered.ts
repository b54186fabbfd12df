import { messages } from '#features/ordering/warnings/messages.ts';
import { getFailure } from '#server/outcome.ts';
import type { LastOrderedRead } from './checkLastOrdered.ts';

const texts = messages.lastOrdered;

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
  ordered: number;
  orderNumber: string;
}

export function orderedUnits(lines: readonly Ordered[]): { units: number; orders: number } {
  return {
    units: lines.reduce((sum, { ordered }) => sum + ordered, 0),
    orders: new Set(lines.map(({ orderNumber }) => orderNumber)).size,
  };
}
