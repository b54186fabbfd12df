/** Selection of a list: an entry by key, a new one, or none. */
export type Chosen =
  | { kind: 'none' }
  | { kind: 'new' /** Key of the copied entry. */; from?: number }
  | { kind: 'one'; key: number };

/**
 * Returns the name of an entry's form: 'role 7', 'role new'.
 * @param key null for a new one
 */
export const entryName = (list: string, key: number | null): string => `${list} ${key ?? 'new'}`;

/** Returns the entry with input of an expired session, if any. */
export function storedEntry(list: string, forms: readonly string[]): Chosen {
  for (const form of forms.toReversed()) {
    if (form === entryName(list, null)) return { kind: 'new' };
    const key = form.startsWith(`${list} `) ? form.slice(list.length + 1) : '';
    if (/^\d+$/.test(key)) return { kind: 'one', key: Number(key) };
  }
  return { kind: 'none' };
}
