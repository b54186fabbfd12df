import { atom, type createStore } from 'jotai';
import { currentOrderAtom } from '#orders/current/currentOrder.ts';
import type { EntryKind, LineStep } from './model/entry.ts';
import { noHistory, recordEntry } from './model/history.ts';

type Store = Pick<ReturnType<typeof createStore>, 'get' | 'set' | 'sub'>;

/** Actions on the open order in this tab (docs/decisions/0041-undo.md). */
export const historyAtom = atom(noHistory(null));
historyAtom.debugLabel = 'history of the order';

/** Clears the history when the order was sent or is no longer the user's. */
export const dropHistory = (store: Pick<Store, 'set'>): void =>
  store.set(historyAtom, ({ lastKey }) => noHistory(null, lastKey));

/**
 * Records an action on the open order with all its line changes. The history starts with the first action and ends when
 * the order is closed; changes of other orders are not recorded.
 */
export function record(store: Store, orderId: number, kind: EntryKind, steps: readonly LineStep[]): void {
  const isOpen = () => store.get(currentOrderAtom)?.orderId === orderId;
  if (!isOpen()) return;
  const history = store.get(historyAtom);
  const starts = history.orderid !== orderId;
  store.set(historyAtom, recordEntry(starts ? noHistory(orderId, history.lastKey) : history, kind, steps));
  if (!starts) return;
  const stop = store.sub(currentOrderAtom, function clearOnClose() {
    if (isOpen()) return;
    stop();
    dropHistory(store);
  });
}
