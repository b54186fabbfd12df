import type { RowKey } from '../types.ts';

export type Keys = ReadonlySet<RowKey>;

/** The keys with one turned on or off. */
export function toggled(keys: Keys, key: RowKey): Keys {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** The keys of a range added to those that were there when the range began. */
export function extended(base: Keys, range: Iterable<RowKey>): Keys {
  return new Set([...base, ...range]);
}

/** How much of what shows is selected: what the checkbox in the header says. */
export function coverage(
  keys: Keys,
  shown: { length: number; keyAt(position: number): RowKey },
): 'none' | 'some' | 'all' {
  if (keys.size === 0 || shown.length === 0) return 'none';
  let found = 0;
  for (let position = 0; position < shown.length; position++) {
    if (keys.has(shown.keyAt(position))) found++;
    else if (found > 0) return 'some';
  }
  return found === 0 ? 'none' : found === shown.length ? 'all' : 'some';
}

/** Select all: adds what shows, or takes it away when all of it was selected. Keys that do not show are kept. */
export function toggledAll(keys: Keys, shown: Iterable<RowKey>, covered: 'none' | 'some' | 'all'): Keys {
  if (covered !== 'all') return extended(keys, shown);
  const next = new Set(keys);
  for (const key of shown) next.delete(key);
  return next;
}
