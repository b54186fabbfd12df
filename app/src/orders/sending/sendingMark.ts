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

/**
 * Notes that an order is on its way: a page that is loaded before the answer came finds out what became of it.
 * @returns what to call when the call has ended
 */
export function noteSending(mark: SendingMark): () => void {
  tabStorage.write(KEY, mark);
  return () => void setTimeout(forgetSending, OUTLIVES);
}

/** What this person was sending when the page went; null where that is nothing. */
export function readSending(username: string): SendingMark | null {
  const mark = tabStorage.read(KEY) as Partial<SendingMark> | null;
  if (mark?.username !== username || typeof mark.orderid !== 'number' || typeof mark.at !== 'number') return null;
  const suppliers = Array.isArray(mark.suppliers) ? mark.suppliers.filter((code) => typeof code === 'string') : [];
  return suppliers.length > 0 ? { username, orderid: mark.orderid, suppliers, at: mark.at } : null;
}

/** It is known what became of it. */
export const forgetSending = (): void => tabStorage.remove(KEY);
