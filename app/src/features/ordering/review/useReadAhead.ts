import { useStore } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Order, OrderLine } from '#orders/current/model/line.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import {
  noReadings,
  type Readings,
  readDuplicates,
  readingsAtom,
  readOtherValues,
  readPast,
} from './api/reviewReadings.ts';
import type { NotLookedAt } from './model/reviewOrder.ts';

/** Milliseconds after the last change of an order's lines after which somebody has stopped adding to it. */
const REST = 2000;

/** Milliseconds for which an answer about other orders is believed while lines are added. */
const BELIEVED = 4 * 60_000;

/** Milliseconds for which it is believed when the order is to be sent: somebody else may have ordered meanwhile. */
const BELIEVED_LAST = 60_000;

/**
 * Reads what the review goes by before anybody asks for it: what the lines' products were ordered for, and what other
 * unsent orders hold. One call each for all lines, where ordering has not read it already; what fails stays not known.
 * @returns reads again what is too old for an order that is to be sent
 */
export function useReviewPrefetch(order: Order | null, unknown: NotLookedAt): () => void {
  const { client, queryClient } = useServices();
  const { retailerid } = useSession().staff;
  const store = useStore();
  const orderid = order?.id ?? 0;
  /** What is being read: it is not asked for a second time meanwhile. */
  const onTheWay = useRef(new Map<keyof Readings, Promise<void>>());

  const keep = (part: Partial<Readings>) =>
    store.set(readingsAtom, (before) => (before.orderid === orderid ? { ...before, ...part } : before));
  const getReadings = () => {
    const before = store.get(readingsAtom);
    if (before.orderid === orderid) return before;
    store.set(readingsAtom, noReadings(orderid));
    return noReadings(orderid);
  };
  /** @param isLast the order is to be sent: what is known of other orders is asked for once more */
  const read = (lines: readonly OrderLine[], isLast: boolean) => {
    const now = Date.now();
    const { duplicates, otherValues, past } = getReadings();
    const isOld = (reading: { at: number } | null) =>
      reading === null ? isLast : now - reading.at > (isLast ? BELIEVED_LAST : BELIEVED);
    // What cannot be read stays not known: nobody waits for any of these.
    const quietly = <Part>(what: keyof Readings, ask: () => Promise<Part>, then: (part: Part) => void) => {
      const before = onTheWay.current.get(what);
      if (before) {
        // What is on the way was asked for other lines, or another order: then it is looked what is still missing.
        if (!isLast) void before.then(() => readWhatIsMissing());
        return;
      }
      const end = () => void onTheWay.current.delete(what);
      onTheWay.current.set(what, ask().then(then).then(end, end));
    };
    if (unknown.otherOrders > 0 || isOld(duplicates)) {
      const ask = () => readDuplicates(client, { orderid, retailerid }, lines);
      quietly('duplicates', ask, (found) => keep({ duplicates: { ...found, at: now } }));
    }
    if (unknown.otherValues || (otherValues && isOld(otherValues))) {
      const ask = () => readOtherValues(client, queryClient, lines);
      quietly('otherValues', ask, (bySupplier) => keep({ otherValues: { bySupplier, at: now } }));
    }
    if (unknown.quantities > 0 && past === null)
      quietly(
        'past',
        () => readPast(client, queryClient),
        (found) => keep({ past: found }),
      );
  };
  const readWhatIsMissing = useEffectEvent(() => order && read(order.lines, false));
  const lines = order?.lines;
  useEffect(
    function prefetchOnceLinesSettle() {
      if (!lines || lines.length === 0) return;
      const timer = setTimeout(() => readWhatIsMissing(), REST);
      return () => clearTimeout(timer);
    },
    [lines],
  );
  return () => {
    if (order && order.lines.length > 0) read(order.lines, true);
  };
}
