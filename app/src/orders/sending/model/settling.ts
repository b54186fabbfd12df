import type { SendingMark } from '#orders/sending/sendingMark.ts';
import type { UnsentSupplier } from './unsentSupplier.ts';

/** Milliseconds after which an unanswered sending has ended: longer than a call may take. */
export const SENDING_TIMEOUT_MS = 22_000;

export interface SendingResult {
  /** Number of reached suppliers. */
  sent: number;
  /** Names of suppliers not reached; empty if all were. */
  unsent: readonly string[];
}

/**
 * Returns the result by what is unsent: suppliers no longer listed were reached.
 * @param suppliers codes of the requested suppliers
 */
export function sendingResult(suppliers: readonly string[], unsent: readonly UnsentSupplier[]): SendingResult {
  const left = unsent.filter(({ code }) => suppliers.includes(code));
  return { sent: suppliers.length - left.length, unsent: left.map(({ name }) => name) };
}

/**
 * Returns the result of an unanswered sending; null while it may still complete, which listed suppliers leave open.
 * @param now milliseconds since 1970
 */
export function settle({ suppliers, at }: SendingMark, unsent: readonly UnsentSupplier[], now: number) {
  const result = sendingResult(suppliers, unsent);
  return result.unsent.length > 0 && now - at < SENDING_TIMEOUT_MS ? null : result;
}
