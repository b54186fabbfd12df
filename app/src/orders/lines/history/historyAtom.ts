import { atom, type createStore } from 'jotai';
import { currentOrderAtom } from '#orders/current/currentOrder.ts';
import type { EntryKind, LineStep } from './model/entry.ts';
import { noHistory, recorded } from './model/history.ts';

type Store = Pick<ReturnType<typeof createStore>, 'get' | 'set' | 'sub'>;

/** What was done to the open order in this tab (docs/decisions/0041-undo.md). */
export const historyAtom = atom(noHistory(null));
historyAtom.debugLabel = 'history of the order';

/** Forgets what was done: the order was sent, or is no longer this person's. */
export const dropHistory = (store: Pick<Store, 'set'>): void =>
  store.set(historyAtom, ({ lastKey }) => noHistory(null, lastKey));

/**
 * Notes what somebody did to the open order: one action, with all that it did to lines. The history begins with an
 * order's first action and ends when it is no longer open here; what is done to another order is none of it.
 */
export function record(store: Store, orderid: number, kind: EntryKind, steps: readonly LineStep[]): void {
  const isOpen = () => store.get(currentOrderAtom)?.orderid === orderid;
  if (!isOpen()) return;
  const history = store.get(historyAtom);
  const starts = history.orderid !== orderid;
  store.set(historyAtom, recorded(starts ? noHistory(orderid, history.lastKey) : history, kind, steps));
  if (!starts) return;
  const stop = store.sub(currentOrderAtom, function dropWithTheOrder() {
    if (isOpen()) return;
    stop();
    dropHistory(store);
  });
}
