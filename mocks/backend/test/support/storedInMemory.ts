import type { Change, Journal } from '../../src/store/journal.ts';

/** Returns a journal in memory, from which another backend can continue. */
export function storedInMemory(): Journal {
  const rows = new Map<string, Change>();
  return {
    load: () => [...rows.values()].filter(({ value }) => value !== null),
    commit(changes) {
      for (const change of changes) rows.set(`${change.collection} ${change.key}`, change);
    },
    close: () => {},
  };
}
