/** What of a list is open: one of it by its key, something new, or nothing. */
export type Chosen =
  | { kind: 'none' }
  | { kind: 'new' /** The one that it is a copy of. */; from?: number }
  | { kind: 'one'; key: number };

/**
 * The name of a list's form: 'role 7', 'role new'.
 * @param key null for something new
 */
export const entryName = (list: string, key: number | null): string => `${list} ${key ?? 'new'}`;

/** Which of a list somebody typed in when their session ended; nothing where there is none. */
export function keptEntry(list: string, forms: readonly string[]): Chosen {
  for (const form of forms.toReversed()) {
    if (form === entryName(list, null)) return { kind: 'new' };
    const key = form.startsWith(`${list} `) ? form.slice(list.length + 1) : '';
    if (/^\d+$/.test(key)) return { kind: 'one', key: Number(key) };
  }
  return { kind: 'none' };
}
