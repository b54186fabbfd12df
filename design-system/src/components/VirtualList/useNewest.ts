import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { announce } from '../Announcer/announce.ts';
import { messages } from './messages.ts';
import type { RowKey } from './useVirtualRows.ts';

type Newest = 'start' | 'end';

/** Returns the index of a row by its distance from the newest one. */
export const placeFromNewest = (away: number, count: number, newest: Newest): number =>
  newest === 'end' ? count - 1 - away : away;

/** Returns the number of rows between the newest and the first known one, if there is one. */
function countNew(keys: readonly RowKey[], newest: Newest, isKnown: (key: RowKey) => boolean): number {
  for (let away = 0; away < keys.length; away += 1) {
    const key = keys[placeFromNewest(away, keys.length, newest)];
    if (key !== undefined && isKnown(key)) return away;
  }
  return keys.length;
}

/**
 * Returns whether the newest row is visible, and the number of new rows since it was.
 * @param keys of all rows
 */
export function useNewest(keys: readonly RowKey[], newest: Newest) {
  /** The rows that existed when the user left the newest one; null while it is visible. */
  const [known, setKnown] = useState<ReadonlySet<RowKey> | null>(null);
  const unseen = useMemo(
    () => (known === null ? 0 : countNew(keys, newest, (key) => known.has(key))),
    [known, keys, newest],
  );
  return {
    atNewest: known === null,
    unseen,
    onPlace(atNewest: boolean) {
      if (atNewest !== (known === null)) setKnown(atNewest ? null : new Set(keys));
    },
  };
}

interface ArrivalOptions<Row> {
  label: string;
  rows: readonly Row[];
  keys: readonly RowKey[];
  newest: Newest;
  isOwn: ((row: Row) => boolean) | undefined;
  spoken: ((row: Row) => string) | undefined;
  /** Whether a list read from above is scrolled to its top. */
  atTop: boolean;
  showNewest: () => void;
}

/**
 * Announces new rows at the newest end, and scrolls to own rows and those above a user at the top. Initial rows are not
 * new.
 */
export function useArrivals<Row>(options: ArrivalOptions<Row>): void {
  const { label, rows, keys, newest, isOwn, spoken, atTop, showNewest } = options;
  const before = useRef(keys);
  const onArrival = useEffectEvent((count: number) => {
    const arrived = Array.from({ length: count }, (_, away) => rows[placeFromNewest(away, rows.length, newest)] as Row);
    const [last] = arrived;
    if (last !== undefined && (atTop || isOwn?.(last))) showNewest();
    const others = arrived.filter((row) => !isOwn?.(row));
    const [first] = others;
    if (spoken && first !== undefined) {
      announce(others.length === 1 ? spoken(first) : messages.arrived(label, others.length));
    }
  });
  useLayoutEffect(
    function noteArrivals() {
      const was = before.current;
      before.current = keys;
      const last = was[placeFromNewest(0, was.length, newest)];
      // If the previously newest row is gone, the number of new rows is unknown.
      if (last !== undefined && keys.includes(last)) onArrival(countNew(keys, newest, (key) => key === last));
    },
    [keys, newest],
  );
}
