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
import type { Unchecked } from './model/reviewOrder.ts';

/** Milliseconds without a change until the lines count as complete. */
const LINES_IDLE_MS = 2000;

/** Milliseconds for which answers about other orders stay fresh while lines are added. */
const OTHER_ORDERS_FRESH_MS = 4 * 60_000;

/** Milliseconds for which they stay fresh on sending, since other users may order. */
const OTHER_ORDERS_FRESH_ON_SEND_MS = 60_000;

/**
 * Prefetches the review's data: past orders of the products and other unsent orders. One call each for all lines,
 * unless known; failed data stays unknown.
 * @returns function that reads data too old for sending
 */
export function useReviewPrefetch(order: Order | null, unknown: Unchecked): () => void {
  const { client, queryClient } = useServices();
  const { retailerid } = useSession().staff;
  const store = useStore();
  const orderId = order?.id ?? 0;
  /** Reads in flight, to avoid duplicates. */
  const readsInFlight = useRef(new Map<keyof Readings, Promise<void>>());

  const keep = (part: Partial<Readings>) =>
    store.set(readingsAtom, (before) => (before.orderid === orderId ? { ...before, ...part } : before));
  const getReadings = () => {
    const before = store.get(readingsAtom);
    if (before.orderid === orderId) return before;
    store.set(readingsAtom, noReadings(orderId));
    return noReadings(orderId);
  };
  /** @param isLast true on sending, to read other orders again */
  const read = (lines: readonly OrderLine[], isLast: boolean) => {
    const now = Date.now();
    const { duplicates, otherValues, past } = getReadings();
    const isOld = (reading: { at: number } | null) =>
      reading === null ? isLast : now - reading.at > (isLast ? OTHER_ORDERS_FRESH_ON_SEND_MS : OTHER_ORDERS_FRESH_MS);
    // Failures leave the data unknown.
    const startRead = <Part>(readingKey: keyof Readings, ask: () => Promise<Part>, then: (part: Part) => void) => {
      const before = readsInFlight.current.get(readingKey);
      if (before) {
        // The read in flight may be for other lines or another order, so missing data is checked afterwards.
        if (!isLast) void before.then(() => readMissing());
        return;
      }
      const end = () => void readsInFlight.current.delete(readingKey);
      readsInFlight.current.set(readingKey, ask().then(then).then(end, end));
    };
    if (unknown.otherOrders > 0 || isOld(duplicates)) {
      const ask = () => readDuplicates(client, { orderid: orderId, retailerid }, lines);
      startRead('duplicates', ask, (found) => keep({ duplicates: { ...found, at: now } }));
    }
    if (unknown.otherValues || (otherValues && isOld(otherValues))) {
      const ask = () => readOtherValues(client, queryClient, lines);
      startRead('otherValues', ask, (bySupplier) => keep({ otherValues: { bySupplier, at: now } }));
    }
    if (unknown.quantities > 0 && past === null)
      startRead(
        'past',
        () => readPast(client, queryClient),
        (found) => keep({ past: found }),
      );
  };
  const readMissing = useEffectEvent(() => order && read(order.lines, false));
  const lines = order?.lines;
  useEffect(
    function prefetchOnceLinesSettle() {
      if (!lines || lines.length === 0) return;
      const timer = setTimeout(() => readMissing(), LINES_IDLE_MS);
      return () => clearTimeout(timer);
    },
    [lines],
  );
  return () => {
    if (order && order.lines.length > 0) read(order.lines, true);
  };
}
