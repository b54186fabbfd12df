import type { QueryCache, QueryPersister } from '@tanstack/react-query';

/** How many rows could not be read, on what tells of it: the signal of calls, and the data that were made of their answers. */
const ROWS = Symbol('rows that could not be read');

interface Marked {
  [ROWS]?: number;
}

const isMarked = (data: unknown): data is Marked => typeof data === 'object' && data !== null;

/** A call's answer was read without some of its rows. A query may make several calls. */
export function noteMisread(signal: AbortSignal & Marked, rows: number): void {
  signal[ROWS] = (signal[ROWS] ?? 0) + rows;
}

/** Keeps with each query of a cache how many rows the calls of its last read left out. */
export function countMisread() {
  const ofQuery = new WeakMap<object, number>();
  const persister: QueryPersister = async (read, context, query) => {
    const data = await read(context);
    ofQuery.set(query, misreadRows(context.signal));
    return data;
  };
  return {
    persister,
    /** From now on `misreadRows` knows it of what the cache holds, also after what was written has been put into it. */
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

/** How many rows a query's data are without, because they could not be read. */
export const misreadRows = (data: unknown): number => (isMarked(data) ? (data[ROWS] ?? 0) : 0);
