import type { SendingMark } from '#orders/sending/sendingMark.ts';
import type { UnsentSupplier } from './unsentSupplier.ts';

/** Milliseconds after which a sending that nobody heard of is not on its way any more: longer than a call may take. */
export const SETTLED_WITHIN = 22_000;

/** What became of a sending, as far as the list of what is unsent tells. */
export type Settled =
  | { state: 'on its way' }
  | { state: 'sent'; suppliers: number }
  /** Names of the suppliers that were not sent to. */
  | { state: 'not sent'; sent: number; unsent: readonly string[] };

/**
 * Judges by what is still unsent. A supplier that left the list was sent to; one that stands there may still be sent to
 * while the call has time.
 * @param now milliseconds since 1970
 */
export function settle({ suppliers, at }: SendingMark, unsent: readonly UnsentSupplier[], now: number): Settled {
  const left = unsent.filter(({ code }) => suppliers.includes(code));
  if (left.length === 0) return { state: 'sent', suppliers: suppliers.length };
  if (now - at < SETTLED_WITHIN) return { state: 'on its way' };
  return { state: 'not sent', sent: suppliers.length - left.length, unsent: left.map(({ name }) => name) };
}
