import type { RowKey } from '../types.ts';

export type Keys = ReadonlySet<RowKey>;

/** Returns the keys with one toggled. */
export function toggleKey(keys: Keys, key: RowKey): Keys {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** Returns the keys of a range added to those selected before. */
export function extendKeys(base: Keys, range: Iterable<RowKey>): Keys {
  return new Set([...base, ...range]);
}

/** Returns how much of the shown rows is selected, for the header's checkbox. */
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

/** Adds all shown rows, or removes them if all were selected. Hidden rows' keys are kept. */
export function toggledAll(keys: Keys, shown: Iterable<RowKey>, covered: 'none' | 'some' | 'all'): Keys {
  if (covered !== 'all') return extendKeys(keys, shown);
  const next = new Set(keys);
  for (const key of shown) next.delete(key);
  return next;
}
