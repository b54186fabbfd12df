import type { QueryCache, QueryPersister } from '@tanstack/react-query';

/** Number of unreadable rows, attached to a call's signal and to query data. */
const ROWS = Symbol('rows that could not be read');

interface Marked {
  [ROWS]?: number;
}

const isMarked = (data: unknown): data is Marked => typeof data === 'object' && data !== null;

/** Records rows missing in a call's answer. A query may make several calls. */
export function noteUnreadable(signal: AbortSignal & Marked, rows: number): void {
  signal[ROWS] = (signal[ROWS] ?? 0) + rows;
}

/** Records, per query, how many rows its last read omitted. */
export function countUnreadable() {
  const ofQuery = new WeakMap<object, number>();
  const persister: QueryPersister = async (read, context, query) => {
    const data = await read(context);
    ofQuery.set(query, getUnreadableRows(context.signal));
    return data;
  };
  return {
    persister,
    /** Attaches the number to cached data, also after updates. */
    watch(cache: QueryCache): void {
      cache.subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return;
        const { data } = event.query.state;
        if (!isMarked(data) || !Object.isExtensible(data)) return;
        Object.defineProperty(data, ROWS, { value: ofQuery.get(event.query) ?? 0, configurable: true });
      });
    },
  };
}

/** Returns the number of unreadable rows missing in a query's data. */
export const getUnreadableRows = (data: unknown): number => (isMarked(data) ? (data[ROWS] ?? 0) : 0);
