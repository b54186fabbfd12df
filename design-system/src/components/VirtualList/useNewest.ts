import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { announce } from '../Announcer/announce.ts';
import { messages } from './messages.ts';
import type { RowKey } from './useVirtualRows.ts';

type Newest = 'start' | 'end';

/** The place of a row that is so many away from the newest one. */
export const placeFromNewest = (away: number, count: number, newest: Newest): number =>
  newest === 'end' ? count - 1 - away : away;

/** How many rows stand between the newest one and the first that is known, as far as one is. */
function countNew(keys: readonly RowKey[], newest: Newest, isKnown: (key: RowKey) => boolean): number {
  for (let away = 0; away < keys.length; away += 1) {
    const key = keys[placeFromNewest(away, keys.length, newest)];
    if (key !== undefined && isKnown(key)) return away;
  }
  return keys.length;
}

/**
 * Whether the newest row is in sight, and how many came in since it no longer is.
 * @param keys of all rows
 */
export function useNewest(keys: readonly RowKey[], newest: Newest) {
  /** The rows that there were when whoever reads left the newest one; null while it is in sight. */
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
  /** Whoever reads a list from above is at its top. */
  atTop: boolean;
  showNewest: () => void;
}

/**
 * Says which rows came in at the newest end, and shows those of one's own, and those that came in above whoever is at the
 * top. What is there from the beginning did not come in.
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
      // Where the newest one of before has gone, nobody knows what came after it.
      if (last !== undefined && keys.includes(last)) onArrival(countNew(keys, newest, (key) => key === last));
    },
    [keys, newest],
  );
}
