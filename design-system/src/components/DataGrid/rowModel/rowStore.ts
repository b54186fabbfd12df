import type { RowChanges, RowKey, RowStore } from '../types.ts';

/** Delay of updates in hidden pages, which get no frames, ms. */
const HIDDEN_PAGE_DELAY = 100;

const isVisible = () => typeof document !== 'undefined' && !document.hidden;

/**
 * Creates a store for rows that change live: replacing an array of 100 000 rows for one price costs a rebuild, a patch
 * costs one row. The given array is copied on the first change and must not be modified.
 */
export function createRowStore<Row>(initial: readonly Row[], rowKey: (row: Row) => RowKey): RowStore<Row> {
  let given = initial;
  let copy: Row[] | null = null;
  let places: Map<RowKey, number> | null = null;
  let pending: Map<number, Row> | 'replaced' | null = null;
  const listeners = new Set<(changes: RowChanges<Row>) => void>();

  const rows = () => copy ?? given;
  const getPlace = (key: RowKey) => {
    places ??= new Map(rows().map((row, index) => [rowKey(row), index]));
    return places.get(key);
  };
  let frame: number | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  const deliver = () => {
    if (frame !== null) cancelAnimationFrame(frame);
    if (timer !== null) clearTimeout(timer);
    frame = null;
    timer = null;
    const changes = pending;
    pending = null;
    if (changes) for (const listener of listeners) listener(changes);
  };

  // Checked on every change, because the page may be hidden while waiting for a frame.
  const deliverSoon = () => {
    if (isVisible()) frame ??= requestAnimationFrame(deliver);
    else timer ??= setTimeout(deliver, HIDDEN_PAGE_DELAY);
  };

  return {
    rows,
    get(key) {
      const place = getPlace(key);
      return place === undefined ? undefined : rows()[place];
    },
    patch(key, change) {
      const place = getPlace(key);
      const row = place === undefined ? undefined : rows()[place];
      if (place === undefined || row === undefined) return false;
      deliverSoon();
      pending ??= new Map();
      if (pending !== 'replaced' && !pending.has(place)) pending.set(place, row);
      const next = { ...row, ...change };
      copy ??= [...given];
      copy[place] = next;
      if (rowKey(next) !== key) places = null;
      return true;
    },
    replace(next) {
      deliverSoon();
      given = next;
      copy = null;
      places = null;
      pending = 'replaced';
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Distinguishes a store from an array. */
export function isRowStore<Row>(rows: readonly Row[] | RowStore<Row>): rows is RowStore<Row> {
  return !Array.isArray(rows);
}
