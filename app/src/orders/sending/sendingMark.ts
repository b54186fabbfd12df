import { isUnknown, type Outcome } from '#server/outcome.ts';
import { tabStorage } from '#session/storage.ts';

/** An order that was being sent when the page went: nobody heard what became of it. */
export interface SendingMark {
  username: string;
  orderid: number;
  /** Codes of the suppliers it was being sent to. */
  suppliers: readonly string[];
  /** When, in milliseconds since 1970. */
  at: number;
}

const KEY = 'mortar.sending';

/** Milliseconds for which a mark outlives its call: a page that goes ends its calls, and then runs no timer. */
const OUTLIVES = 1000;

/** A refusal is known: there is nothing to find out. */
const isRefused = (outcome: Outcome<unknown>) =>
  outcome.kind !== 'value' && outcome.kind !== 'nothing' && !isUnknown(outcome);

/** Sends an order, and notes that it is on its way: a page that is loaded before the answer came finds out what became of it. */
export async function sendNoted<Answer>(
  mark: SendingMark,
  send: () => Promise<Outcome<Answer>>,
): Promise<Outcome<Answer>> {
  tabStorage.write(KEY, mark);
  const outcome = await send();
  /** Another sending may have been noted meanwhile. */
  const forgetThis = () => {
    if ((tabStorage.read(KEY) as Partial<SendingMark> | null)?.at === mark.at) forgetSending();
  };
  if (isRefused(outcome)) forgetThis();
  else setTimeout(forgetThis, OUTLIVES);
  return outcome;
}

/**
 * What this person was sending of an order when the page went; null where that is nothing. What was sent of another order
 * holds nothing up on this one.
 * @param orderid the open order; 0 without one
 */
export function readSending(username: string, orderid: number): SendingMark | null {
  const mark = tabStorage.read(KEY) as Partial<SendingMark> | null;
  if (mark?.username !== username || mark.orderid !== orderid || typeof mark.at !== 'number') return null;
  const suppliers = Array.isArray(mark.suppliers) ? mark.suppliers.filter((code) => typeof code === 'string') : [];
  return suppliers.length > 0 ? { username, orderid, suppliers, at: mark.at } : null;
}

/** It is known what became of it. */
export const forgetSending = (): void => tabStorage.remove(KEY);
