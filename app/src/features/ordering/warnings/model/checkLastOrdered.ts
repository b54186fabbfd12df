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
