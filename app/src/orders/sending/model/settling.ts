import type { SendingMark } from '#orders/sending/sendingMark.ts';
import type { UnsentSupplier } from './unsentSupplier.ts';

/** Milliseconds after which a sending that nobody heard of is not on its way any more: longer than a call may take. */
export const SETTLED_WITHIN = 22_000;

/** What became of a sending. */
export interface SendingResult {
  /** How many suppliers were sent to. */
  sent: number;
  /** Names of the suppliers that were not sent to; none where all of it was sent. */
  unsent: readonly string[];
}

/**
 * Judges a sending by what is unsent now: a supplier that left the list was sent to.
 * @param suppliers codes of the suppliers that it was for
 */
export function sendingResult(suppliers: readonly string[], unsent: readonly UnsentSupplier[]): SendingResult {
  const left = unsent.filter(({ code }) => suppliers.includes(code));
  return { sent: suppliers.length - left.length, unsent: left.map(({ name }) => name) };
}

/**
 * The same of a sending that nobody heard of; null while it may be on its way: a supplier that stands in the list may
 * still be sent to while the call has time.
 * @param now milliseconds since 1970
 */
export function settle({ suppliers, at }: SendingMark, unsent: readonly UnsentSupplier[], now: number) {
  const result = sendingResult(suppliers, unsent);
  return result.unsent.length > 0 && now - at < SETTLED_WITHIN ? null : result;
}
