import { isUnknown, type Outcome } from '#server/outcome.ts';
import { tabStorage } from '#session/storage.ts';

/** Order being sent when the page closed, with unknown result. */
export interface SendingMark {
  username: string;
  orderid: number;
  /** Codes of the suppliers. */
  suppliers: readonly string[];
  /** Milliseconds since 1970. */
  at: number;
}

const KEY = 'mortar.sending';

/** Milliseconds a mark outlives its call: a closing page aborts calls and then runs no timer. */
const MARK_LIFETIME_MS = 1000;

/** A rejection is a known result. */
const isRefused = (outcome: Outcome<unknown>) =>
  outcome.kind !== 'value' && outcome.kind !== 'nothing' && !isUnknown(outcome);

/** Sends an order and marks it as being sent, so that a reloaded page can check the result. */
export async function sendWithMark<Answer>(
  mark: SendingMark,
  send: () => Promise<Outcome<Answer>>,
): Promise<Outcome<Answer>> {
  tabStorage.write(KEY, mark);
  const outcome = await send();
  /** Another sending may have replaced the mark. */
  const forgetThis = () => {
    if ((tabStorage.read(KEY) as Partial<SendingMark> | null)?.at === mark.at) forgetSending();
  };
  if (isRefused(outcome)) forgetThis();
  else setTimeout(forgetThis, MARK_LIFETIME_MS);
  return outcome;
}

/**
 * Returns what this user was sending of an order when the page closed, or null. Other orders are not blocked.
 * @param orderId the open order; 0 without one
 */
export function readSending(username: string, orderId: number): SendingMark | null {
  const mark = tabStorage.read(KEY) as Partial<SendingMark> | null;
  if (mark?.username !== username || mark.orderid !== orderId || typeof mark.at !== 'number') return null;
  const suppliers = Array.isArray(mark.suppliers) ? mark.suppliers.filter((code) => typeof code === 'string') : [];
  return suppliers.length > 0 ? { username, orderid: orderId, suppliers, at: mark.at } : null;
}

/** Removes the mark once the result is known. */
export const forgetSending = (): void => tabStorage.remove(KEY);
